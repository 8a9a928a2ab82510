import type { AmountKind } from './step.ts';
import { amountKinds } from './step.ts';

/** A measure of area after 'per' or a slash. */
const foot =
  '(?:[a-z]+\\s+){0,3}?(?:square\\s+(?:foot|feet|met(?:er|re)s?)|sq\\.?\\s*(?:ft|feet|foot|m)\\b|r?\\.?s\\.?f\\b|u\\.?s\\.?f\\b|m\\s?2\\b|m²|sqm\\b)';
const perFoot = new RegExp(
  `(?:\\b(?:per|each|every)|/|\\ba)\\s*${foot}|\\bp\\.?r?\\.?s\\.?f\\b|\\$\\s*/\\s*${foot}`,
  'i',
);
const metric =
  /\b(?:per|\/)\s*(?:square\s+met(?:er|re)|m\s?2\b|m²|sqm\b)|\/\s*(?:m\s?2\b|m²|sqm\b)|\bsquare\s+met(?:er|re)s?\b/i;
const perDay = /\b(?:per|a|each|every|one)\s+day\b|\/\s*day\b|\bdaily\b|\bper\s+diem\b/i;
/** Intervals in which the report does not show rent; nothing is computed from them. */
const perQuarter = /\b(?:per|a|each|every)\s+(?:calendar\s+)?(?:quarter|week|half[\s-]year)\b|\/\s?(?:quarter|week)\b/i;
const perMonth =
  /\bper\s+(?:calendar\s+)?month\b|\/\s*mo(?:nth|\b)|\ba\s+month\b|\beach\s+month\b|\bmonthly\b|\bp\.?c\.?m\b/i;
const perYear =
  /\bper\s+(?:annum|(?:(?:lease|contract|calendar|rental|rent)\s+)?year)\b|\/\s*(?:yr|year|annum)\b|\ba\s+year\b|\bannual(?:ly|ized)?\b|\byearly\b|\bp\.a\.|\bannum\b|\beach\s+year\b/i;

export const isMetric = (text: string): boolean => metric.test(text);

/**
 * What an amount is for, according to the words right after and before it: `rate` for an amount per area without an
 * interval; null if they don't say.
 */
function kindAtAmount(before: string, after: string): AmountKind | 'rate' | 'day' | null {
  // After the amount, up to the end of the phrase; 'sq. ft.' does not end it.
  const tail =
    /^[\s)*,]{0,4}(?:\([^)]{0,40}\)\s*)?(?:[$€£]\s?)?(?:NNN|net|gross|triple\s+net|plus\s+\w+)?[\s,]{0,3}([^.;$£€:]{0,75})/i.exec(
      spelledOut(after),
    )?.[1] ?? '';
  const phrase =
    /^(?:(?:USD|dollars?)?\s*(?:\/|per\b|an?\b|(?:for\s+)?(?:each|every)\b|p\.?s\.?f|p\.a|p\.?c\.?m|monthly|annually|yearly|every\b|rsf\b|psf\b))/i.test(
      tail,
    )
      ? tail
      : '';
  if (phrase !== '') {
    const near =
      phrase.split(
        /\b(?:payable|(?:in|by)\s+(?:\w+\s+){0,2}?(?:equal|calendar|monthly|quarterly|instal\w+)|and\s+shall|for\s+the|during|commencing|plus|which|provided)\b/i,
      )[0] ?? '';
    if (perDay.test(near)) return 'day';
    if (perFoot.test(near)) return perMonth.test(near) ? 'psf_month' : perYear.test(near) ? 'psf' : rateTime(before);
    if (perMonth.test(near)) return 'monthly';
    if (perYear.test(near)) return 'annual';
    if (perQuarter.test(near)) return 'day';
  }
  const lead = /[^.;$£€]{0,110}$/.exec(before)?.[0] ?? '';
  const last = lastOf(lead);
  if (/\bper\s+(?:rentable\s+)?square\s+(?:foot|meter|metre)\b[^,]{0,25}$/i.test(lead) && last !== null)
    return last === 'annual' ? 'psf' : 'psf_month';
  return last;
}

/** Abbreviations whose periods do not end a phrase: 'sq. ft.', 'p.a.', 'p.c.m.', 'p.s.f.'. */
function spelledOut(text: string): string {
  return text
    .replace(/\b(sq|ft|yr|mo)\./gi, '$1 ')
    .replace(/\bp\.\s?a\.|\bpa\b/gi, 'per annum')
    .replace(/\bp\.\s?c\.\s?m\.|\bpcm\b/gi, 'per month')
    .replace(/\bp\.\s?s\.\s?f\./gi, 'psf')
    .replace(/\br\.\s?s\.\s?f\.?/gi, 'rsf');
}

