import type { ModelClaim } from './ask-model.ts';

/** A claim on a document, and its result. `by`: the part of `wrongPassages` that rejects it. */
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
