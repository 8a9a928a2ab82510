import { datePattern, datesIn, showDate } from '../lexicon/dates.ts';
import { durationPattern } from '../lexicon/durations.ts';
import { first, readDates, readTerms } from './readers.ts';
import {
  type Candidate,
  type FieldContext,
  type FieldRule,
  fromPairs,
  fromProse,
  placed,
  type Reading,
  sentencesLike,
} from './rule.ts';

const otherInstrument =
  /\b(?:certain|original|existing|prior|master|prime|underlying|amended\s+by|pursuant\s+to|parties\s+to|under)\b[^.;]{0,90}$/i;

function agreementDate(context: FieldContext): Candidate[] {
  const labelled = fromPairs(
    context,
    /^(?:(?:lease|sublease|reference|agreement|execution)\s+(?:reference\s+)?date|dated?(?:\s+as\s+of)?(?:\s+of\s+(?:this\s+)?(?:lease|sublease|agreement|letter|amendment))?|effective\s+date(?:\s+of\s+(?:this\s+)?lease)?|lease\s+dated?|parties)$/,
    first(readDates),
  );
  const found: Candidate[] = [];
  for (const block of context.text.blocks.slice(0, 160)) {
    if (block.start > 9_000) break;
    if (block.contents || block.kind === 'row') continue;
    for (const date of datesIn(block.text)) {
      const lead = block.text.slice(Math.max(0, date.start - 150), date.start);
      const trail = block.text.slice(date.end, date.end + 60);
      const alone = block.text.length < date.end - date.start + 25 && block.start < 1_500;
      const defined =
        /^[^.;]{0,6}\((?:the\s+|this\s+)?[“"][^”"]*(?:Effective\s+Date|Date|date\s+of\s+this)[^”"]*[”"]/i.test(trail)
          ? 10
          : 0;
      const announced =
        (defined > 0 && /\b(?:between|landlord|lessor)\b/i.test(block.text)) ||
        /\b(?:made|entered|dated|executed|effective|as\s+of|this|date\s+of)\b[^.;]{0,60}$/i.test(lead);
      const preamble =
        /\b(?:lease|sublease|agreement|amendment|indenture|license)\b/i.test(block.text.slice(0, 160)) &&
        (/\b(?:between|among|landlord|lessor|sublessor|sublandlord)\b/i.test(block.text) ||
          /\bmade\b|\bentered\b|\bdated\b/i.test(lead));
      if (!alone && !announced) continue;
      const foreign = otherInstrument.test(lead) && !/\bthis\b[^.;]{0,80}$/i.test(lead) ? -60 : 0;
      const commences = /\b(?:commenc|expir|terminat|ending|begin|through|until|rent)\w*\b[^.;]{0,40}$/i.test(lead)
        ? -50
        : 0;
      const cue = /\b(?:made|entered|dated|executed|effective|date)\b[^.;]{0,70}$|\bas\s+of\s+(?:the\s+)?$/i.exec(lead);
      const start = alone ? date.start : date.start - (cue?.[0].length ?? 0);
      found.push({
        value: date.iso,
        shown: showDate(date.iso),
        span: { start: block.start + Math.max(0, start), end: block.start + date.end },
        score:
          (preamble ? 104 : alone ? 92 : 66) +
          defined +
          foreign +
          commences +
          placed(context, block) -
          block.start / 500,
      });
    }
  }
  return [...labelled.map((candidate) => ({ ...candidate, score: candidate.score - 2 })), ...found].filter(
    ({ score }) => score > 40,
  );
}

const shift = '(?:the\\s+)?(?:earlier|later|earliest|latest|sooner|(?:first|last)\\s+to\\s+occur)\\b';

/** A day, or where the document defines it by an event the words of the definition. */
function dayOrFormula(piece: string): Reading[] {
  const formula =
    new RegExp(`\\b${shift}[^.;]{0,60}?\\b(?:of|to\\s+occur)\\b[^.;]*`, 'i').exec(piece) ??
    /^(?:on\s+)?(?:the\s+)?(?:date|day)\s+\w[^.;]*|^(?:upon|following)\b[^.;]*|^(?:the\s+)?(?:date\s+of\s+)?(?:substantial\s+completion|delivery|closing|issuance|opening|full\s+execution)\b[^.;]*|^\s*\w+(?:\s+\(\d+\))?\s+(?:days|months|years)\s+(?:after|following|from)\b[^.;]*/i.exec(
      piece,
    );
  const date = readDates(piece)[0];
  if (formula && (!date || formula.index <= date.start)) {
    const words = cutDefinition(formula[0]);
    if (words.length < 8) return date ? [date] : [];
    const start = formula.index + formula[0].indexOf(words);
    return [
      {
        value: words.replace(/\s+/g, ' '),
        shown: words.replace(/\s+/g, ' '),
        start,
        end: start + words.length,
        note: 'A formula, not a fixed day.',
      },
    ];
  }
  return date ? [date] : [];
}

function cutDefinition(words: string): string {
  return words
    .replace(/\s*\((?!\w{1,4}\)).*$/s, '')
    .replace(/\s+and\s+(?:shall\s+)?(?:end|expire|terminat|continu)\w*.*$/is, '')
    .replace(/[\s,;]+$/, '')
    .trim()
    .slice(0, 400);
}

const day = datePattern;
const about =
  /\b(?:rent|fiscal|policy|insurance|option|renewal|calendar|fiscal|audit|base\s+year|lease\s+year|operating|tax|surrender|abatement)\b[^.;]{0,40}$/i;

function commencement(context: FieldContext): Candidate[] {
  const extension = context.kind === 'amendment';
  const avoid =
    /\b(?:rent\s+abatement|abatement\s+period|for\s+the\s+period\s+(?:from|commencing)|surrender\s+premises|base\s+year|lease\s+year|calendar\s+year|monthly\s+installment)/i;
  return [
    ...fromPairs(
      context,
      /^(?:(?:lease|term|estimated|anticipated|scheduled|target|extension(?:\s+term)?|sublease|initial)\s+)*(?:commencement|start|beginning)\s*(?:date)?(?:\s+of\s+(?:the\s+)?(?:lease|term))?$/,
      (piece) => dayOrFormula(piece.slice(0, 330)),
    ),
    ...fromPairs(
      context,
      /^(?:(?:lease|initial|sublease|base|primary|original|extended|extension|renewal|basic)\s+)*(?:term|lease\s+period)(?:\s+of\s+(?:this\s+)?(?:lease|sublease))?(?:\s+and\s+\w+)?$/,
      (piece) =>
        afterCue(
          piece,
          /\b(?:commenc(?:e|es|ing|ement\s+date\s+(?:is|of))|begin(?:s|ning)?|start(?:s|ing)?|from)\b\s*(?:on\s+|as\s+of\s+|upon\s+)?/i,
          dayOrFormula,
          5,
        ),
    ),
    ...fromProse(
      context,
      ['commencement', 'date'],
      new RegExp(
        `(${day})\\s*,?\\s*\\(\\s*(?:the\\s+|such\\s+date|herein\\w*\\s+)?[^()“"]{0,40}[“"][^”"()]{0,30}Commencement\\s+Date[”"]`,
        'dgi',
      ),
      first(readDates),
      { score: 88 },
    ).map((candidate) =>
      /rent\s+commencement/i.test(context.text.document.text.slice(candidate.span.start, candidate.span.end))
        ? { ...candidate, score: candidate.score - 12 }
        : candidate,
    ),
    ...fromProse(
      context,
      ['commencement'],
      /[“"](?:Lease\s+|Term\s+)?Commencement\s+Date[”"]?\s*\)?\s*(?:shall\s+(?:be|mean)|means|is|will\s+be|:|–|-)\s*(?:deemed\s+to\s+be\s+)?((?:the\s+)?[^;]{3,320})/dgi,
      (piece) => dayOrFormula(piece),
      { score: 74 },
    ),
    ...fromProse(
      context,
      ['commencement'],
      /(?<!Rent )\bCommencement\s+Date\s+(?:of\s+[^.;]{0,40}\s+)?(?:shall\s+be|is|shall\s+mean|means)\s+(?:deemed\s+to\s+be\s+)?((?:the\s+)?[^;]{3,320})/dg,
      (piece) => dayOrFormula(piece),
      { score: 68, avoid: /delay|notice|confirm|estimated/i },
    ),
    ...fromProse(
      context,
      ['term', 'lease', 'sublease', 'extended', 'extension'],
      new RegExp(
        `\\b(?:[Tt]erm|TERM|[Ll]ease|[Ss]ublease|[Pp]eriod|extended)\\b[^.;]{0,220}?\\b(?:commenc(?:e|es|ing)|begin(?:s|ning)?|start(?:s|ing)?)\\s+(?:on\\s+|as\\s+of\\s+|from\\s+|at\\s+[^,.;]{3,20}on\\s+)?(?:or\\s+about\\s+)?((?:${day}|(?:${shift}|(?:the\\s+)?(?:date|day|closing|delivery)\\b|upon\\b)[^.;]{5,300}))`,
        'dgi',
      ),
      (piece) => dayOrFormula(piece),
      { score: extension ? 72 : 66, avoid },
    ),
    ...fromProse(
      context,
      ['from', 'run'],
      /\b(?:term|lease)\b[^.;]{0,80}\bshall\s+run\s+from\s+([^.;]{5,200})/dgi,
      (piece) => (datesIn(piece).length > 0 ? dayOrFormula(piece) : textBefore(piece)),
      { score: 64 },
    ),
    ...fromProse(
      context,
      ['commencement', 'date'],
      /\b(the\s+date\s+(?:on\s+which\s+|that\s+|of\s+)?[^.;()]{5,220}|upon\s+[^.;()]{5,150})\s*\(\s*the\s+[“"](?:Lease\s+)?Commencement\s+Date[”"]/dgi,
      (piece) => dayOrFormula(piece),
      { score: 76 },
    ),
    ...fromProse(
      context,
      ['commencement'],
      /\bcommence\s+on\s+(the\s+date\s+[^.;]{5,260})\.[^.]{0,60}[“"]Commencement\s+Date[”"]/dgi,
      (piece) => dayOrFormula(piece),
      { score: 80 },
    ),
  ].filter(
    (candidate) =>
      !about.test(context.text.document.text.slice(Math.max(0, candidate.span.start - 40), candidate.span.start)) ||
      candidate.score > 85,
  );
}

function textBefore(piece: string): Reading[] {
  const words = cutDefinition(piece.split(/\s+for\s+a\s+(?:period|term)/)[0] ?? '');
  return words.length < 5
    ? []
    : [
        {
          value: words,
          shown: words,
          start: piece.indexOf(words),
          end: piece.indexOf(words) + words.length,
          note: 'A formula, not a fixed day.',
        },
      ];
}

function afterCue(piece: string, cue: RegExp, read: (rest: string) => readonly Reading[], weight = 0): Reading[] {
  const match = cue.exec(piece);
  if (!match) return [];
  const from = match.index + match[0].length;
  return read(piece.slice(from, from + 330))
    .slice(0, 1)
    .filter(({ start }) => start < 60)
    .map((reading) => ({ ...reading, start: match.index, end: reading.end + from, weight }));
}

const ends =
  '(?:expir(?:e|es|ing)|end(?:s|ing)?|terminat(?:e|es|ing)|through(?:\\s+and\\s+including)?|until|to\\s+and\\s+including)';

function expiration(context: FieldContext): Candidate[] {
  const avoid =
    /\b(?:abatement|lease\s+year|base\s+year|current\s+(?:terms?|lease\s+term)|set\s+to\s+expire|this\s+(?:letter|proposal|offer)|L-?C\b|expires?\s+according\s+to|is\s+scheduled\s+to\s+expire|presently\s+expires|option|policy|letter\s+of\s+credit|surrender\s+premises|calendar\s+year|for\s+the\s+period)\b/i;
  return [
    ...fromPairs(
      context,
      /^(?:(?:lease|term|scheduled|initial|extension(?:\s+term)?|sublease|new|extended)\s+)*(?:expiration|termination|ending|end)\s*(?:date)?(?:\s+of\s+(?:the\s+)?(?:lease|term))?$/,
      (piece) => (/\b(?:letter|proposal|offer)\b/i.test(piece.slice(0, 120)) ? [] : dayOrFormula(piece.slice(0, 330))),
      { unless: /early|option/ },
    ),
    ...fromPairs(
      context,
      /^(?:(?:lease|initial|sublease|base|primary|original|extended|extension|renewal|basic)\s+)*(?:term|lease\s+period)(?:\s+of\s+(?:this\s+)?(?:lease|sublease))?(?:\s+and\s+\w+)?$/,
      (piece) =>
        afterCue(
          piece,
          new RegExp(`\\b${ends}\\b\\s*(?:on\\s+|at\\s+[^;]{3,40}?on\\s+)?(?=${day}|the\\s+last\\s+day)`, 'i'),
          expiryReader,
          6,
        ),
      { limit: 700 },
    ),
    ...fromProse(
      context,
      ['from', 'term'],
      new RegExp(
        `\\bfrom\\s+(?:and\\s+including\\s+)?${day}\\s*,?\\s+(?:to|through|until)\\s+(?:and\\s+including\\s+)?(${day})`,
        'dgi',
      ),
      first(readDates),
      { score: 54, section: /\bterm\b/, avoid: /\b(?:abatement|rent\s+(?:for|shall)|base\s+year|month)\b/i },
    ),
    ...fromProse(
      context,
      ['expiration', 'termination', 'date'],
      new RegExp(
        `(${day})\\s*,?\\s*\\(\\s*(?:the\\s+|such\\s+date|herein\\w*\\s+)?[^()“"]{0,40}[“"][^”"()]{0,30}(?:Expiration|Termination|Expiry)\\s+Date[”"]`,
        'dgi',
      ),
      first(readDates),
      { score: 90, avoid: /surrender\s+premises\s+termination|early\s+termination|LC\s+expiration/i },
    ),
    ...fromProse(
      context,
      ['expiration', 'termination'],
      /[“"](?:Lease\s+)?(?:Expiration|Termination)\s+Date[”"]?\s*\)?\s*(?:shall\s+(?:be|mean)|means|is|will\s+be|:)\s*((?:the\s+)?[^;]{3,300})/dgi,
      expiryReader,
      { score: 70 },
    ),
    ...fromProse(
      context,
      [
        'expire',
        'expires',
        'expiring',
        'end',
        'ending',
        'ends',
        'terminate',
        'terminating',
        'terminates',
        'through',
        'until',
      ],
      new RegExp(`\\b${ends}\\b[^.;]{0,70}?\\b(?:on\\s+)?(${day})`, 'dgi'),
      first(readDates),
      { score: 52, section: /\bterm\b|commence|extension/, avoid },
    ).map((candidate) => termSentence(context, candidate)),
    ...fromProse(
      context,
      ['last', 'expire', 'expires', 'expiring', 'end', 'ending', 'midnight'],
      new RegExp(
        `\\b${ends}\\b[^.;]{0,60}?\\bon\\s+(the\\s+last\\s+day\\s+of\\s+[^.;()]{5,160}|the\\s+date\\s+(?:that|which)\\s+is\\s+[^.;()]{5,160}|the\\s+day\\s+(?:before|preceding|immediately)[^.;()]{5,160})`,
        'dgi',
      ),
      expiryReader,
      { score: 50, section: /\bterm\b/, avoid: /insurance|notice|option|renewal|statement/i },
    ),
    ...fromProse(
      context,
      ['expiration', 'termination'],
      new RegExp(
        `\\b(for\\s+an?\\s+(?:period|term)\\s+of\\s+${durationPattern}[^.;()“"]{0,80})\\(\\s*the\\s+[“"](?:Expiration|Termination)\\s+Date[”"]`,
        'dgi',
      ),
      whole,
      { score: 60 },
    ),
    ...fromProse(
      context,
      ['expire', 'expires'],
      /\bexpire\s+on\s+(a\s+date\s+[^.;]{5,100}?(?:thereafter|after\s+[^.;]{3,60}))/dgi,
      expiryReader,
      { score: 50, section: /\bterm\b/ },
    ),
  ];
}

