import type { RiskCases } from '../risk-suite.ts';
import { restorationAtEnd } from './restoration-at-end.ts';

export const restorationAtEndCases: RiskCases = {
  rule: restorationAtEnd,
  fires: [
    {
      by: 'requireRemoval',
      text: 'Upon the expiration of the Term Landlord may require Tenant to remove any alterations and to restore the Premises.',
    },
    {
      by: 'requireRemoval',
      text: 'Unless otherwise agreed in writing, Lessor may require that any or all Lessee Owned Alterations be removed by the expiration of this Lease.',
    },
    {
      by: 'removeIfRequested',
      text: 'At the end of the Lease Tenant shall, if requested by Landlord, remove all alterations and additions made by it.',
    },
    {
      by: 'requireRemoval',
      text: 'Lessor shall have the right to require removal of all improvements upon termination.',
    },
    {
      by: 'restoresIfAsked',
      text: 'On termination, the Lessee is to restore the space to base building condition when the Lessor so elects.',
    },
    {
      by: 'atRequestReinstate',
      text: 'The Tenant must at the Landlord’s request reinstate the Premises before the term ends.',
    },
    { by: 'callUpon', text: 'The Landlord may call upon the Tenant to remove alterations at the end of the lease.' },
  ],
  silent: [
    { shows: 'negated', text: 'Landlord shall not require Tenant to remove any alterations at the end of the Term.' },
    { shows: 'mutual', text: 'Removal of alterations: N/A' },
    {
      shows: 'exception',
      text: 'Landlord may require Tenant to remove its alterations. The foregoing shall not apply.',
    },
    {
      by: 'decidedAtConsent',
      text: 'Landlord may require Tenant to remove alterations, provided Landlord says so at the time of its consent.',
    },
    {
      by: 'unapprovedWork',
      text: 'Landlord may require Tenant to remove alterations that were made without Landlord’s consent.',
    },
    { text: 'Tenant may remove its alterations if requested by Landlord.' },
    { text: 'Tenant shall remove its trade fixtures, if requested by Landlord.' },
    { text: 'Tenant shall remove the old improvements before it begins its work.' },
    { text: 'Landlord waives the right to require Tenant to remove alterations.' },
    { text: 'The Lessee is not to restore the space when the Lessor so elects.' },
    { text: 'The Tenant may at the Landlord’s request reinstate the Premises.' },
    { text: 'The Landlord may not call upon the Tenant to remove alterations.' },
  ],
};
