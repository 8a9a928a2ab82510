import type { RiskCases } from '../risk-suite.ts';
import { jointAndSeveral } from './joint-and-several.ts';

export const jointAndSeveralCases: RiskCases = {
  rule: jointAndSeveral,
  fires: [
    {
      by: 'jointlyLiable',
      text: 'The persons executing this Lease as Tenant shall be jointly and severally liable for the rent.',
    },
    {
      by: 'jointlyLiable',
      text: 'Alpha Inc. and Beta Inc. are jointly and severally bound by all covenants of Tenant.',
    },
    { by: 'jointlyLiable', text: 'The obligations of Alpha and Beta hereunder are joint and several obligations.' },
  ],
  silent: [
    { shows: 'negated', text: 'Alpha and Beta shall not be jointly and severally liable for the rent.' },
    { shows: 'mutual', text: 'Joint and several liability: N/A' },
    {
      shows: 'exception',
      text: 'Alpha and Beta shall be jointly and severally liable. The foregoing shall not apply.',
    },
    { by: 'boilerplate', text: 'If there is more than one Tenant, all of them shall be jointly and severally liable.' },
    { by: 'othersLiable', text: 'The assignee shall be jointly and severally liable with the original signer.' },
    {
      by: 'surety',
      text: 'The Indemnifiers are, for all purposes of this Lease and of any renewal of it, jointly and severally liable for the rent.',
    },
    { by: 'withTheTenant', text: 'Gamma Holdings Inc. is jointly and severally liable with the Tenant for the rent.' },
    { text: 'The owners may agree to be jointly and severally liable.' },
  ],
};
