import type { RiskExamples } from '../letter-risk-suite.ts';

export const generalCases: Readonly<Record<string, RiskExamples>> = {
  landlord_decides_alone: {
    fires: [
      'We reserve the right to repaint the hall.',
      'Owner may store pallets in the rear bay.',
      "The paint color is at Landlord's sole option.",
    ],
    silent: [
      [null, 'Item\tTenant Proposal (May 1)\tLandlord Counter (May 6)'],
      ['otherSide', 'Please tell us if the landlord may agree; owner can do May 1.'],
      ['otherSide', "The first tenant remains liable without a written release at Landlord's sole discretion."],
    ],
  },
  deal_can_lapse: {
    fires: ['If the survey is not done by May 4, the lease is void.', 'It is off unless the survey is done by May 4.'],
    silent: [['offerOnly', 'If not signed by May 4, this proposal lapses.']],
  },
  right_can_be_lost: {
    fires: ['Tell us by June 1, otherwise the extra bay is lost.', 'Training days: use them or lose them.'],
    silent: [['deal', 'Tell us by June 1, otherwise the offer is lost.']],
  },
  condition_open: {
    fires: [
      'The racks come with it, subject to the seller agreeing.',
      'It all depends on the harvest.',
      'The racks come with it, subject to exchange of the keys.',
    ],
    silent: [
      ['taxesAndTerms', 'All rents are subject to G.S.T.'],
      [null, 'The estimates of charges are subject to change.'],
      [null, 'Rent of S$10.80 per month, subject to prevailing GST'],
      [
        'taxesAndTerms',
        'Tenant offers to lease the premises on the terms and subject to the conditions set out in this Agreement.',
      ],
      ['minor', "9,640 square feet (subject to landlord's measurement standard)"],
      ['oneRight', 'Alterations: subject to the approval of the building.'],
      ['minor', 'Blade sign and awning, subject to the design criteria'],
      ['minor', '1.12 acres, subject to survey'],
      ['contract', 'The lease depends on consent, subject to contract.'],
    ],
  },
  oral_statement: {
    fires: ['You told me the drain was cleared.'],
    silent: [
      ['numbers', 'The verbal interest of the bank is noted.'],
      [null, 'No verbal promises count.'],
      ['leadIn', "Per our call, here's where we landed."],
    ],
  },
  no_fixed_term: {
    fires: ['The yard is yours month to month.'],
    silent: [['afterEnd', 'If you stay past the end you are month to month.']],
  },
  cost_on_tenant: {
    fires: [
      'The tenant offtakes at least 60% at € 0.11 per kWh.',
      "A grease trap goes in at Tenant's cost.",
      'You put in a grease trap at your cost.',
      'The gate motor is on you.',
    ],
    silent: [
      ['onLandlord', 'We need the space with the slab repaired and a new meter, all at your cost.'],
      ['small', "Land tax isn't on you."],
      ['small', "Own signs at Tenant's cost."],
    ],
  },
  extra_charge: {
    fires: ['A one-time documentation fee of $400.'],
    silent: [
      ['otherFee', 'A one-time broker fee of $400.'],
      ['otherFee', 'Fee: 5% to us, and you pay your own side.'],
    ],
  },
  tenant_remedy_strong: {
    fires: ['Tenant may withhold the second draw.'],
    silent: [
      ['not', 'Tenant may cancel against a fee.'],
      [null, 'Tenant may not withhold a payment.'],
    ],
  },
  depends_on_others: {
    fires: ['You get the keys once the city has signed off on the stairs.'],
    silent: [['term', 'The deposit is paid once the bank confirms.']],
  },
};
