import type { ModelClaim } from './ask-model.ts';

/** A claim on a document, and its result. `by`: the part of `wrongPassages` that rejects it, or of `plainPhrases` that accepts it. */
export interface ClaimCase {
  readonly text: string;
  readonly claim: ModelClaim;
  readonly accepted: boolean;
  readonly by?: string;
}

const opening =
  'LEASE AGREEMENT\nThis Lease is made as of March 1, 2024 between Alder Point LLC (“Landlord”) and Brightwork Dental, P.C. (“Tenant”).';

function claimed(
  accepted: boolean,
  field: string,
  value: string,
  quote: string,
  { heading = '', by, more = '' }: { heading?: string; by?: string; more?: string } = {},
): ClaimCase {
  return {
    text: [opening, heading, `${quote}${more}`].filter(Boolean).join('\n'),
    claim: { field, value, quote },
    accepted,
    ...(by === undefined ? {} : { by }),
  };
}

export const claimCases: readonly ClaimCase[] = [
  // For each kind of passage that isn't a term of this lease: a claim with such wording, and the same claim without it.
  claimed(false, 'security_deposit', '$9,000', 'Under that certain lease of 2019 the deposit held was $9,000.', {
    by: 'anotherInstrument',
  }),
  claimed(false, 'security_deposit', '$9,000', 'The former tenant left a deposit of $9,000 with the manager.', {
    by: 'formerTerm',
  }),
  claimed(false, 'security_deposit', '$9,000', 'The words “a deposit equal to $9,000” are hereby deleted.', {
    by: 'deleted',
  }),
  claimed(false, 'security_deposit', '$9,000', 'N/A is entered here; others leave as their deposit $9,000.', {
    by: 'notApplicable',
  }),
  claimed(false, 'security_deposit', '$9,000', 'For example, whoever leaves a deposit of $9,000 gets it back.', {
    by: 'example',
  }),
  claimed(false, 'security_deposit', '$9,000', 'With the expansion space a deposit of $9,000 comes due as well.', {
    by: 'otherSpace',
  }),
  claimed(false, 'security_deposit', '$9,000', 'From a proposed tenant a deposit of $9,000 may be asked.', {
    by: 'otherPerson',
  }),
  claimed(false, 'security_deposit', '$9,000', 'During the credit period the deposit stays at $9,000.', {
    by: 'otherPeriod',
  }),
  claimed(true, 'security_deposit', '$9,000', 'What Tenant leaves as its deposit is $9,000.'),
  claimed(false, 'security_deposit', '$9,000', 'Whoever signs leaves in lieu of a guaranty a deposit of $9,000.', {
    by: 'inLieu',
  }),
  claimed(
    true,
    'maintenance_landlord',
    'Landlord must repair the roof and the structure in lieu of Tenant.',
    'Landlord must repair the roof and the structure in lieu of Tenant.',
    { heading: 'Maintenance' },
  ),
  // An amendment describes the premises by the lease that it changes.
  claimed(
    true,
    'premises_address',
    '40 Quarry Road, Troy, Ohio',
    'Under that certain lease the premises are known as 40 Quarry Road, Troy, Ohio.',
  ),
  // What one party must do is no duty of the other.
  claimed(
    false,
    'maintenance_landlord',
    'Tenant shall repair and maintain the roof and the structure.',
    'Tenant shall repair and maintain the roof and the structure.',
    { heading: 'Maintenance', by: 'dutyOfTenant' },
  ),
  claimed(
    false,
    'maintenance_tenant',
    'Landlord shall repair and replace the pumps and maintain the yard.',
    'Landlord shall repair and replace the pumps and maintain the yard.',
    { heading: 'MAINTENANCE', by: 'dutyOfLandlord' },
  ),
  claimed(false, 'commencement_date', 'August 1, 2012', 'August 1, 2012 is the target for the commencement.', {
    heading: 'Term',
    by: 'plannedDay',
  }),
  claimed(
    false,
    'condition',
    'Tenant shall vacate and leave all rooms as is.',
    'Tenant shall vacate and leave all rooms as is.',
    { by: 'conditionAtTheEnd' },
  ),
  claimed(false, 'brokers', 'Ohio Association of Realtors', 'Areas follow the Ohio Association of Realtors.', {
    heading: 'Brokers',
    by: 'associationOfRealtors',
  }),
  // Periods to cure a default; the base year; the law of a place that is named by the lease.
  claimed(
    true,
    'default_monetary_cure',
    'nine (9) days',
    'It is a default if rent is unpaid and remains so for nine (9) days.',
    { heading: 'Default' },
  ),
  claimed(
    false,
    'default_monetary_cure',
    'nine (9) days',
    'It is a default if any covenant is broken and this goes on for nine (9) days.',
    { heading: 'Default' },
  ),
  claimed(
    true,
    'default_nonmonetary_cure',
    'nine (9) days',
    'It is a default if any covenant is broken and the breach goes on for nine (9) days.',
    { heading: 'Default' },
  ),
  claimed(true, 'base_year', '2025', 'What 2025 costs is what the base year costs.', { heading: 'Operating Expenses' }),
  claimed(false, 'base_year', '2025', 'What 2025 costs is known to both.', { heading: 'Operating Expenses' }),
  claimed(
    true,
    'governing_law',
    'the laws of the State where the Premises lie',
    'What is agreed here is construed under the laws of the State where the Premises lie.',
    { heading: 'Governing Law' },
  ),
  // Below the heading of the only field of its kind the value needs no word of the field.
  claimed(true, 'holdover', '175%', 'For such days the price is 175% of the last rent.', { heading: 'HOLDING OVER' }),
  claimed(false, 'holdover', '175%', 'For such days the price is 175% of the last rent.', { heading: 'RENT' }),
  // Words that only a passage about the field has count under any heading.
  claimed(
    true,
    'condition',
    'The rooms are taken as is, and nobody paints them.',
    'The rooms are taken as is, and nobody paints them.',
    { heading: 'Miscellaneous', by: 'asIs' },
  ),
  claimed(
    true,
    'condition',
    'Nobody gives a warranty of the condition of the premises.',
    'Nobody gives a warranty of the condition of the premises.',
    { heading: 'Miscellaneous', by: 'noWarrantyOfCondition' },
  ),
  claimed(
    true,
    'landlord_default',
    'Whoever wins a suit shall look solely to the building.',
    'Whoever wins a suit shall look solely to the building.',
    { heading: 'Miscellaneous', by: 'landlordsInterestOnly' },
  ),
  claimed(
    true,
    'condemnation',
    'What a condemning authority pays is shared by both.',
    'What a condemning authority pays is shared by both.',
    { heading: 'Miscellaneous', by: 'publicTaking' },
  ),
  claimed(
    true,
    'audit_right',
    'Tenant may once a year look at Landlord’s books and audit them.',
    'Tenant may once a year look at Landlord’s books and audit them.',
    { heading: 'Miscellaneous', by: 'recordsOfLandlord' },
  ),
  claimed(
    true,
    'continuous_operation',
    'Tenant shall continuously conduct its trade and operate here.',
    'Tenant shall continuously conduct its trade and operate here.',
    { heading: 'Miscellaneous', by: 'continuously' },
  ),
  claimed(
    true,
    'alterations_restoration',
    'Tenant brings all rooms back to their original state.',
    'Tenant brings all rooms back to their original state.',
    { heading: 'Miscellaneous', by: 'originalState' },
  ),
  claimed(
    true,
    'maintenance_tenant',
    'Tenant shall at its cost carry out all repairs inside.',
    'Tenant shall at its cost carry out all repairs inside.',
    { heading: 'Miscellaneous', by: 'tenantRepairs' },
  ),
  claimed(
    true,
    'maintenance_landlord',
    'Landlord shall at its cost carry out all repairs outside.',
    'Landlord shall at its cost carry out all repairs outside.',
    { heading: 'Miscellaneous', by: 'landlordRepairs' },
  ),
  claimed(true, 'hazardous', 'Nobody brings hazardous materials here.', 'Nobody brings hazardous materials here.', {
    heading: 'Miscellaneous',
    by: 'hazardousMaterials',
  }),
  claimed(false, 'brokers', 'Tenant', 'Tenant says that there was no finder and no agent or broker.', {
    by: 'noBroker',
  }),
  claimed(true, 'brokers', 'Harbor Realty', 'Harbor Realty is the broker to whom a commission is owed by Landlord.', {
    heading: 'Brokers',
  }),
  // A passage with words of its field counts without a heading, one with more words of another field does not.
  claimed(
    true,
    'remedies',
    'take the premises back, relet them and claim damages',
    'From a tenant that stops its payments Landlord may take the premises back, relet them and claim damages.',
    { heading: 'Default' },
  ),
  claimed(
    false,
    'utilities',
    'Tenant buys electricity and replaces, maintains and repairs the meters',
    'Tenant buys electricity and replaces, maintains and repairs the meters.',
    { heading: 'Miscellaneous' },
  ),
  claimed(
    true,
    'assignment',
    'not unreasonably withheld',
    'For a sublease Tenant must ask, and the answer is not unreasonably withheld.',
    { heading: 'Assignment' },
  ),
  claimed(false, 'escalation', '22.08%', 'What Tenant bears rises by 22.08% of the increase in taxes of the year.', {
    heading: 'Base Rent',
    by: 'shareOfIncrease',
  }),
  claimed(
    false,
    'commencement_date',
    'August 1, 2028',
    '¥45.00 per month for each meter starting from August 1, 2028.',
    {
      heading: 'Term',
      by: 'startOfAmount',
    },
  ),
  // The maximum of an increase is not its rate.
  claimed(false, 'escalation', '3%', 'Controllable costs shall not increase beyond 3% in a calendar year.', {
    heading: 'Base Rent',
    by: 'limit',
  }),
  // The text after a breach is its remedy.
  claimed(
    false,
    'signage',
    'If Tenant fails to remove its letters from the glass, Landlord takes them down and keeps them.',
    'If Tenant fails to remove its letters from the glass, Landlord takes them down and keeps them.',
    { heading: 'SIGNS', by: 'uponBreach' },
  ),
  claimed(
    true,
    'signage',
    'Letters on the glass of the front door are welcome in the colors of the building.',
    'Letters on the glass of the front door are welcome in the colors of the building.',
    { heading: 'SIGNS' },
  ),
  claimed(
    true,
    'remedies',
    'If Tenant fails to pay, what was promised for the whole term falls due.',
    'If Tenant fails to pay, what was promised for the whole term falls due.',
    { heading: 'REMEDIES' },
  ),
  // The rules read both days, and rank the one in the preamble above the one below a signature.
  {
    text: `${opening}\nIN WITNESS WHEREOF the parties have signed.\nBy: A. Alder, its manager\nDated: March 9, 2024`,
    claim: { field: 'agreement_date', value: 'March 9, 2024', quote: 'Dated: March 9, 2024' },
    accepted: false,
  },
  {
    text: `${opening}\nIN WITNESS WHEREOF the parties have signed.\nBy: A. Alder, its manager\nDated: March 9, 2024`,
    claim: { field: 'agreement_date', value: 'March 1, 2024', quote: 'This Lease is made as of March 1, 2024 between' },
    accepted: true,
  },
  // The quote is given for the neighboring passage's field.
  {
    text: `${opening}\nUTILITIES\nTenant shall pay for all gas and electricity used in the Premises. Water is metered by the City.`,
    claim: {
      field: 'utilities',
      value: 'Tenant shall pay for all gas and electricity used in the Premises.',
      quote: 'Tenant shall pay for all gas',
    },
    accepted: false,
  },
  {
    text: `${opening}\nUTILITIES\nTenant shall pay for all gas and electricity used in the Premises. Water is metered by the City.`,
    claim: {
      field: 'utilities',
      value: 'Tenant shall pay for all gas and electricity used in the Premises.',
      quote: 'Tenant shall pay for all gas and electricity used in the Premises.',
    },
    accepted: true,
  },
  // A party doesn't lease from itself, whichever part of its name is used.
  claimed(
    false,
    'tenant',
    'Alder Point LLC, an Ohio company',
    'Also signed for Alder Point LLC, an Ohio company (“Tenant”).',
  ),
  {
    text: `${opening}\nGuarantor: Ilse Farrow\nIlse Farrow answers for Tenant.`,
    claim: { field: 'tenant', value: 'Ilse Farrow', quote: 'Ilse Farrow answers for Tenant.' },
    accepted: false,
  },
];
