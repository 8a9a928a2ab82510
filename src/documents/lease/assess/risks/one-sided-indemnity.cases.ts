import type { RiskCases } from '../risk-suite.ts';
import { oneSidedIndemnity } from './one-sided-indemnity.ts';

export const oneSidedIndemnityCases: RiskCases = {
  rule: oneSidedIndemnity,
  fires: [
    {
      by: 'tenantIndemnifies',
      text: 'INDEMNIFICATION\nTenant shall indemnify and hold harmless Landlord from all claims for injury to persons in the Premises, except to the extent of the negligence of Landlord.',
    },
    {
      by: 'tenantIndemnifies',
      text: '12. Indemnity. Lessee will indemnify Lessor and save it harmless from all loss arising out of the use or occupancy of the Premises by Lessee.',
    },
    {
      by: 'tenantIndemnifies',
      text: 'INSURANCE\nTenant hereby agrees to defend, indemnify and hold Landlord harmless from liability for bodily injury or death.',
    },
    {
      by: 'keepsIndemnified',
      text: 'INDEMNITY\nThe Tenant will keep the Landlord indemnified against all losses arising from any breach of covenant.',
    },
    {
      by: 'isIndemnifiedBy',
      text: 'The Lessor is to be indemnified by the Lessee against all liability for injury occurring in the unit.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'INDEMNITY\nTenant shall not be obligated to indemnify Landlord for injury to persons.' },
    {
      shows: 'mutual',
      text: 'INDEMNITY\nEach party shall indemnify and hold harmless the other party from all claims for injury to persons.',
    },
    {
      shows: 'exception',
      text: 'INDEMNITY\nTenant shall indemnify Landlord for injury to persons. The foregoing shall not apply.',
    },
    {
      by: 'landlordIndemnifies',
      text: 'INDEMNITY\nTenant shall indemnify Landlord from claims for injury to persons.\nLandlord shall indemnify Tenant from claims for injury to persons in the common areas.',
    },
    {
      by: 'mutual',
      text: 'INDEMNITY\nTenant shall indemnify Landlord from claims for injury to persons.\nEach party shall indemnify the other from claims of its employees.',
    },
    { text: 'INDEMNITY\nThe contractor shall indemnify Landlord and Tenant from claims for injury to persons.' },
    {
      text: 'ROOF\nIf persons enter upon the roof, Lessee indemnifies Lessor from all claims for injury to any person.',
    },
    {
      by: 'brokersOnly',
      text: 'INDEMNITY\nTenant shall indemnify Landlord from claims of any broker or other persons for a commission.',
    },
    { text: 'The Tenant will not keep the Landlord indemnified against all losses.' },
    { text: 'The Lessor shall not be indemnified by the Lessee against any liability.' },
    { text: 'ROOF\nThe Tenant will keep the Landlord indemnified against all losses from its antenna.' },
  ],
};
