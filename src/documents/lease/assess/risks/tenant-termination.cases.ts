import type { RiskCases } from '../risk-suite.ts';
import { tenantTermination } from './tenant-termination.ts';

export const tenantTerminationCases: RiskCases = {
  rule: tenantTermination,
  fires: [
    {
      by: 'atAnyTime',
      text: 'Tenant may terminate this Lease at any time upon ninety days’ written notice to Landlord.',
    },
    {
      by: 'atAnyTime',
      text: 'Lessee shall have the right to cancel this Lease for any reason, upon six months notice.',
    },
    {
      by: 'timeThenTerminate',
      text: 'Tenant may, at any time after the third year and upon 180 days notice, terminate this Lease.',
    },
    {
      by: 'breakOnNotice',
      text: 'The Lessee is entitled to break this lease on the fifth anniversary by not less than six months’ notice.',
    },
    { by: 'mayBeEnded', text: 'The lease can be ended early by the Tenant upon one hundred twenty days’ notice.' },
  ],
  silent: [
    {
      by: 'afterLandlordsNotice',
      text: 'The Landlord may end this Lease by at least six months’ notice to demolish the Building. The Tenant may end the Lease on seven days’ notice at any time within the six months before the proposed date.',
    },
    { shows: 'negated', text: 'Tenant may not terminate this Lease at any time before its expiration.' },
    { shows: 'mutual', text: 'Either party may terminate this Lease at any time upon ninety days’ notice.' },
    { shows: 'exception', text: 'Tenant may terminate this Lease at any time. The foregoing shall not apply.' },
    { by: 'forCause', text: 'Tenant may terminate this Lease at any time after a default of Landlord.' },
    { by: 'onlyInAnEvent', text: 'In the event that the road is closed, Tenant may terminate this Lease at any time.' },
    { text: 'Tenant waives any right to terminate this Lease for any reason.' },
    { text: 'Tenant waives, at any time and for any reason, the right to terminate this Lease.' },
    { text: 'The Lessee must end this lease on six months’ notice.' },
    { text: 'The lease may not be ended by the Tenant upon any notice.' },
    { text: 'Should the lift be out of order for a month, the Tenant may cancel this lease on ten days’ notice.' },
  ],
};
