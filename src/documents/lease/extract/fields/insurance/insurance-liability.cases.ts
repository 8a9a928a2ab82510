import type { FieldCases } from '../../field-suite.ts';
import { insuranceLiability } from './insurance-liability.ts';

export const insuranceLiabilityCases: FieldCases = {
  field: insuranceLiability,
  finds: [
    { by: 'label', text: 'PUBLIC RISK COVER:\t$5,000,000', value: 5_000_000 },
    {
      by: 'singleLimit',
      text: '4 The Tenant must hold public liability cover of £5 million for its stall.',
      value: 5000000,
    },
    {
      by: 'limits',
      text: 'INSURANCE\nTenant shall carry commercial general liability insurance providing, on an occurrence basis, a minimum combined single limit of Two Million Dollars ($2,000,000.00).',
      value: '$2,000,000 per occurrence',
    },
    {
      by: 'limits',
      text: 'INSURANCE\nTenant shall maintain commercial general liability insurance with limits of $1,000,000 each occurrence and $2,000,000 general aggregate.',
      value: '$1,000,000 per occurrence, $2,000,000 aggregate',
      state: 'found',
    },
    {
      by: 'limits',
      text: 'INSURANCE\nTenant shall carry commercial general liability insurance in an amount not less than $1 million per occurrence.',
      value: '$1,000,000 per occurrence',
    },
    {
      by: 'limits',
      text: 'INSURANCE\nTenant shall carry public liability insurance with limits per occurrence of not less than $3,000,000.',
      value: '$3,000,000 per occurrence',
    },
    {
      by: 'singleLimit',
      text: 'INSURANCE\nTenant shall carry liability insurance of not less than Three Million Dollars ($3,000,000.00) combined single limit for bodily injury.',
      value: 3000000,
    },
    {
      by: 'singleLimit',
      text: 'INSURANCE\nTenant and Landlord shall each maintain comprehensive general liability insurance of not less than $1,000,000 combined single limit coverage of bodily injury.',
      value: 1000000,
    },
  ],
  silent: [
    {
      by: 'inLandlordsList',
      text: 'INSURANCE\nLandlord, at its expense, shall maintain the following: (i) hazard insurance on the Building in the amount of its replacement value; (ii) commercial general liability insurance with limits of not less than $5,000,000 per occurrence.',
    },
    { text: 'LIMITATION\nLandlord’s liability shall not exceed $1,000,000 in the aggregate.' },
    {
      by: 'otherPolicy',
      text: 'INSURANCE\nTenant shall carry employer’s liability insurance with limits of $500,000 each accident.',
    },
    {
      by: 'byLandlord',
      text: 'INSURANCE\nLandlord shall maintain commercial general liability insurance of $5,000,000 per occurrence for the Building.',
    },
    { text: 'INSURANCE\nTenant shall carry insurance of the contents with a deductible of $5,000 per occurrence.' },
  ],
};
