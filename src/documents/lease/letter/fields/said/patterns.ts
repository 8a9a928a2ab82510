/** Parts of patterns for texts with plain figures. */
export const money = String.raw`[$£€]\s?(\d[\d,]*(?:\.\d+)?)`;
export const foot = String.raw`(?:\/|per |a |an |@ ?)?\s?(?:p\.?s\.?f\b|r?\.?s\.?f\b|u?sf\b|sq\.? ?(?:ft|foot|feet|m)\b\.?|square (?:foot|feet|met(?:er|re)s?)|foot\b|feet\b|ft\b|m²|m2\b|sqm\b)`;
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
export const day = String.raw`(?:${months}\.? \d{1,2}(?!\d)(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}\.?(?:,? \d{4})?|\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b|\d{4}-\d{2}-\d{2})`;
export const wholeDay = String.raw`(?:${months}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}\.?,? \d{4}|\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b|\d{4}-\d{2}-\d{2})`;
/** `mid-August 2027`, `the end of March`, `Q2 next year`: a time without an exact day; with its words as a group. */
export const someDay = (() => {
  const year = String.raw`(?:,? \d{4}\b| (?:of )?(?:next|this|the following) year| year after next)`;
  const period = String.raw`(?:${months}\b\.?|(?:the )?(?:spring|summer|fall|autumn|winter)\b|(?:the )?(?:month|year|quarter)\b|Q[1-4]\b|(?:the )?(?:first|second|third|fourth) (?:quarter|half)\b)`;
  const part =
    '(?:(?:the )?(?:start|beginning|middle|end|early part|later part|first week(?:end)?|last week(?:end)?|first half|second half) of|early|mid|late)';
  return String.raw`((?:${part}[ -]${period}${year}?|Q[1-4]\b${year}|(?:the )?(?:first|second|third|fourth) (?:quarter|half) of (?:\d{4}\b|next year|this year)|(?:the )?(?:spring|summer|fall|autumn|winter)${year}|${months}\b\.?(?: of)?${year}|next (?:${months}\b|spring|summer|fall|autumn|winter|year)))`;
})();
/** A length of time, with the count and the unit as groups. */
export const span = String.raw`(\d{1,3}(?:\.\d+)?) ?(?:more |full |calendar |lease |consecutive |fiscal |further |school |whole )*(months?|years?|weeks?)\b`;

/**
 * `5 + 5 from February 1`, `7 years fixed, then 5, then again 5`, `10 years and two fives after that`: a term and
 * possible further terms.
 */
export const chainOfTerms =
  /(?:^|: |\b(?:do|for|term|is|at|be|of|offer|it) )(\d{1,2})( years?)?(?: (?:fixed|firm|certain|initial(?:ly)?|to start))?(?: ?\+ ?|, ?(?:and )?then (?:again |another |a further )?)(?:(\d) x )?(\d{1,2})( years?)?(?:(?: ?\+ ?|, ?(?:and )?(?:then )?(?:again |another |a further )?)(\d{1,2})( years?)?)?(?=$|[.,;:)]| (?:from|with|at|years?|unless|on|starting|beginning|as|if|same)\b)/i;
/** Other things that are counted in the same way. */
const notATermChain =
  /\b(?:parking|stalls?|spaces|cars?|bays?|beds?|seats|rooms?|hours?|months?[’']? (?:rent|free)|deposit|suites?|floors?|units?|pets?|doors?)\b|%|[$£€]\s?\d[^.;]{0,20}\+/i;

/** The term in months, and the options after it; null if the numbers can't be years. */
export function termsOfChain(match: RegExpExecArray): {
  readonly term: { readonly value: number; readonly shown: string };
  readonly options: { readonly value: string; readonly shown: string } | null;
} | null {
  const [, first, unit, count, second, unit2, third, unit3] = match;
  const around = match.input.slice(Math.max(0, match.index - 20), match.index + match[0].length + 12);
  if (notATermChain.test(around)) return null;
  const isPlus = /\+/.test(match[0]);
  // Without a plus sign, the word "years" must occur somewhere.
  if (!isPlus && unit === undefined && unit2 === undefined && unit3 === undefined) return null;
  const [term, next, last] = [Number(first), Number(second), third === undefined ? null : Number(third)];
  if (term < 1 || term > 50 || next < 1 || next > 25) return null;
  const months = term * 12;
  const times = count === undefined ? (last === null ? 1 : 2) : Number(count);
  const value = `${times} x ${next * 12} months`;
  return {
    term: { value: months, shown: `${months} months` },
    options: last !== null && last !== next ? null : { value, shown: value },
  };
}

export const plain = (digits: string | undefined): number => Number((digits ?? '').replaceAll(',', ''));

/** The number of months for a count and its unit. */
export function monthsOf(count: string | undefined, unit: string | undefined): number | null {
  const value = Number(count);
  if (!Number.isFinite(value) || value <= 0) return null;
  if (/^y/i.test(unit ?? '')) return Math.round(value * 12);
  return /^m/i.test(unit ?? '') ? value : Math.round(value / 4.345);
}
