import type { FieldCases } from '../../field-suite.ts';
import { opexShare } from './opex-share.ts';

export const opexShareCases: FieldCases = {
  field: opexShare,
  finds: [
    {
      by: 'chargeBeing',
      text: '3.1 To pay the Rent and the Service Charge, being 4.6 per cent of the Landlord’s expenditure on the Arcade, which shall not exceed £6,200 in the first year.',
      value: '4.6%',
    },
    {
      by: 'percentOfCosts',
      text: 'Commencing January 1, 2025, Subtenant shall pay 26.176% of the amounts by which Operating Expenses and Taxes that Sublandlord owes exceed those for calendar year 2024.',
      value: '26.176%',
    },
    {
      by: 'fraction',
      text: '3.1 Tenant shall pay its Proportionate Share of CAM Costs, being a fraction the numerator of which is the area of the Premises and the denominator of which is the gross leasable area of the Shopping Center, which the parties agree is 61,250 square feet (2.68%).',
      value: '2.68%',
    },
    {
      by: 'percentOfMaster',
      text: 'Subtenant shall pay as Additional Rent fifty percent (50%) of the amounts payable by Sublandlord under Section 6 of the Master Lease on account of increases in Operating Expenses.',
      value: '50%',
    },
    {
      by: 'percentOfMaster',
      text: 'Sublessee shall reimburse 22% of all sums due from Sublessor for taxes under the Prime Lease.',
      value: '22%',
    },
    {
      by: 'percentOfCosts',
      text: 'Lessee shall pay, as additional rent, 5.83% of the amount by which the Operating Costs of the Building in any calendar year are greater than an expense stop.',
      value: '5.83%',
    },
    { by: 'label', text: '16.\tProportion of Outgoings:\t22.5%, estimated at $11,300.00 per annum', value: '22.5%' },
    {
      by: 'percentOfCosts',
      text: 'The Lessee shall pay thirty-one percent (31%) of the municipal and school taxes, insurance and common expenses of the Building.',
      value: '31%',
    },
    {
      by: 'percentOfCosts',
      text: 'The Tenant shall pay by way of further rent the Insurance Rent and 7.2% of the Service Costs.',
      value: '7.2%',
    },
    {
      by: 'percentOfCosts',
      text: '6. ADDITIONAL RENT. Subtenant shall pay 26.24% of all operating expenses and taxes payable under the Master Lease.',
      value: '26.24%',
    },
    {
      by: 'ratio',
      text: '“Tenant’s proportionate share” shall be that percentage which the square footage of the Premises bears to the square footage of the whole Building as it stands on the date of this Lease and as measured, or 8.6%.',
      value: '8.6%',
    },
    { by: 'label', text: 'Proportionate Share\t6.75%', value: '6.75%', state: 'found' },
    {
      by: 'label',
      text: "Lessee's Share of Common Area Operating Expenses: 0.0069559 percent",
      value: '0.0069559%',
      state: 'check',
    },
    {
      by: 'announced',
      text: 'Tenant’s Proportionate Share is 18.54%, based on the fraction whose numerator is the area of the Premises.',
      value: '18.54%',
    },
    {
      by: 'announced',
      text: 'The term “Tenant’s Share” represents the hereby agreed-upon proportion which the area of the Premises bears to that of the Building, which amount shall be twenty-five and nine tenths percent (25.9%).',
      value: '25.9%',
    },
    { by: 'announced', text: 'Tenant shall pay its pro rata share of 12.5% of the common expenses.', value: '12.5%' },
    { by: 'announced', text: 'Tenant shall pay its proportionate share, being 33.3%, of all taxes.', value: '33.3%' },
    {
      by: 'definedBehind',
      text: 'Lessee pays seventy-two point fifteen percent (72.15%) of such costs (“Lessee’s Share”).',
      value: '72.15%',
    },
    {
      by: 'announced',
      text: 'Tenant’s share of expenses is five and 67/100 percent (5.67%).',
      value: '5.67%',
    },
  ],
  silent: [
    {
      text: '3.1 To pay the Service Charge, of which 10 per cent is for the reserve, and 5 per cent of the sums overdue.',
    },
    {
      by: 'otherSpace',
      text: 'Tenant shall pay its share of expenses for that time, provided that Tenant’s Share of the Temporary Premises shall be equal to 2.1353%.',
    },
    { text: 'Tenant shall pay 4.62% of any increase in Real Estate Taxes over the base tax year.' },
    {
      by: 'example',
      text: 'For example, assume that expenses rise by $50,000 and that Tenant’s proportionate share is ten percent (10%).',
    },
    {
      by: 'otherPercentage',
      text: 'If Tenant’s pro rata share of Operating Expenses for the year is found to be less by more than five percent (5%), Landlord pays the audit.',
    },
    { text: 'Tenant’s Share of the profit shall be fifty percent (50%).', by: 'otherPercentage' },
    {
      by: 'partOfFraction',
      text: '“Tenant’s Proportionate Share” is the fraction whose denominator is 95% of the rentable area of the Building.',
    },
  ],
};
