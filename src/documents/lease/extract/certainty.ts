import type { Decision } from './decide.ts';
import type { FieldId } from './fields/index.ts';

/**
 * Fields whose values were right in fewer than 85 of 100 reports when compared with the documents (45 leases, verdicts
 * in tests/lease-documents/verdicts). Often the passage is only part of the right clause, or next to it. They are shown
 * for checking until a later evaluation finds them reliable.
 */
const oftenPartial: ReadonlySet<FieldId> = new Set<FieldId>([
  'assignment',
  'capex_passthrough',
  'casualty',
  'default_monetary_cure',
  'default_nonmonetary_cure',
  'free_rent',
  'gross_up',
  'hazardous',
  'indemnity',
  'landlord_default',
  'maintenance_landlord',
  'maintenance_tenant',
  'mgmt_admin_fee',
  'parking',
  'profit_sharing',
  'purchase_option',
  'real_estate_taxes',
  'remedies',
  'utilities',
  'waiver_subrogation',
]);

/**
 * Marks a found value of these fields for checking; for a standard point of a clause, the passage is certainly the
 * right one.
 */
export function asSure(id: FieldId, decision: Decision): Decision {
  if (!oftenPartial.has(id)) return decision;
  const reason = 'Terms of this kind often stand in several places; please read the clause.';
  return {
    ...decision,
    values: decision.values.map((value) =>
      value.state === 'found' && value.kind !== 'point' ? { ...value, state: 'check', reason } : value,
    ),
  };
}
