/** Parts of patterns for texts with plain figures. */
export const money = String.raw`[$£€]\s?(\d[\d,]*(?:\.\d+)?)`;
export const foot = String.raw`(?:\/|per |a |an |@ ?)?\s?(?:p\.?s\.?f\b|r?\.?s\.?f\b|u?sf\b|sq\.? ?(?:ft|foot|feet|m)\b\.?|square (?:foot|feet|met(?:er|re)s?)|foot\b|feet\b|ft\b|m²|m2\b|sqm\b)`;
const months =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)';
export const day = String.raw`(?:${months}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}\.?(?:,? \d{4})?|\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b|\d{4}-\d{2}-\d{2})`;
export const wholeDay = String.raw`(?:${months}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? (?:of )?${months}\.?,? \d{4}|\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d{2})\b|\d{4}-\d{2}-\d{2})`;
/** `mid-August 2027`, `the end of March`, `Q2 next year`: a time that leaves the day open; with its words as a group. */
export const someDay = (() => {
  const year = String.raw`(?:,? \d{4}\b| (?:of )?(?:next|this|the following) year| year after next)`;
  const period = String.raw`(?:${months}\b\.?|(?:the )?(?:spring|summer|fall|autumn|winter)\b|(?:the )?(?:month|year|quarter)\b|Q[1-4]\b|(?:the )?(?:first|second|third|fourth) (?:quarter|half)\b)`;
  const part =
    '(?:(?:the )?(?:start|beginning|middle|end|early part|later part|first week(?:end)?|last week(?:end)?|first half|second half) of|early|mid|late)';
  return String.raw`((?:${part}[ -]${period}${year}?|Q[1-4]\b${year}|(?:the )?(?:first|second|third|fourth) (?:quarter|half) of (?:\d{4}\b|next year|this year)|(?:the )?(?:spring|summer|fall|autumn|winter)${year}|${months}\b\.?(?: of)?${year}|next (?:${months}\b|spring|summer|fall|autumn|winter|year)))`;
})();
/** A span of time, with the count and the unit as groups. */
export const span = String.raw`(\d{1,3}(?:\.\d+)?) ?(?:more |full |calendar |lease |consecutive |fiscal |further |school |whole )*(months?|years?|weeks?)\b`;

export const plain = (digits: string | undefined): number => Number((digits ?? '').replaceAll(',', ''));

/** The number of months for a count and its unit. */
export function monthsOf(count: string | undefined, unit: string | undefined): number | null {
  const value = Number(count);
  if (!Number.isFinite(value) || value <= 0) return null;
  if (/^y/i.test(unit ?? '')) return Math.round(value * 12);
  return /^m/i.test(unit ?? '') ? value : Math.round(value / 4.345);
}
