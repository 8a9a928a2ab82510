import type { RiskCases } from '../risk-suite.ts';
import { automaticRenewal } from './automatic-renewal.ts';

export const automaticRenewalCases: RiskCases = {
  rule: automaticRenewal,
  fires: [
    {
      by: 'renewsItself',
      text: 'Upon the expiration of the Term this Lease shall automatically renew for a period of twelve (12) months.',
    },
    {
      by: 'renewsItself',
      text: 'The Term will be automatically extended for successive years, unless either party gives notice ninety days before the end.',
    },
    { by: 'renewsItself', text: 'This Agreement shall automatically be renewed each year.' },
    {
      by: 'unlessNotice',
      text: 'The tenancy shall continue from year to year after the end of the Term until determined by three months’ notice.',
    },
    {
      by: 'noticeOrRenewal',
      text: 'Absent notice of non-renewal 180 days before the expiration date, this Lease shall be extended for five years.',
    },
    { by: 'noticeOrRenewal', text: 'If neither party terminates, the term is extended by itself for twelve months.' },
  ],
  silent: [
    {
      by: 'byOption',
      text: 'If Tenant timely and properly gives such Extension Notice, the Term of this Lease shall be automatically extended without further documents.',
    },
    { shows: 'negated', text: 'This Lease shall not automatically renew at the end of the Term.' },
    { shows: 'mutual', text: 'This Lease, automatic renewal: N/A' },
    { shows: 'exception', text: 'This Lease shall automatically renew. The foregoing shall not apply.' },
    {
      by: 'byDelay',
      text: 'If the Commencement Date is not the first day of a month, the Term of this Lease shall be deemed automatically extended by the number of calendar days in the Partial Month.',
    },
    { by: 'byDelay', text: 'The Term shall be automatically extended day for day by such delay.' },
    {
      by: 'letterOfCredit',
      text: '(d) The Letter of Credit shall be irrevocable for the term thereof and shall provide that it will be automatically renewed for successive periods of one (1) year each.',
    },
    { by: 'otherThing', text: 'The term of the insurance policy shall be automatically extended each year.' },
    { text: 'The tenancy shall not continue from year to year after the end of the Term until determined by notice.' },
    { text: 'Absent notice of non-renewal, this Lease shall not be extended.' },
  ],
};
