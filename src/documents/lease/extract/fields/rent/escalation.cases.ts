import type { FieldCases } from '../../field-suite.ts';
import { escalation } from './escalation.ts';

export const escalationCases: FieldCases = {
  field: escalation,
  finds: [
    {
      by: 'indexFirst',
      text: 'If the consumer price index for Germany published by the Federal Statistical Office (2020 = 100) changes by at least 10 points compared with the level at the last adjustment, the rent changes in the same proportion.',
      value: 'CPI',
    },
    {
      by: 'risesByPercent',
      text: '3. Base Rent. (a) For Unit A, Tenant shall pay base rent of $20,800.00 per month for the first twelve months, and the rent shall increase by three percent (3%) on each anniversary of the commencement date. (b) For Unit B, Tenant shall pay $9,900.00 per month.',
      value: '3%/yr (Unit A)',
      state: 'check',
    },
    {
      by: 'risesByPercent',
      text: '3. Base Rent. For Unit B, Tenant shall pay $6,000.00 per month. That rent increases by 3% each year.',
      value: '3%/yr (Unit B)',
      state: 'check',
    },
    {
      // The unit is the entire premises.
      by: 'risesByPercent',
      text: '3. Base Rent. For Unit B, Tenant shall pay $6,000.00 per month, and the rent increases by 3% each year.',
      given: { suite_floor: 'Unit B' },
      value: '3%/yr',
      state: 'found',
    },
    {
      by: 'risesByPercent',
      text: '3. Base Rent. Base rent increases by three per cent on each anniversary of the commencement date.',
      value: '3%/yr',
      state: 'found',
    },
    {
      by: 'label',
      text: 'Item 11 Rent Review Dates: Fixed increase of 4% on 1 August 2026 and 1 August 2027; CPI on 1 August 2028; market review on the commencement of each further term\n3.2 On the CPI review date the Rent is varied by the movement in the CPI (All Groups, Melbourne).',
      value:
        'Fixed increase of 4% on 1 August 2026 and 1 August 2027; CPI on 1 August 2028; market review on the commencement of each further term',
    },
    {
      by: 'label',
      text: 'Item 11\tReview of rent\t4% on each anniversary of the commencing date',
      value: '4%/yr',
    },
    {
      by: 'risesByPercent',
      text: 'ANNUAL RENT\nOn each anniversary of the commencement the yearly rate shall be raised by two and three-quarters percent (2.75%) over the rate of the year just ended.',
      value: '2.75%/yr',
    },
    {
      by: 'risesByPercent',
      text: 'Initial Base Rent: $31.50 per rentable square foot per year, escalating 2.75% on each anniversary of the Commencement Date',
      value: '2.75%/yr',
    },
    { by: 'label', text: 'LEASE SUMMARY\nAnnual Increases:\t3%', value: '3%/yr' },
    {
      by: 'risesByPercent',
      text: 'Base Rent shall be $11.00 per rentable square foot of the Premises, triple net, and shall be increased annually by 2% during the Initial Term.',
      value: '2%/yr',
      state: 'found',
    },
    { by: 'risesByPercent', text: 'Starting from year 6, the rent increases by 6% per year.', value: '6%/yr' },
    {
      by: 'risesByPercent',
      text: 'The Base Rent shall increase by ten percent (10%) every five (5) years.',
      value: '10% every 5 years',
    },
    {
      by: 'risesByPercent',
      text: 'The annual rent shall be increased by ten percent (10%) on each tenth anniversary of the Commencement Date.',
      value: '10% every 10 years',
    },
    {
      by: 'risesByPercent',
      text: 'Fixed Rent shall increase by 12% as of every third (3rd) anniversary of the Rent Commencement Date.',
      value: '12% every 3 years',
    },
    {
      by: 'risesByPercent',
      text: 'Base Rent shall be increased by 3% on each anniversary of the Commencement Date.',
      value: '3%/yr',
    },
    { by: 'annualIncreases', text: 'Rental: $24.00 per square foot with 2.5% annual increases.', value: '2.5%/yr' },
    {
      by: 'timesLastYear',
      text: 'Basic Rent for each subsequent Lease Year shall be an amount equal to One Hundred and One and One-Half Percent (101.5%) of the Basic Rent due during the immediately preceding Lease Year.',
      value: '1.5%/yr',
    },
    { by: 'index', text: 'The Rental Fee is linked to the health index as published each month.', value: 'CPI' },
    {
      by: 'index',
      text: 'The monthly rent payable by Lessee shall reflect an adjustment for any increase in the Consumer Price Index.',
      value: 'CPI',
    },
    {
      by: 'risesByPercent',
      text: 'From the second year and the third year on, rent is increased by 4% every year over that of the previous year.',
      value: '4%/yr',
    },
    { by: 'risesByPercent', text: 'After that the rent goes up 4% every year on October 1.', value: '4%/yr' },
    {
      by: 'risesByPercent',
      text: 'Commencing January 1, 2025 and on the first day of each January thereafter, the base rent shall be increased by two and one-half percent (2.5%) over the base rent payable immediately before.',
      value: '2.5%/yr',
    },
    {
      by: 'marketReview',
      text: 'The Annual Rent shall be reviewed on the Review Date to equal the greater of the Annual Rent then payable and the open market rent determined under this clause.',
      value: 'market review',
    },
    {
      by: 'fixedSteps',
      text: 'BASE RENT\nMonths 1-12: $5,000.00 per month\nMonths 13-24: $5,150.00 per month',
      value: 'fixed steps',
      state: 'found',
    },
    {
      by: 'risesByPercent',
      text: 'RENT\nStarting from year 4, the rent increases by 5% per year.',
      value: '5%/yr',
    },
  ],
  silent: [
    { text: 'If the consumer price index changes, the deposit stays the same. The rent is payable monthly.' },
    {
      text: 'RENT\nFrom the third year the rental is raised by 6% on the basis of the previous year, that is, RMB 82,934.40 per month, and the fifth year is raised again by 6%.',
    },
    {
      by: 'option',
      text: 'RENT\nThe contract runs for one year and shall be continued through the negotiation of the parties, and the rent shall be increased by 5% annually.',
    },
    {
      text: 'From the third year the rental is raised by 6% on the basis of the previous year, that is, the third year and the fourth year is RMB 82,934.40.',
    },
    {
      text: 'The rent is raised by 5% on the previous year in the second year and is raised again by 5% in the fourth.',
    },
    { text: 'The rent records shall be reviewed each year by an auditor. Landlord keeps the books.' },
    {
      by: 'expenses',
      text: 'Landlord may increase the rent annually for controllable Operating Expenses by no more than 5% per year.',
    },
    { by: 'interest', text: 'Overdue rent shall bear interest, to be increased with 5% per annum from the due date.' },
    { by: 'option', text: 'If Tenant extends the Term, Base Rent shall increase by 4% each year from then on.' },
    { by: 'option', text: 'Throughout the Second Extended Term the Base Rent rises by 4% each year.' },
    {
      by: 'underOption',
      text: 'OPTION TO RENEW\nTenant may continue for five years by notice. Base Rent shall increase by 3% each year.',
    },
    { by: 'option', text: 'During the option term, annual rent shall increase by 3% each year.' },
    { by: 'negated', text: 'The Rent shall not be increased annually by more than what is stated here, nor by 3%.' },
  ],
};
