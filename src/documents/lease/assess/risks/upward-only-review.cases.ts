import type { RiskCases } from '../risk-suite.ts';
import { upwardOnlyReview } from './upward-only-review.ts';

export const upwardOnlyReviewCases: RiskCases = {
  rule: upwardOnlyReview,
  fires: [
    {
      by: 'butNotDecreased',
      text: 'On the Review Date the Annual Rent shall be increased (but not decreased) by the percentage by which the Consumer Prices Index has increased.',
    },
    {
      by: 'higherOf',
      text: 'From each Review Date the yearly rent shall be the higher of the rent payable immediately before that date and the open market rent.',
    },
    {
      by: 'higherOf',
      text: 'RENT REVIEW\nUpon each Review Date the rent will be the greater of the passing rent and the market rent of the Premises.',
    },
    {
      by: 'notLessThan',
      text: 'Upon the rent review the revised rent shall not be less than the rent payable before the review.',
    },
    { by: 'neverReduced', text: 'The rent shall never be reduced upon a market review.' },
    { by: 'neverReduced', text: 'Rent will be reviewed to market every five years, but may not decrease.' },
  ],
  silent: [
    { text: 'The rent of the car park shall be increased but not decreased when the Landlord adds spaces.' },
    {
      shows: 'negated',
      text: 'Upon a rent review the rent shall not be the higher of the passing rent and the open market rent.',
    },
    { shows: 'mutual', text: 'Rent review, higher of passing rent and open market rent: N/A' },
    {
      shows: 'exception',
      text: 'From each Review Date the rent shall be the higher of the passing rent and the open market rent. The foregoing shall not apply.',
    },
    { text: 'The insured sum shall be the higher of the cost of rebuilding and the open market value.' },
    { text: 'The deposit shall not be less than the rent payable for a quarter.' },
    { text: 'Upon the rent review the rent may be less than the rent payable before.' },
    { text: 'The rent shall not be reduced while the lift is repaired.' },
    { text: 'The rent may be reduced upon a market review.' },
  ],
};
