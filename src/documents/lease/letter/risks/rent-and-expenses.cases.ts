import type { RiskExamples } from '../letter-risk-suite.ts';

export const rentAndExpenseCases: Readonly<Record<string, RiskExamples>> = {
  cap_cumulative: {
    fires: ['Controllable costs are limited to 6% growth a year, cumulative and compounding.'],
    silent: [['nonCumulative', 'Cap: 5% yearly, non-cumulative.']],
  },
  expenses_uncapped: {
    fires: [
      "CAM isn't capped.",
      'No ceiling on service charge.',
      'Expenses float without limit.',
      'CAM cap\tNone. LL open to talk',
      'Expenses are uncapped.',
    ],
    silent: [
      [null, 'The outgoings are capped at 4%.'],
      ['otherSubject', 'The guaranty is uncapped.'],
      ['otherSide', 'You: $13.72 estimate, uncapped. We want a lid of 4%.'],
    ],
  },
  share_of_leased_area: {
    fires: ["T's proportion = SF of the space ÷ leased SF of the center."],
    silent: [[null, "T's proportion = SF of the space ÷ total SF of the center."]],
  },
  double_fee: {
    fires: ['15% of CAM, on top of the 3% management fee.'],
    silent: [['notIncluded', 'Plus a management fee of 4% of rent not included in that estimate.']],
  },
  expense_figure_unverified: {
    fires: ['Your flyer shows $2.21 per SF.', 'Estimates are made without recourse.'],
    silent: [[null, 'The 2025 budget is $9.85 per RSF.']],
  },
  index_uncapped: {
    fires: ['Once a year the rent moves by the full percentage.', 'Rent goes up by CPI each year.'],
    silent: [
      ['capped', 'Rent goes up by CPI, not to exceed 4%.'],
      ['capped', 'Review in year five by RPI (2-5).'],
      ['capped', 'The rent is indexed with 1.5%.'],
      ['cappedBelow', 'The rent rises each year by CPI. Such increases shall not exceed three percent per year.'],
      ['otherSubject', 'The fee follows CPI.'],
    ],
  },
  upward_only_review: {
    fires: [
      'To open market rent, upwards only.',
      'Every fifth year, the higher of the passing rent and open market rent.',
      'Reviewed to market rent, but not less than the passing rent.',
    ],
    silent: [
      [null, 'Every fifth year by CPI.'],
      [null, 'Every fifth year, the higher of the two offers for the open market.'],
      ['inRenewal', 'Renewal at the higher of the current rent and market rent.'],
      ['denied', 'To open market rent, but not upwards only.'],
    ],
  },
  renewal_floor: {
    fires: [
      'We could extend at prevailing rates, with today as a minimum.',
      'RENEWAL OPTION\nFive years, not below year 5.',
      'At market, never less than the rent in the last month.',
      'Renewal. One 5-year option at market but not less than the rent then in effect; notice 12 months before.',
    ],
    silent: [
      ['noFloor', 'An extension at market rent, at least five years, without a floor.'],
      ['noFloor', 'Renewal\tOne of five years, not below market, no floor'],
      ['notice', "An option on not less than 60 days' notice, rent at market."],
      [
        'notice',
        "Renewal at market, on not less than nine (9) nor more than fifteen (15) months' prior written notice.",
      ],
    ],
  },
  automatic_extension: {
    fires: [
      'Twelve months, rolls on monthly until ended with notice.',
      'The deal runs on for five years each unless we tell you otherwise.',
      'Four of five years, automatic unless tenant says otherwise.',
    ],
    silent: [[null, 'Four of five years, by notice.']],
  },
};
