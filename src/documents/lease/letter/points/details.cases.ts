import type { PointCases } from '../point-suite.ts';

/** Offers that mention a term without its details, and offers with the details. */
export const detailCases: Readonly<Record<string, Omit<PointCases, 'point'>>> = {
  allowance_terms: {
    asked: ['Improvement Allowance: $45.00/SF', 'TI of $35/sf', 'We would put $20,000 toward your build-out.'],
    answered: [
      ['paid', 'TI Allowance: $8 a foot, paid when the store opens'],
      [
        'inParts',
        'Tenant improvements: Landlord to contribute $40 a foot, one-half upon completion of rough inspections and the balance on opening.',
      ],
      ['lastDay', 'Allowance: $30 a foot, to be used within the first year'],
      ['lastDay', 'We put $30 a foot toward the build-out. Whatever is not used in nine months goes away.'],
    ],
  },
  work_deadline: {
    asked: ['Landlord separates the stair at its own cost.', "Landlord's Work: new carpet and paint."],
    answered: [
      ['none', "Landlord's Work: None"],
      ['day', "Landlord's Work is complete by March 1."],
    ],
  },
  termination_terms: {
    asked: [
      'Early termination once, after month 48',
      'Tenant may terminate after year three.',
      'Break: tenant at year 5',
    ],
    answered: [
      ['price', 'Termination option after month 60 with a fee of the unamortized costs.'],
      ['none', 'Termination option: none'],
    ],
  },
  relocation_terms: {
    asked: ['Landlord may relocate Tenant within the campus.'],
    answered: [['cost', "Landlord may relocate Tenant once, at Landlord's cost."]],
  },
  index_cap: {
    asked: ['Rent follows the consumer price index each January.', 'every five years by CPI, never less than 8%'],
    answered: [
      ['limit', 'Rent follows CPI each January, capped at 4%.'],
      ['limit', 'From year 3 rent follows CPI, never under 2% nor over 5% in a year.'],
    ],
  },
  capital_costs: {
    asked: ['NNN charges are estimated at $11.40.', 'Service charge: budgeted at £1.05 per sq ft'],
    answered: [
      ['capital', 'NNN; capital items are excluded.'],
      ['fee', 'CAM includes a management fee of 3%.'],
    ],
  },
  cap_scope: {
    asked: ['Controllable expenses capped at 5% per year.', 'CAM may not climb over 4% a year.'],
    answered: [
      ['counted', 'Controllable expenses capped at 5% per year, non-cumulative.'],
      ['outside', 'CAM may not climb over 4% a year, excluding snow and taxes.'],
      ['outside', 'Cap of 5% a year on CAM but not on taxes and insurance.'],
    ],
  },
  first_right_terms: {
    asked: ['Tenant has a right of first refusal if Landlord sells the pad.', 'ROFO on the rest of the floor'],
    answered: [
      ['none', 'RIGHT OF FIRST REFUSAL:\tNone'],
      ['time', 'Right of first refusal on the parcel, 15 days to answer.'],
    ],
  },
  furniture_equipment: {
    asked: ['Taken with the existing desks.', 'Furniture stays in place.'],
    answered: [['owner', 'Furniture stays in place as per the inventory.']],
  },
  service_level: {
    asked: ['The generator is shared with floors 3 and 5.', '12 racks in cage 14'],
    answered: [['level', '12 racks in cage 14, 99.99% availability']],
  },
  liability: {
    asked: ['Landlord: Harbor Point Owner LP'],
    answered: [['inWords', 'Each side indemnifies the other for its own fault.']],
  },
  payment_terms: {
    asked: ['Rent: $1,850 a month'],
    answered: [
      ['when', 'Rent: $1,850, monthly in advance'],
      ['late', 'Rent: $1,850; the late charge is 5%'],
    ],
  },
  premises_plan: {
    asked: [
      'We can give you the back part.',
      'Back half is yours, about 3/4 acre.',
      'The shop and a patio of 240 square feet',
    ],
    answered: [['plan', 'The shop and a patio of 240 square feet, as outlined in red']],
  },
};
