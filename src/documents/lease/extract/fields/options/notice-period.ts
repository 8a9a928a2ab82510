import { datesIn, showDate } from '#documents/lease/lexicon/dates.ts';
import { type DurationUnit, durationsIn, showDuration } from '#documents/lease/lexicon/durations.ts';
import { readNumber, wordsUpTo } from '#documents/lease/lexicon/numbers.ts';

/**
 * When the notice of an option must be given: the shortest and the longest time before the term ends or the new one
 * starts.
 */
export interface NoticePeriod {
  readonly least: number;
  /** Null if there is no earliest time for the notice. */
  readonly most: number | null;
  readonly unit: DurationUnit;
  readonly businessDays: boolean;
  /** The day from which the notice is counted back: the end of the term, or the start of the renewal. */
  readonly from: 'end' | 'start';
  readonly start: number;
  readonly end: number;
  /** Words and figures disagree, or the day from which it is counted back isn't stated. */
  readonly doubt: string | null;
}

const leastCue =
  /\b(?:at\s+least|not\s+(?:less|fewer|later)\s+than|no\s+(?:less|fewer|later)\s+than|on\s+or\s+before|minimum\s+of|least\s+one|before|by|later\s+than)\s+(?:the\s+(?:date|day)\s+(?:that|which)\s+is\s+|the\s+date\s+|one\s+)?(?:\([ivx]{1,4}\)\s*)?\(?$/i;
const mostCue =
  /\b(?:(?:not|nor|no|neither)\s+(?:more|earlier|sooner|greater)(?:\s+than)?|(?:earlier|sooner|more)\s+than|within|at\s+most)\s+(?:the\s+(?:date|day)\s+(?:that|which)\s+is\s+|the\s+date\s+)?\(?$/i;
const backwards =
  /^[’']?s?[’']?\s*(?:\)\s*)?(?:,\s*)?(?:prior|before|preceding|in\s+advance|advance|previous|written|notice)\b/i;
/** `extend the lease by three (3) years`: the length of the extension. Not `renew by 90 days’ notice`. */
const extendsBy = /\b(?:extend|renew|prolong)\w{0,3}\b[^.;]{0,50}\bby\s+(?:an?\s+(?:further|additional)\s+)?\(?$/i;
const ofNotice = /^[’']?s?[’']?\s{0,3}(?:\)\s{0,3})?(?:prior|before|in\s+advance|advance|written|notice)\b/i;
const anchorStart =
  /\b(?:commencement|beginning|start)\s+(?:date\s+)?of\b[^.;]{0,60}\b(?:renewal|extension|extended|option|additional)|\b(?:renewal|extension|extended|option)\s+(?:term|period)s?\s+(?:would\s+|is\s+to\s+|shall\s+)?(?:commence|begin|start)/i;

/** `Either party may terminate at the end of the term by sixty (60) days’ notice`: counted back from the end. */
const endsWithTerm =
  /\b(?:terminate|end|cancel)\b[^.;]{0,40}\b(?:at|as\s+of|effective\s+(?:at|on|as\s+of))\s+the\s+(?:end|expiration|expiry)\s+of\s+(?:the|this|any|each|its)\b[^.;]{0,60}\bnotice\b/i;

/**
 * The notice period in a sentence about exercising an option; null if it states none. Under a heading that names the
 * option (`isOption`), 'upon nine months' notice' is enough.
 */
export function noticePeriodIn(sentence: string, isOption = false): NoticePeriod | null {
  const isBackwards = /\b(?:prior|before|advance|preceding|previous)\b/i.test(sentence);
  // '… the option to renew upon 90 days written notice': the sentence itself grants the option.
  const grants = /\b(?:renew|extend)(?:ing)?\b[^.;]{0,160}\bnotice\b/.test(sentence);
  const atEnd = endsWithTerm.test(sentence);
  if (!isBackwards && !grants && !atEnd && !(isOption && /\bnotice\b/i.test(sentence))) return null;
  const found = durationsIn(sentence)
    .filter(({ months }) => months === null || months <= 36)
    .map((each) => ({
      ...each,
      lead: sentence.slice(Math.max(0, each.start - 60), each.start),
      trail: sentence.slice(each.end, each.end + 90),
    }))
    .filter(({ lead, trail }) => !extendsBy.test(lead) || ofNotice.test(trail));
  const between = betweenIn(sentence);
  if (between) return between;
  const least = found.find(
    ({ lead, trail }) =>
      (leastCue.test(lead) &&
        !mostCue.test(lead) &&
        /\b(?:prior|before|advance|notice|preceding|exercise|expir)/i.test(trail + sentence)) ||
      (!mostCue.test(lead) && !/\b(?:within|of|for|after)\s+(?:the\s+)?\(?$/i.test(lead) && backwards.test(trail)),
  );
  if (!least) return null;
  const most = found.find(
    (each) => each !== least && each.unit === least.unit && mostCue.test(each.lead) && each.count > least.count,
  );
  const disagree = [least, most].some((each) => each !== undefined && each.wordsSay !== null);
  return {
    least: least.count * (least.unit === 'year' ? 12 : 1),
    most: most === undefined ? null : most.count * (most.unit === 'year' ? 12 : 1),
    unit: least.unit === 'year' ? 'month' : least.unit,
    businessDays: /business/i.test(least.text),
    from: anchorStart.test(sentence) ? 'start' : 'end',
    start: Math.min(least.start, most?.start ?? least.start),
    end: Math.max(least.end, most?.end ?? least.end),
    doubt: disagree
      ? 'Words and figures of the period disagree.'
      : isBackwards || atEnd
        ? null
        : 'The clause does not say before which day the notice is given.',
  };
}

const number = `((?:\\b${wordsUpTo(3)}\\(\\s?\\d{1,3}\\s?\\))|\\d{1,3}|\\b${wordsUpTo(3)})`;
const atLeast =
  '(?:at\\s+least|not?\\s+(?:less|fewer|later)\\s+than|(?:no|nor|not)\\s+later\\s+than|min(?:imum|\\.)?(?:\\s+of)?)';
const atMost =
  '(?:(?:(?:not|no|nor)\\s+)?(?:more|earlier|sooner|greater)\\s+than|at\\s+most|up\\s+to|max(?:imum|\\.)?(?:\\s+of)?)';
/** The unit may follow each number: `at least 6 months' and not more than 12 months' notice`. */
const comma = '(?:\\s{0,4},\\s{0,4}|\\s{1,4}|)';
const and = `(?:\\s{0,4}(?:days?|months?)[’']?)?(?:\\s{1,4}(?:prior|written|notice))?${comma}(?:and|but|nor|or|\\/)${comma}`;
const ending = '\\s*(?:(?:full|calendar|consecutive)\\s+){0,2}(day|month|mo)s?\\b';
/** One unit for both numbers: 'between nine (9) and twelve (12) months before', 'not less than 9 nor more than 12 months'. */
const windows = [
  new RegExp(`\\bbetween\\s+${number}\\s*(?:days\\s+|months\\s+)?and\\s+${number}${ending}`, 'i'),
  new RegExp(`\\b${atLeast}\\s+${number}${and}${atMost}\\s+${number}${ending}`, 'i'),
  new RegExp(`\\b${atMost}\\s+${number}${and}${atLeast}\\s+${number}${ending}`, 'i'),
];
/** '9-12 months', 'six to nine months' notice', '12 and 15 months'. */
const range = new RegExp(`${number}\\s*(?:[-–]|to\\b|and\\b)\\s*${number}${ending}`, 'i');

/** A notice with an earliest and a latest time: `not less than six nor more than twelve months`. */
export function betweenIn(sentence: string): NoticePeriod | null {
  const found = windows.map((window) => window.exec(sentence)).find((each) => each !== null) ?? rangeOfNotice(sentence);
  if (!found) return null;
  const unit = /^d/i.test(found[3] ?? '') ? 'day' : 'month';
  const [a, b] = [readNumber(found[1] ?? '')?.value ?? 0, readNumber(found[2] ?? '')?.value ?? 0];
  if (a <= 0 || b <= 0 || a === b) return null;
  return {
    least: Math.min(a, b),
    most: Math.max(a, b),
    unit,
    businessDays: false,
    from: anchorStart.test(sentence) ? 'start' : 'end',
    start: found.index,
    end: found.index + found[0].length,
    doubt: null,
  };
}

/** A range without 'at least' is a window only if it is the length of a notice. */
function rangeOfNotice(sentence: string): RegExpExecArray | null {
  const found = range.exec(sentence);
  if (found === null) return null;
  const end = found.index + found[0].length;
  return /^[’']?\s*(?:(?:prior|written|advance|ahead)\b|notice\b|before\b|in\s+advance\b)/i.test(
    sentence.slice(end, end + 30),
  ) || /\bnotice\b[^.;\d]{0,30}$/i.test(sentence.slice(Math.max(0, found.index - 40), found.index))
    ? found
    : null;
}

/** 'not later than June 30, 2025' */
export function noticeDayIn(sentence: string): { iso: string; shown: string; start: number; end: number } | null {
  const date = datesIn(sentence).find(
    ({ start }) =>
      // `eight (8) months before March 31, 2031` counts back from the day.
      !/\b(?:days?|weeks?|months?|years?)[’']?s?\s+(?:prior\s+to|before)\s+(?:the\s+)?$/i.test(
        sentence.slice(Math.max(0, start - 40), start),
      ) &&
      /\b(?:not?\s+later\s+than|on\s+or\s+before|by|prior\s+to|before)\s+(?:the\s+)?$/i.test(
        sentence.slice(Math.max(0, start - 30), start),
      ),
  );
  return date ? { iso: date.iso, shown: showDate(date.iso), start: date.start, end: date.end } : null;
}

/** '90 days', '9-12 months', '10 business days'. */
export function showNotice({ least, most, unit, businessDays }: NoticePeriod): string {
  if (businessDays) return `${most === null ? least : `${least}-${most}`} business days`;
  return most === null ? showDuration(least, unit) : `${least}-${most} ${unit}s`;
}
