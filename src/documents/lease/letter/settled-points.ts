/** The fields whose value settles a point: the report doesn't ask for a value that it states. */
export const settlingFields: Readonly<Record<string, readonly string[]>> = {
  landlord_identity: ['landlord'],
  tenant_identity: ['tenant'],
  premises_area: ['premises_rsf'],
  measurement: ['measurement_standard'],
  permitted_use: ['permitted_use'],
  exclusive: ['exclusive_use'],
  commencement: ['commencement_date'],
  term: ['term_months'],
  base_rent: ['base_rent_schedule'],
  escalation: ['escalation'],
  free_rent: ['free_rent'],
  rent_commencement: ['rent_commencement'],
  expense_structure: ['lease_structure'],
  expense_cap: ['opex_cap'],
  opex_estimate: ['opex_estimate'],
  ti_allowance: ['ti_allowance'],
  landlord_work: ['landlord_work'],
  security_deposit: ['security_deposit', 'letter_of_credit'],
  renewal: ['renewal_options'],
  renewal_notice: ['renewal_notice'],
  termination_option: ['termination_option'],
  expansion_rofo: ['rofo_rofr', 'expansion'],
  assignment: ['assignment'],
  relocation: ['relocation'],
  insurance: ['insurance_liability'],
  holdover: ['holdover'],
  parking: ['parking'],
  signage: ['signage'],
  brokers_commission: ['brokers'],
  exclusivity_no_shop: ['exclusivity'],
  answer_by: ['letter_expiration'],
  governing_law: ['governing_law'],
  lease_form: ['lease_form'],
  legal_fees: ['legal_fees'],
  audit_right: ['audit_right'],
};

/**
 * The point that a field's sentence is about, if there is one. The parties, the deadline for replying and the renewal
 * notice have enough evidence without it.
 */
export const pointOfField: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(settlingFields)
      .flatMap(([point, own]) => own.map((field) => [field, point]))
      .filter(([field]) => !['letter_expiration', 'landlord', 'tenant', 'renewal_notice'].includes(field ?? '')),
  ),
  delivery_date: 'delivery_date',
  condition: 'delivery_condition',
  utilities: 'utilities_hvac',
  subordination_snda: 'snda',
  casualty: 'casualty',
  guarantor: 'guaranty',
  default_monetary_cure: 'default_cure',
  base_year: 'base_year',
  real_estate_taxes: 'taxes',
  maintenance_tenant: 'maintenance',
  maintenance_landlord: 'maintenance',
};
