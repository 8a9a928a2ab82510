import type { Span } from '#documents/document.ts';
import { durationPattern, readDuration } from '#documents/lease/lexicon/durations.ts';
import { printedNumber, readNumber } from '#documents/lease/lexicon/numbers.ts';
import type { Block } from '#documents/lease/prepare/block.ts';
import { flowAt, flowWith } from '#documents/lease/prepare/flow.ts';
import { type LeaseText, sentencesOf } from '#documents/lease/prepare/lease-text.ts';

/** A sentence that grants an option to extend, with the number and length of the periods. */
export interface RenewalGrant {
  readonly block: Block;
  readonly span: Span;
  readonly count: number;
  /** The sentence states the number; otherwise the grant is for one period. */
  readonly counted: boolean;
  readonly months: number;
  /** Renews automatically unless a party objects. */
  readonly automatic: boolean;
  /** The terms of the renewal must still be agreed: `on terms mutually agreed by the parties`. */
  readonly unagreed: boolean;
  /** It renews repeatedly, and the number of renewals isn't stated. */
  readonly endless: boolean;
}

const many = `(?:${printedNumber}|\\(\\d{1,2}\\))`;
const kinds =
  '(?:(?:additional|further|successive|consecutive|separate|automatic|extended|extension|renewal|option|optional|lease|new|five-year)[\\s,]+){0,4}';
const periods =
  '(?:periods?|terms?|options?|rights?(?:\\s+of\\s+renewal)?|renewals?|extensions?|renewal\\s+terms?|extension\\s+(?:terms?|options?|periods?))';
const length = `(?:${durationPattern})`;

/** 'two (2) additional periods of five (5) years each', 'one (1) option to extend the Term for a period of five (5) years' */
const periodsOf = new RegExp(
  `(${many})\\s+${kinds}${periods}\\b(?:\\s*\\([^()]{0,60}\\))?(?:[^.;]{0,110}?\\b(?:of|for|each|by)\\s+(?:up\\s+to\\s+)?(?:an?\\s+)?(?:(?:additional|further)\\s+)?(?:(?:period|term)s?\\s+of\\s+)?)(${length})`,
  'gi',
);
/** 'one (1) three (3) year option', 'four (4) automatic ten-year renewal terms', 'two successive ten (10) year options' */
const lengthPeriods = new RegExp(
  `(${many}),?\\s+${kinds}(${length})\\s+(?:${kinds}|(?:[A-Za-z]+\\s+){0,2})${periods}\\b`,
  'gi',
);
/** 'Two of four years each', '2 x 5 years', as a schedule lists them */
const countOf = new RegExp(`^\\W*(${many})\\s+(?:of|x|×)\\s+(${length})(?:\\s+each)?(?=\\s*(?:$|[.,;\\n(]))`, 'gi');
/** 'for an additional period of five years', 'for five (5) additional years', 'renew for a period of twelve (12) months' */
const onePeriod = new RegExp(
  `\\b(?:for|of)\\s+(?:an?\\s+)?${kinds}(?:(?:period|term)s?\\s+of\\s+)?(?:up\\s+to\\s+)?(${length})(?:\\s+terms?)?`,
  'gi',
);
/** 'extend the lease by three (3) years'; not 'renew by three (3) months' notice' */
const extendedBy = new RegExp(
  `\\b(?:extend|renew|prolong)(?:s|ed|ing)?\\b[^.;]{0,50}?\\bby\\s+(?:an?\\s+)?${kinds}(${length})(?![’']?\\s{0,2}(?:prior|before|in\\s+advance|advance|written|notice))`,
  'gi',
);
/** 'the first of five (5) years and the second of three (3) years', 'One of 5 years, then one of 3 years', 'First: 5 years. Second: 4 years' */
const oneByOne = new RegExp(
  `\\b(?:first|one)\\b(?!\\s*\\()(?:\\s+(?:such|option|renewal|extension|term|period)){0,2}(?:\\s*:|(?:\\s*,)?\\s+(?:to\\s+be|being|shall\\s+be|is|of|for)\\b)\\s*(?:(?:of|for|an?\\s+(?:term|period)\\s+of)\\s+)?(${length})\\b[^;]{0,25}?\\b(?:second|then\\s+one|other|next|another)\\b(?:\\s+(?:such|option|renewal|extension|term|period)){0,2}(?:\\s*:|(?:\\s*,)?\\s+(?:to\\s+be|being|shall\\s+be|is|of|for)\\b)?\\s*(?:(?:of|for|an?\\s+(?:term|period)\\s+of)\\s+)?(${length})`,
  'i',
);
const times = new RegExp(
  `\\b(?:maximum\\s+of|up\\s+to|total\\s+of)\\s+(${printedNumber})\\s+(?:times|(?:such\\s+)?(?:renewals?|extensions?))`,
  'i',
);

