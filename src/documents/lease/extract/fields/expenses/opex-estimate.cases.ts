import type { FieldCases } from '../../field-suite.ts';
import { opexEstimate } from './opex-estimate.ts';

export const opexEstimateCases: FieldCases = {
  field: opexEstimate,
  finds: [
    {
      by: 'chargeLabel',
      text: '4. ADDITIONAL RENT: The Tenant shall further pay its proportionate share, being 38%, of realty taxes and building insurance, estimated at $12.80 per square foot for 2023.',
      value: 12.8,
    },
    {
      by: 'estimateLabel',
      text: 'ESTIMATED INITIAL MONTHLY OPERATING EXPENSES: $763.00 per month, subject to Exhibit D.',
      value: 763,
    },
    { by: 'estimateLabel', text: 'Estimated Additional Rent:\n$4.10 per square foot per year', value: 4.1 },
    { by: 'chargeLabel', text: 'Common Area Operating Expenses: $2,532.40 for the first month', value: 2532.4 },
    {
      by: 'costsEstimated',
      text: 'Tenant’s pro rata share of Operating Expenses is currently estimated at $5.00 per rentable square foot.',
      value: 5,
    },
    {
      by: 'estimatedCosts',
      text: 'The estimated CAM charges for the first Lease Year are $4.25 per square foot.',
      value: 4.25,
    },
    {
      by: 'monthlyForServices',
      text: 'Lessee shall pay to Lessor $1,247 monthly in advance for said services, including Lessee’s pro-rata share of common area maintenance.',
      value: 1247,
    },
  ],
  silent: [
    {
      by: 'otherEstimate',
      text: 'If the estimated repair cost of the common area is more than $50,000, either party may terminate.',
    },
    { text: 'Landlord shall furnish an estimate of Operating Expenses before each year.' },
  ],
};
