import type { RentCase } from './rent-suite.ts';

/** Looks like base rent but is not. */
export const exclusionCases: readonly RentCase[] = [
  {
    by: 'partOfPremises',
    text: 'BASIC LEASE INFORMATION\n6. Premises: Suites 310-312\n12. Initial Annual Base Rental: Suite 310 - $86,617.37\nSuite 312 - $23,610.44',
    lines: [],
  },
  {
    by: 'otherSpace',
    text: '1.5 The Tenant shall pay an annual rent of Fifteen Dollars ($15.00) per rentable square foot for the MDF Room for the first Lease Year.',
    lines: [],
  },
  {
    by: 'notAboutRent',
    text: 'Equipment Schedule\nYear 1: $5,000.00 per month\nYear 2: $5,200.00 per month',
    lines: [],
  },
  {
    by: 'parking',
    text: 'PARKING\nTenant shall pay rent for its parking spaces as follows:\nLease Year 1: $100.00 per month\nLease Year 2: $155.00 per month',
    lines: [],
  },
  {
    by: 'expenses',
    text: 'Tenant shall pay as additional rent its share of Operating Expenses, estimated as follows:\nYear\tMonthly Estimate\n1\t$1,763.00\n2\t$1,800.00',
    lines: [],
  },
  {
    by: 'deposit',
    text: '5. SECURITY DEPOSIT\nThe Security Deposit shall be reduced as follows while Tenant has paid all rent:\nLease Year 1: $50,000.00 a year\nLease Year 2: $40,000.00 a year',
    lines: [],
  },
  {
    by: 'security',
    text: '6. RENT SECURITY\nThe Lessee shall provide a bank guarantee in the amount of EUR 67,752.00 (three net monthly rents).',
    lines: [],
  },
  {
    by: 'breakpoint',
    text: 'Percentage Rent\nThe breakpoints for percentage rent are:\nLease Year 1: $1,000,000.00 per annum\nLease Year 2: $1,030,000.00 per annum',
    lines: [],
  },
  {
    by: 'option',
    text: '30. Option to Extend. If Tenant exercises its option to extend, the monthly Base Rent during the option term shall be:\nMonths\tMonthly Base Rent\n1-12\t$9,000.00\n13-24\t$9,270.00',
    lines: [],
  },
  {
    by: 'expansion',
    text: 'The rent for the ROFO Space shall be $30.00 per rentable square foot for the first year and $31.00 per square foot for the second year.',
    lines: [],
  },
  {
    by: 'superseded',
    text: 'WHEREAS, Tenant currently pays Base Rent under the Lease as follows:\nPeriod\tMonthly Base Rent\n1/1/2018 – 12/31/2018\t$4,000.00\n1/1/2019 – 12/31/2019\t$4,100.00',
    kind: 'amendment',
    lines: [],
  },
  {
    by: 'superseded',
    text: 'Rent Rate: The current Base Rent Rate of $0.70 per square foot monthly is deleted in its entirety.',
    kind: 'amendment',
    lines: [],
  },
  {
    by: 'transfer',
    text: 'If Tenant sublets at a rent of $10.00 per square foot per year, Landlord shares half of the excess base rent.',
    lines: [],
  },
  {
    by: 'masterLease',
    text: 'Sublandlord pays base rent under the Master Lease of $50,000.00 per month.',
    kind: 'sublease',
    lines: [],
  },
  {
    by: 'otherPayment',
    text: 'Termination Fee\nIf Tenant terminates, it shall pay the following termination fee in lieu of rent:\nLease Year 3: $90,000.00 a year\nLease Year 4: $60,000.00 a year',
    lines: [],
  },
  {
    by: 'example',
    text: 'For example, if the monthly Base Rent is $10,000.00 per month and the Index rises, Base Rent shall follow it.',
    lines: [],
  },
  {
    by: 'prepaid',
    text: '(a) Upon execution of this Lease, Tenant shall pay rent of $8,279.00 a year in full.',
    lines: [],
  },
  {
    by: 'wholeContract',
    text: '3.2 Base Rent.\n(a) The parties acknowledge that the Contract Value of approximately US $4,496,986 over the Term includes Base Rent and other charges.\n(b) Base Rent shall be payable in equal monthly installments, in advance.',
    lines: [],
  },
  {
    by: 'otherPayment',
    text: 'Rent Credit Schedule\nMonths\nCredit\n1 - 6 $500.00/month\n7 - 12 $400.00/month',
    lines: [],
  },
  {
    by: 'option',
    text: 'Fixed Rent for the First Option: Years 11-15 $12,100.00 monthly; Years 16-20 $13,000 monthly.',
    lines: [],
  },
];
