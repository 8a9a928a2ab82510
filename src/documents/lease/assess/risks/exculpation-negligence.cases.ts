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
    {
      by: 'exempt',
      text: 'The Landlord is exempt from liability for water damage, whether or not due to the negligence of the Landlord or its servants.',
    },
    {
      by: 'noClaim',
      text: 'The Lessee shall have no claim of any nature against the Lessor for loss arising from the fault, negligence or otherwise of the Lessor.',
    },
    {
      by: 'negligenceIncluded',
      text: 'The Landlord will not be answerable for any damage, negligence on its part included.',
    },
    {
      by: 'notLiableEvenIfNegligent',
      text: 'Landlord shall not be liable for injury from any cause, including the negligence of Landlord.',
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
    { text: 'The Landlord is not exempt from liability for the negligence of the Landlord.' },
    { text: 'The Lessee shall have a claim against the Lessor for loss arising from the negligence of the Lessor.' },
    { text: 'The Landlord will be answerable for any damage, negligence on its part included.' },
    {
      by: 'notExempt',
      text: 'The Landlord is not exempt from liability for damage, whether or not due to the negligence of the Landlord.',
    },
  ],
};
