import type { FieldCases } from '../../field-suite.ts';
import { subordinationSnda } from './subordination-snda.ts';

const subordinate =
  'This Lease is and shall be subject and subordinate to any mortgage that now or later encumbers the Property.';
const snda = 'Landlord shall deliver to Tenant a non-disturbance agreement from the holder of each future loan.';
const attorn = 'Tenant shall attorn to any purchaser of the Property at a foreclosure sale, and pay rent to it.';

export const subordinationSndaCases: FieldCases = {
  field: subordinationSnda,
  finds: [
    {
      by: 'agreement',
      text: 'INSURANCE\nTenant shall at its cost carry commercial general liability insurance of $2,000,000.00 per occurrence and property insurance, with waivers of subrogation, and deliver certificates of its policies ten days before they expire. Landlord shall provide Tenant with a Non-Disturbance and Attornment Agreement (“SNDA”) from each mortgagee on its form.',
      value:
        'Landlord shall provide Tenant with a Non-Disturbance and Attornment Agreement (“SNDA”) from each mortgagee on its form.',
    },
    {
      by: 'nonDisturbance',
      text: 'MORTGAGES\nUpon a sale the holder thereof shall agree to recognize Tenant’s rights while Tenant pays the Rent.',
      value: 'Upon a sale the holder thereof shall agree to recognize Tenant’s rights while Tenant pays the Rent.',
    },
    {
      by: 'leaseIsSubordinate',
      text: 'The terms of this Lease are subject and subordinate to the terms of the Prime Lease.',
      value: 'The terms of this Lease are subject and subordinate to the terms of the Prime Lease.',
    },
    {
      by: 'leaseIsSubordinate',
      text: `SUBORDINATION\n${attorn}\n${snda}\n${subordinate}`,
      value: subordinate,
      state: 'found',
    },
    { by: 'nonDisturbance', text: `SUBORDINATION\n${snda}`, value: snda },
    { by: 'attorns', text: `SALE\n${attorn}`, value: attorn },
  ],
  silent: [
    {
      by: 'liensOfWork',
      text: 'Any claim to a lien upon the Building arising in connection with any such work shall attach only against Tenant’s interest and shall in all respects be subordinate to this Lease and to Landlord’s title, and no such interest shall be subject to encumbrances.',
    },
    {
      by: 'anotherClause',
      text: 'LANDLORD’S LIEN\nThe rights of Landlord are subordinate to the liens of Tenant’s equipment lenders under this Lease.',
    },
    { text: 'RENT\nThe rent is subject to adjustment as set forth below on each anniversary of the term.' },
  ],
};
