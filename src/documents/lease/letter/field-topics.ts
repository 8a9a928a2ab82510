import type { LetterTopic } from './letter-topic.ts';

/**
 * The older terms that a newer message revokes when it only mentions their topic: `early out: no`, `the guaranty can go
 * away`.
 */
export const settledBy: Readonly<Record<string, readonly LetterTopic[]>> = {
  guarantor: ['guaranty'],
  termination_option: ['termination'],
  rofo_rofr: ['expansion'],
  purchase_option: ['purchase'],
  relocation: ['relocation'],
  renewal_options: ['renewal'],
  exclusive_use: ['exclusive'],
  free_rent: ['free_rent'],
  ti_allowance: ['allowance'],
  ti_amortized: ['allowance'],
  security_deposit: ['deposit'],
  letter_of_credit: ['deposit'],
  condition: ['condition', 'maintenance', 'utilities'],
  maintenance_tenant: ['maintenance', 'utilities', 'landlord_work'],
  maintenance_landlord: ['maintenance', 'utilities', 'landlord_work'],
  landlord_work: ['landlord_work', 'condition'],
  parking: ['parking'],
  utilities: ['utilities', 'maintenance'],
  escalation: ['escalation'],
  opex_cap: ['expense_cap'],
  assignment: ['assignment'],
  holdover: ['holdover'],
};
