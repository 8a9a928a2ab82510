import type { FieldCases } from '../../field-suite.ts';
import { freeRent } from './free-rent.ts';

export const freeRentCases: FieldCases = {
  field: freeRent,
  finds: [
    {
      by: 'label',
      text: 'BASIC TERMS\nCommencement\tNovember 1, 2024\nFree Rent\tNovember 1, 2024 through January 31, 2025\nDeposit\t$80,000.00',
      value: 3,
    },
    {
      by: 'noRentDue',
      text: '4.2 No rent, but the ancillary costs, is payable for the months October and November 2025.',
      value: 2,
    },
    {
      by: 'freeRent',
      text: '2.02 Basic Rent shall be free for the first three (3) months of the Term; the Tenant shall pay Additional Rent during such period.',
      value: 3,
    },
    {
      by: 'abatedRent',
      text: 'If the Tenant has not been in default, Basic Rent only shall abate for the month of February, 2026.',
      value: 1,
    },
    {
      by: 'credit',
      text: 'Subtenant shall be entitled to a credit of $37,810.00 against each of the installments of Base Rent due for October, November and December 2024.',
      value: 3,
      state: 'check',
    },
    {
      by: 'abatedRent',
      text: '1* $109,458.33\n* Base Rent shall be abated during Lease Year 1 from the Lease Commencement Date through the Rent Commencement Date.',
      value: 'from the Lease Commencement Date through the Rent Commencement Date',
    },
    {
      by: 'untilRentStart',
      text: 'Rent begins later.',
      given: { commencement_date: '2022-06-24', rent_commencement: '2022-12-24' },
      value: 6,
    },
    {
      by: 'untilRentStart',
      text: 'Rent begins later.',
      given: {
        commencement_date: 'the date of delivery',
        rent_commencement: 'the day that is four (4) months after the Commencement Date',
      },
      value: 4,
    },
    {
      by: 'definedPeriod',
      text: '*Gross Rent Credit. The “Rent Credit Period” shall be the first nine full calendar months of the Lease Term.',
      value: 9,
    },
    {
      by: 'definedPeriod',
      text: 'This applies during the first five (5) full calendar months of the Term (the “Abatement Period”).',
      value: 5,
    },
    { by: 'landlordAbates', text: 'The Landlord shall waive June 2021 rent (1-month rent waived).', value: 1 },
    {
      by: 'abatementOf',
      text: 'Provided that there does not exist a Default under this Lease, Tenant shall be entitled to a conditional abatement of the Monthly Rental Installments for the first (1st) eight (8) full calendar months of the Term.',
      value: 8,
    },
    {
      by: 'notObligated',
      text: 'Lessee shall be excused from the payment of base rent for the months of October, November and December 2023.',
      value: 3,
    },
    {
      by: 'noRentDue',
      text: 'Contrary to 4.5 the Lessee shall owe no rent for the office space from 1 May 2024 up to and including 31 July 2024.',
      value: 'from 1 May 2024 up to and including 31 July 2024',
    },
    {
      by: 'freeRent',
      text: 'The period from the date of delivery till December 31, 2013 is rent-free.',
      value: 'from the date of delivery till December 31, 2013',
    },
    {
      by: 'abatedRent',
      text: 'Base Rent shall be conditionally abated during the first 70 days of the Term.',
      value: 'first 70 days',
    },
    {
      by: 'abatedRent',
      text: 'Provided Sublessee is not in default, Fixed Rent shall abate for the first four (4) full calendar months of the term.',
      value: 4,
    },
    {
      by: 'schedule',
      text: 'BASE RENT\nMonths\tMonthly Base Rent\tAnnual Base Rent\n1 – 3\t$0.00\t$0.00\n4 – 15\t$5,000.00\t$60,000.00',
      value: 3,
      state: 'found',
    },
    { by: 'label', text: 'LEASE SUMMARY\nRent Abatement:\tFour (4) months', value: 4 },
    { by: 'freeRent', text: 'Note: Free Rent for two months (March 16 to May 15, 2010).', value: 2, state: 'found' },
    { by: 'abatedRent', text: 'Base Rent for the first three (3) months of the Term shall be abated.', value: 3 },
    {
      by: 'abatementOf',
      text: 'Tenant is granted an abatement of Base Monthly Rent for the period from April 1, 2024 through June 30, 2024.',
      value: 3,
    },
    {
      by: 'notObligated',
      text: 'Tenant shall not be obligated to pay Base Rent for months 1 through 5 of the Term.',
      value: 5,
    },
    {
      by: 'abatesObligation',
      text: 'Landlord hereby agrees to abate Tenant’s obligation to pay monthly Base Rent for the first ten (10) full calendar months of the Term.',
      value: 10,
    },
    { by: 'abatedRent', text: 'The Base Rent for months 2, 14 and 26 shall be abated.', value: 3 },
    {
      by: 'abatedRent',
      text: 'Fixed Rent shall be abated for the months of November 2025, December 2025, January 2026 and October 2026.',
      value: 4,
    },
    { by: 'abatedRent', text: 'Base Rent shall be abated for months 1-3 and months 13-15.', value: 3, state: 'check' },
    {
      by: 'noRentDue',
      text: 'Landlord credits the first month’s Base Rent in Lease Year 1; accordingly, no Base Rent shall be due and payable until the second month.',
      value: 1,
    },
    {
      by: 'abatedRent',
      text: 'Fifty percent (50%) of the Base Rent for the first six (6) months of the Term shall be abated.',
      value: 6,
      state: 'check',
    },
  ],
  silent: [
    { text: 'BASIC TERMS\nFree Rent\tSee Article 4 and the plan of November 1, 2024\nDeposit\t$80,000.00' },
    {
      text: '15.01 The Tenant may renew on notice not less than eight (8) months before the Expiry Date on the same terms, except that there shall be no allowance, no free rent and no further right to renew.',
    },
    {
      text: 'The “Rental Concession Amortization Period” means the period commencing on the first day of the ninth (9th) full calendar month of the Term.',
    },
    {
      text: 'The first installment of Rent is payable on signing and applied to the first full calendar month after expiration of the Initial Abatement Period, with any shortage for such first calendar month due then.',
    },
    { text: 'Rent begins.', given: { commencement_date: '2022-06-24', rent_commencement: '2022-06-24' } },
    {
      text: 'Rent begins.',
      given: {
        commencement_date: 'the date of delivery',
        rent_commencement: 'the earlier of opening and the date four (4) months after the Commencement Date',
      },
    },
    {
      text: 'The acceptance of rent by Landlord shall not waive any default. Tenant shall waive no rent of two (2) months.',
    },
    { text: 'The “Abatement Period” shall be the time during which the elevators are out of service.' },
    {
      text: 'If the Premises are damaged by fire, Base Rent shall be abated for the first two (2) months of restoration.',
    },
    {
      text: 'Tenant shall pay Rent for the first three (3) months of the Term without abatement, deduction or offset.',
    },
    { text: 'Rent Abatement: None.' },
  ],
};
