import type { RiskCases } from '../risk-suite.ts';
import { profitSharingHigh } from './profit-sharing-high.ts';

export const profitSharingHighCases: RiskCases = {
  rule: profitSharingHigh,
  fires: [
    {
      by: 'percentOfProfit',
      text: 'If Tenant subleases the Premises, Tenant shall pay to Landlord seventy-five percent (75%) of the excess of the rent it receives.',
    },
    {
      by: 'percentOfProfit',
      text: 'Lessee shall pay Lessor 100% of any consideration in connection with an assignment that is in excess of the rent hereunder, that is, the whole profit.',
    },
    {
      by: 'percentGoesToLandlord',
      text: 'One hundred percent (100%) of the excess consideration received for an assignment shall be paid to Landlord by Tenant.',
    },
    {
      by: 'allOfProfit',
      text: 'Tenant shall pay to Landlord as additional rent all sums received from any subtenant in excess of the rent payable hereunder.',
    },
    {
      by: 'landlordIsEntitled',
      text: 'Landlord shall be entitled to seventy-five percent (75%) of any profit that Tenant makes by an assignment or subletting.',
    },
    {
      by: 'landlordReceives',
      text: 'If such subtenant or assignee pays a rental greater than the rental hereunder, then Lessor shall be entitled to receive and shall be paid such increased amount.',
    },
    {
      by: 'allOfProfit',
      text: 'If the rent under a sublease exceeds the rent hereunder, Tenant shall pay to Landlord all such excess.',
    },
    { by: 'allProfitPaid', text: 'All profit from an assignment or sublease shall be paid over to the Landlord.' },
    {
      by: 'paysDifference',
      text: 'Upon a sublease the Lessee pays the Lessor the entire difference between the two rents.',
    },
    {
      by: 'allProfitPaid',
      text: 'If the sub-rent exceeds the rent payable hereunder, the whole of the excess is payable to Landlord.',
    },
  ],
  silent: [
    {
      shows: 'negated',
      text: 'If Tenant subleases the Premises, Tenant shall not be required to pay to Landlord 75% of the excess, or any excess.',
    },
    { shows: 'mutual', text: 'Excess sublease rent (100% profit): N/A' },
    {
      shows: 'exception',
      text: 'Upon a sublease Tenant shall pay to Landlord all such excess. The foregoing shall not apply.',
    },
    {
      by: 'halfOrLess',
      text: 'Upon a sublease Tenant shall pay to Landlord fifty percent (50%) of the profit, and Landlord shall credit the excess: Tenant will pay all such excess monthly.',
    },
    { by: 'unconsented', text: 'Tenant shall pay all profits of any transfer made without Landlord’s consent.' },
    { text: 'Tenant shall pay 75% of the excess of the utilities.' },
    { text: 'Tenant shall pay the excess of utilities.' },
    { text: 'Landlord shall be entitled to 75 percent of the excess of the condemnation award.' },
    { text: 'One hundred percent (100%) of the excess insurance proceeds shall be paid to Landlord.' },
    { text: 'Upon an assignment 100% of the excess consideration may be paid to Landlord in installments.' },
    { text: 'If taxes fall, Landlord shall receive all such excess from the county.' },
    { text: 'Upon a sublease Landlord waives its right to receive all such excess.' },
    { text: 'On a sublease Tenant may pay all such excess in installments.' },
    { text: 'On a sublease Tenant may pay 75% of the excess in installments.' },
    { text: 'All profit from an assignment or sublease shall not be paid over to the Landlord.' },
    { text: 'The Lessee does not pay the entire difference between the two rents.' },
  ],
};
