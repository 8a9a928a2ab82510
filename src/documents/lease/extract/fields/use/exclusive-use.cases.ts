import type { FieldCases } from '../../field-suite.ts';
import { exclusiveUse } from './exclusive-use.ts';

const granted = 'Tenant shall have the exclusive right to operate in the Building a general care facility.';
const others =
  'Landlord shall not lease any other space in the Shopping Center to a tenant whose primary business is the sale of coffee.';
const occupant =
  'Landlord shall not, during the Term, permit any other occupant of the Shopping Centre to carry on the business of a dentist.';
const brewery = 'Lessor will not lease other space in the Building to a brewery or taproom.';

const practice =
  'So long as Lessee operates its practice, Lessor shall not lease other space in the Building to a pediatric practice.';

export const exclusiveUseCases: FieldCases = {
  field: exclusiveUse,
  finds: [
    {
      by: 'landlordKeepsOthersOut',
      text: 'USE\nThe Landlord shall not, so long as Bramwell Physiotherapy Professional Corporation is the tenant in occupation, lease other premises in the Building for use primarily as a physiotherapy clinic.',
      value:
        'The Landlord shall not, so long as Bramwell Physiotherapy Professional Corporation is the tenant in occupation, lease other premises in the Building for use primarily as a physiotherapy clinic.',
    },
    { by: 'landlordKeepsOthersOut', text: `EXCLUSIVE USE\n${brewery}`, value: brewery },
    { by: 'tenantsExclusive', text: `USE\n${granted}`, value: granted },
    { by: 'landlordKeepsOthersOut', text: `EXCLUSIVE USE\n${others}`, value: others },
    { by: 'landlordKeepsOthersOut', text: `EXCLUSIVE USE\n${occupant}`, value: occupant },
    { by: 'landlordKeepsOthersOut', text: `USE\n3.2 Exclusive. ${practice}`, value: practice },
  ],
  silent: [
    {
      by: 'landlordKeepsOthersOut',
      text: 'Landlord shall not have any duty to lease the premises below the rates being obtained for similar use buildings, and shall not be liable for a failure to relet them.',
    },
    {
      by: 'otherMeaning',
      text: 'Landlord shall have the right to change the Building, and it shall not constitute an eviction or permit Tenant any abatement for the same use.',
    },
    {
      by: 'otherMeaning',
      text: 'USE\nTenant shall have the non-exclusive right and the exclusive right to operate ATMs in the Building.',
    },
    {
      by: 'othersExclusive',
      text: 'USE\nThe right was given to another tenant, which as Tenant of Suite 4 has the exclusive right to sell pizza in the center; Tenant shall not violate this exclusive.',
    },
    {
      by: 'othersExclusive',
      text: 'USE\nWhatever Tenant has been told, Landlord may give anyone the exclusive right to operate a newsstand in the project.',
    },
    {
      by: 'denied',
      text: 'USE\nNothing herein gives an exclusive right: Tenant has been granted no exclusive right to sell anything in the shopping center.',
    },
    { text: 'TITLE\nLessor shall have the exclusive right to place and operate broadcasting equipment on the land.' },
    {
      text: 'REMEDIES\nLandlord shall not be obligated to enter into a lease with a substitute tenant whose use differs.',
    },
  ],
};
