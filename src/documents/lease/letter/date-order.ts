import type { LeaseText } from '../prepare/lease-text.ts';

/** Currencies, taxes, units and times used in places where the day comes before the month. */
const dayFirst =
  /[£€₹]|\bRs\.|\bVAT\b|\bbusiness rates\b|\bp\.?c\.?m\b|\bsqm\b|\bGST\b.{0,200}m2|^\[\d{1,2}\/\d{1,2}\/\d{4}, (?:1[3-9]|2[0-3]):\d{2}/im;
/** `31/10/28` and `5/26/27` are valid in one order only. */
const onlyDayFirst = /(?<![\d/])(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:\d{4}|\d{2})(?![\d/])/;
const onlyMonthFirst = /(?<![\d/])(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:\d{4}|\d{2})(?![\d/])/;

/** The order that the offer's own dates show, otherwise the usual order of the places that it names. */
export function dateOrderOf({ document }: LeaseText): 'day-first' | 'month-first' {
  const shown = [onlyDayFirst.test(document.text), onlyMonthFirst.test(document.text)];
  if (shown[0] !== shown[1]) return shown[0] ? 'day-first' : 'month-first';
  return dayFirst.test(document.text) ? 'day-first' : 'month-first';
}

/** `03/05/2026` can be two different days. */
export const isAmbiguousDay = (words: string): boolean =>
  /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|1[0-2])\/\d{2,4}\b/.test(words);
