import type { RiskExamples } from '../letter-risk-suite.ts';

export const incentiveCases: Readonly<Record<string, RiskExamples>> = {
  abatement_clawback: {
    fires: [
      'Rebate of a tenth, claw back if you assign or go under.',
      'A tenant that vacates early pays back the rent holiday.',
      'The incentive is not applicable any more after a payment default.',
      'Clawback on early surrender, pro rata.',
      'Should the tenant default, the abated rent comes due in full.',
    ],
    silent: [
      [null, 'The rent holiday is three months.'],
      ['none', 'Months 1 to 3 are free, no clawback.'],
      ['partsOnly', 'After a default there is no repayment of abated rent.'],
      [null, 'After a default the abated rent shall not be repaid.'],
    ],
  },
  allowance_clawback: {
    fires: [
      'Close before year five and you pay the TI back.',
      'If you close in the first three years you give back what has not been written off.',
      'On a default the fit-out contribution is repaid to the owner.',
      "Owner's money must be repaid if Operator goes dark.",
    ],
    silent: [
      [null, 'We pay the contribution behind schedule.'],
      ['priceOfExit', 'Right to leave after month 84, pay back unamortized costs.'],
      [
        'disbursed',
        'Contribution must be repaid to the tenant against lien waivers after a default of the contractor.',
      ],
      [null, "Owner's money is paid in three draws."],
    ],
  },
  overrun_on_tenant: {
    fires: [
      'Not to exceed $90,000 in all. Overages by Occupant.',
      'Whatever exceeds that is on Brightwater, payable 50% before work starts.',
      'Landlord caps its cost at $90,000, and over that is on us.',
    ],
    silent: [
      [null, 'Overages by Landlord.'],
      ['onLandlord', 'Whatever exceeds that is on Owner, and any rest on the Landlord.'],
    ],
  },
  allowance_deadline: {
    fires: [
      "What isn't used by then is gone.",
      'Claims for the money must come in by June 30.',
      'The allowance lapses 180 days after delivery.',
      'The fit-out money is claimed within 12 months of opening.',
      'Allowance\t$20 per foot, requisitioned within 12 months',
      'Spend it by 3/31/27',
      'Any allowance not claimed stays with Landlord.',
      "TI has to be used in the first 9 months or it's gone.",
    ],
    silent: [
      [null, 'What is left is credited to rent.'],
      [null, 'The allowance is paid 30 days after the work.'],
      ['afterWork', 'The fit-out contribution is paid within 30 days after the invoice, and nothing unused expires.'],
      ['credited', 'Any unused allowance is credited to rent by month 12.'],
      [null, 'TI may be used at any time in the term.'],
    ],
  },
};
