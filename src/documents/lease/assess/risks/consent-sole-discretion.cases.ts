import type { RiskCases } from '../risk-suite.ts';
import { consentSoleDiscretion } from './consent-sole-discretion.ts';

export const consentSoleDiscretionCases: RiskCases = {
  rule: consentSoleDiscretion,
  fires: [
    {
      by: 'consentWithheld',
      text: 'Tenant shall not assign this Lease or sublet the Premises without the consent of Landlord, which consent may be withheld in Landlord’s sole and absolute discretion.',
    },
    {
      by: 'landlordWithholds',
      text: 'Landlord may withhold its consent to any assignment or sublease in its sole discretion.',
    },
    {
      by: 'consentWithheld',
      text: 'Lessee shall not assign this Lease without Lessor’s prior written consent, which consent (a) may be given or withheld in the Lessor’s sole discretion and (b) must be in writing.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'Landlord may not withhold its consent to an assignment in its sole discretion.' },
    { shows: 'mutual', text: 'Consent to assignment in sole discretion: N/A' },
    {
      shows: 'exception',
      text: 'Landlord may withhold its consent to an assignment in its sole discretion. The foregoing shall not apply.',
    },
    {
      by: 'encumbranceOnly',
      text: 'Landlord may withhold its consent in its sole discretion where Tenant wants to mortgage this Lease or assign it as collateral.',
    },
    {
      by: 'reasonableStandard',
      text: 'Landlord shall not unreasonably withhold consent to an assignment, and may withhold in its sole discretion its consent to the assignment of parking.',
    },
    { text: 'Landlord may withhold its consent to alterations in its sole discretion.' },
    {
      text: 'Tenant shall make no alterations without consent, which consent may be withheld in Landlord’s sole discretion.',
    },
    { text: 'Landlord waives its right to refuse an assignment in its sole discretion.' },
  ],
};
