import type { RiskCases } from '../risk-suite.ts';
import { casualtyNoExit } from './casualty-no-exit.ts';

export const casualtyNoExitCases: RiskCases = {
  rule: casualtyNoExit,
  fires: [
    { by: 'waivesStatute', text: 'Tenant waives any statute giving it a right to terminate on account of damage.' },
    {
      by: 'damageGivesNoExit',
      text: 'No damage or destruction to the Premises will allow Tenant to surrender possession of the Premises.',
    },
    {
      by: 'damageGivesNoExit',
      text: 'Damage by fire shall not entitle Lessee to terminate this Lease or to any abatement.',
    },
    {
      by: 'damageGivesNoExit',
      text: 'The destruction of the Building shall not relieve Tenant from its obligations under this Lease.',
    },
    {
      by: 'tenantMayNotTerminate',
      text: 'Tenant shall have no right to terminate this Lease by reason of any damage to the Building.',
    },
    { by: 'tenantMayNotTerminate', text: 'In no event may Lessee cancel this Lease in the event of fire.' },
    { by: 'givesNoRight', text: 'Damage by fire, however extensive, gives the Lessee no right to cancel this lease.' },
    {
      by: 'mayNotQuit',
      text: 'The tenant may not on account of the damage quit the premises before the end of the term.',
    },
    {
      by: 'notReleased',
      text: 'Tenant shall not be released from this Lease by reason of the destruction of the improvements.',
    },
  ],
  silent: [
    { text: 'Tenant shall not surrender the Premises in a damaged condition because of fire caused by its agents.' },
    {
      shows: 'negated',
      text: 'Damage to more than half of the Premises shall entitle Tenant to surrender possession.',
    },
    { shows: 'mutual', text: 'Neither party may terminate this Lease by reason of casualty.' },
    {
      shows: 'exception',
      text: 'Damage shall not entitle Tenant to terminate this Lease. The foregoing shall not apply.',
    },
    {
      by: 'tenantMayTerminate',
      text: 'No damage shall entitle Tenant to surrender possession.\nTenant may terminate this Lease if the casualty is not repaired within 180 days.',
    },
    { text: 'Landlord shall have no right to terminate this Lease by reason of a casualty during the first year.' },
    { text: 'Tenant may terminate this Lease by reason of damage during the last year.' },
    { text: 'Damage by fire gives the Lessee a right to cancel this lease.' },
    { text: 'The tenant may on account of the damage quit the premises.' },
  ],
};
