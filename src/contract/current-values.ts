import type { Finding, RentLine } from './lease-report.ts';

/** The initial values of a correction form, by field name: the current value, as a user would type it. */
export type CurrentValues = Readonly<Record<string, string>>;

export function currentFinding({ value, shown }: Finding): CurrentValues {
  if (typeof value === 'number') {
    return { value: /\.\d{2}$/.test(shown) ? asAmount(value) : value.toLocaleString('en-US') };
  }
  return { value: typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : shown };
}

export function currentRent({ monthly, from, to }: RentLine): CurrentValues {
  return { value: monthly === undefined ? '' : asAmount(monthly), from: from ?? '', to: to ?? '' };
}

function asAmount(value: number): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