function whole(piece: string): Reading[] {
  const words = piece.trim();
  return [{ value: words, shown: words, start: 0, end: words.length, note: 'A formula, not a fixed day.' }];
}

/** `terminating on June 30, 2029` counts where the sentence is about the term of the lease. */
function termSentence(context: FieldContext, candidate: Candidate): Candidate {
  const { text } = context.text.document;
  const lead = text.slice(Math.max(0, candidate.span.start - 320), candidate.span.start);
  const sentence = lead.slice(lead.lastIndexOf('. ') + 1);
  const own = /\b(?:term\b|TERM\b|commenc\w+|extend\w*)/i.test(sentence) ? 16 : 0;
  const extended = context.kind === 'amendment' && /\bextend\w*|extension\s+term/i.test(sentence) ? 10 : 0;
  return { ...candidate, score: candidate.score + own + extended };
}

function expiryReader(piece: string): Reading[] {
  const date = readDates(piece)[0];
  const formula =
    /^\s*(?:at\s+[^,]{3,30}\s+on\s+)?((?:the\s+|a\s+)?(?:last\s+day|date|day)\s+(?:of|that|which|preceding|before|immediately|immediately\s+preceding|\w+)[^.;()]{4,220})/i.exec(
      piece,
    );
  if (date && (!formula || date.start < 40)) return [date];
  if (formula?.[1] === undefined) return date ? [date] : [];
  const words = cutDefinition(formula[1]);
  const start = piece.indexOf(words);
  return words.length < 8
    ? []
    : [
        {
          value: words.replace(/\s+/g, ' '),
          shown: words.replace(/\s+/g, ' '),
          start,
          end: start + words.length,
          note: 'A formula, not a fixed day.',
        },
      ];
}

