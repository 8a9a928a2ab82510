import type { DealKind } from './forms.ts';

/** Points that fit every deal, however small. */
const always = [
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
] as const;

/**
 * Questions of an adviser for a stand of some weeks, and for land, masts and lots without a building; no other
 * questions fit these.
 */
const asked: Readonly<Partial<Record<DealKind, ReadonlySet<string>>>> = {
  short: new Set([...always, 'delivery_condition', 'signage', 'utilities_hvac', 'restoration', 'vat']),
  bare: new Set([
    ...always,
    'escalation',
    'taxes',
    'renewal',
    'renewal_rent',
    'assignment',
    'holdover',
    'default_cure',
    'restoration',
    'environmental',
    'governing_law',
    'vat',
    'hst',
  ]),
};

/** Points about pass-throughs, which one all-inclusive price settles. */
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
  return [...kinds].every((kind) => asked[kind]?.has(point) ?? true);
}
