import type { RiskCases } from '../risk-suite.ts';
import { crossDefault } from './cross-default.ts';

export const crossDefaultCases: RiskCases = {
  rule: crossDefault,
  fires: [
    {
      by: 'otherAgreement',
      text: 'Any default by Tenant under any other lease between Landlord and Tenant shall be deemed a default under this Lease.',
    },
    {
      by: 'otherAgreement',
      text: 'An Event of Default under any Related Leases shall, at the option of Landlord, be an Event of Default hereunder.',
    },
    {
      by: 'otherAgreement',
      text: 'Lessee shall be in default if it breaches any covenant under any other agreement with Lessor, which shall constitute a default hereunder.',
    },
    { by: 'namedAgreement', text: 'Breach of the Franchise Agreement is deemed a breach of this Lease.' },
    { by: 'crossDefaulted', text: 'This Lease is cross-defaulted with the lease of Unit 7.' },
  ],
  silent: [
    {
      by: 'bindsLandlord',
      text: 'Landlord may consider whether the use of the Premises by the assignee will create a breach of any other lease by which Landlord is bound, and a transfer without consent shall be an event of default.',
    },
    {
      shows: 'negated',
      text: 'A default under any other lease shall not be deemed an event of default under this Lease.',
    },
    { shows: 'mutual', text: 'Cross default with any other lease: N/A' },
    {
      shows: 'exception',
      text: 'A default under any other lease shall be an Event of Default. The foregoing shall not apply.',
    },
    {
      by: 'ofOthers',
      text: 'A default of other tenants under any other lease shall be a default for the purposes of the co-tenancy clause, and shall be deemed default there.',
    },
    {
      by: 'thisLease',
      text: 'Failure to perform any duty in any other agreement contained in this Lease shall be an event of default.',
    },
    {
      by: 'landlordsDefault',
      text: 'A default by Landlord under any other lease of the Building shall be deemed a default of Landlord.',
    },
    { text: 'Interest on late payments under any other agreement is due upon a breach of any other agreement by law.' },
    { text: 'Breach of the Franchise Agreement is not deemed a breach of this Lease.' },
    { text: 'This Lease is not cross-defaulted with any lease.' },
    { text: 'A default under the Other Leases shall not be a default hereunder.' },
  ],
};