const termLabel =
  /^(?:(?:lease|initial|sublease|base|primary|original|extended|extension|basic|proposed)\s+)*(?:term|term\s+of\s+(?:this\s+)?(?:lease|sublease)|lease\s+period|length\s+of\s+term)(?:\s+and\s+\w+)?$/;

function termLength(context: FieldContext): Candidate[] {
  // The length of an option is no length of the term.
  return lengths(context).map((candidate) => {
    const { text } = context.text.document;
    const lead = text.slice(Math.max(0, candidate.span.start - 200), candidate.span.end);
    const section = context.text.blocks.find(({ end }) => candidate.span.start < end)?.section ?? '';
    return /\b(?:option|renewal)/.test(section) ||
      /\b(?:options?|renewals?|right)\b[^.;]{0,120}\b(?:to\s+(?:extend|renew)|of)\b|\bOption\s+Term\b/.test(
        lead.slice(lead.lastIndexOf('. ') + 1),
      )
      ? { ...candidate, score: candidate.score - 40 }
      : candidate;
  });
}

function lengths(context: FieldContext): Candidate[] {
  const avoid =
    /\b(?:option|renewal|notice|thereafter|holdover|abate|amorti|statute|limitation|prior\s+to|within|less\s+than|at\s+least|last\s+\w+\s+\(?\d*\)?\s*(?:months|years)|useful\s+life)\b/i;
  return [
    ...fromPairs(context, termLabel, first(readTerms)),
    ...fromProse(
      context,
      ['term', 'period'],
      new RegExp(
        `\\b(?:initial\\s+|lease\\s+|base\\s+|original\\s+|primary\\s+|extended\\s+|extension\\s+)*[Tt](?:erm|ERM)\\b[^.;]{0,160}?\\b(?:of|is|be|for|period|continu\\w+)\\s+(?:approximately\\s+|an?\\s+(?:additional\\s+)?(?:period|term)\\s+of\\s+)?(${durationPattern})`,
        'dg',
      ),
      first(readTerms),
      { score: 58, section: /\bterm\b|commence/, avoid },
    ),
    ...fromProse(
      context,
      ['period', 'term'],
      new RegExp(
        `\\bfor\\s+an?\\s+(?:initial\\s+|fixed\\s+|lease\\s+)?(?:term|period)\\s+of\\s+(${durationPattern})`,
        'dgi',
      ),
      first(readTerms),
      { score: 56, section: /\bterm\b|premises|demise|grant/, avoid },
    ),
    ...fromProse(
      context,
      ['extend', 'extended', 'extension', 'additional'],
      new RegExp(
        `\\b(?:extend(?:ed)?|extension)\\b[^.;]{0,160}?\\b(?:additional|further|period\\s+of|term\\s+of)\\s+(?:period\\s+of\\s+|term\\s+of\\s+)?(${durationPattern})`,
        'dgi',
      ),
      first(readTerms),
      { score: context.kind === 'amendment' ? 74 : 20, avoid: /\boption\s+(?:right|to)|\bfive\s+options\b/i },
    ),
    ...fromProse(
      context,
      ['term', 'year', 'years', 'month', 'months'],
      new RegExp(`\\b(?:an?|the)\\s+(${durationPattern})\\s+(?:initial\\s+)?(?:lease\\s+)?term\\b`, 'dgi'),
      first(readTerms),
      { score: 48, avoid },
    ),
    ...fromProse(
      context,
      ['expire', 'expires', 'thereafter'],
      new RegExp(`\\bexpires?\\b[^.;]{0,40}?(${durationPattern})\\s+(?:thereafter|after|following|from)\\b`, 'dgi'),
      first(readTerms),
      { score: 52, section: /\bterm\b/, avoid: /notice|option/i },
    ),
  ];
}

