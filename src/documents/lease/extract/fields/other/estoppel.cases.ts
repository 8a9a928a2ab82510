import type { FieldCases } from '../../field-suite.ts';
import { estoppel } from './estoppel.ts';

export const estoppelCases: FieldCases = {
  field: estoppel,
  finds: [
    {
      by: 'daysToDeliver',
      text: 'Lessee shall execute within seven (7) days of request a certificate of the facts of this Lease that a lender may rely on.',
      value: 7,
    },
    {
      by: 'daysToDeliver',
      text: '25. CERTIFICATES. Either party shall on twenty days’ request certify in writing the status of this lease.',
      value: 20,
    },
    {
      by: 'certificateWithin',
      text: 'The Tenant shall sign a status certificate within ten (10) days after request.',
      value: 10,
    },
    {
      by: 'underTitle',
      text: 'ESTOPPEL CERTIFICATE\nTenant shall from time to time, within five (5) days after being requested to do so by Landlord, execute and deliver to Landlord or to any',
      value: 5,
    },
    { by: 'label', text: 'SUMMARY\nEstoppel Certificate Period:\t10 business days', value: 10 },
    {
      by: 'daysToDeliver',
      text: 'Tenant will, within 15 days of request, sign an offset statement confirming the status of this Lease.',
      value: 15,
    },
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
      text: 'CERTIFICATES\nTenant shall sign an estoppel certificate in the form that is asked for within fifteen (15) days of a request.',
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
    {
      by: 'otherCertificate',
      text: 'ESTOPPEL AND SUBORDINATION\nTenant, within ten (10) business days after request, shall execute a Subordination, Non-Disturbance, and Attornment Agreement.',
    },
    {
      text: 'ESTOPPEL\nTenant, upon request, shall deliver within ten (10) lawful working days a certificate certifying that this Lease is in full force.',
    },
    { text: 'TAXES\nWithin thirty (30) days Landlord shall deliver a written statement of the taxes of the year.' },
  ],
};
