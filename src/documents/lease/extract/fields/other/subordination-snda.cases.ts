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
      by: 'anotherClause',
      text: 'LANDLORD’S LIEN\nThe rights of Landlord are subordinate to the liens of Tenant’s equipment lenders under this Lease.',
    },
    { text: 'RENT\nThe rent is subject to adjustment as set forth below on each anniversary of the term.' },
  ],
};
