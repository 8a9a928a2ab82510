import type { RiskCases } from '../risk-suite.ts';
import { renewalRentFloor } from './renewal-rent-floor.ts';

export const renewalRentFloorCases: RiskCases = {
  rule: renewalRentFloor,
  fires: [
    {
      by: 'neverLess',
      text: 'Minimum Rent in a renewal term shall be agreed at market, but shall never be less than in the preceding year.',
    },
    {
      by: 'butNotLess',
      text: 'The Tenant may renew for one further term at market rent to be agreed, being not less than the Basic Rent in the last year of the Extension Term.',
    },
    {
      by: 'butNotLess',
      text: 'During the renewal term the rent shall be the market rent but in no case less than the then escalated rent.',
    },
    {
      by: 'greaterOf',
      text: 'The Rent for the Renewal Term shall be equal to the greater of (A) 95% of the Fair Market Rent, but in no event higher than 110% of the Rent payable during the preceding year, and (B) 103% of that Rent.',
    },
    {
      by: 'notLessThan',
      text: 'Rent during the Renewal Term shall be the fair market rent, but such rent shall not be less than the Base Rent in effect at the end of the Term.',
    },
    {
      by: 'greaterOf',
      text: 'The rent during the Renewal Term shall be the greater of (a) the Base Rent in effect at the expiration of the initial Term or (b) the fair market rent.',
    },
    {
      by: 'butNotLess',
      text: 'The base rent during the option term shall be 95% of fair market rent, but not less than the rent payable in the last month of the prior term.',
    },
    {
      by: 'greaterOf',
      text: 'During the Extension Term the Base Rent shall be the greater of the fair market rent and the rent then payable.',
    },
    {
      by: 'notLessThan',
      text: 'If the option is exercised, in no event shall the rent of the extended term be less than the rent payable for the preceding month.',
    },
    {
      by: 'notLowerThanThat',
      text: 'The basic rent for the option period must not be lower than that of the preceding period.',
    },
    { by: 'notBelow', text: 'The market rent on the exercise of the option will not fall below the passing rent.' },
    {
      by: 'higherOfLast',
      text: 'The rent for the option term is the higher of (i) the prevailing rent and (ii) the rent of the final lease year.',
    },
  ],
  silent: [
    { text: 'The insured sum shall never be less than in the preceding year.' },
    {
      shows: 'negated',
      text: 'The rent of the Renewal Term may be less than the rent in effect at the end of the Term.',
    },
    { shows: 'mutual', text: 'Renewal: N/A. Rent less than the rent in effect: N/A.' },
    {
      shows: 'exception',
      text: 'The rent of the Renewal Term shall not be less than the rent then payable. The foregoing shall not apply.',
    },
    {
      by: 'holdover',
      text: 'If Tenant stays instead of renewing, the rent of the holdover shall be the greater of market rent and twice the rent then payable.',
    },
    {
      by: 'review',
      text: 'On a market review the Rent must not be less than the Rent payable immediately before the review.',
    },
    {
      by: 'notTheRenewal',
      text: 'During the option period the rent of a sublease shall not be less than the rent then payable.',
    },
    {
      text: 'Notice is due in the last year and not less than ten days before the rent payable then is paid, but not less than a month before the rate then paid ends.',
    },
    { text: 'Base Rent of the second year shall not be less than the rent in effect in the first.' },
    { text: 'The late fee shall be the greater of a market rate and the prior charge.' },
    { text: 'The rent of the Renewal Term shall not be the greater of market rent and the rent then payable.' },
    { text: 'The basic rent for the option period may be lower than that of the preceding period.' },
    { text: 'The rent of the storage room will not fall below the passing rent.' },
    {
      text: 'The rent for the option term is not the higher of the prevailing rent and the rent of the final lease year.',
    },
  ],
};
