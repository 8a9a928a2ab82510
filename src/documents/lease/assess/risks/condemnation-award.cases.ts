import type { RiskCases } from '../risk-suite.ts';
import { condemnationAward } from './condemnation-award.ts';

export const condemnationAwardCases: RiskCases = {
  rule: condemnationAward,
  fires: [
    { by: 'belongsToLandlord', text: 'In the event of condemnation, the entire award shall belong to Landlord.' },
    {
      by: 'belongsToLandlord',
      text: 'If the Premises are taken by the government, any compensation shall be entirely owned by Party A.',
    },
    {
      by: 'belongsToLandlord',
      text: 'All awards for any taking shall be the property of Lessor, whether for the land or the leasehold.',
    },
    {
      by: 'landlordEntitled',
      text: 'Upon a taking by eminent domain Landlord shall be entitled to receive the entire award.',
    },
    {
      by: 'tenantHasNone',
      text: 'The Lessee shall have no claim to any part of the compensation for an expropriation.',
    },
  ],
  silent: [
    { text: '“Net Award” shall mean the entire award payable to Landlord by reason of a taking.' },
    { shows: 'negated', text: 'The award for a taking shall not belong to Landlord.' },
    { shows: 'mutual', text: 'Upon a taking each party shall be entitled to the entire award for its own interest.' },
    { shows: 'exception', text: 'The award for a taking shall belong to Landlord. The foregoing shall not apply.' },
    {
      by: 'separateClaim',
      text: 'The award for a taking shall belong to Landlord. Tenant may make a separate claim for its fixtures.',
    },
    { text: 'The compensation for services shall be paid to Landlord.' },
    { text: 'Landlord shall be entitled to all compensation for services to other tenants.' },
    { text: 'The Lessee shall have a claim to its part of the compensation for an expropriation.' },
  ],
};