/** 'extend the term twice, each time for five years', 'renew this lease three (3) times for a year' */
const repeated = new RegExp(
  `\\b(?:extend|renew)\\b[^.;]{0,80}?\\b(?:(once|twice)\\b(?!\\s+the\\b)|(${many})\\s+times\\b)`,
  'i',
);

/** The number and length of the periods that a piece of text grants. */
export function periodsIn(piece: string): {
  readonly count: number;
  readonly counted: boolean;
  readonly months: number;
  readonly start: number;
  readonly end: number;
}[] {
  // Lengths that differ between options cannot be summarized as one count and one length.
  if (/\brespectively\b/i.test(piece)) return [];
  // 'ten (l0) year': a letter in place of a digit, as OCR often produces.
  const text = piece
    .replace(/\(l(\d)\)/g, '(1$1)')
    // `1.20 Option: Two (2) options`: the number of the line counts nothing.
    .replace(/(^|\n|[.;]\s)\s{0,3}\d{1,2}\.\d{1,2}\.?(?=\s+[A-Z])/g, (number) => ' '.repeat(number.length));
  const apart = oneByOne.exec(text);
  const lengths = [apart?.[1], apart?.[2]].flatMap((each) => readDuration(each ?? '')?.months ?? []);
  if (apart !== null && lengths.length === 2 && lengths[0] !== lengths[1]) {
    const span = { start: apart.index, end: apart.index + apart[0].length };
    return lengths.map((months) => ({ count: 1, counted: true, months, ...span }));
  }
  const counted = [...text.matchAll(lengthPeriods), ...text.matchAll(periodsOf), ...text.matchAll(countOf)].flatMap(
    (match) => {
      const count = readNumber(match[1] ?? '')?.value;
      const months = readDuration(match[2] ?? '')?.months;
      return count === undefined || count < 1 || count > 40 || !months || months > 1_200
        ? []
        : [{ count, counted: true, months, start: match.index, end: match.index + match[0].length }];
    },
  );
  const distinct = counted.filter(
    (each, index) => counted.findIndex(({ start, end }) => start < each.end && each.start < end) === index,
  );
  if (distinct.length > 0) return distinct.sort((a, b) => a.start - b.start);
  const one = [...text.matchAll(onePeriod), ...text.matchAll(extendedBy)].flatMap((match) => {
    const months = readDuration(match[1] ?? '')?.months;
    return !months || months > 1_200
      ? []
      : [{ count: 1, counted: false, months, start: match.index, end: match.index + match[0].length }];
  });
  return one.slice(0, 1);
}