/** A rate per square foot whose interval is before it: 'an annual rate of $11.00 per square foot'. */
function rateTime(before: string): AmountKind | 'rate' {
  const last = lastOf(/[^.;$£€]{0,90}$/.exec(before)?.[0] ?? '');
  return last === 'annual'
    ? 'psf'
    : last === 'monthly' && /\bmonthly\s+(?:\w+\s+)?(?:rate|rent(?:al)?)\b[^.;$]{0,40}$/i.test(before)
      ? 'psf_month'
      : 'rate';
}

/** The nearest word for an interval before an amount. */
function lastOf(text: string): 'monthly' | 'annual' | null {
  const found = [
    ...text.matchAll(/\b(?:(month(?:ly|s)?)|(annual(?:ly|ized)?|yearly|annum|year))\b(?=[^.;]{0,110}$)/gi),
  ].filter((match) => isMeasure(text, match.index, match[0]));
  const last = found.at(-1);
  return last === undefined ? null : last[1] !== undefined ? 'monthly' : 'annual';
}

/** 'month' and 'year' refer to the amount only after 'per', 'each', 'a'; 'monthly' and 'annual' always do. */
function isMeasure(text: string, at: number, word: string): boolean {
  if (/^(?:monthly|annual|yearly|annum)/i.test(word)) return true;
  return (
    /^(?:month|year)$/i.test(word) &&
    /\b(?:per|each|a|every)\s+(?:calendar\s+|lease\s+|contract\s+|rental\s+)?$/i.test(text.slice(0, at))
  );
}

/** The possible meanings of an amount according to the words next to it. */
export function readWords(
  before: string,
  after: string,
): { words: AmountKind | null; head: readonly AmountKind[]; isDaily: boolean } {
  const said = kindAtAmount(before, after);
  if (said === 'day') return { words: null, head: [], isDaily: true };
  if (said === 'rate') return { words: null, head: ['psf', 'psf_month'], isDaily: false };
  return { words: said, head: amountKinds, isDaily: false };
}

/** What one column of a table may contain, by its header; `other` is not base rent, `none` not an amount. */
export function kindsOfHead(head: string): readonly AmountKind[] | 'area' | 'other' | 'none' {
  const text = head.replace(/\s+/g, ' ').trim();
  if (text === '') return amountKinds;
  const other =
    /\b(?:CAM|opex|O\.?E\.?|operating|utilit\w+|tax(?:es)?|insurance|additional|combined|parking|storage|electric\w*|deposit|increase|escalation|expenses?|charges|abate\w*|credit|cumulative|NNN\s+(?:charges|estimate)|sales)\b|%/i;
  const rentWord = /\brent(?:al)?\b|\brate\b|\bamount\b|\bbase\b|\bpayments?\b|\binstal\w+|\$|£|€|\bprice\b|\bfee\b/i;
  if (other.test(text) && !/\bbase\s+(?:\w+\s+)?rent\b/i.test(text)) return 'other';
  if (/\btotal\b/i.test(text) && !rentWord.test(text)) return 'other';
  if (/\bNNN\b/.test(text) && !/\brent|\brate\b|\bbase\b/i.test(text)) return 'other';
  const isRate = perFoot.test(text) || /\bRSF\b.{0,200}\$|\brate\b.{0,200}\b(?:R?SF|sq)\b/i.test(text);
  const months = perMonth.test(text) || /\bmonth\s+rent\b/i.test(text);
  const years = perYear.test(text);
  if (
    !isRate &&
    !rentWord.test(text) &&
    !months &&
    !years &&
    /\b(?:area|square\s+f\w+|sq\.?\s*ft|r?sf|square\s+met\w+|m2)\b/i.test(text)
  )
    return 'area';
  if (
    !isRate &&
    !rentWord.test(text) &&
    /\b(?:period|months?|years?|dates?|term|from|to|commenc\w+|through)\b/i.test(text) &&
    !/\b(?:monthly|annually?|yearly)\b|\bper\b/i.test(text)
  )
    return 'none';
  if (/\b(?:rentable|square)\b/i.test(text) && !isRate && !rentWord.test(text)) return 'area';
  if (isRate) return months === years ? (years ? amountKinds : ['psf', 'psf_month']) : months ? ['psf_month'] : ['psf'];
  if (months !== years) return months ? ['monthly'] : ['annual'];
  return amountKinds;
}

/** The kinds that a caption or a sentence above a schedule names; it may name several. */
export function kindsOfLead(lead: string): readonly AmountKind[] {
  if (perFoot.test(lead)) {
    const [months, years] = [perMonth.test(lead), perYear.test(lead)];
    return months === years ? amountKinds : months ? ['psf_month', 'psf', 'monthly'] : ['psf', 'annual'];
  }
  const [months, years] = [perMonth.test(lead), perYear.test(lead)];
  return months === years ? amountKinds : months ? ['monthly'] : ['annual'];
}
