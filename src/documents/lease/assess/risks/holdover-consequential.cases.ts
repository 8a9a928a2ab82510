import type { RiskCases } from '../risk-suite.ts';
import { holdoverConsequential } from './holdover-consequential.ts';

export const holdoverConsequentialCases: RiskCases = {
  rule: holdoverConsequential,
  fires: [
    {
      by: 'liableFor',
      text: 'If Tenant holds over, Tenant shall be liable for all damages of Landlord, including consequential damages.',
    },
    {
      by: 'liableFor',
      text: 'If Lessee fails to surrender the Premises, Lessee shall indemnify and hold Lessor harmless from all claims made by any succeeding tenant.',
    },
    {
      by: 'liableInSection',
      text: 'ARTICLE 22\nHOLDING OVER\nTenant shall also indemnify Landlord from all loss, including lost profits and claims of a prospective tenant.',
    },
    {
      by: 'afterOverstay',
      text: 'In addition to double rent, the Tenant must compensate the Landlord for all losses, direct and indirect, suffered because the Premises were not given back.',
    },
    {
      by: 'incomingTenant',
      text: 'The Tenant shall indemnify the Landlord against claims of any incoming tenant arising from the failure to vacate on time.',
    },
  ],
  silent: [
    { shows: 'negated', text: 'If Tenant holds over, Tenant shall not be liable for consequential damages.' },
    { shows: 'mutual', text: 'If Tenant holds over, neither party shall be liable for consequential damages.' },
    {
      shows: 'exception',
      text: 'If Tenant holds over, Tenant shall be liable for consequential damages. The foregoing shall not apply.',
    },
    {
      by: 'afterTime',
      text: 'If Tenant holds over, Tenant is liable for consequential damages only if it fails to surrender within sixty days after notice that Landlord has signed a lease with a new tenant.',
    },
    {
      by: 'keptOut',
      text: 'If Tenant holds over, Tenant shall indemnify Landlord from claims of any new tenant, but not from consequential damages.',
    },
    {
      by: 'keptOut',
      text: 'The rent payable for such holdover period shall in no event be construed as liquidated damages for the retention of possession, nor shall such rent be considered to be any form of consequential damages.',
    },
    { text: 'Tenant shall be liable for consequential damages of a release of Hazardous Materials.' },
    { text: 'If Tenant holds over, Landlord waives claims for the loss of a new tenant and consequential damages.' },
    {
      text: 'The Tenant must compensate the Landlord for all losses, direct and indirect, from the use of indirect lighting.',
    },
    {
      text: 'The Tenant shall not indemnify the Landlord against claims of any incoming tenant arising from the failure to vacate on time.',
    },
    { text: 'The Tenant shall meet the claims of any new tenant to whom it assigns.' },
  ],
};
