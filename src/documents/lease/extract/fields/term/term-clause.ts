import type { Span } from '#documents/document.ts';
import { datePattern, datesIn, showDate } from '#documents/lease/lexicon/dates.ts';
import { durationPattern, durationsIn } from '#documents/lease/lexicon/durations.ts';
import type { Block } from '#documents/lease/prepare/block.ts';
import { flowWith } from '#documents/lease/prepare/flow.ts';
import { hitsIn, type LeaseText, sentencesOf } from '#documents/lease/prepare/lease-text.ts';
import { ordinalOf } from '#documents/lease/prepare/resolve-day.ts';
import type { ReadValue } from '../../readers.ts';
import { dayOrFormula, formulaNote } from './day-reader.ts';

/** What one sentence states about the term: start, length and end. */
export interface TermParts {
  readonly start: ReadValue | null;
  readonly length: ReadValue | null;
  readonly end: ReadValue | null;
}

/** A sentence about the term of the lease; positions of the parts are offsets in the document. */
export interface TermClause extends TermParts {
  readonly block: Block;
  /** The whole sentence, and the words before the subject in it. */
  readonly sentence: string;
  readonly span: Span;
}

const startCue =
  /\b(?:commenc(?:e|es|ed|ing)|begin(?:s|ning)?|start(?:s|ing)?|(?:is|be|be\s+deemed)\s+effective|effective|run(?:s|ning)?\s+from|computed\s+from|from)\b(?:,?\s+and\s+including,?)?/gi;
const endCue =
  /(?:^\s{0,3}to|\bend(?:s|ing|ed(?=\s+on))?|\bexpir(?:e|es|ing)|\bterminat(?:e|es|ing)(?:\s+without\s+(?:any\s+)?notice)?|\bcontinu(?:e|es|ing)\s+(?:to|through|until)|\bto(?=\s+and\s+including\b)|\blast\s+day\s+(?:is|will\s+be)|\bthrough|\buntil|\btill)\b(?:,?\s+and\s+(?:including,?|inclusive\s+of))?(?:\s+to)?/gi;
const range = new RegExp(
  `(${datePattern})\\s*(?:,\\s*)?(?:to|through|thru|until|till|(?:and\\s+)?(?:ending|expiring|terminating)(?:\\s+(?:on|at\\s+midnight\\s+on))?|[-–—~])\\s*(?:and\\s+including\\s+)?(?:the\\s+)?(${datePattern})`,
  'gi',
);

/** Start, length and end as stated in a piece of text, each at its first occurrence. */
export function readTermParts(piece: string): TermParts {
  const range = rangeIn(piece);
  // `to commence on April 1 … at a rental as follows: from April 1 through …`: a range after the start of the term is
  // the rent's.
  const own = firstAfter(piece, startCue);
  const between = range?.start && own && own.end < range.start.start ? null : range;
  const start = between ? between.start : firstAfter(piece, startCue);
  const end = between?.end ?? firstAfter(piece, endCue);
  return { start, end, length: lengthIn(piece) ?? (end === null ? null : lengthOfFormula(end, piece)) };
}

/** 'changed from September 30, 2010 to September 30, 2013': the first date is the old expiration. */
const changed = /\b(?:changed|extended|amended|modified|revised)\s+(?:from\s+)?$/i;

function rangeIn(piece: string): { start: ReadValue | null; end: ReadValue } | null {
  for (const match of piece.matchAll(range)) {
    const [first, second] = datesIn(match[0]);
    if (!first || !second || first.iso >= second.iso) continue;
    // A range of a rent table or an abatement is not a term.
    if (/\b(?:abat\w+|free\s+rent|base\s+rent|early)\b[^.;]{0,60}$/i.test(piece.slice(0, match.index))) continue;
    const at = match.index;
    return {
      start: changed.test(piece.slice(0, at))
        ? null
        : { value: first.iso, shown: showDate(first.iso), start: at + first.start, end: at + first.end },
      end: { value: second.iso, shown: showDate(second.iso), start: at + second.start, end: at + second.end },
    };
  }
  return null;
}

const countedFromEnd = new RegExp(`\\b(?:ending|expiring)\\s+(?:on\\s+the\\s+date\\s+)?${durationPattern}\\s+$`, 'i');

/** The first day or formula right after one of the cues; the reading begins with the cue. */
function firstAfter(piece: string, cue: RegExp): ReadValue | null {
  for (const match of piece.matchAll(cue)) {
    const before = piece.slice(0, match.index);
    // `ending 180 months from the first day of …` states when the term ends; `such days as cause this Lease to
    // terminate on the last day of a month` rounds a length up.
    if (changed.test(before) || countedFromEnd.test(before) || /\bcause\s[^.;]{0,40}$/i.test(before)) continue;
    const from = match.index + match[0].length;
    const found = dayOrFormula(piece.slice(from, from + 400))[0] ?? firstDayOfRent(piece.slice(from, from + 60));
    if (found) return { ...found, start: match.index, end: from + found.end };
  }
  return null;
}

