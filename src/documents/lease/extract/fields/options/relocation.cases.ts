import type { FieldCases } from '../../field-suite.ts';
import { relocation } from './relocation.ts';

export const relocationCases: FieldCases = {
  field: relocation,
  finds: [
    {
      by: 'requireToRelocate',
      text: '6.4 Relocation. If the centre is to be refurbished, the lessor may require relocation on three months’ written notice offering alternative premises.',
      value: true,
    },
    {
      by: 'requireToRelocate',
      text: "6 The Landlord may require the Licensee to move to another stall of similar size on 21 days' notice.",
      value: true,
    },
    {
      by: 'relocate',
      text: 'RELOCATION\nLandlord may, upon sixty (60) days of notice, relocate Tenant to other space in the Building of similar size.',
      value: true,
      state: 'found',
    },
    {
      by: 'relocate',
      text: 'Lessor shall have the exclusive right to relocate Lessee’s broadcast operations to a different site on the land.',
      value: true,
    },
    {
      by: 'requireToRelocate',
      text: 'Landlord shall be entitled to cause Tenant to relocate to a comparable space within the Building upon ninety (90) days’ notice.',
      value: true,
    },
    {
      by: 'substitute',
      text: 'Lessor may, upon not less than sixty (60) days prior written notice to Lessee, substitute for the Premises other space in the Project.',
      value: true,
    },
    {
      by: 'move',
      text: 'Landlord reserves the right to move Tenant to another suite in the Building at Landlord’s cost.',
      value: true,
    },
    {
      by: 'agreesToRelocate',
      text: 'In the event Landlord determines to use the Premises for other purposes, Tenant agrees to relocate to other space in the Building designated by Landlord.',
      value: true,
    },
  ],
  silent: [
    { text: 'AMENDMENT\nThe right of Landlord to relocate Tenant under Section 40 is hereby deleted.' },
    { text: 'Landlord shall have no right to relocate Tenant or to substitute other space during the Term.' },
    { text: 'RELOCATION\nLandlord hereby waives any right to relocate Tenant under this Lease.' },
    {
      by: 'ofOtherThings',
      text: 'Landlord may relocate the Premises’ parking, and may relocate Tenant signs or pipes, with relocation of Tenant’s property.',
    },
    {
      by: 'otherParty',
      text: 'CONDEMNATION\nA separate award may be made for relocation of Tenant, and the relocation expenses may be claimed by Landlord.',
    },
    { text: 'Tenant may relocate its business to other premises without being in default of this Lease.' },
  ],
};
