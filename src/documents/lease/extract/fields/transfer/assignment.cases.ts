import type { FieldCases } from '../../field-suite.ts';
import { assignment } from './assignment.ts';

export const assignmentCases: FieldCases = {
  field: assignment,
  finds: [
    {
      by: 'notUnreasonably',
      text: 'ASSIGNMENT\nLessee may not assign this Lease without Lessor’s prior written consent. Lessor may refuse consent to a transferee who is not a physician; otherwise it shall not refuse unreasonably.',
      value: 'reasonable',
    },
    {
      by: 'notUnreasonably',
      text: 'Sublessee shall not assign this Sublease or sublet any part of the Premises without Sublessor’s prior written consent. Sublessor’s consent shall not be unreasonably withheld.',
      value: 'reasonable',
    },
    {
      by: 'prohibited',
      text: '(f) not to assign, sublet, license or part with possession of the Premises or any part of them;',
      value: 'prohibited',
    },
    { by: 'prohibited', text: 'The Lessee may not sublet or assign.', value: 'prohibited' },
    { by: 'prohibited', text: '5 The Tenant may not assign, share or sublet the Stall.', value: 'prohibited' },
    {
      by: 'label',
      text: 'BASIC TERMS\nAssignment and Subletting:\tWith Landlord’s prior written consent',
      value: 'consent',
    },
    { by: 'isProhibited', text: 'Subletting and assignment are not permitted.', value: 'prohibited' },
    {
      by: 'notUnreasonably',
      text: 'ASSIGNMENT\nLandlord agrees to act reasonably in granting or withholding its consent to any assignment.',
      value: 'reasonable',
    },
    {
      by: 'mustObtainConsent',
      text: 'Where the Lessee sublets the leased property to a third party for its needs, it must obtain the prior consent of the Lessor.',
      value: 'consent',
    },
    {
      by: 'prohibited',
      text: 'Party B shall not sub-lease or transfer the orchard to any third party.',
      value: 'prohibited',
    },
    {
      by: 'notUnreasonably',
      text: 'ASSIGNMENT\nTenant may assign this Lease with the consent of Landlord, which consent shall not be unreasonably withheld.\nTenant may, without the consent of Landlord, sublease desk space to physicians.',
      value: 'reasonable',
    },
    {
      by: 'notUnreasonably',
      text: 'ASSIGNMENT AND SUBLETTING\nTenant shall not assign this Lease or sublet the Premises without the prior written consent of Landlord, which consent shall not be unreasonably withheld, conditioned or delayed.',
      value: 'reasonable',
      state: 'found',
    },
    {
      by: 'notUnreasonably',
      text: 'ASSIGNMENT\nTenant shall not assign this Lease without Landlord’s prior written consent.\nLandlord agrees not to unreasonably withhold its approval of a proposed assignee.',
      value: 'reasonable',
    },
    {
      by: 'notUnreasonably',
      text: 'TRANSFERS\nTenant may not assign this Lease unless Landlord consents in writing.\nLandlord may grant or withhold consent in Landlord’s reasonable discretion.',
      value: 'reasonable',
    },
    {
      by: 'soleDiscretion',
      text: 'Tenant shall not assign, sublet or otherwise transfer this Lease without the consent of Landlord, which consent may be given or withheld in Landlord’s sole discretion.',
      value: 'sole_discretion',
      state: 'found',
    },
    {
      by: 'soleDiscretion',
      text: 'Lessee shall not assign this Lease without having first obtained the written consent of Lessor (which may be arbitrarily withheld).',
      value: 'sole_discretion',
    },
    {
      by: 'withoutConsent',
      text: 'This Lease shall not be assigned or transferred by the Tenant without the prior written consent of the Landlord.',
      value: 'consent',
    },
    {
      by: 'generalStandard',
      text: 'ASSIGNMENT\nLessee shall not assign this Lease or sublet the Premises without Lessor’s prior written consent.\nCONSENTS\nWherever in this Lease the consent of a Party is required to an act by or for the other Party, such consent shall not be unreasonably withheld or delayed.',
      value: 'reasonable',
    },
    {
      by: 'withoutFirst',
      text: 'Without Party A’s permission, Party B can not sublease part or all, or exchange lease of this property.',
      value: 'consent',
    },
    {
      by: 'acquireConsent',
      text: 'Party B shall acquire Party A’s consent before subleasing the property to others.',
      value: 'consent',
    },
    {
      by: 'acquireConsent',
      text: 'Party A may end the contract if Party B has done one of these: Sublease, underlease, transfer, lend or exchange the space with others without Party A’s permission.',
      value: 'consent',
    },
    {
      by: 'prohibited',
      text: 'Tenant shall not assign this Lease or sublet any part of the Premises.',
      value: 'prohibited',
    },
    {
      by: 'free',
      text: 'Tenant shall have the right, without Landlord’s consent and without release of Tenant’s liability, to assign or otherwise transfer this Lease.',
      value: 'free',
    },
    {
      by: 'withoutFirst',
      text: 'Unless Party A agrees in writing, Party B shall not transfer the house to a third party.',
      value: 'consent',
    },
    {
      by: 'notUnreasonably',
      text: 'The Tenant shall not assign or part with possession without leave of the Landlord, which leave shall not be unreasonably withheld.',
      value: 'reasonable',
    },
    {
      by: 'prohibited',
      text: 'Lessee shall have no right to assign this lease or sublet the leased premises.',
      value: 'prohibited',
    },
    {
      by: 'withoutFirst',
      text: 'Without Party A’s permission, Party B can not lease part or all, or exchange lease of this property.',
      value: 'consent',
    },
    {
      by: 'acquireConsent',
      text: 'During the lease term, with the prior written consent of Party A, Party B may sublease the house to a third party.',
      value: 'consent',
    },
  ],
  silent: [
    {
      by: 'otherObject',
      text: 'The Right of First Refusal and Option to Purchase granted herein shall not be assigned or transferred by the Tenant without the prior written consent of the Landlord.',
    },
    { text: 'If the Lessee intends to transfer the using purpose, it shall get the written permission of the Lessor.' },
    {
      by: 'ofSublessee',
      text: 'ASSIGNMENT\nNo sublessee under a sublease shall further assign or sublet all or any part of the Premises without Lessor’s prior written consent.',
    },
    {
      by: 'byLandlord',
      text: 'ASSIGNMENT\nLandlord may assign this Lease, and Tenant’s consent, which shall not be unreasonably withheld, is needed.',
    },
    {
      by: 'toAffiliate',
      text: 'Tenant may, without Landlord’s consent, assign this Lease to any affiliate or to a successor by merger.',
    },
    {
      text: 'ALTERATIONS\nTenant shall obtain Landlord’s consent, which shall not be unreasonably withheld, to any alterations.',
    },
    {
      text: 'SIGNS\nTenant shall install no sign without consent, which Landlord may withhold in its sole discretion.',
    },
    { text: 'Landlord’s interest passes to its successors and assigns.' },
  ],
};
