import type { FieldCases } from '../../field-suite.ts';
import { baseRentSchedule } from './base-rent-schedule.ts';

/** How the field shows rent rows; the cases for the layouts of schedules are in `extract/rent/`. */
export const baseRentScheduleCases: FieldCases = {
  field: baseRentSchedule,
  finds: [
    {
      by: 'table',
      text: 'BASE RENT\nMonths\tMonthly Base Rent\tAnnual Base Rent\n1 – 12\t$5,000.00\t$60,000.00\n13 – 24\t$5,150.00\t$61,800.00',
      value: [
        { from_month: 1, to_month: 12, monthly: 5000, annual: 60000 },
        { from_month: 13, to_month: 24, monthly: 5150, annual: 61800 },
      ],
      state: 'found',
    },
    {
      by: 'list',
      text: 'Monthly Base Rent\nMonths 1-12: $5,000.00 per month\nMonths 13-24: $5,150.00 per month',
      value: [
        { from_month: 1, to_month: 12, monthly: 5000 },
        { from_month: 13, to_month: 24, monthly: 5150 },
      ],
      state: 'found',
    },
    {
      by: 'loose',
      text: 'Base Rent. Tenant shall pay the Base Rent pursuant to the following schedule:\nLease Year\nAnnual Base Rent\nMonthly Base Rent\n1\n$60,000.00\n$5,000.00\n2\n$61,800.00\n$5,150.00\n2.2 Operating Costs.',
      value: [
        { year: 1, from_month: 1, to_month: 12, annual: 60000, monthly: 5000 },
        { year: 2, from_month: 13, to_month: 24, annual: 61800, monthly: 5150 },
      ],
    },
    {
      by: 'prose',
      text: 'RENT\nTenant shall pay as rent $2,000 per month for the first year of the term, and $2,100 per month for the second year.',
      value: [
        { year: 1, from_month: 1, to_month: 12, monthly: 2000 },
        { year: 2, from_month: 13, to_month: 24, monthly: 2100 },
      ],
    },
    {
      by: 'stated',
      text: '1.5 Base Rent: $8,279.00 per month, payable in advance.',
      value: [{ monthly: 8279 }],
      state: 'found',
    },
    { by: 'stated', text: 'Base Rent: $8,279.00, payable in advance.', value: ['$8,279.00'], state: 'check' },
  ],
  silent: [{ text: 'Tenant shall pay a security deposit of $8,279.00.' }],
};
