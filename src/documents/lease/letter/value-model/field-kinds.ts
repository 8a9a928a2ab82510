import type { MentionKind } from './mentions.ts';

/**
 * By kind of value, the fields that a value can belong to. `words`: the sentence itself is the value, or means one
 * of a few values.
 */
export const fieldsOfKind: Readonly<Record<MentionKind, readonly string[]>> = {
  money: ['security_deposit', 'ti_allowance', 'opex_estimate', 'insurance_liability', 'letter_of_credit', 'base_rent'],
  months: ['term_months', 'free_rent', 'renewal_options', 'renewal_notice'],
  date: [
    'agreement_date',
    'commencement_date',
    'delivery_date',
    'expiration_date',
    'letter_expiration',
    'rent_commencement',
  ],
  percent: [
    'escalation',
    'opex_cap',
    'holdover',
    'mgmt_admin_fee',
    'opex_share',
    'late_charge',
    'profit_sharing',
    'percentage_rent',
    'gross_up',
  ],
  area: ['premises_rsf', 'building_rsf'],
  name: ['landlord', 'tenant', 'guarantor', 'brokers'],
  address: ['premises_address'],
  unit: ['suite_floor'],
  words: [
    'permitted_use',
    'exclusive_use',
    'parking',
    'signage',
    'utilities',
    'landlord_work',
    'maintenance_tenant',
    'maintenance_landlord',
    'condition',
    'alterations_restoration',
    'real_estate_taxes',
    'casualty',
    'termination_option',
    'rofo_rofr',
    'expansion',
    'relocation',
    'subordination_snda',
    'hazardous',
    'measurement_standard',
    'lease_form',
    'recapture',
    'rent_commencement',
    'purchase_option',
    'demolition',
    'continuous_operation',
    'percentage_rent',
    'profit_sharing',
    'capex_passthrough',
    'free_rent',
    'governing_law',
    'escalation',
    'exclusivity',
    'legal_fees',
    'assignment=free',
    'assignment=reasonable',
    'assignment=consent',
    'assignment=sole_discretion',
    'assignment=prohibited',
    'lease_structure=gross',
    'lease_structure=modified_gross',
    'lease_structure=base_year',
    'lease_structure=NNN',
    'lease_structure=NN',
    'lease_structure=absolute',
  ],
};

/**
 * Groups of values with the same minimum probability: company names need a lower one than other names, and places known
 * by a name need a higher one than streets.
 */
export type ValueGroup = MentionKind | 'company' | 'place';

export function groupOf(kind: MentionKind, marks: readonly string[]): ValueGroup {
  if (kind === 'address' && marks.includes('named')) return 'place';
  return kind === 'name' && marks.includes('company') ? 'company' : kind;
}

/**
 * The probability of each field, calculated from the classes of a kind, and the field's most likely class:
 * `assignment=free` and `assignment=consent` together make up `assignment`.
 */
export function byField(
  kind: MentionKind,
  chances: readonly number[],
): Map<string, { readonly chance: number; readonly likeliest: string }> {
  const found = new Map<string, { chance: number; likeliest: string; most: number }>();
  fieldsOfKind[kind].forEach((name, place) => {
    const field = name.split('=')[0] ?? name;
    const own = chances[place] ?? 0;
    const known = found.get(field);
    if (known === undefined) found.set(field, { chance: own, likeliest: name, most: own });
    else {
      known.chance += own;
      if (own > known.most) Object.assign(known, { likeliest: name, most: own });
    }
  });
  return found;
}

/** Whether no other field of a value is more likely. */
export function isLikeliest(chances: ReturnType<typeof byField>, chance: number): boolean {
  return [...chances.values()].every((other) => other.chance <= chance);
}
