import { datePattern } from '#documents/lease/lexicon/dates.ts';
import { blockAt } from '#documents/lease/prepare/block.ts';
import type { DefinedTerm } from '#documents/lease/prepare/defined-terms.ts';
import { flowAt } from '#documents/lease/prepare/flow.ts';
import { sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import { isInRecitals } from '#documents/lease/prepare/recitals.ts';
import { labelEvidence, labelledPairs, phraseEvidence } from '../../evidence.ts';
import type { Candidate, Evidence, Exclusion, FieldContext, Reading } from '../../field.ts';
import type { ReadValue } from '../../readers.ts';
import { added, rank, weights } from '../../weights.ts';
import { dayOrFormula, formulaNote, inDateOrder } from './day-reader.ts';
import { readTermParts, type TermClause, type TermParts, termClauses } from './term-clause.ts';

/** Evidence and exclusions that the fields of the term share. */

type Part = keyof TermParts;

const termLabel =
  /^(?:(?:lease|initial|sublease|base|primary|original|contractual|extended|extension|basic|proposed|rental|tenancy|leasing|lease\s+and)\s+)*(?:terms?|term\s+of\s+(?:this\s+|the\s+)?(?:lease|sublease|agreement)|(?:lease|leasing|rental|tenancy)\s+(?:period|duration|time\s+limit)|(?:duration|deadline)\s+of\s+(?:the\s+)?lease|length(?:\s+of\s+(?:the\s+)?(?:lease\s+)?term)?|duration|period\s+of\s+(?:the\s+)?lease|(?:lr\s?\d{1,2}\.?\s+)?term\s+for\s+which\s+the\s+\w+\s+(?:is|are)\s+(?:leased|let|demised))$/;

/** `Term: five (5) years commencing on … and ending on …` */
export function termLabelEvidence(part: Part): Evidence {
  return inDateOrder(
    labelEvidence(
      'termLabel',
      termLabel,
      (piece) => {
        const read = readTermParts(`: ${piece.slice(0, 500)}`)[part];
        return read === null ? [] : [{ ...read, start: Math.max(0, read.start - 2), end: read.end - 2 }];
      },
      { titled: false, limit: 500 },
    ),
  );
}

/** `2. Term. Two years from April 1, 2026 to March 31, 2028.`: the clause begins with the length. */
export function termTitledEvidence(part: Part): Evidence {
  return inDateOrder({
    name: 'termTitled',
    kind: 'label',
    find: (context) =>
      labelledPairs(context, termLabel).flatMap(({ text: words, value, strength, block }): Reading[] => {
        const piece = words.slice(0, 300);
        if (strength !== 'titled' || !beginsWithLength.test(piece)) return [];
        const read = readTermParts(`: ${piece}`)[part];
        if (read === null) return [];
        const span = { start: value.start + Math.max(0, read.start - 2), end: value.start + read.end - 2 };
        return [{ ...read, span, block: blockAt(context.text.blocks, span.start) ?? block }];
      }),
  });
}

const beginsWithLength =
  /^\s*(?:an?\s+)?[\w-]{1,12}(?:\s+[\w-]{1,12})?\s+(?:\(\d{1,3}\)\s+)?(?:(?:Lease|lease|full|calendar)\s+){0,2}(?:[Yy]ears?|[Mm]onths?),?\s+(?:from|beginning|commencing|starting)\b/i;

/**
 * Days and formulas next to, below or under a label. Under a clause title only the beginning: `1.8 Commencement Date.
 * The earlier of …`. The items of a list below belong to the formula.
 */
export function dayLabelEvidence(name: string, label: RegExp, doubt?: string): Evidence {
  return inDateOrder({
    name,
    kind: 'label',
    find: (context) =>
      labelledPairs(context, label).flatMap(({ value, strength, block }): Reading[] => {
        const { text } = context;
        const holder = text.blocks.findLast(({ start }) => start <= value.start);
        const whole = holder ? flowAt(text, holder.index) : undefined;
        const end = whole !== undefined && whole.text.length > (holder?.text.length ?? 0) ? whole.end : value.end;
        const piece = text.document.text.slice(value.start, Math.min(Math.max(value.end, end), value.start + 520));
        const line = piece.replace(/\n/g, ' ');
        const read = dayOrFormula(line)[0] ?? byCase(line);
        if (read === undefined) return [];
        if (
          strength === 'titled' &&
          (read.start > 12 ||
            /\b(?:shall|will|must)\b/.test(read.shown) ||
            /^[\s,]*(?:\([^()]{0,100}\)\s*)?(?:shall|will|must|is|are|may|has)\b/i.test(piece.slice(read.end)))
        )
          return [];
        return [
          {
            value: read.value,
            shown: read.shown,
            span: { start: value.start + read.start, end: value.start + read.end },
            block,
            weight: added(doubt === undefined ? 0 : rank.asSentence, strength === 'titled' ? weights.titled : 0),
            ...(read.note === undefined ? {} : { note: read.note }),
            ...withDoubt(
              read.doubt ?? doubt ?? (movable.test(line.slice(read.end, read.end + 90)) ? mayMove : undefined),
            ),
          },
        ];
      }),
  });
}

/** `June 1, 2014, subject to adjustment pursuant to Section 2.2`: a target. */
const movable =
  /^[\s,(]{0,4}(?:subject\s+to\s+(?:(?:[\w’']+\s+){0,3}(?:adjustment|change|extension|postponement|delays?)\b)|as\s+(?:the\s+same\s+|such\s+date\s+|it\s+)?may\s+be\s+(?:adjusted|extended|postponed|delayed|changed))/i;
const mayMove = 'The lease says that this day may change.';

function withDoubt(doubt: string | undefined): { readonly doubt?: string } {
  return doubt === undefined ? {} : { doubt };
}

/** `If the Commencement Date is the first day of a month, then the day before its fifth anniversary; if not, the last day of …` */
function byCase(piece: string): ReadValue | undefined {
  const match =
    /^\s*(If\s+the\s+(?:Lease\s+|Term\s+)?Commencement\s+Date\s+(?:is|shall\s+be|falls|occurs)\b[^.]{10,200}?\b(?:anniversary|month|day)\b[^.]{0,280})(?=\.|$)/i.exec(
      piece,
    );
  const words = match?.[1];
  if (match === null || words === undefined || !/\b(?:anniversary|last\s+day)\b/i.test(words)) return undefined;
  const shown = words.replace(/\s+/g, ' ').trim();
  return { value: shown, shown, start: match[0].length - words.length, end: match[0].length, note: formulaNote };
}

/** `The Term shall be five years, shall commence on … and expire on …` */
export function termClauseEvidence(part: Part): Evidence {
  return inDateOrder({
    name: 'termClause',
    kind: 'phrase',
    find: ({ text }) =>
      termClauses(text).flatMap((clause): Reading[] => {
        const read = clause[part];
        if (read === null) return [];
        return [
          {
            ...read,
            span: { start: Math.min(clause.span.start, read.start), end: read.end },
            block: clause.block,
            weight: rank.asByHeading,
            ...(isEstimate(clause, read) ? { doubt: 'An estimated date.' } : {}),
          },
        ];
      }),
  });
}

/** `the term is a period of sixty-three (63) full calendar months (the “Term”)`, `“Term” means a period of …` */
export function definedTermEvidence(part: Part): Evidence {
  return inDateOrder({
    name: 'definedTerm',
    kind: 'definedTerm',
    find: ({ text }) =>
      ['Term', 'Lease Term', 'Initial Term', 'Original Term', 'Base Term', 'Primary Term', 'Sublease Term']
        .flatMap((each) => text.terms.named(each))
        .filter(({ form, block }) => form !== 'label' && !block.contents)
        .flatMap(({ form, definition, block, nameSpan }): Reading[] => {
          const from = form === 'means' ? 0 : Math.max(0, definition.text.length - 300);
          const read = readTermParts(definition.text.slice(from, from + 500))[part];
          if (read === null) return [];
          const at = definition.start + from;
          return [
            {
              ...read,
              start: at + read.start,
              end: at + read.end,
              span: { start: Math.min(nameSpan.start, at + read.start), end: Math.max(nameSpan.end, at + read.end) },
              block,
              weight: rank.lesser,
            } as Reading,
          ];
        }),
  });
}

/** Other dates with the same last words: 'Rent Commencement Date', 'Estimated Expiration Date'. */
const otherDates =
  '(?:Final|Ultimate|Term|Lease|Sublease|Expected|Rent|Year|Landlord|Tenant|Estimated|Scheduled|Target|Anticipated|Projected|Expansion|Option|Renewal|Early|Partial|Extension|Space|Premises|First|Second|Third|Policy|Improvements?)';

/**
 * `Commencement Date March 16, 2010`: a summary whose columns were merged; the label in capitals, the day right after
 * it.
 */
export function lineEvidence(label: string): Evidence {
  return inDateOrder(
    phraseEvidence(
      'line',
      ['date'],
      new RegExp(
        `(?<=^|[.:]\\s|\\d\\s|[a-z]\\s|[“"])(?<!${otherDates}\\s)${label}\\s{0,200}[:.–-]{0,3}\\s{0,200}((?:${datePattern}))`,
        'dgi',
      ),
      dayOrFormula,
      { weight: rank.fixedForm },
    ),
  );
}

/**
 * `The Commencement Date shall be the date on which …`, a defined term without quotation marks; `name` is recognized by
 * its capitals.
 */
export function namedDayEvidence(label: string): Evidence {
  return inDateOrder(
    phraseEvidence(
      'isDay',
      ['date'],
      new RegExp(
        `(?<!${otherDates}\\s|[“"]|\\b(?:[Ii]f|[Ww]hen|[Uu]nless|[Ww]hether|that|[Ww]here|[Ss]hould)\\s{1,200}(?:the\\s{1,200}|such\\s{1,200})?)\\b${label}\\s+(?:of\\s+(?:the|this)\\s+[A-Z]\\w+\\s+)?(?:shall|will|must|is)\\s+(?:hereby\\s+|now\\s+|then\\s+)?(?:be\\s+|mean\\s+|occur\\s+on\\s+|deemed\\s+to\\s+be\\s+|amended\\s+to\\s+be\\s+|changed\\s+to\\s+)?(?=((?!delayed|extended|determined|as\\b|that\\b)[^;]{5,480}))`,
        'dg',
      ),
      dayOrFormula,
      { weight: rank.fixedForm },
    ),
  );
}

/** `It is anticipated that the Term shall commence on …` */
function isEstimate({ sentence, span }: TermClause, { start }: ReadValue): boolean {
  return (
    start >= span.start && /\b(?:anticipat|expect|estimat)\w*\b[^.;]{0,60}\b(?:term|lease|sublease)\b/i.test(sentence)
  );
}

/** `… (the “Commencement Date”)`, `“Commencement Date” means …` */
export function definedDayEvidence(name: string, names: (context: FieldContext) => readonly string[]): Evidence {
  return inDateOrder({
    name,
    kind: 'definedTerm',
    find: (context) =>
      names(context)
        .flatMap((each) => context.text.terms.named(each))
        .filter(({ form, block }) => form !== 'label' && !block.contents)
        .flatMap(readDefinition),
  });
}

const nameOfDay = /^(?:the\s+)?((?:[A-Z][\w’'-]*\s){1,4}Date)$/;

/** `“Expiration Date” means the Extended Expiration Date`: the day of that name, if the document prints it. */
export function withNamedDays(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        const name = reading.note === formulaNote ? nameOfDay.exec(String(reading.value))?.[1] : undefined;
        const [meant, another] =
          name === undefined
            ? []
            : context.text.terms
                .named(name)
                .filter(({ form, block }) => form !== 'label' && !block.contents)
                .flatMap(readDefinition)
                .filter(({ note, doubt }) => note === undefined && doubt === undefined);
        if (meant === undefined || another !== undefined) return reading;
        const { note: _note, ...rest } = reading;
        return { ...rest, value: meant.value, shown: meant.shown };
      }),
  };
}

const ofNamedPremises =
  /\b(?:term|lease)\b[^.;]{0,40}?\b(?:for|of|as\s+to|with\s+respect\s+to)\s+the\s+((?!(?:Demised|Leased|Subleased|Existing|Original|Entire|Current)\s)(?:[A-Z][\w-]*\s+){1,3}Premises)\b/;

/** An amendment for two premises: `The term for the Building B Premises ends on October 31, 2026`. */
export function ofOnePremises(evidence: Evidence): Evidence {
  return {
    ...evidence,
    find: (context) =>
      evidence.find(context).map((reading) => {
        if (context.kind !== 'amendment' || reading.doubt !== undefined) return reading;
        const name = ofNamedPremises.exec(
          sentenceOf({ ...reading, evidence: evidence.name, kind: evidence.kind, score: 0 } as Candidate),
        )?.[1];
        return name === undefined
          ? reading
          : { ...reading, doubt: `The amendment states this for the ${name.replace(/\s+/g, ' ')}.` };
      }),
  };
}

/** The day or formula that a definition names. */
export function readDefinition(term: DefinedTerm): Reading[] {
  const { definition, nameSpan, block } = term;
  // 'the later of (a) … and (b) August 1, 2012 (the “Target Commencement Date”)' defines only the date in (b).
  const isDay = /\b(?:target|scheduled|estimated|anticipated|expected|outside)\b/i.test(term.name);
  const read =
    term.form === 'means'
      ? dayOrFormula(definition.text)[0]
      : ((isDay ? lastDayOf(definition.text) : undefined) ?? lastOf(definition.text));
  if (read === undefined) return [];
  const from = definition.start + read.start;
  const to = definition.start + read.end;
  return [
    {
      ...read,
      span: { start: Math.min(nameSpan.start, from), end: Math.max(nameSpan.end, to) },
      block,
      weight: read.note === undefined ? rank.named : 0,
    },
  ];
}

const cues =
  /\b(?:commenc\w*|begin\w*|start\w*|effective|end(?:s|ing)?|expir\w+|terminat\w+|until|through|on|upon|from|be|is|by|for|of|than|to)\b/gi;

/** The day or formula that ends right before the parenthesis. */
function lastOf(text: string): ReadValue | undefined {
  const length = text.replace(/(?<![\s,;:])[\s,;:]+$/, '').length;
  for (const match of `. ${text}`.matchAll(cues)) {
    const from = Math.max(0, match.index - 2 + match[0].length);
    const read = dayOrFormula(text.slice(from))[0];
    if (read !== undefined && from + read.end >= length - 2) {
      return { ...read, start: from + read.start, end: from + read.end };
    }
  }
  return lastDayOf(text);
}

/** The printed day that ends right before the parenthesis. */
function lastDayOf(text: string): ReadValue | undefined {
  const length = text.replace(/(?<![\s,;:])[\s,;:]+$/, '').length;
  for (let from = Math.max(0, length - 40); from < length; from += 1) {
    if (from > 0 && /\w/.test(text[from - 1] ?? '')) continue;
    const read = dayOrFormula(text.slice(from))[0];
    if (read !== undefined && read.note === undefined && from + read.end >= length - 2) {
      return { ...read, start: from + read.start, end: from + read.end };
    }
  }
  return undefined;
}

/** The sentence of a candidate, from its beginning to its end. */
export function sentenceOf({ block, span }: Pick<Candidate, 'block' | 'span'>): string {
  const spans = sentencesOf(block).filter(({ start, end }) => start < span.end && span.start < end);
  const from = spans[0]?.start ?? block.start;
  return block.text.slice(from - block.start, (spans.at(-1)?.end ?? block.end) - block.start);
}

const optionWords =
  /\b(?:option|right|privilege|elects?|entitled|may)\b[^.;]{0,140}\b(?:extend|prolong|renew|extension|renewal)|\b(?:option|renewal)\s+(?:term|period)|(?<!\bunless\b[^.;]{0,60})\brenew(?:s|ed|able|als?)?\b|\bextension\s+(?:term|option|period)\b|\b(?:shall|will)\s+have\s+been\s+(?:\w+\s+)?extended\b|\bfurther\s+(?:term|period)\b|\bextended\s+term\b|\bholdover\b/i;
const extending =
  /\b(?:is|are|be)\s+(?:hereby\s+|further\s+|so\s+|renewed\s+and\s+){0,3}(?:extended|renewed)\b|\bextend(?:ing)?\s+the\b|\bextension\s+(?:term|of)\b/i;

/** The length and the days of an option, unless an amendment agrees on them. */
export const optionTerm: Exclusion = {
  name: 'optionTerm',
  excludes: (candidate, { kind }) => {
    const sentence = sentenceOf(candidate);
    if (kind === 'amendment' && extending.test(sentence) && !/\b(?:option|right|elects?)\b/i.test(sentence))
      return false;
    return candidate.kind !== 'label' && optionWords.test(ownPart(sentence, candidate));
  },
};

/**
 * The sentence up to the value and the definition after it: later text may mention options without being about them.
 */
function ownPart(sentence: string, { block, span }: Candidate): string {
  const value = block.text.slice(Math.max(0, span.end - block.start - 30), span.end - block.start);
  const at = sentence.indexOf(value);
  const end = at + value.length;
  const own = at < 0 ? sentence : sentence.slice(0, end) + (/^\s*\([^()]{0,80}/.exec(sentence.slice(end))?.[0] ?? '');
  // 'Subject to the exercise of …, the Term shall end on …', 'unless sooner terminated or renewed, …': reservations are
  // not the topic of the sentence.
  const stated = own.replace(
    /^\W{0,4}(?:\w{1,3}[.)]\s+)?(?:subject\s+to|unless|except)\b[^;]{0,500}?,\s+(?=(?:the|this)\s+(?:\w+\s+)?(?:term|lease|sublease)\s+(?:shall|will|must)\b)/i,
    '',
  );
  return stated
    .replace(/\bMay\b/g, ' ')
    .replace(/,?\sor,?\s+if\s+(?:it\s+is\s+)?(?:later|earlier)\b/gi, ' ')
    .replace(/\((?:which|as)\s(?:[a-z]+\s){0,4}?may\s+be\s+(?:extended|delayed|adjusted|postponed)[^()]{0,80}\)/gi, ' ')
    .replace(/\b(?:unless|if\s+not|except\s+as|subject\s+to)\b[^,;.]{0,180},/gi, ' ');
}

/** `If … this Lease shall terminate on the date of the taking`: a conditional statement is not the term. */
export const conditional: Exclusion = {
  name: 'conditional',
  excludes: (candidate) => {
    const lead = ownPart(sentenceOf(candidate), candidate);
    return (
      candidate.kind !== 'label' &&
      /^\W*(?:\(?\w{1,4}[.)]\s+|\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+)?(?:[\w\s]{0,30}\bforegoing,?\s+)?(?:if|in\s+the\s+event|should|where|upon\s+(?:such|the|any|proper)|for\s+example|provided\s+that)\b|\b(?:if|in\s+the\s+event(?:\s+that)?|in\s+which\s+case|exercises?|taking|condemn\w+|destr\w+|casualty|default)\b[^.;]{0,200}\b(?:terminat|expire|end|cease)/i.test(
        lead,
      )
    );
  },
};

/** `Tenant may terminate this Lease as of … (the “Termination Date”)`: the day of an early ending is not the expiry. */
export const earlyEnding: Exclusion = {
  name: 'earlyEnding',
  excludes: (candidate) =>
    candidate.kind !== 'label' &&
    /\b(?:may|right|option|elects?|entitled|privilege)\b[^.;]{0,220}\b(?:terminat|cancel|surrender|end)/i.test(
      ownPart(sentenceOf(candidate), candidate),
    ),
};

/** The previous state of the lease: the recitals of an amendment, or the term that 'currently expires'. */
export const priorTerm: Exclusion = {
  name: 'priorTerm',
  excludes: (candidate, { kind, text }) =>
    (kind === 'amendment' &&
      (/\b(?:recitals?|background|witnesseth)\b/.test(candidate.block.section) ||
        isInRecitals(text, candidate.span))) ||
    /^\W*(?:\w\.\s+)?WHEREAS\b|\b(?:currently|presently|(?:is|was|are)\s+(?:currently\s+)?(?:scheduled|set|due)\s+to|originally|heretofore|previously|existing\s+term|current\s+term|(?:original|existing|prior)\s+lease\s+(?:will\s+)?(?:expires?|expired|ends?|ended))\b/i.test(
      ownPart(sentenceOf(candidate), candidate).replace(
        /^.*\b(?:is|are|be)\s+(?:hereby\s+|further\s+|renewed\s+and\s+){0,3}(?:extended|renewed)\b/is,
        '',
      ),
    ),
};

/** `a lease dated March 1, 2026 (the “Master Lease”), which expires on …`: a sublease also states the term of the lease above it. */
export const leaseAbove: Exclusion = {
  name: 'leaseAbove',
  excludes: (candidate, { kind }) => {
    const own = kind === 'sublease' && candidate.kind !== 'label' ? ownPart(sentenceOf(candidate), candidate) : '';
    return (
      /\b(?:master|prime|head|over|ground|main|underlying|superior)[\s-]?lease\b/i.test(own) &&
      !/\bsub-?(?:lease|let|term)/i.test(own)
    );
  },
};

/** The term of other space: expansion premises, first-offer space, a surrendered part. */
export const otherPremises: Exclusion = {
  name: 'otherPremises',
  excludes: (candidate) =>
    /\b(?:expansion|first\s+offer|refusal|must-take|storage|temporary|surrender(?:ed)?|additional|offer(?:ed)?|ROFO|ROFR)\s+(?:lease\s+)?(?:space|premises|term|area)\b|\b\w+\s+amendment\s+premises\b/i.test(
      ownPart(sentenceOf(candidate), candidate).slice(-320),
    ),
};