const renewalWords = [
  'renew',
  'renews',
  'renewal',
  'renewals',
  'renewed',
  'extend',
  'prolong',
  'extended',
  'extension',
  'option',
  'options',
  'further',
];
const grant =
  /\b(?:option|right|privilege|election)(?:\(s\)|s)?\b[^.;]{0,140}\b(?:renew|extend)(?:ing)?\b|\b(?:extended|renewed)\b[^.;]{0,60}\boption\s+of\s+(?:the\s+)?(?:tenant|lessee)|\boptions?\s+(?:for|of)\b[^.;]{0,40}\b(?:renewal|extension)s?\b|\b(?:tenant|lessee|sublessee|subtenant|party\s+b)\b[^.;]{0,60}\b(?:may|shall\s+be\s+entitled\s+to|can)\b[^.;]{0,60}\b(?:renew|extend|prolong)\b|\b(?:it|they)\s+(?:may|shall\s+be\s+entitled\s+to)\s+(?:renew|extend)\s+(?:the|this)\s+(?:lease\s+)?(?:term|lease)\b|\b(?:year|month)\s+(?:renewal\s+|extension\s+)?options?\b|\bextension\s+options?\b|\boptions?\s+(?:of|for)\s+(?:renewal|extension)\b|\b(?:landlord|lessor)\s+(?:shall|will|must)\b[^.;]{0,160}\bgrant\b[^.;]{0,60}\b(?:renewal|further|new)\s+(?:lease|term)\b|\boptions?\s+(?:for|of)\s+(?:an?|one|two|three)\s+(?:\(\d\)\s+)?(?:additional|further|successive)\b[^.;]{0,60}\b(?:year|month|term|period)s?\b|\brenewal\s+options?\b|\boptions?\s+of\s+(?:\w+\s+)?\(?\d{1,2}\)?\s+(?:years|months)\s+each\b/i;
const automatically =
  /\bautomatic(?:ally)?\b[^.;]{0,80}\b(?:renew|extend|extension|term)|\b(?:renew|extend)\w*\s+automatically\b/i;
const denied =
  /\b(?:no|neither|nor|without\s+any)\s+(?:\w+\s+){0,3}(?:options?|rights?)\b[^.;]{0,60}\b(?:renew|extend|extension|renewal)|\bnot\s+(?:\w+\s+){0,2}(?:have|granted|entitled)\b[^.;]{0,60}\b(?:renew|extend|extension|renewal)|\bnegotiat|\bif\s+any\b|\bexpansion\b|\bextend\w*\s+the\s+(?:leased\s+)?(?:premises|building)\b/i;
/** `on the same terms save that there shall be no further right to extend`: no right after the one granted. */
const noMore =
  /\b(?:save|except|but|with|and)\s+(?:that\s+)?(?:there\s+(?:shall|will)\s+be\s+)?(?:with\s+)?no\s+further\s+(?:options?|rights?)\b[^.;,]{0,60}/i;
