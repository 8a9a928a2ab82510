import type { FieldCases } from '../../field-suite.ts';
import { percentageRent } from './percentage-rent.ts';

export const percentageRentCases: FieldCases = {
  field: percentageRent,
  finds: [
    {
      by: 'paysOfSales',
      text: '3. Lessee shall also pay 4% of gross receipts over $150,000 a year.',
      value: '4%',
    },
    {
      by: 'percentageRent',
      text: 'PERCENTAGE RENT. In addition, Tenant shall pay six percent (6%) of Gross Sales in each Lease Year in excess of the Natural Breakpoint.',
      value: '6%',
    },
    { by: 'percentageRent', text: 'PERCENTAGE RENT. 5% of Gross Receipts above a natural breakpoint.', value: '5%' },
    {
      by: 'label',
      text: 'LEASE SUMMARY\nPercentage Rate:\t6% above the Breakpoint',
      value: '6%',
    },
    {
      by: 'percentageRent',
      text: 'Tenant shall pay as Percentage Rent each year five percent (5%) of the excess over the Breakpoint.',
      value: '5%',
    },
    {
      by: 'ofSales',
      text: 'As additional rent, Tenant shall pay 4% of the amount by which annual Gross Receipts exceed $2,000,000.',
      value: '4%',
    },
  ],
  silent: [
    { text: 'Percentage Rent: None.' },
    { by: 'negated', text: 'Tenant shall pay no percentage rent, whether of 5% or any other share.' },
    { by: 'expenses', text: 'Operating Expenses exclude percentage rent of 3% paid under ground leases.' },
  ],
};
