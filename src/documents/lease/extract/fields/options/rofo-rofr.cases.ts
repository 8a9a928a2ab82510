import type { FieldCases } from '../../field-suite.ts';
import { rofoRofr } from './rofo-rofr.ts';

export const rofoRofrCases: FieldCases = {
  field: rofoRofr,
  finds: [
    {
      by: 'mustOfferFirst',
      text: '7.4 Before Landlord leases any of the second floor to another it shall offer it to Tenant at what it takes to be market rent.',
      value: true,
    },
    {
      by: 'mayMatch',
      text: 'If the Landlord gets an acceptable offer to lease Unit 4, the Tenant has five (5) business days to match it.',
      value: true,
    },
    {
      by: 'mustOfferFirst',
      text: 'FIRST OFFER\nBefore leasing Bay 5 to others, Lessor will offer it to Lessee, which has ten days to accept.',
      value: true,
    },
    {
      by: 'mayMatch',
      text: 'Should the Lessor receive an offer to purchase the Building, the Lessee shall have fifteen days to purchase it on the same conditions.',
      value: true,
    },
    {
      by: 'mayMatch',
      text: 'Sale. If Lessor receives a bona fide offer to purchase the Land that it wishes to accept, Lessee may within thirty (30) days elect to purchase on the same terms.',
      value: true,
    },
    {
      by: 'mayMatch',
      text: 'FIRST REFUSAL TO PURCHASE\nIf Lessor wishes to accept an offer for the building, Lessee may match it within twenty days.',
      value: true,
    },
    {
      by: 'rightForTenant',
      text: 'The Landlord shall grant a first - right - of - refusal for the Tenant to purchase the Property, with 14 days notice.',
      value: true,
    },
    {
      by: 'priority',
      text: 'On a transfer of title, under equivalent conditions, Party B shall have the prevailing right to purchase.',
      value: true,
    },
    {
      by: 'grantsTenant',
      text: 'RIGHT OF FIRST OFFER\nSo long as no default exists when Landlord must give notice, Tenant will have a continuing right of first offer to lease space on the third floor.',
      value: true,
    },
    {
      by: 'mayMatch',
      text: 'PURCHASE\nIf Landlord receives and desires to accept a bona fide offer to purchase the Premises during the term of this Lease or any extension of it, Landlord shall serve a notice on Tenant stating the name of such offeror with a copy of the terms and conditions of such offer attached, and Tenant shall have the right to purchase the Premises on the same terms.',
      value: true,
    },
    {
      by: 'grantsTenant',
      text: 'RIGHT OF FIRST OFFER\nTenant shall have an ongoing Right of First Offer during the Term as to all space on the 17th floor of the Building.',
      value: true,
      state: 'found',
    },
    {
      by: 'grantsTenant',
      text: 'Landlord hereby grants to Tenant a right of first refusal to lease the adjoining suite.',
      value: true,
    },
    {
      by: 'mustOfferFirst',
      text: 'SALE\nIf Landlord intends to sell the Building, it shall first offer the Building to Tenant upon the same terms.',
      value: true,
    },
    {
      by: 'underTitle',
      text: 'RIGHT OF FIRST OFFER\nLandlord may not sell, convey or transfer the Premises except pursuant to the terms and conditions of this Section.',
      value: true,
    },
    {
      by: 'priority',
      text: 'Under same conditions, Party B has the priority to purchase the house from Party A.',
      value: true,
    },
    {
      by: 'priority',
      text: 'Upon expiration, Party B shall have the priority right to renew the lease under the same conditions.',
      value: true,
    },
    {
      by: 'priority',
      text: 'Upon expiry, Party B shall have priority in renewing the lease under equal conditions.',
      value: true,
    },
    {
      by: 'priority',
      text: 'Upon expiry the tenant shall have the priority to renew the lease on the same conditions.',
      value: true,
    },
  ],
  silent: [
    {
      by: 'ofOthers',
      text: 'RIGHT OF FIRST REFUSAL\nLandlord shall not lease space over which such third-party tenant has rights of first offer.',
    },

    {
      text: 'AMENDMENT\nTenant’s right of first offer in Section 50 is null and void and of no further force and effect.',
    },
    {
      by: 'denied',
      text: 'Tenant acknowledges that it has no option to expand and Tenant has no right of first refusal to lease other space.',
    },
    {
      by: 'ofOthers',
      text: 'Tenant has notice that other tenants hold first rights, and Tenant has been granted a right of first offer only if another tenant waives its right.',
    },
    { text: 'Any right of first refusal of another tenant is senior to the rights of this Lease.' },
    {
      text: 'If Landlord shall have a right of first refusal upon a proposed sublease, it may exercise it within ten days.',
    },
  ],
};
