import type { FieldCases } from '../../field-suite.ts';
import { termMonths } from './term-months.ts';

export const termMonthsCases: FieldCases = {
  field: termMonths,
  finds: [
    {
      by: 'termClause',
      text: '3. Lease. Landlord leases the building and land to Tenant for fifteen (15) years beginning on the date of substantial completion.',
      value: 180,
    },
    {
      by: 'termLabel',
      text: 'LR6. Term for which the Property is leased\tThe term is as follows: 10 years from and including 25 March 2022',
      value: 120,
    },
    {
      by: 'termClause',
      text: 'The Landlord lets the Property with full title guarantee to the Tenant for the Term, being fifteen years from 1 June 2021.',
      value: 180,
    },
    {
      by: 'termLabel',
      text: 'Primary Term: The primary term shall end on the last day of the seventy-seventh (77th) full month. However, Tenant shall have the right to extend the term to ninety (90) months by notice.',
      value: 77,
    },
    {
      by: 'termLabel',
      text: 'Base Term: Beginning on the Commencement Date and ending 180 months from the first day of the first full month of the Term following the Rent Commencement Date.',
      value: 180,
    },
    { by: 'termLabel', text: 'Lease Term:\tseven (7) years, seven (7) months', value: 91, state: 'found' },
    { by: 'termLabel', text: 'Term: Approximately 48 months', value: 48 },
    {
      by: 'termLabel',
      text: '1.3 Term: ONE (1) years and 0months ("Original Term") commencing OCTOBER 1, 2005.',
      value: 12,
    },
    { by: 'termLabel', text: 'TERM: A period of twelve (12) months.', value: 12 },
    { by: 'termLabel', text: 'Term: sixty (66) months', value: 66, state: 'check' },
    {
      by: 'termClause',
      text: 'Party B rents the workshop from Party A for three years, from April 1, 2010 to March 31, 2013.',
      value: 36,
    },
    {
      by: 'titledLength',
      text: '1.2 Term. Eighty-seven (87) months, beginning on the earlier of (a) the day Lessee opens for business, and (b) one hundred twenty (120) days after Lessor delivers possession (the “Commencement Date”). Lessor estimates that it will deliver possession on or about August 1, 2025.',
      value: 87,
    },
    { by: 'termLabel', text: 'Lease Term. Five years from the Commencement Date.', value: 60 },
    { by: 'monthsLabel', text: 'Lease Term (Months):\t61', value: 61, state: 'found' },
    {
      by: 'termClause',
      text: 'This contract shall be valid for 3 years, from March 1, 2010 to February 28, 2013.',
      value: 36,
    },
    {
      by: 'termClause',
      text: 'The house rental period is 2 years, from October 8, 2012 to October 7, 2014.',
      value: 24,
    },
    {
      by: 'termLabel',
      text: 'Lease Duration: two years, commencing from July 1, 2011 and ending on June 30, 2013.',
      value: 24,
    },
    { by: 'termClause', text: 'The valid period of this contract is two years.', value: 24 },
    { by: 'termClause', text: 'The term of this lease is 10 years.', value: 120, state: 'found' },
    {
      by: 'termClause',
      text: 'The lease term will be from Aug 1, 2008 to July 31, 2023, covering 15 years.',
      value: 180,
    },
    { by: 'termClause', text: 'This Lease shall be for a term of five consecutive Lease Years.', value: 60 },
    { by: 'termClause', text: 'To have and to hold for a term of ten (10) years and four months.', value: 124 },
    {
      by: 'termClause',
      text: 'The Term shall commence on the Commencement Date and shall expire at 11:59 p.m. on the one hundred twentieth (120th) monthly anniversary of the Commencement Date.',
      value: 120,
    },
    {
      by: 'termClause',
      text: 'The Term ends at midnight on the last day of the eighty-fourth (84th) full calendar month after the Commencement Date.',
      value: 84,
    },
    {
      by: 'termClause',
      text: 'The Term shall end on the day before the fifth anniversary of the Commencement Date.',
      value: 60,
    },
    {
      by: 'termClause',
      kind: 'amendment',
      text: 'The Term of the Lease is hereby extended for an additional period of five (5) years and two (2) months, commencing on April 1, 2026.',
      value: 62,
    },
    {
      by: 'definedTerm',
      text: '36 months 1st day of May , 2021 , and ending on the 30th day of April , 2024, at midnight (“Term”).',
      value: 36,
    },
    {
      by: 'termClause',
      text: '“Term” shall mean a period of sixty-three (63) full calendar months following the Commencement Date.',
      value: 63,
    },
    {
      by: 'termClause',
      text: 'Subject to any earlier ending, the Term shall end on the last day of the sixtieth (60 th) full calendar month following the Commencement Date.',
      value: 60,
    },
    {
      by: 'fromDates',
      text: 'The lease contract shall be effective from October 1, 2012 and ending on December 31, 2017.',
      given: { commencement_date: '2012-10-01', expiration_date: '2017-12-31' },
      value: 63,
      state: 'check',
    },
  ],
  silent: [
    { text: '3. Lease. Landlord leases the building to Tenant and warrants the roof for fifteen (15) years of use.' },
    { text: '2.2 Tenant may prolong the Term by either or both of two periods of five (5) years.', not: 60 },
    {
      by: 'afterTheEnd',
      text: 'Survival. The confidentiality obligations shall remain in effect during the Term and for a period of five (5) years following expiration or termination of this Agreement.',
    },
    { text: 'Term. Three (3) months of rent are payable at signing.' },
    { text: '4.2 Renewal Term. Five (5) years, commencing when the first term ends.' },
    { text: 'The rental period is one month, and rent is paid in advance.' },
    { text: 'Tenant shall maintain the insurance for a period of two (2) years after the Term.' },
    { text: 'The Base Rent shall be abated for a period of three (3) months of the Term.' },
    { text: 'Tenant shall deliver notice within a period of twelve (12) months.' },
    { text: 'H. Term:\tA period of [ ], commencing on the Commencement Date.' },
    {
      by: 'optionTerm',
      text: 'Tenant shall have one (1) option to extend the Lease Term for a period of five (5) years.',
    },
    {
      by: 'conditional',
      text: 'If this Lease is for a term of 12 months or less, Tenant shall surrender the Premises clean.',
    },
    {
      by: 'priorTerm',
      kind: 'amendment',
      text: 'WHEREAS, the Lease was for a term of ten (10) years;',
    },
    {
      by: 'otherPremises',
      text: 'The term for the Expansion Premises shall be forty-six (46) months.',
    },
    {
      by: 'limit',
      text: 'In no event shall the Term exceed a total of twenty-nine (29) years and eleven (11) months.',
    },
    {
      text: 'The contract is effective from October 1, 2012 and ending on December 20, 2017.',
      given: { commencement_date: '2012-10-01', expiration_date: '2017-12-20' },
    },
  ],
};