const agreed = /\bmutual(?:ly)?\s+(?:agree|consent)|\bterms\s+to\s+be\s+agreed\b/i;
const ownRight = /\b(?:options?|right)\s+to\s+(?:renew|extend)\b/i;
/** Something other than the lease is extended: a deadline, a permit, the time of completion. */
const otherObject =
  /\bextend(?:ing)?\s+(?:the|such|its|any|said)\s+(?!(?:[\w’']+\s+){0,5}?(?:term|lease|sublease|agreement|tenancy|expiration|period)\b)\w+/i;
const byLandlord =
  /\b(?:landlord|lessor|sublandlord|sublessor)\s+(?:shall\s+have|has|may|reserves)\b[^.;]{0,160}\b(?:extend|renew)/i;
const otherThing =
  /\b(?:letter\s+of\s+credit|policy|policies|insurance|permit|licen[cs]e|master\s+lease|prime\s+lease|loan|mortgage|parking|listing|completion\s+date|force\s+majeure|hold(?:ing)?[- ]?over|certificate|closing|due\s+diligence|contingency)\b/i;

const again =
  /\b(?:each|any|every)\s+(?:such|subsequent|successive|additional)\b[^.;]{0,60}\b(?:period|term|renewal)|\b(?:subsequent|successive|consecutive)\s+(?:renewal\s+)?(?:period|term|year)s?\b|\byear\s+to\s+year\b/i;
const withOption =
  /\b(?:with|plus)\s+(?:an?|the|one|two|three|four|five)\b[^.;]{0,40}?\b(?:options?|rights?|privileges?)\b/i;

const known = new WeakMap<LeaseText, readonly RenewalGrant[]>();

/** The sentences that grant an option to extend or renew, or that renew automatically, in order. */
export function renewalGrants(text: LeaseText): readonly RenewalGrant[] {
  const grants = known.get(text) ?? flowWith(text, renewalWords).flatMap((block) => inBlock(text, block));
  known.set(text, grants);
  return grants;
}

function inBlock(text: LeaseText, block: Block): RenewalGrant[] {
  const spans = sentencesOf(block);
  return spans.flatMap((span): RenewalGrant[] => {
    const sentence = block.text.slice(span.start - block.start, span.end - block.start);
    const automatic = automatically.test(sentence);
    const match = grant.exec(sentence);
    if (!isGrant(sentence, block)) return [];
    // 'for five years, with an option for an additional three years': the first period is the term's.
    const own = sentence.search(withOption);
    const read = periodsIn(own < 0 ? sentence : ' '.repeat(own) + sentence.slice(own));
    // 'Lessee may extend the Lease for additional five (5) year terms. … a maximum of sixteen (16) times.'
    const whole = text.document.text.slice(span.start, span.end + 200);
    const limit = times.exec(whole);
    const most = limit ? readNumber(limit[1] ?? '')?.value : timesIn(sentence);
    return read.map(({ count, counted, months, start, end }) => {
      const from = Math.min(start, match?.index ?? start);
      const to = most === undefined || counted || !limit ? end : limit.index + limit[0].length;
      return {
        block,
        span: { start: span.start + from, end: span.start + Math.max(to, Math.min(sentence.length, end)) },
        count: counted ? count : (most ?? 1),
        counted: counted || most !== undefined,
        months,
        automatic,
        unagreed: agreed.test(sentence),
        endless: automatic && !counted && most === undefined && again.test(whole),
      };
    });
  });
}

/** How many times a sentence allows the term to be extended. */
function timesIn(sentence: string): number | undefined {
  const [, word, number] = repeated.exec(sentence) ?? [];
  if (word !== undefined) return word.toLowerCase() === 'twice' ? 2 : 1;
  return readNumber(number ?? '')?.value;
}

/** Paragraphs with a sentence that grants an option, whether it states its length or leaves it to a schedule. */
export function renewalBlocks(text: LeaseText): readonly Block[] {
  return flowWith(text, renewalWords).filter((block) =>
    sentencesOf(block).some(({ start, end }) =>
      isGrant(block.text.slice(start - block.start, end - block.start), block),
    ),
  );
}

function isGrant(sentence: string, { kind, contents }: Block): boolean {
  return (
    kind !== 'heading' &&
    !contents &&
    (grant.test(sentence) || automatically.test(sentence)) &&
    !denied.test(sentence.replace(noMore, '')) &&
    // An extension that both parties must agree to is not a right; an option whose terms must be agreed may be one.
    (!agreed.test(sentence) || ownRight.test(sentence)) &&
    !otherObject.test(sentence) &&
    !byLandlord.test(sentence) &&
    !otherThing.test(sentence.slice(0, 500))
  );
}

/** The paragraphs that belong to an option's clause: those that follow its grant under the same heading. */
export function clauseOf(text: LeaseText, block: Block): readonly Block[] {
  const clause: Block[] = [];
  // Without headings the end of the clause is unknown: only the next few paragraphs belong to it.
  const reach = block.section === '' ? 4 : 14;
  for (let at = block.index; at < Math.min(text.blocks.length, block.index + reach); at += 1) {
    const each = flowAt(text, at);
    if (each !== undefined && clause.includes(each)) continue;
    if (each === undefined || (each.start > block.start && (each.kind === 'heading' || !isSameClause(each, block))))
      break;
    clause.push(each);
  }
  return clause;
}

function isSameClause(each: Block, first: Block): boolean {
  return each.section === first.section || (first.section !== '' && each.section.startsWith(first.section));
}
