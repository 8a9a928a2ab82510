import type { RiskCases } from '../risk-suite.ts';
import { relocation } from './relocation.ts';

export const relocationCases: RiskCases = {
  rule: relocation,
  fires: [
    {
      by: 'relocateTenant',
      text: 'Landlord may relocate Tenant to other space in the Building upon sixty days’ notice.',
    },
    {
      by: 'relocateTenant',
      text: 'Lessor shall have the right, at its option, upon not less than thirty days prior written notice, to relocate the Premises to another part of the Center.',
    },
    {
      by: 'requireMove',
      text: 'Landlord reserves the right, upon 60 days written notice, to require Tenant to move to other space of comparable size in the Center.',
    },
    {
      by: 'spaceElsewhere',
      text: 'Landlord shall have the right at any time, upon thirty (30) days’ notice, to provide and furnish Tenant with space elsewhere in the Building of approximately the same size and remove and place Tenant in such space.',
    },
    {
      by: 'substitutePremises',
      text: 'Lessor may, upon not less than sixty (60) days prior written notice, substitute for the Premises reasonably similar space elsewhere in the Project.',
    },
    {
      by: 'relocateTenant',
      text: 'Lessor shall have the exclusive right to relocate Lessee’s broadcast operations to a different site.',
    },
    {
      by: 'relocateTenant',
      text: 'Landlord reserves the right to move Tenant to comparable premises, provided that Landlord pays the costs of the move.',
    },
    {
      by: 'tenantMoves',
      text: 'The Lessee shall move to alternative premises in the Centre when the Lessor so requires on three months’ notice.',
    },
    { by: 'locationChanged', text: 'The location of the Premises may be changed by Landlord once during the Term.' },
  ],
  silent: [
    { shows: 'negated', text: 'Landlord shall have no right to relocate Tenant during the Term.' },
    { shows: 'mutual', text: 'Relocation: N/A' },
    {
      shows: 'exception',
      text: 'Landlord may relocate Tenant on sixty days notice. The foregoing provision shall be of no force or effect.',
    },
    { by: 'temporary', text: 'During such repairs Landlord may temporarily relocate Tenant to other space.' },
    {
      text: 'In case of an expansion, Landlord may substitute other expansion space for the space described in Exhibit C.',
    },
    { by: 'offerOnly', text: 'Landlord may offer to relocate Tenant, but Tenant has no obligation to accept.' },
    { by: 'otherThing', text: 'Landlord may substitute another parking space for any space of Tenant.' },
    { text: 'Landlord shall have the right to transfer the Premises and its interest in this Lease.' },
    { by: 'toTenantsAdvantage', text: 'Landlord may relocate Tenant with Tenant’s prior written consent.' },
    { text: 'Landlord shall have the right to relocate the Rooftop Equipment on a temporary or permanent basis.' },
    {
      text: 'Landlord may modify and/or relocate to another portion of the Building, any one or more of the Amenities.',
    },
    { text: 'Landlord may relocate Tenant’s sign.' },
    { text: 'If the Premises are not ready, Landlord shall furnish Tenant with space elsewhere.' },
    { text: 'Landlord waives any right to require Tenant to move.' },
    { text: 'Tenant waives any claim if Landlord should relocate Tenant.' },
    { text: 'The Lessee may move the Premises’ furniture. The Lessee shall relocate the Premises at its expense.' },
    { text: 'Landlord waives any right to relocate Tenant or to substitute other premises for the Premises.' },
    { text: 'Lessor waives the right to substitute other space for the Premises.' },
    {
      text: 'Notwithstanding anything in the form to the contrary, the relocation provisions of Section 24 shall not apply to Tenant.\nSection 24. Relocation. Landlord may relocate Tenant at any time.',
    },
    {
      text: 'Section 24. Relocation. Landlord may relocate Tenant at any time.\nSection 30. Addendum. Section 24 of the Lease is hereby deleted.',
    },
    { text: 'The Lessee shall move to alternative premises when its lease ends.' },
    { text: 'The location of the Premises may not be changed by Landlord.' },
  ],
};
