import type { RiskCases } from '../risk-suite.ts';
import { serviceInterruption } from './service-interruption.ts';

export const serviceInterruptionCases: RiskCases = {
  rule: serviceInterruption,
  fires: [
    {
      by: 'notLiable',
      text: 'Landlord shall not be liable for any interruption of utilities or other services, except through its gross negligence.',
      state: 'check',
    },
    {
      by: 'noLiabilityFrom',
      text: 'No interruption of services shall render Landlord liable to Tenant or entitle Tenant to any abatement of rent.',
    },
    { by: 'notLiable', text: 'Lessor shall in no event be liable for the failure of the heat, water or elevator.' },
    {
      by: 'notLiable',
      text: 'In no event shall Landlord be responsible for damage from the stoppage of services to the Premises.',
    },
    {
      by: 'noReliefFromRent',
      text: 'Interruption of power or air conditioning shall not entitle the Tenant to any reduction of rent.',
    },
    {
      by: 'noClaimIfSuspended',
      text: 'The Tenant shall have no claim if the supply of water or electricity is suspended.',
    },
  ],
  silent: [
    {
      by: 'remedy',
      text: 'During an Event of Default Landlord may suspend services to the Premises and shall not be liable for the suspension of such services.',
    },
    {
      by: 'ownSupplier',
      text: 'To the extent service by Provider is interrupted, Landlord shall not be liable for the interruption of the telephone service.',
    },
    { shows: 'negated', text: 'Landlord shall be liable for any interruption of utilities that it causes.' },
    { shows: 'mutual', text: 'Neither party shall be liable for an interruption of utilities.' },
    {
      shows: 'exception',
      text: 'Landlord shall not be liable for any interruption of services. The foregoing shall not apply.',
    },
    {
      by: 'otherFailure',
      text: 'Landlord shall not be liable for failure of any such security personnel or services to prevent damage.',
    },
    {
      by: 'rentAbates',
      text: 'Landlord shall not be liable for an interruption of services. If it lasts five days, rent shall abate until services are restored.',
    },
    {
      by: 'someFailures',
      text: 'Landlord shall not be liable for an interruption of utility services that is not caused by Landlord.',
    },
    {
      by: 'someFailures',
      text: 'Landlord shall not be liable for consequential damages from an interruption of utility services.',
    },
    { text: 'Landlord shall not be liable for the loss of Tenant’s data.' },
    { text: 'Interruption of power shall entitle the Tenant to a reduction of rent.' },
    { text: 'The Tenant shall have a claim if the supply of water is suspended.' },
  ],
};
