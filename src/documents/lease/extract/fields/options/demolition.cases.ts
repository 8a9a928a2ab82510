import type { FieldCases } from '../../field-suite.ts';
import { demolition } from './demolition.ts';

export const demolitionCases: FieldCases = {
  field: demolition,
  finds: [
    {
      by: 'ifItDemolishes',
      text: 'Should the Landlord intend to redevelop or sell the building en bloc, it may determine this Agreement by six months’ notice.',
      value: true,
    },
    {
      by: 'ifItDemolishes',
      text: 'Should the landlord wish to reconstruct the building, it may cancel this lease on six months’ written notice.',
      value: true,
    },
    {
      by: 'ifItDemolishes',
      text: '10.3 If the Landlord needs vacant possession to demolish the Building, it may end this Lease after the third year by 6 months’ notice.',
      value: true,
    },
    {
      by: 'ifItDemolishes',
      text: 'REDEVELOPMENT\nAt any time after 24 June 2031 the Landlord may, if it intends to demolish or reconstruct the Property, end this Lease by nine months’ written notice.',
      value: true,
    },
    {
      by: 'endsFor',
      text: '12.1 The Landlord may on 12 months notice, effective no earlier than January 1, 2026, terminate this Lease for the purpose of demolishing or redeveloping the Building.',
      value: true,
    },
    {
      by: 'endsFor',
      text: 'DEMOLITION\nLandlord may terminate this Lease upon one hundred eighty (180) days’ notice if it intends to demolish the Building.',
      value: true,
      state: 'found',
    },
    {
      by: 'ifItDemolishes',
      text: 'If the Building is to undergo demolition or redevelopment, Landlord may upon six months of notice terminate this Lease.',
      value: true,
    },
  ],
  silent: [
    { text: 'Should the Landlord reconstruct the lobby, it may close the entrance for a week.' },
    {
      by: 'otherMatter',
      text: 'If after a fire Landlord decides to demolish the Building, Landlord may terminate this Lease, and may also terminate it for demolition.',
    },
    { text: 'Landlord shall not terminate this Lease in order to demolish or redevelop the Building.' },
    { text: 'Tenant shall not demolish any part of the Premises without consent of Landlord.' },
  ],
};
