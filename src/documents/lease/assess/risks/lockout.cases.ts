import type { RiskCases } from '../risk-suite.ts';
import { lockout } from './lockout.ts';

export const lockoutCases: RiskCases = {
  rule: lockout,
  fires: [
    {
      by: 'reenterWithoutCourt',
      text: 'Upon default Lessor may re-enter the Premises and remove all persons without process of law.',
    },
    {
      by: 'changeLocks',
      text: 'If Tenant is in default, Landlord may change the locks and exclude Tenant from the Premises.',
    },
    {
      by: 'reenterWithoutNotice',
      text: 'Upon default Lessor may re-enter the Premises and remove all persons and property therefrom without notice or resort to legal process.',
    },
    {
      by: 'withoutNoticeReenter',
      text: 'Upon default Lessor may terminate Lessee’s right of possession, and, at Lessor’s option without notice or resort to legal proceedings, reenter, take possession of and rent the Premises.',
    },
    {
      by: 'byForce',
      text: 'Upon such termination Landlord may forthwith re-enter the Premises and remove all persons therefrom, using such force as may be necessary without being guilty of trespass.',
    },
    {
      by: 'reenterWithoutNotice',
      text: '22. DEFAULT\nIf Lessee is in default, Lessor shall have the right:\n(a) to terminate this Lease; and\n(b) to enter the Premises without notice and without process of law, expel Lessee and take possession thereof.',
    },
    {
      by: 'changeLocks',
      text: 'Upon an Event of Default Landlord may, in addition to other remedies:\n1. Terminate this Lease.\n2. Change or re-key the locks to the Premises.',
    },
    {
      by: 'reenterWithoutCourt',
      text: 'In case of breach Landlord shall have the right to enter and take possession of the Premises, by force if necessary, without process of law.',
    },
    {
      by: 'refuseEntry',
      text: 'Lessor shall be entitled to lock up the premises and refuse entry to Lessee until the arrears are paid.',
    },
    {
      by: 'withoutCourtOrder',
      text: 'After any default Landlord, without court order, may take possession of the Premises.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'Upon a default Landlord shall not change the locks of the Premises.' },
    { shows: 'mutual', text: 'Neither party may change the locks after a default without process of law.' },
    { shows: 'exception', text: 'Upon a default Landlord may change the locks. The foregoing shall not apply.' },
    {
      by: 'goodsOnly',
      text: 'Upon an event of default Landlord may take possession of such property without resort to judicial process.',
    },
    {
      by: 'commonDoors',
      text: 'Landlord may change the locks of the Building entrances from time to time, even if Tenant is in default.',
    },
    { by: 'afterJudgment', text: 'After default and a final judgment of possession, Landlord may change the locks.' },
    {
      by: 'lostKeys',
      text: 'If Tenant fails to return the keys, Landlord may change the locks at the cost of Tenant.',
    },
    { text: 'If Tenant fails to make repairs, Landlord may enter the Premises without notice and make them.' },
    { by: 'emergency', text: 'After a default Landlord may re-enter the Premises without notice in an emergency.' },
    {
      by: 'afterNotice',
      text: 'Upon a default and after ten days written notice to Tenant, Landlord may change the locks of the Premises.',
    },
    { text: 'Landlord may replace the locks of the Premises at the request of Tenant.' },
    { text: 'Landlord may enter to show the Premises without prior notice.' },
    { text: 'At the end of the Term Landlord may re-enter the Premises without notice.' },
    { text: 'After a default Landlord waives the right to change the locks.' },
    { text: 'After a default Landlord waives the right to re-enter without notice.' },
    { text: 'At the end of the Term Landlord may re-enter the Premises without process of law.' },
    { text: 'After a default Landlord waives the right to re-enter without process of law.' },
    { text: 'Landlord waives the right to retake the Premises without notice and to reenter them.' },
    { text: 'Landlord waives the right to enter the Premises by force.' },
    { text: 'Lessor may refuse entry to Lessee during repairs of the lobby.' },
    { text: 'Lessor shall refuse entry to Lessee only by lawful process when rent is overdue.' },
    { text: 'Landlord may not, without court order, take possession of the Premises.' },
  ],
};
