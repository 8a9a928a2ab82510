import type { RiskCases } from '../risk-suite.ts';
import { breakConditions } from './break-conditions.ts';

export const breakConditionsCases: RiskCases = {
  rule: breakConditions,
  fires: [
    {
      by: 'onPossession',
      text: 'The Tenant may terminate this lease on the Break Date by six months’ notice. A break notice is of no effect if at the Break Date the Tenant has not paid the Annual Rent due or vacant possession is not given.',
    },
    {
      by: 'onPossession',
      text: 'BREAK\nThe Tenant may determine this lease on either of the Break Dates by notice.\nThe notice shall be of no effect unless the Tenant has materially complied with its covenants.',
    },
    {
      by: 'onPaidRent',
      text: 'The Tenant may terminate this Lease on 30 April 2031 by nine months’ notice, provided that on that date there are no arrears of Rent.',
    },
    {
      by: 'onPaidRent',
      text: 'The Tenant may end this lease on the Break Date, subject to the Tenant having paid all rents then due.',
    },
    {
      by: 'mayBeEnded',
      text: 'This lease may be ended by the Tenant on the third anniversary on nine months’ notice so long as the Tenant has complied with its obligations.',
    },
    {
      by: 'onNoDefault',
      text: 'Tenant shall have a one-time right to terminate this Lease at the end of the 60th month, provided that no Event of Default exists when notice is given.',
    },
  ],
  silent: [
    {
      shows: 'negated',
      text: 'The Tenant may not terminate this lease before its end, and vacant possession is a condition of any surrender.',
    },
    {
      shows: 'mutual',
      text: 'Either party may terminate this lease on the Break Date, provided that vacant possession is given.',
    },
    {
      shows: 'exception',
      text: 'The Tenant may terminate this lease on the Break Date, provided that there are no arrears. The foregoing shall not apply.',
    },
    { text: 'The Tenant may terminate this lease on the Break Date by six months’ notice.' },
    {
      text: 'The Tenant may terminate this lease on the Break Date, provided that it pays a fee of three months’ rent.',
    },
    {
      text: 'The Tenant waives any right to determine this lease; no notice is of any effect unless vacant possession is given and no arrears are owed.',
    },
    {
      by: 'afterDamage',
      text: 'If the Property has been destroyed, the Tenant may terminate this lease, provided that vacant possession is given and there are no arrears.',
    },
    { text: 'This lease may be ended by the Tenant on the third anniversary on nine months’ notice.' },
    {
      text: 'Tenant shall terminate this Lease at the end of the 60th month, provided that no Event of Default exists.',
    },
    {
      text: 'Tenant shall have a one-time right to terminate this Lease at the end of the 60th month, provided that its notice is in writing.',
    },
  ],
};
