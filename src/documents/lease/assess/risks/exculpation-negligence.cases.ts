import type { RiskCases } from '../risk-suite.ts';
import { exculpationNegligence } from './exculpation-negligence.ts';

export const exculpationNegligenceCases: RiskCases = {
  rule: exculpationNegligence,
  fires: [
    {
      by: 'notLiableEvenIfNegligent',
      text: 'Landlord shall not be liable for any damage to property of Tenant, even if caused by the negligence of Landlord.',
    },
    {
      by: 'notLiableEvenIfNegligent',
      text: 'Lessor shall not be responsible for loss of business, whether or not such loss results from Lessor’s negligence.',
    },
    {
      by: 'notwithstandingNegligence',
      text: 'Notwithstanding the negligence or breach of this Lease by Lessor or its agents, neither Lessor nor its agents shall be liable under any circumstances for injury or damage to goods.',
    },
    {
      by: 'tenantReleases',
      text: 'Lessee releases Lessor from liability for damage to its property regardless of the cause thereof and whether such damage is caused by the negligence of Lessor.',
    },
    {
      by: 'notwithstandingNegligence',
      text: 'Notwithstanding Lessor’s negligence or breach of this Lease, Lessor shall under no circumstances be liable for injury to Lessee’s business.',
    },
  ],
  silent: [
    {
      shows: 'negated',
      text: 'Landlord shall be liable for damage, even if caused by the negligence of Landlord’s agents or the negligence of Landlord.',
    },
    {
      shows: 'mutual',
      text: 'Neither party shall be liable for loss of profits, even if caused by the negligence of Landlord or Tenant.',
    },
    {
      shows: 'exception',
      text: 'Landlord shall not be liable for damage, even if caused by the negligence of Landlord. The foregoing shall not apply.',
    },
    { text: 'Landlord shall not be liable for damage unless caused by the negligence of Landlord.' },
    { text: 'Tenant shall insure against liability, whether or not caused by the negligence of Landlord.' },
    { text: 'Notwithstanding Lessor’s negligence or breach of this Lease, Lessor shall be liable only for repairs.' },
  ],
};
