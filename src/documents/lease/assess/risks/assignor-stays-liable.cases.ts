import type { RiskCases } from '../risk-suite.ts';
import { assignorStaysLiable } from './assignor-stays-liable.ts';

export const assignorStaysLiableCases: RiskCases = {
  rule: assignorStaysLiable,
  fires: [
    {
      by: 'remainsLiable',
      text: 'Notwithstanding any assignment or subletting, Tenant shall remain fully liable for the performance of this Lease.',
    },
    { by: 'remainsLiable', text: 'After a transfer Lessee shall continue to be primarily liable for the rent.' },
    {
      by: 'notReleased',
      text: 'No assignment or subletting shall release Tenant from its obligations under this Lease.',
    },
    { by: 'notReleased', text: 'The consent of Lessor to an assignment shall not relieve Lessee of any liability.' },
    {
      by: 'staysLiable',
      text: 'In the event of a cession the Lessee remains liable for the due performance of the lease.',
    },
    { by: 'isNotReleased', text: 'The Tenant is not released by any assignment, whether or not consented to.' },
    {
      by: 'jointlyWithAssignee',
      text: 'After a transfer, the assignor and the assignee are jointly and severally liable for the rent.',
    },
  ],
  silent: [
    {
      by: 'nextConsent',
      text: 'Consent to one transfer shall not relieve Tenant from the obligation to obtain the consent of Landlord to any further transfer.',
    },
    {
      by: 'nextConsent',
      text: 'No assignment or sublease shall relieve Tenant from obtaining Landlord’s consent to any later assignment.',
    },
    { shows: 'negated', text: 'After an assignment Tenant shall not remain liable for the rent.' },
    { shows: 'mutual', text: 'Neither party shall remain liable after an assignment.' },
    { shows: 'exception', text: 'After an assignment Tenant shall remain liable. The foregoing shall not apply.' },
    { by: 'landlordTransfers', text: 'The transfer of Landlord’s interest shall not release Tenant from this Lease.' },
    {
      by: 'released',
      text: 'After a sublease Tenant shall remain liable. Upon an assignment to a public company Tenant shall be released.',
    },
    {
      by: 'someTransfers',
      text: 'A transfer to an affiliate shall not release Tenant from its obligations under this Lease.',
    },
    { text: 'Tenant shall remain liable for damages after the Lease terminates.' },
    { text: 'Tenant may remain responsible for the equipment that it transfers.' },
    { text: 'The acceptance of keys shall not release Tenant from its obligations.' },
    { text: 'The Lessee remains liable for the rent until the end of the term.' },
    { text: 'The Tenant is released upon any assignment to a company of equal standing.' },
    { text: 'A guarantor is not released by any assignment of the Lease.' },
  ],
};
