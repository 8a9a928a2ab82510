/** A technical term: its long form if it is an abbreviation, and its meaning in one sentence. */
export interface GlossaryEntry {
  readonly term: string;
  readonly longForm?: string;
  readonly meaning: string;
  /** Synonyms that reports use. */
  readonly also?: readonly string[];
}

/** The terms used in reports, in alphabetical order; explained where they appear in a report. */
export const glossary: readonly GlossaryEntry[] = [
  {
    term: 'Abatement',
    meaning: 'A period in which the tenant pays no rent or less of it, often at the start of the term.',
    also: ['free rent'],
  },
  {
    term: 'Additional rent',
    meaning: 'Everything a tenant owes besides base rent, such as its share of operating expenses and taxes.',
  },
  {
    term: 'As-is',
    meaning: 'The tenant takes the premises in their present condition, and the landlord promises no repairs.',
    also: ['as is'],
  },
  {
    term: 'Base rent',
    meaning: 'The fixed rent for the space itself, before operating expenses, taxes and utilities.',
  },
  {
    term: 'Base year',
    meaning: 'The year whose expenses are included in the rent; the tenant pays its share of any increase over it.',
    also: ['base year or stop'],
  },
  {
    term: 'BOMA',
    longForm: 'Building Owners and Managers Association',
    meaning: 'Publisher of the standards most often used to measure rentable area.',
  },
  {
    term: 'CAM',
    longForm: 'Common area maintenance',
    meaning: 'The cost of running areas that all tenants use, shared among them.',
  },
  {
    term: 'Condemnation',
    meaning: 'A taking of property by a public authority under its power of eminent domain.',
  },
  {
    term: 'Co-tenancy',
    meaning: 'A condition that lets a retail tenant pay less or leave if key stores or a share of the center close.',
  },
  {
    term: 'Cure',
    meaning: 'To fix a default within the time the lease allows, before the other side may use its remedies.',
  },
  {
    term: 'Effective rent',
    meaning: 'The average rent over the whole term, with months of free or reduced rent included.',
  },
  {
    term: 'Escalation',
    meaning: 'An agreed increase of the rent, by a fixed step, a percentage or an index.',
  },
  {
    term: 'Estoppel certificate',
    meaning: 'A signed statement that the lease is in force and what its terms are, for a buyer or lender.',
    also: ['estoppel'],
  },
  {
    term: 'Expense stop',
    meaning: 'An amount of expenses that the landlord pays; the tenant pays its share of anything above it.',
  },
  {
    term: 'Full service',
    meaning: 'A rent that includes operating expenses, taxes and utilities; also called gross.',
  },
  {
    term: 'Gross-up',
    meaning: 'Adjusting variable expenses to what they would be in a nearly full building.',
  },
  {
    term: 'Guaranty',
    meaning: 'A promise by another person or company to pay if the tenant does not.',
  },
  {
    term: 'Holdover',
    meaning: 'Staying in the premises after the term ends, usually at a higher rent.',
  },
  {
    term: 'Letter of credit',
    meaning: "A bank's promise to pay the landlord on demand, given instead of or besides a cash deposit.",
  },
  {
    term: 'LOI',
    longForm: 'Letter of intent',
    meaning: 'A short document with the main terms of a deal, signed before the lease and mostly not binding.',
  },
  {
    term: 'Modified gross',
    meaning: 'A rent that includes some of the expenses; the tenant pays the others.',
  },
  {
    term: 'NNN',
    longForm: 'Triple net',
    meaning: 'The tenant pays its share of property taxes, insurance and maintenance on top of base rent.',
    also: ['triple net'],
  },
  {
    term: 'Pass-through',
    meaning: 'A cost of the landlord that the lease lets it charge to the tenant.',
  },
  {
    term: 'Percentage rent',
    meaning: "A share of a retail tenant's sales above an agreed amount, paid in addition to base rent.",
  },
  {
    term: 'Pro rata share',
    meaning: "The tenant's part of building costs, usually its area divided by the building's area.",
    also: ['tenant share'],
  },
  {
    term: 'Quiet enjoyment',
    meaning: "The landlord's promise that the tenant may use the premises without interference.",
  },
  {
    term: 'Recapture',
    meaning: "The landlord's right to take the space back when the tenant asks to assign or sublet it.",
  },
  {
    term: 'Relocation right',
    meaning: "The landlord's right to move the tenant to other space in the property.",
  },
  {
    term: 'ROFO',
    longForm: 'Right of first offer',
    meaning: 'The owner must offer the space or property to the holder before it goes to the market.',
    also: ['first offer'],
  },
  {
    term: 'ROFR',
    longForm: 'Right of first refusal',
    meaning: 'The holder may match an offer that a third party has made.',
    also: ['first refusal'],
  },
  {
    term: 'rsf',
    longForm: 'Rentable square feet',
    meaning:
      'The area on which rent is charged: usable area plus a share of lobbies, corridors and other common space.',
  },
  {
    term: 'SNDA',
    longForm: 'Subordination, non-disturbance and attornment agreement',
    meaning: 'The lease ranks behind a mortgage, and in return the lender lets the tenant stay after a foreclosure.',
    also: ['non-disturbance'],
  },
  {
    term: 'Subordination',
    meaning: 'The lease ranks behind a mortgage, so a foreclosure can end it unless the lender agrees otherwise.',
  },
  {
    term: 'TI',
    longForm: 'Tenant improvements',
    meaning: 'Work that prepares the premises for the tenant; the allowance is what the landlord pays toward it.',
    also: ['improvement allowance', 'tenant improvements'],
  },
  {
    term: 'usf',
    longForm: 'Usable square feet',
    meaning: 'The area a tenant actually occupies, without a share of common space.',
  },
  {
    term: 'Waiver of subrogation',
    meaning: "Each side gives up its insurer's right to recover a paid loss from the other side.",
  },
];
