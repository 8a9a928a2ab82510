import type { RiskCases } from '../risk-suite.ts';
import { landlordTermination } from './landlord-termination.ts';

export const landlordTerminationCases: RiskCases = {
  rule: landlordTermination,
  fires: [
    {
      by: 'atAnyTime',
      text: 'Landlord may terminate this Lease at any time upon ninety days’ written notice to Tenant.',
    },
    {
      by: 'atAnyTime',
      text: 'Lessor shall have the right to cancel this Lease for any reason, upon six months notice.',
    },
    {
      by: 'underItsOwnTitle',
      text: '23. Right of Termination. Subject to its obligations below, Landlord may elect to recapture the leased Premises and terminate this Lease by providing Tenant with written notice of not less than 180 days.',
    },
    {
      by: 'underItsOwnTitle',
      text: '8. Break clause. The Landlord may determine this Lease by giving the Tenant not less than six months’ notice.',
    },
    {
      by: 'timeThenTerminate',
      text: 'Landlord may, at any time after the third year and upon 180 days notice, terminate this Lease.',
    },
    {
      by: 'byNotice',
      text: 'Lessor is entitled to end this lease on three months’ notice given after the second anniversary.',
    },
    { by: 'mayBeDetermined', text: 'This lease may be determined by the Landlord by giving six months’ notice.' },
    {
      by: 'forOwnUse',
      text: 'Should Landlord require the Premises for its own use, it may terminate this lease with six months’ warning.',
    },
    {
      by: 'noticeToTerminate',
      text: 'After the second year Landlord may give six months’ notice to terminate this lease.',
    },
    {
      by: 'callsForPossession',
      text: 'It is agreed that the Lessor can call for possession on giving three months’ notice.',
    },
  ],
  silent: [
    {
      by: 'toDemolish',
      text: 'Landlord may, at any time after the fifth Lease Year, terminate this Lease on twelve months’ notice to redevelop the Shopping Centre.',
    },
    {
      by: 'afterOtherRemedy',
      text: 'If Landlord elects to proceed under this Section 18(b), it may at any time elect to terminate this Lease at any time under Section 18(a).',
    },
    { shows: 'negated', text: 'Landlord may not terminate this Lease at any time before its expiration.' },
    { shows: 'mutual', text: 'Either party may terminate this Lease at any time upon ninety days’ notice.' },
    { shows: 'exception', text: 'Landlord may terminate this Lease at any time. The foregoing shall not apply.' },
    { by: 'forCause', text: 'Landlord may terminate this Lease at any time after a default of Tenant.' },
    {
      by: 'onlyInAnEvent',
      text: 'In the event that the license is not granted by the tenth day, then the following shall occur:\nA. Tenant shall stop its work.\nB. Landlord shall have the right to terminate this Lease at any time.',
    },
    {
      by: 'remedySection',
      text: 'ARTICLE 20\nREMEDIES\nLandlord may terminate this Lease at any time by written notice.',
    },
    {
      by: 'mutualRight',
      text: 'Landlord may terminate this Lease at any time upon 90 days notice. Tenant may likewise terminate this Lease upon 90 days notice.',
    },
    { text: 'Landlord waives any right to terminate this Lease for any reason.' },
    { text: '23. Right of Termination. Landlord waives its right to terminate this Lease.' },
    { text: '9. Services. Landlord may terminate this Lease by notice as the statute says.' },
    { text: 'Landlord waives, at any time and for any reason, the right to terminate this Lease.' },
    { text: 'Lessor must end this lease on three months’ notice.' },
    { text: 'This lease may not be determined by the Landlord by giving notice.' },
    { text: 'Should Landlord require the Premises for its own use, it may not terminate this lease.' },
    { text: 'Landlord shall give six months’ notice to terminate this lease to its bank.' },
    { text: 'The Lessor cannot call for possession on giving three months’ notice.' },
  ],
};
