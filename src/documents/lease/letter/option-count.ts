import type { Decided, Decision } from '../extract/decide.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { linesOf } from './letter-saying.ts';
import type { TermPart } from './terms.ts';

const reason = 'A newer message states the number of options, and an older one their length; please compare both.';

/** `1 option`, without its length, and not for something else. */
const onlyCount =
  /(?<![\d.,$£€-])([1-6]) (?:renewal |extension )?options?\b(?! (?:to (?:purchase|buy|terminate|cancel|expand|lease)|at [$£€]))/i;
const anyLength = /\d ?-?(?:years?|months?|yrs?)\b|\bx ?\d/i;

/** The number of options that a message states without their length; null if it states none. */
export function countOfOptions(text: LeaseText): { readonly count: number; readonly part: TermPart } | null {
  for (const { text: words, part, settled } of linesOf(text)) {
    const clause = settled ? words.split(/[;,]\s/).find((each) => onlyCount.test(each)) : undefined;
    const count = clause === undefined || anyLength.test(clause) ? undefined : onlyCount.exec(clause)?.[1];
    if (count !== undefined) return { count: Number(count), part };
  }
  return null;
}

/**
 * `One option rather than two` in a newer message, and `two 5-year options` in an older one, mean one option of five
 * years.
 */
export function withNewerCount(newer: LeaseText, older: Decided | undefined): Decision | null {
  const length = /^\d x (\d{1,3}) months$/.exec(String(older?.value ?? ''))?.[1];
  const stated = length === undefined ? null : countOfOptions(newer);
  if (older === undefined || length === undefined || stated === null) return null;
  const value = `${stated.count} x ${length} months`;
  const { note: _note, doubt: _doubt, ...own } = older;
  const { part } = stated;
  return {
    values: [{ ...own, value, shown: value, span: part, block: part.block, state: 'check', reason }],
    others: [],
  };
}