/** `The Term commences on the Rent Commencement Date`: here the defined day is the answer. */
function firstDayOfRent(piece: string): ReadValue | null {
  const match = /^(\s*on\s+)(the\s+Rent\s+Commencement\s+Date)\b/.exec(piece);
  const [, lead, words] = match ?? [];
  if (lead === undefined || words === undefined) return null;
  const shown = words.replace(/\s+/g, ' ');
  return { value: shown, shown, start: lead.length, end: lead.length + words.length, note: formulaNote };
}

/** `Tenant shall have the right to extend the term to ninety months`: what the term would be. */
const mayExtend = /\b(?:right|option|may|elects?)\b[^.;]{0,40}\b(?:extend|renew)\b[^.;]{0,50}$/i;
const lengthCue =
  /(?:\b(?:of|for|be|being|is|to|term|period|additional|lasts?|lasting|covering|total(?:ing|s)?|approximately|equal\s+to)|[:,([–-]|^)\s*(?:an?\s+|the\s+)?(?:(?:initial|additional|further|total|fixed|approximately|about|exactly)\s+){0,2}(?:period\s+of\s+|term\s+of\s+)?$/i;
const noLength =
  /^[’']?\s*(?:prior|before|advance|written|notice|of\s+(?:notice|receipt)|after\s+(?:notice|receipt|written)|grace)\b/i;

function lengthIn(piece: string): ReadValue | null {
  for (const { months, wordsSay, text, start, end } of durationsIn(piece)) {
    const lead = piece.slice(Math.max(0, start - 60), start);
    const isStated =
      lengthCue.test(lead) ||
      (/\b(?:end|expir)ing\s+$/i.test(lead) && /^\s*(?:from|after|following)\b/i.test(piece.slice(end, end + 12))) ||
      /^\s*(?:thereafter|(?:after|following|from)\s+(?:the\s+)?(?:\w+\s+){0,2}Commencement)/i.test(
        piece.slice(end, end + 60),
      );
    if (
      months === null ||
      months === 0 ||
      !isStated ||
      mayExtend.test(piece.slice(Math.max(0, start - 120), start)) ||
      noLength.test(piece.slice(end, end + 30))
    )
      continue;
    return {
      value: months,
      shown: `${months} months`,
      start,
      end,
      ...(wordsSay === null ? {} : { doubt: `Words and figures disagree: “${text.replace(/\s+/g, ' ')}”.` }),
    };
  }
  return null;
}

const nthMonth =
  /((?:(?<![a-z])[a-z]+[\s-]){1,5}(?:\(\d{1,3}\s?(?:st|nd|rd|th)?\)\s+)?|\d{1,3}(?:st|nd|rd|th)\s+)(?:full\s+)?(?:calendar\s+)?(monthly\s+anniversary|anniversary|month|lease\s+year)\b/i;

/** '… on the last day of the 84th full calendar month after …' means 84 months. */
function lengthOfFormula(end: ReadValue, piece: string): ReadValue | null {
  const words = piece.slice(end.start, end.end);
  const match = nthMonth.exec(words);
  const count = match ? ordinalOf((match[1] ?? '').replace(/^.*\bthe\s+/i, '')) : null;
  // 'the first day of the first full month after …' is not a length.
  if (
    !match ||
    count === null ||
    count === 0 ||
    (count === 1 && /month/i.test(match[2] ?? '')) ||
    typeof end.value !== 'string' ||
    /^\d{4}-/.test(end.value)
  )
    return null;
  const isYears = /^(?:anniversary|lease\s+year)$/i.test(match[2] ?? '');
  const months = isYears ? count * 12 : count;
  return {
    value: months,
    shown: `${months} months`,
    start: end.start + match.index,
    end: end.start + match.index + match[0].length,
  };
}

const modifiers =
  '(?:(?:initial|primary|base|basic|original|sublease|lease|leasing|rental|extended|extension|fixed|full|total|entire|demised|contract)\\s+)';
const subject = new RegExp(
  `(?<=^\\W{0,6})((?:lease\\s+)?terms?(?=\\s+\\d{1,3}\\s+(?:months|years)\\b))|\\b(${modifiers}{0,3}(?:term|tenancy|(?:lease|leasing|rental|tenancy)\\s+(?:period|duration|time\\s+limit)|(?:period|duration)\\s+of\\s+(?:this\\s+|the\\s+)?(?:contract|lease|agreement|validity)|(?:lease|contract)(?=\\s+(?:is|shall\\s+be)\\s+valid\\b))\\b(?!\\s*[“":])|your\\s+lease(?=\\s+(?:starts|begins|runs|lasts)\\b)|this\\s+(?:sub)?lease(?:\\s+(?:agreement|contract))?(?=\\s*(?:\\([^()]{0,60}\\)\\s*)?(?:shall|will|is\\s+(?:for|effective)|commences|begins|becomes|runs|starts))|this\\s+(?:agreement|contract)(?=\\s+(?:shall|will|must)\\s+(?:begin|commence|start|run|last|continue)\\b)|the\\s+lease(?:\\s+(?:agreement|contract))?(?:\\s+(?:by|of|to|under)\\s[^.;]{0,140}?)?(?=\\s+(?:shall|will|must)\\s+(?:be\\s+effective|commence|begin|start|run)|\\s+(?:commences|begins|starts|runs|lasts|is\\s+for)\\b)|(?:leases?|rents)\\s+the\\s(?:(?!\\brent\\b)[^.;]){0,140}?(?=\\b(?:for\\s+(?:${durationPattern}),?\\s+)?from\\s+${datePattern}\\s+(?:to|until|through|for)\\b)|leases\\s+the\\s(?:(?!\\brent\\b)[^.;]){0,140}?(?=\\bfor\\s+(?:${durationPattern}),?\\s+(?:beginning|commencing|starting|from)\\b)|(?:the|this)\\s+licen[cs]e(?=\\s+(?:runs|shall\\s+(?:commence|begin|start|run)|commences|begins|starts|is\\s+for)\\b)|for\\s+(?:an?|the)\\s+(?:\\w+\\s+)?period\\s+of(?=\\s+${durationPattern})|have\\s+and\\s+to\\s+hold(?=\\s+(?:the\\s+(?:same|premises)\\s+)?for\\s+${durationPattern}|[^.;]{0,60}?\\sfrom\\s+(?:the\\s+)?${datePattern},?\\s+(?:to|until|through)\\b))`,
  'dgi',
);
const otherTerm =
  /\b(?:(?:days?|weeks?|months?|quarters?|years?|beginning|start)\s+of|during|throughout|within|remainder\s+of|balance\s+of|rest\s+of|portion\s+of|part\s+of|end\s+of|expiration\s+of|termination\s+of|prior\s+to|before|after|unexpired|duration\s+of|over|beyond|any|each|renewal|option|expansion|holdover|license|abatement|policy|guaranty|storage|temporary|defined)\s+(?:the\s+|this\s+|said\s+|such\s+|its\s+|initial\s+|lease\s+|any\s+|full\s+|entire\s+){0,3}$/i;
/** 'the term of the Master Lease', 'the term of the loan' */
const ofAnotherThing =
  /^\s+of\s+which\b|^\s+of\s+(?:the|such|any|its|a|an|said|each|that)\s+(?:\w+\s+){0,2}?(?:master|prime|underlying|overlease|over\s?lease|head|ground|superior|existing|loan|note|guarant\w+|polic\w+|letter|employment|mortgage|warrant\w+|storage|patent|bonds?|option|license|contract\s+for)\b/i;
/** 'The guaranty shall continue for a term of two years' */
const ofAnotherSubject =
  /\b(?:guarant\w+|polic\w+|letter\s+of\s+credit|option|loan|note|warrant\w+|licen[cs]e|easement|bond)\s+(?:shall|will|must|is|are|remains?)\b[^.;]{0,60}$/i;
const demise =
  /\b(?:hold\s+the\s+(?:\w+\s+)?premises|leas(?:e|es|ed|ing)|demis(?:e|es|ed)|lets?|have\s+and\s+to\s+hold|extend\w*|term)\b/i;

const statedLength = new RegExp(`^\\s+of\\s+(?:approximately\\s+)?${durationPattern}`, 'i');

const known = new WeakMap<LeaseText, readonly TermClause[]>();

/** The sentences in which a document states the term of the lease, in order. */
export function termClauses(text: LeaseText): readonly TermClause[] {
  const clauses =
    known.get(text) ??
    flowWith(text, [
      'term',
      'terms',
      'tenancy',
      'lease',
      'leases',
      'rents',
      'sublease',
      'period',
      'hold',
      'contract',
      'agreement',
      'duration',
      'licence',
      'license',
    ]).flatMap((block) => inBlock(text, block));
  known.set(text, clauses);
  return clauses;
}

function inBlock(text: LeaseText, block: Block): TermClause[] {
  if (block.kind !== 'text' || block.contents) return [];
  const spans = sentencesOf(block);
  const seen = new Map<number, number>();
  const found = hitsIn(block, subject).flatMap((hit): TermClause[] => {
    const at = spans.findIndex(({ start, end }) => start <= hit.start && hit.start < end);
    const own = spans[at];
    // A sentence that names the term several times counts as one statement.
    const nth = (seen.get(at) ?? 0) + 1;
    seen.set(at, nth);
    if (!own || nth > 8) return [];
    const whole = block.text;
    const before = whole.slice(own.start - block.start, hit.start - block.start).slice(-400);
    // 'to have and to hold for and during the term of five years' states the term.
    const isDemise =
      demise.test(before) && statedLength.test(whole.slice(hit.end - block.start, hit.end - block.start + 60));
    if (
      (otherTerm.test(before) && !isDemise) ||
      ofAnotherThing.test(whole.slice(hit.end - block.start, hit.end - block.start + 60))
    )
      return [];
    if (
      /^for\b/i.test(hit.text) &&
      (!demise.test(before) || /\b(?:rent|abat\w*|insurance|notice)\b[^.;]{0,80}$/i.test(before))
    )
      return [];
    // 'The Term shall be 60 months. It commences on …': the next sentence may continue the statement.
    const next = spans[at + 1];
    const goesOn = next && /^(?:It|Said\s+term|Such\s+term)\b/.test(whole.slice(next.start - block.start));
    if (/\bcommissions?\b/i.test(before) || ofAnotherSubject.test(before)) return [];
    // 'The Term, currently scheduled to expire on …, is hereby extended …': the change agreed by the amendment follows.
    const behind = whole.slice(hit.end - block.start, own.end - block.start);
    const agreed =
      /(?<!\b(?:may|as|if|it|same)\s{1,200})\b(?:is|are|be|shall\s+be)\s+(?:hereby\s+|further\s+|renewed\s+and\s+){0,3}(?:extended|renewed)\b/i.exec(
        behind,
      );
    const from = hit.end - block.start + (agreed ? agreed.index + agreed[0].length : 0);
    const to = Math.min((goesOn ? next.end : own.end) - block.start, from + 700);
    // '… commencing on the later of:' continues in the paragraphs below.
    const isOpen = /:\s*$/.test(whole.slice(from, to));
    const tail = isOpen
      ? text.document.text.slice(block.start + from, block.start + to + 420).replace(/\n/g, ' ')
      : whole.slice(from, to);
    const read = near(readTermParts(tail), tail);
    // A lease may bind or be 'effective' as a contract long before its term starts.
    const isContract =
      read.start?.note !== undefined &&
      read.length === null &&
      read.end === null &&
      /lease/i.test(hit.text) &&
      !/^(?:commenc|begin|start)/i.test(tail.slice(read.start.start));
    const parts = isContract ? { ...read, start: null } : read;
    if (parts.start === null && parts.length === null && parts.end === null) return [];
    // 'The rental period is one month' is about payments.
    if (/^rental\s+period/i.test(hit.text) && parts.start === null) return [];
    const place = (read: ReadValue | null): ReadValue | null =>
      read === null ? null : { ...read, start: block.start + from + read.start, end: block.start + from + read.end };
    return [
      {
        block,
        sentence: whole.slice(own.start - block.start, to),
        span: { start: hit.start, end: block.start + to },
        start: place(parts.start),
        length: place(parts.length),
        end: place(parts.end),
      },
    ];
  });
  // One statement per sentence: the one for the first subject, which covers most of the sentence.
  return found.filter((clause, index) => found.findIndex(({ span }) => span.end === clause.span.end) === index);
}

const otherSubject =
  /\b(?:rent|installments?|deposit|insurance|notice|option|policy|allowance|abate\w*|tenant\s+shall|lessee\s+shall|landlord\s+shall|lessor\s+shall|taxes|expenses|covenants)\b/i;

/** Parts that already have another subject do not describe the term: '… of the Term, rent shall commence on …'. */
function near({ start, length, end }: TermParts, tail: string): TermParts {
  const keep = (read: ReadValue | null, from: number): ReadValue | null =>
    read === null ||
    read.start - from > 300 ||
    otherSubject.test(tail.slice(from, Math.max(from, read.start)).replace(/\([^()]*\)/g, ' '))
      ? null
      : read;
  const first = keep(start, 0);
  const measured = keep(
    length,
    first?.end !== undefined && length !== null && length.start > first.end ? first.end : 0,
  );
  const reached = Math.max(
    0,
    ...[first, measured].flatMap((read) => (read && end && read.end <= end.start ? read.end : [])),
  );
  return { start: first, length: measured, end: keep(end, reached) };
}
