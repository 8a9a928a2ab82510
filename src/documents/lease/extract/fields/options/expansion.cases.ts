import type { FieldCases } from '../../field-suite.ts';
import { expansion } from './expansion.ts';

export const expansionCases: FieldCases = {
  field: expansion,
  finds: [
    {
      by: 'mayAdd',
      text: 'EXPANSION\nFrom October 1, 2027 Tenant may, by nine months’ notice, add the rest of the 10th floor on the terms of this Lease.',
      value: true,
    },
    {
      by: 'optionTo',
      text: 'EXPANSION\nTenant shall have the option to expand the Premises by leasing any space in the Building that is available.',
      value: true,
      state: 'found',
    },
    {
      by: 'givesBack',
      text: 'CONTRACTION\nTenant may, by notice in the third year, give back a portion of the Premises on the fifth floor.',
      value: true,
    },
    {
      by: 'mustTake',
      text: 'MUST-TAKE\nOn January 1, 2027 the Must-Take Space shall be added to the Premises.',
      value: true,
    },
    {
      by: 'grantsTenant',
      text: 'EXPANSION\nLandlord hereby grants Tenant the option to lease the Expansion Space on the following terms.',
      value: true,
    },
  ],
  silent: [
    { text: 'Tenant may replace or add equipment within the Premises without consent.' },
    { text: 'Tenant may add shelving on any floor of the Premises.' },
    { text: 'OPTIONS\nTenant shall have no right to expand the Premises and no right to extend the Term.' },
    { text: 'BUILDING\nLandlord shall have the right to expand the Building and the common areas at any time.' },
    { text: 'OPTIONS\nTenant hereby waives its option to expand the Premises under the prior lease.' },
  ],
};
