import { Decimal } from 'decimal.js';
import type { Span } from '../../document.ts';
import { numberOfWords, numberWords, readAmount } from './numbers.ts';

export { type FoundMoney, moneyIn, moneyPattern, readMoney } from './money.ts';

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
  `(\\d[\\d,]*(?:\\.\\d+)?)\\s*\\)?\\s*(?:\\+/-\\s*|±\\s*)?(${adjective})(square\\s+(?:feet|foot|ft\\b\\.?|meters?|metres?)|sq\\.?\\s*ft\\b\\.?|sq\\.?\\s*feet|s\\.\\s?f\\.|r\\.?s\\.?f\\b\\.?|u\\.?s\\.?f\\b\\.?|sf\\b|m\\s?2\\b|m²|sq\\.?\\s*m(?:eters?|etres?)?\\b\\.?|sqm\\b|acres?\\b|rentable\\s+square\\b|(?<=rentable\\s)square\\b)`,
  'gi',
);

export function areasIn(text: string): FoundArea[] {
  return [...text.matchAll(area)].flatMap((match) => {
    const size = Number((match[1] ?? '').replaceAll(',', ''));
    if (!Number.isFinite(size) || size <= 0) return [];
    const named = (match[3] ?? '').toLowerCase();
    const unit = named.startsWith('acre') ? 'acres' : /m\s?2|m²|met(?:er|re)|^sq\.?\s*m/.test(named) ? 'm2' : 'sf';
    const kind = /^r\.?s/i.test(named)
      ? 'rentable'
      : /^u\.?s/i.test(named)
        ? 'usable'
        : /rentable|usable|useable|gross|leasable/i.exec(match[2] ?? '')?.[0];
    return [{ size, unit, kind: (kind ?? '').toLowerCase(), start: match.index, end: match.index + match[0].length }];
  });
}
