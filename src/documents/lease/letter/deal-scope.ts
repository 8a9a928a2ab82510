import type { DealKind } from './deal-kinds.ts';

/** Questions about renting a booth for a few weeks; no other questions fit such a deal. */
const forShort: ReadonlySet<string> = new Set([
  'landlord_identity',
  'tenant_identity',
  'premises_area',
  'permitted_use',
  'commencement',
  'term',
  'base_rent',
  'security_deposit',
  'deposit_refundable',
  'termination_option',
  'access',
  'insurance',
  'binding_effect',
  'answer_by',
  'delivery_condition',
  'signage',
  'utilities_hvac',
  'restoration',
  'vat',
  'liability',
  'payment_terms',
  'relocation_terms',
  'premises_plan',
]);

/** Questions about pass-throughs, which an all-inclusive price answers. */
const passThrough: ReadonlySet<string> = new Set([
  'expense_structure',
  'expense_cap',
  'opex_estimate',
  'taxes',
  'tax_protection',
  'base_year_grossup',
  'audit_right',
]);

/** Whether a point fits the kinds of the deal. */
export function isInScope(point: string, kinds: ReadonlySet<DealKind>): boolean {
  if (kinds.has('allIn') && passThrough.has(point)) return false;
  return !kinds.has('short') || forShort.has(point);
}
