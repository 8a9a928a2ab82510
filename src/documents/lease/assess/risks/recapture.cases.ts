import type { RiskCases } from '../risk-suite.ts';
import { recapture } from './recapture.ts';

export const recaptureCases: RiskCases = {
  rule: recapture,
  fires: [
    {
      by: 'recaptureSpace',
      text: 'If Tenant gives a transfer notice, Landlord may, within thirty days of receipt of the foregoing, recapture the space to be sublet.\nIf Landlord declines to recapture the space that Tenant wants to sublet, Tenant may proceed.',
    },
    {
      by: 'recaptureSpace',
      text: 'Within thirty days after Tenant’s request to assign, Landlord may recapture the Premises by notice to Tenant.',
    },
    {
      by: 'terminateInstead',
      text: 'If Tenant desires to assign this Lease or sublet the Premises, Landlord shall have the right to terminate this Lease as of the proposed date.',
    },
    {
      by: 'terminateInList',
      text: 'ARTICLE 10\nASSIGNMENT AND SUBLETTING\nWithin fifteen days after receipt of the notice Lessor may elect to:\n(a) consent;\n(b) refuse consent; or\n(c) terminate this Lease with respect to said space.',
    },
    { by: 'takesBack', text: 'When the Lessee requests consent to a sublease, the Lessor may take back that space.' },
    {
      by: 'offersToSurrender',
      text: 'If the Tenant wishes to assign, the Tenant must first offer to surrender the lease to the Landlord.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'If Tenant desires to sublet, Landlord shall have no right to recapture the Premises.' },
    { shows: 'mutual', text: 'Recapture upon assignment: N/A' },
    {
      shows: 'exception',
      text: 'If Tenant requests consent to assign, Landlord may recapture the Premises. The foregoing shall not apply.',
    },
    {
      by: 'remedy',
      text: 'If Tenant should assign or proposes to assign without Landlord’s consent, Landlord may terminate this Lease.',
    },
    {
      by: 'mayWithdraw',
      text: 'If Tenant requests consent to assign, Landlord may recapture the space concerned, whereupon Tenant may within five days withdraw its request.',
    },
    {
      by: 'mayWithdrawThen',
      text: 'If Tenant requests consent to assign, Landlord may recapture the Premises. Within five days after Landlord’s notice Tenant may rescind its request.',
    },
    { by: 'concession', text: 'If Tenant assigns this Lease, Landlord may recapture all abated rent of the Premises.' },
    { text: 'Upon a request to assign, Landlord may recapture the cost of such improvements.' },
    {
      text: 'Landlord will notify Tenant of its election to consent to the assignment or to recapture within ten days.',
    },
    { text: 'After a flood Landlord may recapture possession of the part of the Premises that is under water.' },
    { text: 'Landlord may terminate this Lease after a fire.' },
    { text: 'Landlord may terminate this Lease as of the date of the fire.' },
    { text: 'Landlord waives any right to recapture the Premises upon an assignment.' },
    { text: 'If Tenant desires to sublet, Landlord waives the right to terminate this Lease.' },
    {
      text: 'ARTICLE 10\nASSIGNMENT AND SUBLETTING\nLandlord waives the right to terminate this Lease as to the space.',
    },
    { text: 'The Lessor may take back that space at the end of the term.' },
    { text: 'When the Lessee requests consent to a sublease, the Lessor shall take back that space if damaged.' },
    { text: 'If the Tenant wishes to assign, the Tenant must not offer to surrender the lease.' },
  ],
};
