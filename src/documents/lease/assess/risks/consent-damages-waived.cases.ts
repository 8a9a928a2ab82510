import type { RiskCases } from '../risk-suite.ts';
import { consentDamagesWaived } from './consent-damages-waived.ts';

export const consentDamagesWaivedCases: RiskCases = {
  rule: consentDamagesWaived,
  fires: [
    {
      by: 'waivesDamages',
      text: 'Tenant hereby waives any claim for money damages based upon any assertion that Landlord has unreasonably withheld its consent.',
    },
    {
      by: 'waivesDamages',
      text: 'Lessee waives all rights to damages if Lessor has unreasonably refused to consent to an assignment.',
    },
    {
      by: 'noDamages',
      text: 'Tenant shall not be entitled to damages for any claim that Landlord unreasonably withheld its approval.',
    },
    {
      by: 'landlordNotLiable',
      text: 'In no event shall Landlord be liable for damages if it has unreasonably delayed a consent.',
    },
    {
      by: 'soleRemedy',
      text: 'If Landlord withholds its consent wrongfully, Tenant’s sole remedy shall be an action for declaratory judgment or specific performance.',
    },
    {
      by: 'noDamagesForConsent',
      text: 'In no event shall the Landlord be liable in money damages for withholding an approval under this Lease.',
    },
    {
      by: 'tenantHasNoDamages',
      text: 'The Tenant shall not be entitled to damages by reason of any refusal of consent by the Landlord.',
    },
    {
      by: 'waivesForConsent',
      text: 'Tenant hereby waives any and all rights to recover damages from Landlord for failure to give an approval requested under this lease.',
    },
    { by: 'onlyEquity', text: 'If a consent was wrongly refused, the Tenant may only seek specific performance.' },
  ],
  silent: [
    { text: 'Tenant may waive its claims for damages when consent was unreasonably withheld.' },
    {
      shows: 'negated',
      text: 'Tenant does not waive any claim for damages if Landlord unreasonably withholds its consent.',
    },
    { shows: 'mutual', text: 'Neither party waives any claim for damages if consent is unreasonably withheld.' },
    {
      shows: 'exception',
      text: 'Tenant waives any claim for damages if consent is unreasonably withheld. The foregoing shall not apply.',
    },
    { text: 'Tenant’s sole remedy shall be specific performance if the sale does not close.' },
    { text: 'Landlord shall be liable for damages if it unreasonably withholds its consent.' },
    { text: 'Tenant may claim damages if Landlord has unreasonably withheld its consent.' },
    { text: 'The Tenant shall be entitled to damages by reason of any refusal of consent by the Landlord.' },
    { text: 'The Landlord shall not be liable for damages for works done with its consent.' },
  ],
};
