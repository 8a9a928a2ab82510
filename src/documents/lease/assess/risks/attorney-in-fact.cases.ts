import type { RiskCases } from '../risk-suite.ts';
import { attorneyInFact } from './attorney-in-fact.ts';

export const attorneyInFactCases: RiskCases = {
  rule: attorneyInFact,
  fires: [
    {
      by: 'tenantAppoints',
      text: 'Tenant hereby irrevocably appoints Landlord as its attorney-in-fact to execute such instruments.',
    },
    {
      by: 'landlordActs',
      text: 'If Lessee fails to sign, Lessor may execute the certificate as attorney-in-fact for Lessee.',
    },
    { by: 'landlordActs', text: 'Landlord is hereby appointed Tenant’s attorney in fact for that purpose.' },
    {
      by: 'asAttorney',
      text: 'The Lessee irrevocably appoints the Lessor as its attorney to execute a surrender of this lease.',
    },
    { by: 'inItsName', text: 'The Landlord is authorised to sign the certificate in the name of the Tenant.' },
  ],
  silent: [
    { shows: 'negated', text: 'Tenant does not appoint Landlord its attorney-in-fact for any purpose.' },
    { shows: 'mutual', text: 'Attorney-in-fact: None.' },
    { shows: 'exception', text: 'Tenant appoints Landlord its attorney-in-fact. The foregoing shall not apply.' },
    {
      by: 'oneErrand',
      text: 'Tenant appoints Landlord its attorney-in-fact, coupled with an interest, to collect the rent of each subtenant.',
    },
    { text: 'Landlord is not Tenant’s attorney-in-fact.' },
    { text: 'This Lease was signed by the attorney-in-fact of Landlord.' },
    { text: 'Landlord waives any right to act as attorney-in-fact for Tenant.' },
    { text: 'The Landlord shall have no power to sign any certificate in the name of the Tenant.' },
    { text: 'The Lessee appoints its own attorney to give the notice.' },
  ],
};
