import type { RiskExamples } from '../letter-risk-suite.ts';

export const guarantyCases: Readonly<Record<string, RiskExamples>> = {
  personal_guaranty_stated: {
    fires: [
      'Ms. Roy shall bind herself solidarily with the tenant.',
      'The founders will guarantee the lease.',
      'You will have to sign it individually.',
      'Indemnifier: Ada Lindqvist',
      'Indemnitor: Ada Lindqvist',
      'Carl plus you, both.',
      'Guaranty: the owner still wants Raj to sign.',
      'We would want your partners to both sign.',
    ],
    silent: [
      [null, 'Nothing counts until we both sign.'],
      ['notRequired', "Directors' guarantee not required if the deposit is paid."],
      ['ends', 'There is no guaranty by the founders.'],
      ['released', "The physicians' personal guaranties will be released on execution of the amendment."],
      ['otherThing', 'Members join under membership agreements, with a surety.'],
    ],
  },
  corporate_guaranty: {
    fires: [
      'The lease is to be backed by Ostrander Group plc.',
      'The parent guarantees the first five years.',
      'Harbor Tiles Limited guarantees the rent.',
    ],
    silent: [
      [null, 'We also need the guaranty limited to six months of rent.'],
      ['landlords', "The landlord's parent, Osage Holdings, guarantees the allowance."],
      [null, 'The rent is backed by a market study.'],
      ['denied', 'The parent does not give a guaranty, and none is offered by the Group as guarantor.'],
      ['person', 'A personal guaranty of the owner of Alder LLC.'],
    ],
  },
  bank_guarantee: {
    fires: ['A bank guarantee of EUR 40,000.', 'It is payable on first demand.'],
    silent: [['none', 'A cash deposit instead of a bank guarantee.']],
  },
  credit_support_refused: {
    fires: ['The tenant is a newly formed LLC.'],
    silent: [['landlordEntity', 'The landlord is a single-purpose company.']],
  },
  large_deposit: {
    fires: [
      'LC for one year of rent.',
      'Deposit: 5 x monthly rent.',
      'SECURITY DEPOSIT\nSix months of rent.',
      "We ask for a bond of four months' rent.",
      'A guarantee of six monthly rents.',
    ],
    silent: [
      [null, 'Deposit: paid in the year of the first rent.'],
      [null, 'Deposit: 2 x monthly rent.'],
      ['free', "Deposit: one month, after six months' rent is paid on time."],
    ],
  },
  rent_prepaid: {
    fires: [
      'One month in advance with your acceptance.',
      'We need first and last.',
      'Rent for two quarters is payable up front, so half-year rent is due now.',
    ],
    silent: [
      [null, 'The month of acceptance is free.'],
      ['quarterDays', 'Rent: £64,000 per annum exclusive, quarterly in advance'],
      ['monthly', "The last month's rent is paid monthly in advance, like first and last."],
    ],
  },
  security_step_down_conditional: {
    fires: ['The deposit drops to half after year 2 if never late.'],
    silent: [[null, 'The deposit drops to half after year 2.']],
  },
  security_can_grow: {
    fires: [
      'Letter of credit goes up from $180,000 to $260,000.',
      'If net worth falls below $5 million, a letter of credit is due.',
    ],
    silent: [['shrinks', 'The letter of credit falls away while the rating is BBB.']],
  },
  landlord_lien: {
    fires: [
      "UCC-1 filing on the tenant's fixtures.",
      'Landlord keeps a lien on your equipment.',
      'Movable hypothec of $60,000 on the ovens in favour of the Lessor.',
      'The landlord has a lien on all inventory.',
    ],
    silent: [
      [null, 'UCC Article 2 applies.'],
      ['waived', 'The landlord takes no lien on inventory.'],
    ],
  },
};
