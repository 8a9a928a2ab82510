import type { RiskCases } from '../risk-suite.ts';
import { noSecurityOfTenure } from './no-security-of-tenure.ts';

export const noSecurityOfTenureCases: RiskCases = {
  rule: noSecurityOfTenure,
  fires: [
    {
      by: 'excluded',
      text: 'Sections 24 to 28 of the Landlord and Tenant Act 1954 are excluded in relation to the tenancy created by this lease.',
    },
    {
      by: 'excluded',
      text: 'The parties agree that the provisions of sections 24 to 28 (inclusive) of the Landlord and Tenant Act 1954 are hereby excluded.',
    },
    {
      by: 'notApply',
      text: 'Sections 24 to 28 of the Landlord and Tenant Act 1954 shall not apply to this lease.',
    },
    { by: 'contractedOut', text: 'This lease is contracted out of the security of tenure provisions of the 1954 Act.' },
    {
      by: 'renounced',
      text: 'The Tenant has renounced its entitlement to a new tenancy under section 17 of the Act of 1980.',
    },
    { by: 'renounced', text: 'The Tenant has given a deed of renunciation of its entitlement to a new tenancy.' },
  ],
  silent: [
    {
      shows: 'negated',
      text: 'The provisions of sections 24 to 28 of the Landlord and Tenant Act 1954 are not excluded.',
    },
    { shows: 'mutual', text: 'Sections 24 to 28 of the 1954 Act, exclusion of security of tenure: N/A' },
    {
      shows: 'exception',
      text: 'This lease is contracted out of the 1954 Act. The foregoing shall not apply.',
    },
    { text: 'The Landlord has renounced its entitlement to a new lease of the car park.' },
    {
      by: 'underlease',
      text: 'Any underlease must provide that sections 24 to 28 of the Landlord and Tenant Act 1954 are excluded.',
    },
    { text: 'Sections 24 to 28 of the Landlord and Tenant Act 1954 shall apply to this lease.' },
  ],
};
