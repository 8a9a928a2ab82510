import type { ModelClaim } from './ask-model.ts';

/**
 * A claim about a document, and its result. `by`: the part of `wrongPassages` that rejects it, or of `plainPhrases`
 * that accepts it.
 */
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
  claimed(
    false,
    'commencement_date',
    'June 1, 2024',
    'Fixturing Period: the space is open to Tenant, starting June 1, 2024.',
    {
      by: 'fixturingPeriod',
    },
  ),
  claimed(true, 'commencement_date', 'June 1, 2024', 'Whole term: the space is open to Tenant, starting June 1, 2024.'),
  claimed(
    false,
    'default_nonmonetary_cure',
    '10 days',
    'A breach of the duty of written evidence can be remedied for 10 days.',
    { by: 'papersOnly' },
  ),
  claimed(
    true,
    'default_nonmonetary_cure',
    '10 days',
    'A breach of the duty of closed gates can be remedied for 10 days.',
  ),
  claimed(
    false,
    'purchase_option',
    'Yes',
    'On a sale Tenant shall have priority to purchase the property at the same terms.',
    {
      by: 'preEmption',
    },
  ),
  claimed(
    true,
    'purchase_option',
    'Yes',
    'At any time Tenant shall have the option to purchase the property at its value.',
  ),
  claimed(
    false,
    'escalation',
    'be paid such increased amount',
    'Then Lessor shall be paid such increased amount as part of the rent.',
    { by: 'ofSublease' },
  ),
  claimed(
    true,
    'escalation',
    'be paid an increased amount',
    'Then Lessor shall be paid an increased amount as part of the rent.',
  ),
  claimed(
    false,
    'condemnation',
    '“Total Loss” means any loss by theft, condemnation, eminent domain or the like.',
    '“Total Loss” means any loss by theft, condemnation, eminent domain or the like.',
    {
      by: 'definedEvent',
      heading: 'CONDEMNATION',
      more: '\nIf the whole of the Premises is taken by condemnation, this Lease shall terminate on the date of the taking.',
    },
  ),
  claimed(
    true,
    'condemnation',
    'Total loss is what any loss by theft, condemnation, eminent domain or the like amounts to.',
    'Total loss is what any loss by theft, condemnation, eminent domain or the like amounts to.',
    { heading: 'CONDEMNATION' },
  ),
  claimed(
    false,
    'audit_right',
    'Yes',
    'Tenant may be asked to audit its gross sales once a year, and may inspect the results.',
    {
      by: 'auditOfSales',
      heading: 'AUDIT',
    },
  ),
  claimed(
    true,
    'audit_right',
    'Yes',
    'Tenant may ask to audit the yearly accounts once, and may inspect the results.',
    {
      heading: 'AUDIT',
    },
  ),
  claimed(false, 'ti_allowance', '$9,000', 'Whoever refurbishes in year six can claim as an allowance $9,000.', {
    by: 'laterWorks',
  }),
  claimed(true, 'ti_allowance', '$9,000', 'Whoever refurbishes at the start can claim as an allowance $9,000.'),
  claimed(false, 'insurance_liability', '$2,000,000', 'As aggregate a contractor proves $2,000,000 to the manager.', {
    by: 'insuranceOfContractors',
  }),
  claimed(true, 'insurance_liability', '$2,000,000', 'As aggregate the Tenant proves $2,000,000 to the manager.'),
  claimed(
    false,
    'premises_rsf',
    '23,880 square feet',
    'All that space leased upstairs measures 23,880 square feet (the “Master Premises”).',
    { by: 'masterPremises' },
  ),
  claimed(
    true,
    'premises_rsf',
    '11,940 square feet',
    'All that space leased upstairs measures 11,940 square feet (the “Subleased Premises”).',
  ),
  // The words introduce the date that follows them.
  claimed(
    false,
    'expiration_date',
    'January 1, 2011',
    'Party A hands the house over on January 1, 2011 and takes it: to end on December 31, 2021.',
  ),
  // A list that says that there is nothing.
  claimed(
    false,
    'landlord_work',
    'Landlord shall make the following improvements to the Premises.',
    'Landlord shall make the following improvements to the Premises.',
    { heading: 'LANDLORD’S WORK', more: '\n(a) None.' },
  ),
  claimed(
    true,
    'landlord_work',
    'Landlord shall make the following improvements to the Premises.',
    'Landlord shall make the following improvements to the Premises.',
    { heading: 'LANDLORD’S WORK', more: '\n(a) New carpets.' },
  ),
  // After the opening, a date belongs to another agreement.
  claimed(
    false,
    'agreement_date',
    'March 30, 2007',
    'The Agreement is dated as of March 30, 2007, by and between the City and others.',
  ),
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
  // An amendment describes the premises by referring to the lease that it changes.
  claimed(
    true,
    'premises_address',
    '40 Quarry Road, Troy, Ohio',
    'Under that certain lease the premises are known as 40 Quarry Road, Troy, Ohio.',
  ),
  // A duty of one party is not a duty of the other.
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
  // Cure periods; the base year; the law of a place that is named in the lease.
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
  // Below the heading of the only field of its kind, the value doesn't need a word of the field.
  claimed(true, 'holdover', '175%', 'For such days the price is 175% of the last rent.', { heading: 'HOLDING OVER' }),
  claimed(false, 'holdover', '175%', 'For such days the price is 175% of the last rent.', { heading: 'RENT' }),
  // Words of the field count under any heading.
  claimed(
    true,
    'condition',
    'The rooms are taken as is, and nobody paints them.',
    'The rooms are taken as is, and nobody paints them.',
    { heading: 'Miscellaneous' },
  ),
  claimed(
    true,
    'condition',
    'Nobody gives a warranty of the condition of the premises.',
    'Nobody gives a warranty of the condition of the premises.',
    { heading: 'Miscellaneous' },
  ),
  claimed(
    true,
    'landlord_default',
    'Whoever wins a suit shall look solely to the building.',
    'Whoever wins a suit shall look solely to the building.',
    { heading: 'Miscellaneous' },
  ),
  claimed(
    true,
    'condemnation',
    'What a condemning authority pays is shared by both.',
    'What a condemning authority pays is shared by both.',
    { heading: 'Miscellaneous' },
  ),
  claimed(
    true,
    'audit_right',
    'Tenant may once a year look at Landlord’s books and audit them.',
    'Tenant may once a year look at Landlord’s books and audit them.',
    { heading: 'Miscellaneous' },
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
    { heading: 'Miscellaneous' },
  ),
  claimed(
    true,
    'maintenance_tenant',
    'Tenant shall at its cost carry out all repairs inside.',
    'Tenant shall at its cost carry out all repairs inside.',
    { heading: 'Miscellaneous' },
  ),
  claimed(
    true,
    'maintenance_landlord',
    'Landlord shall at its cost carry out all repairs outside.',
    'Landlord shall at its cost carry out all repairs outside.',
    { heading: 'Miscellaneous' },
  ),
  claimed(true, 'hazardous', 'Nobody brings hazardous materials here.', 'Nobody brings hazardous materials here.', {
    heading: 'Miscellaneous',
  }),
  claimed(false, 'brokers', 'Tenant', 'Tenant says that there was no finder and no agent or broker.', {
    by: 'noBroker',
  }),
  claimed(true, 'brokers', 'Harbor Realty', 'Harbor Realty is the broker to whom a commission is owed by Landlord.', {
    heading: 'Brokers',
  }),
  // A passage with words of its field is accepted without a heading; one with more words of another field is not.
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
  claimed(false, 'escalation', '22.08%', 'What Tenant bears rises by 22.08% with each increase in taxes of a year.', {
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
  claimed(false, 'escalation', '3%', 'What is paid as rent shall not be increased by 3% or more in a calendar year.', {
    heading: 'Base Rent',
    by: 'limit',
  }),
  // The text after a breach is the remedy for it.
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
  // The rules read both dates, and rank the one in the preamble above the one below a signature.
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
  // The quote belongs to the field of the neighboring passage.
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
  // The date of another lease, and the months of free rent, are not those of this lease.
  claimed(
    false,
    'agreement_date',
    'May 4, 2011',
    'What stands above this lease is the Ground Lease dated May 4, 2011.',
  ),
  claimed(false, 'term_months', 'three (3) months', 'What comes first in the term are the first three (3) months.', {
    heading: 'TERM',
    by: 'firstMonths',
  }),
  claimed(true, 'term_months', 'three (3) months', 'What is agreed as the term of it all are three (3) months.', {
    heading: 'TERM',
  }),
  claimed(
    false,
    'premises_rsf',
    '9,000 square feet',
    'From others Tenant subleases space of 9,000 square feet in the same house.',
    { heading: 'Premises', by: 'subleased' },
  ),
  claimed(
    true,
    'premises_rsf',
    '9,000 square feet',
    'What is let here is space of 9,000 square feet in the Building.',
    {
      heading: 'Premises',
    },
  ),
  // Interest, and the rent after the term, are not rent increases.
  claimed(false, 'escalation', '2%', 'Unpaid sums bear interest, and that rises annually by 2% each year.', {
    heading: 'Base Rent',
    by: 'otherRate',
  }),
  claimed(true, 'escalation', '2%', 'What is paid as rent rises annually by 2% each year.', { heading: 'Base Rent' }),
  claimed(
    false,
    'maintenance_landlord',
    'As to the roof and its upkeep Landlord is not responsible to anyone.',
    'As to the roof and its upkeep Landlord is not responsible to anyone.',
    { heading: 'Maintenance', by: 'noDutyOfLandlord' },
  ),
  claimed(
    false,
    'alterations_restoration',
    'The amortization of alterations and improvements is borne by all.',
    'The amortization of alterations and improvements is borne by all.',
    { heading: 'Miscellaneous', by: 'costOfAlterations' },
  ),
  claimed(
    true,
    'alterations_restoration',
    'The cost of alterations and improvements is borne by all.',
    'The cost of alterations and improvements is borne by all.',
    { heading: 'Miscellaneous' },
  ),
  // An end that depends on an event is not an option to end the lease.
  claimed(
    false,
    'termination_option',
    'Yes',
    'Tenant may cancel everything by a letter within nine (9) days after that day.',
    { heading: 'TERMINATION', by: 'endUponEvent' },
  ),
  claimed(true, 'termination_option', 'Yes', 'Tenant may cancel everything by a letter in each month of May.', {
    heading: 'TERMINATION',
  }),
  // An amendment may replace a term in one sentence: what follows the word “deleted” is the new term.
  {
    text: `${opening}\nDEPOSIT\nThe old sum is deleted, and what Tenant leaves as its deposit is $9,000.`,
    claim: { field: 'security_deposit', value: '$9,000', quote: 'what Tenant leaves as its deposit is $9,000' },
    accepted: true,
  },
  // The label of a value counts as words of its field.
  {
    text: `${opening}\nSecurity Deposit:\t$9,000, in two parts`,
    claim: { field: 'security_deposit', value: '$9,000', quote: '$9,000, in two parts' },
    accepted: true,
  },
  // A quote of the printed words is found even where the engine reads a changed form.
  {
    text: 'LEASE\nThis Lease is made as of March 1, 2024 between Alder Point LLC (the “Church”) and Brightwork Dental, P.C. (the “School”). The Church leases to the School the rooms at 4 Elm Street, Troy, Ohio.\nDEPOSIT\nWhat the School leaves with the Church as its deposit is $9,000.',
    claim: {
      field: 'security_deposit',
      value: '$9,000',
      quote: 'What the School leaves with the Church as its deposit is $9,000.',
    },
    accepted: true,
  },
  // A value without a figure is accepted if the quote has no figure.
  claimed(
    true,
    'expiration_date',
    'five years after the day of the first rent',
    'What is agreed is let until five years after the day of the first rent.',
    { heading: 'TERM' },
  ),
  claimed(
    false,
    'expiration_date',
    'five years after the day of the first rent',
    'What is agreed is let until May 3, 2030 or five years after the day of the first rent.',
    { heading: 'TERM' },
  ),
  // Choices are read from the words of the quote.
  claimed(true, 'lease_structure', 'absolutely net', 'What comes in is absolutely net to whoever lets it.', {
    heading: 'RENT',
  }),
  claimed(false, 'lease_structure', 'rent', 'What comes in as rent is money for whoever lets it.', { heading: 'RENT' }),
  claimed(
    true,
    'waiver_subrogation',
    'both let go of subrogation by the insurer',
    'Whoever is insured agrees that both let go of subrogation by the insurer.',
    { heading: 'INSURANCE' },
  ),
  // A right that is mentioned but not granted.
  claimed(false, 'rofo_rofr', 'Yes', 'Tenant knows of no right of first refusal that anyone may have.', {
    heading: 'Miscellaneous',
  }),
  claimed(true, 'rofo_rofr', 'Yes', 'Tenant may, as a right of first refusal, take the space next door.', {
    heading: 'RIGHT OF FIRST REFUSAL',
  }),
  // The name, the address or the place is read from a longer claim.
  claimed(
    true,
    'premises_address',
    'known to all as 40 Quarry Road, Troy, Ohio 45373',
    'What is let is the property known to all as 40 Quarry Road, Troy, Ohio 45373.',
  ),
  claimed(
    false,
    'premises_address',
    'measured under ANSI Z65.1-2017 as the Building',
    'What is let is measured under ANSI Z65.1-2017 as the Building.',
  ),
  claimed(false, 'tenant', 'a current statement', 'What is asked for is a current statement of Tenant.'),
  // A party doesn't lease from itself, regardless of which part of its name is used.
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
