import { type MadePage, makePdf } from './make-pdf.ts';

export const leasePages: readonly MadePage[] = [
  {
    texts: [
      ['OFFICE LEASE AGREEMENT', true],
      [''],
      ['THIS OFFICE LEASE AGREEMENT (this "Lease") is made as of March 1, 2024, by and between Summit'],
      ['Tower Owner, LLC, a Colorado limited liability company ("Landlord"), and Harbor Analytics, Inc.,'],
      ['a Delaware corporation ("Tenant").'],
      [''],
      ['1. Premises. Landlord leases to Tenant approximately 12,500 rentable square feet known as Suite 400'],
      ['of the building at 1200 Seventeenth Street, Denver, Colorado 80202 (the "Premises").'],
      [''],
      ['2. Term. The term of this Lease is sixty (60) months. It commences on May 1, 2024 (the "Commencement'],
      ['Date") and expires on April 30, 2029 (the "Expiration Date").'],
      [''],
      ['3. Base Rent. Tenant shall pay Base Rent of $31,250.00 per month in advance on the first day of'],
      ['each month.'],
      [''],
      ['4. Security Deposit. Tenant shall deposit with Landlord the sum of $62,500.00 as a security deposit.'],
      [''],
      ['5. Governing Law. This Lease is governed by the laws of the State of Colorado.'],
    ].map(([text = '', bold = false], index) => ({
      x: 72,
      y: 90 + 14 * index,
      text: String(text),
      bold: bold === true,
    })),
  },
];

/** A lease of one page with parties, premises, term, rent and deposit. */
export const onePageLease = makePdf(leasePages);
