import type { LeaseText } from '../prepare/lease-text.ts';

/** Currencies, taxes, units and times of places where the day comes before the month. */
const dayFirst =
  /[£€₹]|\bRs\.|\bVAT\b|\bbusiness rates\b|\bp\.?c\.?m\b|\bsqm\b|\bGST\b.{0,200}m2|^\[\d{1,2}\/\d{1,2}\/\d{4}, (?:1[3-9]|2[0-3]):\d{2}/im;

export const dateOrderOf = ({ document }: LeaseText): 'day-first' | 'month-first' =>
  dayFirst.test(document.text) ? 'day-first' : 'month-first';

/** `03/05/2026` can be two days. */
export const isAmbiguousDay = (words: string): boolean =>
  /(?<!\d)(?:0?[1-9]|1[0-2])\/(?:0?[1-9]|1[0-2])\/\d{2,4}\b/.test(words);
