import type { FieldCases } from '../../field-suite.ts';
import { signage } from './signage.ts';

const may = 'Tenant may install one sign above its entrance at its cost.';
const mayNot = 'Lessee shall not affix any lettering to the windows of the Premises.';
const none = 'No sign of any kind shall be placed on the roof of the Building.';
const provides = 'Landlord shall provide a building standard listing in the lobby directory.';
const shall = 'All signage is subject to the prior written approval of Landlord.';
const atItsCost = 'Tenant shall maintain its signs in good order at its own cost.';
const neither = 'Tenant shall neither erect nor modify any sign on the Premises without the consent of Landlord.';

export const signageCases: FieldCases = {
  field: signage,
  finds: [
    {
      by: 'covenantNotTo',
      text: '2.9 Not to affix any sign to the outside of the shop except the fascia.',
      value: 'Not to affix any sign to the outside of the shop except the fascia.',
    },
    // The standard points.
    {
      by: 'needsConsent',
      text: 'SIGNS\nTenant shall not place any sign on the Building without the prior written consent of Landlord.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nThe size and place of any sign are subject to the prior approval of Landlord.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'tenantMay',
      text: 'SIGNS\nTenant may install one sign bearing its name on the facade of the Building.',
      value: 'Tenant may install one sign bearing its name on the facade of the Building',
    },
    {
      by: 'tenantMayShowName',
      text: 'SIGNS\nTenant may place its name on the lobby directory and, with Landlord’s consent as to design, on the elevator door.\nAny other sign needs Landlord’s approval.',
      value: [
        'Tenant may place its name on the lobby directory and, with Landlord’s consent as to design, on the elevator door',
        'Signs need the landlord’s consent',
      ],
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nTenant may install, at its cost, one building-mounted sign over its entry, with Landlord’s prior written approval of its size.',
      value:
        'Signs need the landlord’s consent; tenant may install, at its cost, one building-mounted sign over its entry, with Landlord’s prior written approval of its size',
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nA sign bearing its name in a location approved by Landlord near the entrance is at Tenant’s cost.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nAny other sign visible from outside needs the Landlord’s written approval, which may be arbitrarily withheld.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nThe size and place of any sign are subject to the prior approval of Landlord.\nLandlord may install any sign on the roof of the Building.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nThe size and place of any sign are subject to the prior approval of Landlord.\nTenant may install signs for the public after the expiration of the Term.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nThe size and place of any sign are subject to the prior approval of Landlord.\nTenant may not install any sign on the roof.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nThe size and place of any sign are subject to the prior approval of Landlord.\nTenant shall have its signs in place on the day of opening.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nThe size and place of any sign are subject to the prior approval of Landlord.\nLandlord may place the name of its agent and Tenant’s name on the directory.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'subjectToConsent',
      text: 'SIGNS\nThe size and place of any sign are subject to the prior approval of Landlord.\nTenant shall place its name on the lobby directory within ten days.',
      value: 'Signs need the landlord’s consent',
    },
    {
      by: 'landlordProvides',
      text: 'SIGNS\nLandlord shall install a suite sign at its cost.',
      value: 'Landlord provides signs or a directory entry',
    },
    {
      by: 'tenantMaySay',
      text: 'SIGNS\nTenant shall have the right to place on the Premises, at reasonable locations selected by Tenant and subject to Landlord’s prior written approval, which approval shall not be unreasonably withheld, any signs which are permitted by zoning. No roof signs shall be permitted.',
      value:
        'Tenant shall have the right to place on the Premises, at reasonable locations selected by Tenant and subject to Landlord’s prior written approval, which approval shall not be unreasonably withheld, any signs which are permitted by zoning.',
    },
    {
      by: 'headed',
      text: '1. SIGNS. The name of the practice appears in the lobby and at the entrance of the suite.',
      value: 'The name of the practice appears in the lobby and at the entrance of the suite.',
      state: 'check',
    },
    {
      by: 'noSign',
      text: 'No advertisement or notice shall be affixed on any part of the outside or inside of the Building.',
      value: 'No advertisement or notice shall be affixed on any part of the outside or inside of the Building.',
    },
    { by: 'tenantMay', state: 'found', text: `SIGNAGE\n${may}`, value: may.slice(0, -1) },
    { by: 'tenantMayNot', state: 'found', text: `SIGNS\n${mayNot}`, value: mayNot },
    { by: 'noSign', text: `SIGNS\n${none}`, value: none },
    {
      by: 'landlordProvides',
      state: 'found',
      text: `SIGNS\n${provides}`,
      value: 'Landlord provides signs or a directory entry',
    },
    { by: 'subjectToConsent', state: 'found', text: `SIGNS\n${shall}`, value: 'Signs need the landlord’s consent' },
    { by: 'needsConsent', state: 'found', text: `SIGNS\n${neither}`, value: 'Signs need the landlord’s consent' },
    { by: 'tenantShall', text: atItsCost, value: atItsCost },
  ],
  silent: [
    {
      text: '2.7 Not to display any goods at the Property visible from outside save on a stand approved by the Landlord.',
    },
    {
      text: 'SIGNS\nLandlord shall provide to Tenant rights to exterior signage, either building or monument, as the code allows.',
      not: 'Landlord provides signs or a directory entry',
    },
    // One example for each condition of a point.
    {
      text: 'SIGNS\nLandlord shall not place any sign on the Premises without the consent of Tenant.',
      not: 'Signs need the landlord’s consent',
    },
    {
      text: 'SIGNS\nTenant shall not place any sign for parking on the Building without the consent of Landlord.',
      not: 'Signs need the landlord’s consent',
    },
    {
      text: 'SIGNS\nThe size of any sign within the Premises does not require the consent of Landlord.',
      not: 'Signs need the landlord’s consent',
    },
    {
      text: 'SIGNS\nTenant shall install a suite sign at its own cost.',
      not: 'Landlord provides signs or a directory entry',
    },
    {
      text: 'SIGNS\nLandlord may install a sign on the facade of the Building.',
      not: 'Landlord provides signs or a directory entry',
    },
    {
      text: 'SIGNS\nLandlord shall have the right at any time to change the name or the address of the Project or of the Building (and Landlord shall reimburse Tenant its reasonable costs of such change, if any) and, subject to Section 23.1, to install any sign on its roof.',
      not: 'Landlord provides signs or a directory entry',
    },
    {
      text: 'SIGNS\nTenant shall not be required to get consent for a sign bearing its name.',
      not: 'Signs need the landlord’s consent',
    },
    {
      text: 'SIGNS\nLandlord shall have the right to change the name of the Building, and to install any sign on its roof.',
      not: 'Landlord provides signs or a directory entry',
    },
    {
      text: 'EXHIBITS\nAll of the following shall be attached: Exhibit A - Outline of the Premises of Tenant Exhibit B - Form of Estoppel Certificate Exhibit C - Signage Criteria Exhibit D - Rules that are subject to approval Exhibit E - Work Letter',
    },
    { text: 'SIGNS\nIf Tenant fails to remove its letters from the glass, Landlord takes them down and keeps them.' },
    {
      by: 'denied',
      text: 'SIGNS\nTenant shall not be permitted to have exterior signage until it leases the whole floor.',
    },
    {
      by: 'otherSigns',
      text: 'ENTRY\nTenant shall permit Landlord to place signs “For Lease” on the Premises in the last six months.',
    },
    {
      by: 'otherSigns',
      text: 'SIGNS\nTenant shall post on the Premises any sign that Environmental Laws require for its Hazardous Materials.',
    },
    {
      text: 'COUNTERPARTS\nTo the extent a party signs this Lease by electronic signature, Tenant agrees to sign a paper copy.',
    },
  ],
};
