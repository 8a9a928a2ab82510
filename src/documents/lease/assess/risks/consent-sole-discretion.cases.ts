import type { RiskCases } from '../risk-suite.ts';
import { consentSoleDiscretion } from './consent-sole-discretion.ts';

export const consentSoleDiscretionCases: RiskCases = {
  rule: consentSoleDiscretion,
  fires: [
    {
      by: 'subleaseWithheld',
      text: 'Consent to a sublease or licence may be withheld at the Landlord’s absolute discretion.',
    },
    {
      by: 'consentWithheld',
      text: 'Tenant shall not assign this Lease or sublet the Premises without the consent of Landlord, which consent may be withheld in Landlord’s sole and absolute discretion.',
    },
    {
      by: 'consentInDiscretion',
      text: 'Tenant shall have no right to assign this Lease or sublet the Premises without the prior written consent of Landlord, in Landlord’s sole discretion.',
    },
    {
      by: 'arbitrarily',
      text: 'Lessee shall not assign or transfer its interest in this Lease without having first obtained the written consent of Lessor (which may be arbitrarily withheld).',
    },
    {
      by: 'consentWithheld',
      text: 'Tenant agrees that it will not assign this Lease (including (i) any sale, or (ii) any transfer by operation of law) without first obtaining Landlord’s consent (which consent (a) may be given or withheld in the Landlord’s sole discretion and (b) shall be in writing).',
    },
    {
      by: 'landlordWithholds',
      text: 'Tenant may not assign this Lease without Landlord’s prior written consent, which Landlord may grant or deny in its sole discretion.',
    },
    {
      by: 'landlordWithholds',
      text: 'Landlord may withhold its consent to any assignment or sublease in its sole discretion.',
    },
    {
      by: 'consentWithheld',
      text: 'Lessee shall not assign this Lease without Lessor’s prior written consent, which consent (a) may be given or withheld in the Lessor’s sole discretion and (b) must be in writing.',
    },
    {
      by: 'atDiscretion',
      text: 'The granting of consent to a transfer of this Lease is entirely at the discretion of the Landlord.',
    },
    { by: 'anyReason', text: 'Landlord may refuse its consent to any assignment for any reason or for no reason.' },
    {
      by: 'noDutyToBeReasonable',
      text: 'Any sublease requires consent, and Landlord shall be under no duty to be reasonable in giving or refusing it.',
    },
  ],
  silent: [
    { text: 'Consent to a sublease or licence may not be withheld at the Landlord’s absolute discretion.' },
    { text: 'Tenant shall not install equipment without the consent of Landlord, which may be arbitrarily withheld.' },
    { text: 'Tenant shall not sublet without the consent of Landlord, which may not be arbitrarily withheld.' },
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
      text: 'Landlord shall not unreasonably withhold its consent. Landlord may withhold in its sole discretion its consent to any assignment to a tenant of the Building.',
    },
    { text: 'Landlord may withhold its consent to alterations in its sole discretion.' },
    {
      text: 'Tenant shall make no alterations without consent, which consent may be withheld in Landlord’s sole discretion.',
    },
    { text: 'Landlord waives its right to refuse an assignment in its sole discretion.' },
    { text: 'The consent to the colour of the walls is entirely at the discretion of the Landlord.' },
    { text: 'Landlord shall refuse its consent to the sign for any reason that it states.' },
    { text: 'Landlord shall not refuse its consent to any assignment arbitrarily.' },
    { text: 'Landlord may refuse its consent to the colour of the walls for any reason.' },
    { text: 'Landlord shall refuse its consent to a transfer for any reason stated in the rules.' },
  ],
};
