import { makePdf, page } from './make-pdf.ts';

/** A lease of one page, for tests that need a report on some document. */
export const shortLease = makePdf([
  page([
    'OFFICE LEASE AGREEMENT',
    'THIS OFFICE LEASE AGREEMENT (this "Lease") is made as of March 1, 2024, by and between Summit Tower',
    'Owner, LLC, a Colorado limited liability company ("Landlord"), and Harbor Analytics, Inc., a Delaware',
    'corporation ("Tenant").',
    '1. Premises. Landlord leases to Tenant approximately 12,500 rentable square feet known as Suite 400.',
    '2. Term. The term of this Lease is sixty (60) months. It commences on May 1, 2024.',
    '3. Base Rent. Tenant shall pay Base Rent of $31,250.00 per month in advance.',
    '4. Governing Law. This Lease is governed by the laws of the State of Colorado.',
  ]),
]);
