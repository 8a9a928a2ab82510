import type { RiskCases } from '../risk-suite.ts';
import { indemnityCoversNegligence } from './indemnity-covers-negligence.ts';

export const indemnityCoversNegligenceCases: RiskCases = {
  rule: indemnityCoversNegligence,
  fires: [
    {
      by: 'includingNegligence',
      text: 'Tenant shall indemnify, defend and save Landlord harmless from all claims arising in the Premises, howsoever caused, including the negligence of Landlord.',
    },
    {
      by: 'regardlessOfNegligence',
      text: 'Tenant agrees to save Landlord harmless from all claims of injury in the Premises, no matter how caused, REGARDLESS OF ANY NEGLIGENCE ON LANDLORD’S PART.',
    },
    {
      by: 'regardlessOfNegligence',
      text: 'Lessee shall indemnify Lessor against all loss arising from the use of the Premises, regardless of Lessor’s negligence.',
    },
    {
      by: 'evenIfNegligent',
      text: 'Tenant shall indemnify and hold harmless Landlord from all claims arising in the Premises, even if caused by the negligence of Landlord.',
    },
    {
      by: 'evenIfLandlords',
      text: 'Lessee agrees to indemnify Lessor against any liability for injury in the Premises, whether or not resulting from Lessor’s negligence.',
    },
    {
      by: 'evenIfLandlords',
      text: 'Tenant will indemnify, defend and save Landlord harmless from all loss, regardless of whether it is caused in part by Landlord’s sole or concurrent negligence.',
    },
    {
      by: 'coversConsequences',
      text: 'The foregoing indemnity by the Tenant is intended to cover the consequences of the sole negligence of the Landlord.',
    },
    {
      by: 'regardlessWhetherItself',
      text: 'Tenant shall indemnify Landlord against all claims for injury, no matter whether Landlord was itself negligent.',
    },
  ],
  silent: [
    {
      shows: 'negated',
      text: 'Tenant shall not be required to indemnify Landlord for claims whether or not caused by Landlord’s negligence.',
    },
    {
      shows: 'mutual',
      text: 'Each party shall indemnify the other from all claims, even if caused by the negligence of Landlord.',
    },
    {
      shows: 'exception',
      text: 'Tenant shall indemnify Landlord, even if the loss is caused by the negligence of Landlord. The foregoing shall not apply.',
    },
    {
      by: 'grossNegligenceKeptOut',
      text: 'Tenant shall indemnify Landlord from all claims, whether or not caused by the negligence of Landlord, except to the extent of its gross negligence.',
    },
    { text: 'Tenant shall indemnify Landlord from all claims to the extent not caused by the negligence of Landlord.' },
    {
      text: 'The indemnity by the Tenant is not intended to cover the consequences of the negligence of the Landlord.',
    },
  ],
};
