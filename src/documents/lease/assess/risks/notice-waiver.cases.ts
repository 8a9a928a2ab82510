import type { RiskCases } from '../risk-suite.ts';
import { noticeWaiver } from './notice-waiver.ts';

export const noticeWaiverCases: RiskCases = {
  rule: noticeWaiver,
  fires: [
    { by: 'waivesNotice', text: 'Tenant hereby expressly waives any notice to quit and any other statutory notice.' },
    { by: 'waivesNotice', text: 'Lessee waives notice of default and of the intention of Lessor to re-enter.' },
    {
      by: 'waivesNotice',
      text: 'Landlord may re-enter, and Tenant waives service of any notice of intention to re-enter.',
    },
    { by: 'noticeWaivedByTenant', text: 'Demand for rent and notice of default are dispensed with by the Tenant.' },
    { by: 'relinquishes', text: 'The Lessee relinquishes every right to receive notice to quit.' },
  ],
  silent: [
    { shows: 'negated', text: 'Tenant does not waive any notice to quit.' },
    { shows: 'mutual', text: 'Each party waives notice of default.' },
    { shows: 'exception', text: 'Tenant waives any notice to quit. The foregoing shall not apply.' },
    {
      by: 'guarantor',
      text: 'Tenant and any guarantor are advised: Tenant waives notice of default given to the guarantor.',
    },
    { by: 'noticeOfThisLease', text: 'Tenant waives any notice beyond the notice required under this Lease.' },
    {
      text: 'Tenant shall give Landlord notice of any release of Hazardous Materials, and upon receiving any notice of it.',
    },
    { text: 'Tenant shall receive notice of default and ten days to cure.' },
    { text: 'Notice of default is not waived by the Tenant.' },
  ],
};
