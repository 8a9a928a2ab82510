import type { RiskExamples } from '../letter-risk-suite.ts';

export const depositCases: Readonly<Record<string, RiskExamples>> = {
  processing_charge: {
    fires: ['Credited if the lease is signed within 20 days, otherwise LL keeps it.'],
    silent: [[null, 'Credited in any case.']],
  },
  abortive_costs: {
    fires: [
      'Should the tenant break off the talks, or if the deal falls through, it compensates the architect.',
      "You'll split the review fee with us even if it falls over.",
      "If Tenant withdraws after draft lease is issued it pays Landlord's abortive fees.",
    ],
    silent: [
      ['ownCosts', 'If the deal falls through, each bears its own costs.'],
      [null, 'If Tenant withdraws, each side bears what it spent.'],
    ],
  },
  deposit_forfeited: {
    fires: [
      'The City keeps it if we do not sign within 60 days.',
      'After the approval period it is yours unless you default.',
      'If we sign nothing by June the holding fee is lost.',
      "After the inspection it's mine if you don't close.",
      'Sign in 20 days or the check is kept.',
      '25k earnest with the title company, hard after 30 days',
      'If the Tenant fails to complete after waiver the deposit shall be forfeited.',
      'From there hard, unless permits are denied.',
    ],
    silent: [
      ['returned', 'The deposit is returned unless the keys are lost.'],
      ['heldForDamage', 'The deposit is kept in escrow.'],
      ['keptAndReturned', 'The deposit is kept for the term and returned 45 days after it.'],
      ['notForfeited', 'The deposit shall not be forfeited in any case.'],
      ['heldSinceBefore', 'Deposit: we keep the $8,000 we have'],
      ['keptSecret', 'Only the deposit and our promise to keep this secret count.'],
    ],
  },
  deposit_arithmetic: {
    fires: ["deposit = one month at the last year's rate, so $16,876."],
    silent: [[null, 'The deposit is $16,876.']],
  },
  holding_rent: {
    fires: ['$1,500 per month of holding rent from day 121.'],
    silent: [['stops', 'If not in by July 31, holding rent stops.']],
  },
};
