import type { FieldCases } from '../../field-suite.ts';
import { opexEstimate } from './opex-estimate.ts';

export const opexEstimateCases: FieldCases = {
  field: opexEstimate,
  finds: [
    {
      by: 'costsEstimated',
      text: 'Item 13 Outgoings: The Tenant’s Proportion (2.85%) of all Outgoings, estimated at $18,400 plus GST for the year ending 30 June 2026',
      value: 18400,
    },
    {
      by: 'estimateLabel',
      text: 'Item 14\tEstimate of outgoings (first accounting year)\t$16,940.00',
      value: 16940,
    },
    {
      by: 'costsEstimated',
      text: 'Lessee shall pay its share of (i) the cost of operating, lighting and cleaning the common areas, plus ten percent of such costs in lieu of overhead, (ii) all real estate taxes and assessments upon the Center, and (iii) premiums for the insurance Lessor carries on it, all of which are estimated for the first lease year at $6.85 per square foot.',
      value: 6.85,
    },
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
    {
      by: 'otherEstimate',
      text: 'Base Rent that, when combined with estimated Additional Rent, corresponds to the agreed Contract Value of $427,025 over the Term.',
    },
    { text: 'Landlord shall furnish an estimate of Operating Expenses before each year.' },
  ],
};
