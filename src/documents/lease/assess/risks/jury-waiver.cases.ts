import type { RiskCases } from '../risk-suite.ts';
import { juryWaiver } from './jury-waiver.ts';

export const juryWaiverCases: RiskCases = {
  rule: juryWaiver,
  fires: [
    {
      by: 'bothWaive',
      text: 'Landlord and Tenant hereby waive trial by jury in any action arising out of this Lease.',
    },
    {
      by: 'bothWaive',
      text: 'THE PARTIES HERETO SHALL AND THEY HEREBY DO WAIVE TRIAL BY JURY IN ANY ACTION BROUGHT BY EITHER PARTY.',
    },
    {
      by: 'bothWaive',
      text: 'LANDLORD AND TENANT HEREBY KNOWINGLY, VOLUNTARILY AND INTENTIONALLY WAIVE THE RIGHT EITHER MAY HAVE TO A TRIAL BY JURY.',
    },
    {
      by: 'bothWaive',
      text: 'It is agreed by and between Landlord and Tenant that the respective parties hereto shall and they hereby do waive trial by jury in any action.',
    },
    { by: 'tenantWaives', text: 'Tenant waives any right to a trial by jury in any action for possession.' },
    { by: 'bothWaive', text: 'To the extent permitted by law, each party waives its right to a jury trial.' },
    { by: 'isWaived', text: 'The right to trial by jury is hereby waived by both parties.' },
  ],
  silent: [
    { shows: 'negated', text: 'Tenant does not waive trial by jury.' },
    { shows: 'mutual', text: 'Waiver of trial by jury: N/A' },
    { shows: 'exception', text: 'Landlord and Tenant waive trial by jury. The foregoing shall not apply.' },
    { text: 'Tenant shall have the right to a trial by jury.' },
    { text: 'Each party shall have the right to a jury trial.' },
  ],
};