export const termRules: readonly FieldRule[] = [
  {
    id: 'agreement_date',
    label: 'Lease date',
    group: 'Term',
    lookedFor: 'the date of the document in its opening words or its summary',
    find: agreementDate,
  },
  {
    id: 'commencement_date',
    label: 'Commencement date',
    group: 'Term',
    lookedFor: 'a commencement date, or the event that starts the term',
    find: commencement,
  },
  {
    id: 'rent_commencement',
    label: 'Rent commencement',
    group: 'Term',
    lookedFor: 'a rent commencement date of its own',
    find: (context) => [
      ...fromPairs(context, /^rent\s+(?:commencement|start)(?:\s+date)?$/, (piece) =>
        dayOrFormula(piece.slice(0, 330)),
      ),
      ...fromProse(
        context,
        ['rent'],
        new RegExp(`(${day})\\s*,?\\s*\\(\\s*(?:the\\s+)?[“"]Rent\\s+(?:Commencement|Start)\\s+Date[”"]`, 'dgi'),
        first(readDates),
        { score: 90 },
      ),
      ...fromProse(
        context,
        ['rent'],
        /[“"]?Rent\s+Commencement\s+Date[”"]?\)?\s+(?:shall\s+(?:be|mean)|means|is)\s+((?:the\s+)?[^;]{3,320})/dg,
        (piece) => dayOrFormula(piece),
        { score: 74 },
      ),
      ...fromProse(
        context,
        ['rent', 'rental'],
        new RegExp(
          `\\b[Rr]ent(?:al)?\\s+(?:payments?\\s+)?shall\\s+(?:commence|begin|start)\\s+(?:to\\s+accrue\\s+)?(?:on\\s+|as\\s+of\\s+)?((?:${day}|the\\s+[^.;]{5,200}))`,
          'dg',
        ),
        (piece) => dayOrFormula(piece),
        { score: 70 },
      ),
    ],
  },
  {
    id: 'delivery_date',
    label: 'Delivery of possession',
    group: 'Term',
    lookedFor: 'a date or event on which possession is delivered',
    find: (context) => [
      ...fromPairs(
        context,
        /^(?:(?:estimated|scheduled|target|anticipated|early)\s+)*(?:delivery|possession|early\s+possession|early\s+access|turnover)(?:\s+(?:date|of\s+(?:the\s+)?(?:possession|premises)))?$/,
        (piece) => dayOrFormula(piece.slice(0, 330)).map((reading) => ({ ...reading, weight: -2 })),
      ),
      ...fromProse(
        context,
        ['delivery', 'deliver', 'delivered', 'possession'],
        new RegExp(
          `\\b(?:deliver(?:y|ed)?|tender|turn\\s+over)\\b[^.;]{0,120}?\\b(?:possession|premises)\\b[^.;]{0,80}?\\b(?:on|by|before|about|is|be)\\s+(${day})`,
          'dgi',
        ),
        first(readDates),
        { score: 62, section: /deliver|possession|term|commence/, avoid: /notice|invoice|surrender/i },
      ),
      ...fromProse(
        context,
        ['delivery'],
        new RegExp(`(${day})\\s*,?\\s*\\(\\s*(?:the\\s+)?[“"][^”"()]{0,30}Delivery\\s+Date[”"]`, 'dgi'),
        first(readDates),
        { score: 84 },
      ),
      ...sentencesLike(
        context,
        ['deliver', 'delivery', 'delivered'],
        /\b[Ll](?:andlord|essor)\s+(?:shall|will|agrees\s+to)\s+(?:use\s+[^.]{0,50}\s+to\s+)?(?:deliver|tender)\b[^.]{0,60}\b(?:possession|premises)\b/i,
        { section: /deliver|possession|premises|term|commence/, score: 30 },
      ),
    ],
  },
  {
    id: 'expiration_date',
    label: 'Expiration date',
    group: 'Term',
    lookedFor: 'an expiration or termination date, or how it follows from the commencement',
    find: expiration,
  },
  {
    id: 'term_months',
    label: 'Term',
    group: 'Term',
    lookedFor: 'the length of the term in months or years',
    find: termLength,
  },
];
