import type { RiskCases } from '../risk-suite.ts';
import { oneSidedIndemnity } from './one-sided-indemnity.ts';

export const oneSidedIndemnityCases: RiskCases = {
  rule: oneSidedIndemnity,
  fires: [
    {
      by: 'tenantIndemnifies',
      text: 'Tenant shall indemnify and hold harmless Landlord from all claims for injury to persons in the Premises.',
    },
    {
      by: 'tenantIndemnifies',
      text: 'Lessee will indemnify Lessor and save it harmless from all loss arising out of the use or occupancy of the Premises by Lessee.',
    },
    {
      by: 'tenantIndemnifies',
      text: 'Tenant hereby agrees to defend, indemnify and hold Landlord harmless from liability for bodily injury or death.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'Tenant shall not be obligated to indemnify Landlord for injury to persons.' },
    {
      shows: 'mutual',
      text: 'Each party shall indemnify and hold harmless the other party from all claims for injury to persons.',
    },
    {
      shows: 'exception',
      text: 'Tenant shall indemnify Landlord for injury to persons. The foregoing shall not apply.',
    },
    {
      by: 'landlordIndemnifies',
      text: 'Tenant shall indemnify Landlord from claims for injury to persons.\nLandlord shall indemnify Tenant from claims for injury to persons in the common areas.',
    },
    {
      by: 'mutual',
      text: 'Tenant shall indemnify Landlord from claims for injury to persons.\nEach party shall indemnify the other from claims of its employees.',
    },
    { text: 'The contractor shall indemnify Landlord and Tenant from claims for injury to persons.' },
    {
      by: 'brokersOnly',
      text: 'Tenant shall indemnify Landlord from claims of any broker or other persons for a commission.',
    },
  ],
};
