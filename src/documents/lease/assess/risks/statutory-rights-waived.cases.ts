import type { RiskCases } from '../risk-suite.ts';
import { statutoryRightsWaived } from './statutory-rights-waived.ts';

export const statutoryRightsWaivedCases: RiskCases = {
  rule: statutoryRightsWaived,
  fires: [
    {
      by: 'waivesStatute',
      text: 'Tenant waives the provisions of California Civil Code Section 1950.7 and all similar laws.',
    },
    {
      by: 'waivesStatute',
      text: 'TENANT HEREBY KNOWINGLY WAIVES ALL RIGHTS AND BENEFITS OF TENANT UNDER SECTION 93.012 OF THE TEXAS PROPERTY CODE.',
    },
    {
      by: 'waivesStatute',
      text: 'Lessee waives the benefits of Sections 1932 and 1933 of the Civil Code of California.',
    },
    { by: 'rightsUnderLaws', text: 'The Lessee hereby releases its rights under the homestead laws.' },
    { by: 'isWaived', text: 'Any statutory right of the Tenant to compensation for improvements is waived.' },
  ],
  silent: [
    { shows: 'negated', text: 'Tenant does not waive its rights under Section 93.012 of the Texas Property Code.' },
    { shows: 'mutual', text: 'Each party waives the provisions of Section 1265 of the Code of Civil Procedure.' },
    {
      shows: 'exception',
      text: 'Tenant waives its rights under Section 93.012 of the Property Code. The foregoing shall not apply.',
    },
    {
      by: 'knownWaiver',
      text: 'Tenant waives its right of redemption under Section 1174 of the Code of Civil Procedure.',
    },
    { text: 'Tenant may waive its rights under Section 93.012 of the Property Code.' },
    { text: 'The Lessee does not waive its rights under the homestead laws.' },
  ],
};
