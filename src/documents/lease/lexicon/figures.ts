import { Decimal } from 'decimal.js';
import type { Span } from '../../document.ts';
import { numberOfWords, numberWords, readAmount } from './numbers.ts';

/** An amount of money: exact, as a decimal string without separators; `wordsSay` where spelled-out words disagree. */
export interface FoundMoney extends Span {
  readonly amount: string;
  readonly wordsSay: string | null;
}

/** Source of a pattern for '$1,234.50'; no groups. */
export const moneyPattern = '(?:US)?\\$\\s{0,12}\\d[\\d,]*(?:\\.\\d+)*(?:\\s+(?:million|billion)\\b)?';
const money = new RegExp(moneyPattern, 'gi');
const spelledBefore = new RegExp(
  `(${numberWords})(?:\\s+(?:and|&)\\s+(\\d{1,2}|no)/\\s?(?:100|00))?(?:ths?)?\\s+(?:U\\.?S\\.?\\s+)?dollars?[\\s,]*\\(?\\s*$`,
  'i',
);

export function moneyIn(text: string): FoundMoney[] {
  return [...text.matchAll(money)].flatMap((match) => {
    const amount = readMoney(match[0]);
    if (amount === null) return [];
    const words = spelledAmount(text.slice(Math.max(0, match.index - 200), match.index));
    const wordsSay = words !== null && !words.equals(amount) ? words.toFixed() : null;
    return [{ amount: amount.toFixed(), wordsSay, start: match.index, end: match.index + match[0].length }];
  });
}

/** Reads what `moneyPattern` matched. */
export function readMoney(text: string): Decimal | null {
  const amount = readAmount(text);
  if (amount === null) return null;
  if (/million$/i.test(text)) return amount.times(1_000_000);
  return /billion$/i.test(text) ? amount.times(1_000_000_000) : amount;
}

function spelledAmount(before: string): Decimal | null {
  const match = spelledBefore.exec(before);
  const whole = match?.[1] === undefined ? null : numberOfWords(match[1]);
  if (whole === null) return null;
  const cents = match?.[2];
  return new Decimal(whole).plus(cents === undefined || /no/i.test(cents) ? 0 : new Decimal(cents).div(100));
}

/** A percentage, as a decimal string: '150' for 150%. */
export interface FoundPercent extends Span {
  readonly percent: string;
}

const percent = new RegExp(
  `\\d[\\d,]*(?:\\.\\d+)?\\s?%|\\d+(?:\\.\\d+)?\\)?\\s+per\\s?cent(?:um)?\\b|\\b${numberWords}\\s+per\\s?cent(?:um)?\\b(?!\\s*\\(\\s*\\d)`,
  'gi',
);

export function percentsIn(text: string): FoundPercent[] {
  return [...text.matchAll(percent)].flatMap((match) => {
    const digits = readAmount(match[0]);
    const spelled = digits ?? numberOfWords(match[0].replace(/\s+per\s?cent.*$/is, ''));
    if (spelled === null) return [];
    return [{ percent: new Decimal(spelled).toFixed(), start: match.index, end: match.index + match[0].length }];
  });
}

export interface FoundArea extends Span {
  readonly size: number;
  readonly unit: 'sf' | 'm2' | 'acres';
  /** 'rentable', 'usable', 'gross' as printed, else empty. */
  readonly kind: string;
}

const adjective =
  '(?:(?:net|gross|total|approximate|contiguous|aggregate)\\s+)?(?:(?:rentable|useable|usable|leasable|gross|net|floor|building)(?:\\s*/\\s*\\w+)?(?:\\s+(?:leasable|rentable|usable))?\\s+)?';
const area = new RegExp(
  `(\\d[\\d,]*(?:\\.\\d+)?)\\s*\\)?\\s*(?:\\+/-\\s*|±\\s*)?(${adjective})(square\\s+(?:feet|foot|ft\\b\\.?|meters?|metres?)|sq\\.?\\s*ft\\b\\.?|sq\\.?\\s*feet|s\\.\\s?f\\.|r\\.?s\\.?f\\b\\.?|u\\.?s\\.?f\\b\\.?|sf\\b|m2\\b|m²|acres?\\b|rentable\\s+square\\b|(?<=rentable\\s)square\\b)`,
  'gi',
);

export function areasIn(text: string): FoundArea[] {
  return [...text.matchAll(area)].flatMap((match) => {
    const size = Number((match[1] ?? '').replaceAll(',', ''));
    if (!Number.isFinite(size) || size <= 0) return [];
    const named = (match[3] ?? '').toLowerCase();
    const unit = named.startsWith('acre') ? 'acres' : /m2|m²|met(?:er|re)/.test(named) ? 'm2' : 'sf';
    const kind = /^r\.?s/i.test(named)
      ? 'rentable'
      : /^u\.?s/i.test(named)
        ? 'usable'
        : /rentable|usable|useable|gross|leasable/i.exec(match[2] ?? '')?.[0];
    return [{ size, unit, kind: (kind ?? '').toLowerCase(), start: match.index, end: match.index + match[0].length }];
  });
}
