import type { FieldCases } from '../../field-suite.ts';
import { baseYear } from './base-year.ts';

export const baseYearCases: FieldCases = {
  field: baseYear,
  finds: [
    {
      by: 'definition',
      text: 'Tenant shall pay 12.5% of any increase in Real Estate Taxes over those for the Base Tax Year, being the fiscal year July 1, 2023 to June 30, 2024.',
      value: 'July 1, 2023 to June 30, 2024',
    },
    { by: 'definition', text: 'The Base Year, being calendar year 2026, shall be grossed up.', value: '2026' },
    {
      by: 'yearBehind',
      text: 'Tenant shall pay 8% of the amount by which real estate taxes exceed those of the base tax year July 1, 2026 through June 30, 2027.',
      value: 'July 1, 2026 through June 30, 2027',
    },
    {
      by: 'definition',
      text: '“Base Year” for real estate taxes and operating expenses shall be the year 2006.',
      value: '2006',
    },
    {
      by: 'definition',
      text: 'The base tax year shall be July 1, 1994 to June 30, 1995.',
      value: 'July 1, 1994 to June 30, 1995',
    },
    {
      by: 'definition',
      text: '“Base Year” means the twelve month period ending on June 30, 2022.',
      value: 'twelve month period ending on June 30, 2022',
    },
    { by: 'label', text: 'BASIC LEASE INFORMATION\nExpense Base Year\tCalendar year 2019', value: '2019' },
    {
      by: 'definition',
      text: 'The Base Year for Expenses shall be the period commencing on January 1, 2026 and ending on December 31, 2026.',
      value: '2026',
    },
    {
      by: 'definedBehind',
      text: 'Tenant pays its share of Operating Expenses in excess of Operating Expenses for the 2013 calendar year (the “Base Year”).',
      value: '2013',
    },
    {
      by: 'yearInFront',
      text: 'Expenses are adjusted to full occupancy, inclusive of the 2013 calendar base year.',
      value: '2013',
    },
    { by: 'stop', text: 'Expense Stop:\t$8.50 per rentable square foot', value: 8.5 },
    {
      by: 'stop',
      text: 'Landlord bears Operating Expenses up to an expense stop of $6.25 per square foot.',
      value: 6.25,
    },
    {
      by: 'definition',
      text: 'Base Year for Expenses shall be calendar year 2026. Base Year for Taxes shall be the fiscal year beginning July 1, 2025.',
      value: ['2026', '2025'],
      state: 'found',
    },
    {
      by: 'stopBehind',
      text: 'Tenant shall pay Operating Expenses in excess of $7.50 per square foot (the “Expense Stop”).',
      value: 7.5,
    },
  ],
  silent: [
    { text: 'The term “Comparison Year” means each calendar year of the Term after 2024.' },
    { text: 'The Base Rent for the year 2024 is stated in Exhibit B.' },
    { by: 'priceIndex', text: 'The Consumer Price Index is that in which the base year is 1984.' },
  ],
};
