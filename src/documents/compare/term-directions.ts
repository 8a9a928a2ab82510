import type { Finding } from '#contract/lease-report.ts';

/** A number by which two documents can be compared; numbers in different units can't be. */
export interface Measure {
  readonly amount: number;
  readonly unit: string;
}

/** A term whose higher value is better for one of the parties, other things being equal. */
export interface TermDirection {
  readonly field: string;
  readonly more: 'tenant' | 'landlord';
  measure(finding: Pick<Finding, 'value' | 'shown'>): Measure | null;
}

type Value = Pick<Finding, 'value' | 'shown'>;

/** The value is a number in this unit, regardless of its wording. */
const counted =
  (unit: string) =>
  ({ value }: Value): Measure | null =>
    typeof value === 'number' ? { amount: value, unit } : null;

/** An amount with its currency, per area or in total. */
function money({ value, shown }: Value): Measure | null {
  const currency = /^[^\d\s]{1,4}/.exec(shown)?.[0];
  if (typeof value !== 'number' || currency === undefined) return null;
  const per = /\bper\b.*|\ba (?:month|year)\b.*/i.exec(shown)?.[0].toLowerCase() ?? '';
  return { amount: value, unit: `${currency} ${per.replace('rentable ', '')}` };
}

/** '150%', '2% a year': percentages with the same base. */
function percent({ value }: Value): Measure | null {
  const match = /^(\d+(?:\.\d+)?)%\s*(.{0,40})$/.exec(String(value));
  return match ? { amount: Number(match[1]), unit: `% ${(match[2] ?? '').toLowerCase().trim()}` } : null;
}

export const termDirections: readonly TermDirection[] = [
  { field: 'escalation', more: 'landlord', measure: percent },
  { field: 'free_rent', more: 'tenant', measure: counted('months') },
  { field: 'opex_estimate', more: 'landlord', measure: money },
  { field: 'opex_cap', more: 'landlord', measure: percent },
  { field: 'mgmt_admin_fee', more: 'landlord', measure: percent },
  { field: 'ti_allowance', more: 'tenant', measure: money },
  { field: 'security_deposit', more: 'landlord', measure: money },
  { field: 'letter_of_credit', more: 'landlord', measure: money },
  { field: 'profit_sharing', more: 'landlord', measure: percent },
  { field: 'default_monetary_cure', more: 'tenant', measure: counted('days') },
  { field: 'default_nonmonetary_cure', more: 'tenant', measure: counted('days') },
  { field: 'landlord_default', more: 'landlord', measure: counted('days') },
  { field: 'late_charge', more: 'landlord', measure: percent },
  { field: 'holdover', more: 'landlord', measure: percent },
  { field: 'estoppel', more: 'tenant', measure: counted('days') },
];
