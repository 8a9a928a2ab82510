import type { FieldCases } from '../../field-suite.ts';
import { estoppel } from './estoppel.ts';

export const estoppelCases: FieldCases = {
  field: estoppel,
  finds: [
    {
      by: 'daysToDeliver',
      text: 'ESTOPPEL CERTIFICATES\nTenant shall from time to time, within ten (10) days after written request, execute a certificate that this Lease is in full force.',
      value: 10,
      state: 'found',
    },
    {
      by: 'daysToDeliver',
      text: 'ESTOPPEL\nOn not less than ten (10) business days prior written request by Landlord, Tenant will deliver an estoppel certificate.',
      value: '10 business days',
    },
    {
      by: 'certificateWithin',
      text: 'ESTOPPEL\nTenant shall sign an estoppel certificate in the form that is asked for within fifteen (15) days of a request.',
      value: 15,
    },
    {
      by: 'promptly',
      text: 'CERTIFICATES\nLessee will execute and deliver to Lessor, promptly upon request, a certificate certifying that this Lease is unmodified.',
      value: 'promptly upon request',
    },
  ],
  silent: [
    {
      by: 'otherCertificate',
      text: 'CERTIFICATES\nTenant shall deliver certificates of insurance to Landlord within ten (10) days after each request for a certificate.',
    },
    { text: 'TAXES\nWithin thirty (30) days Landlord shall deliver a written statement of the taxes of the year.' },
  ],
};
