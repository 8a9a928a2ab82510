import type { Decimal } from 'decimal.js';
import type { AmountKind } from './step.ts';

export type PropertyType = 'office' | 'retail' | 'industrial' | 'other';

/** Square feet of a square meter. */
export const feetPerMeter = 10.7639;

/** The lowest and highest rent per square foot per year in leases in dollars, pounds and euros, by type of property. */
const yearly: Readonly<Record<PropertyType, readonly [number, number]>> = {
  office: [3, 250],
  retail: [2, 1_000],
  industrial: [0.8, 80],
  other: [0.3, 1_000],
};

/** Whether a rate or an amount is plausible for its label, judged by its size alone. */
export function isPlausibleKind(kind: AmountKind, amount: Decimal, metric: boolean): boolean {
  const value = amount.toNumber();
  const unit = metric ? feetPerMeter : 1;
  if (value === 0) return true;
  if (kind === 'psf') return value >= 0.3 && value <= 1_000 * unit;
  if (kind === 'psf_month') return value >= 0.03 && value <= 10 * unit;
  return kind === 'monthly' ? value >= 50 : value >= 400;
}

/** Whether an annual amount is plausible for an area in square feet. */
export function isPlausibleRent(annual: Decimal, feet: number, type: PropertyType, currency: string): boolean {
  const rate = annual.toNumber() / feet;
  const [low, high] = yearly[type];
  return ['USD', 'GBP', 'EUR', 'CAD', 'AUD', 'NZD', 'SGD'].includes(currency)
    ? rate >= low && rate <= high
    : rate >= 0.05 && rate <= 20_000;
}

/** The property type according to the opening pages; `other` if several types are mentioned equally. */
export function propertyTypeOf(opening: string): PropertyType {
  const count = (pattern: RegExp) => opening.match(pattern)?.length ?? 0;
  const counts: readonly (readonly [PropertyType, number])[] = [
    ['office', count(/\boffices?\b/gi)],
    ['retail', count(/\b(?:retail|shopping\s+center|restaurant|store|gross\s+sales)\b/gi)],
    ['industrial', count(/\b(?:warehouse|industrial|manufacturing|distribution)\b/gi)],
  ];
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  return first && second && first[1] >= 3 && first[1] >= second[1] * 2 ? first[0] : 'other';
}
