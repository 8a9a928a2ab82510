import type { FieldCases } from '../../field-suite.ts';
import { alterationsRestoration } from './alterations-restoration.ts';

export const alterationsRestorationCases: FieldCases = {
  field: alterationsRestoration,
  finds: [
    {
      by: 'notWithoutConsent',
      text: 'SURRENDER\nTenant shall not remove any fixtures or improvements that have become part of the Premises without Landlord’s prior written consent.\nALTERATIONS\nTenant shall not make any alterations or additions to the Premises without the prior written consent of Landlord, which shall not be unreasonably withheld.',
      value:
        'Tenant shall not make any alterations or additions to the Premises without the prior written consent of Landlord, which shall not be unreasonably withheld.',
    },
    {
      by: 'removal',
      text: 'ALTERATIONS\nIf Tenant fails to obtain approval for any alterations, Landlord may require their removal and the restoration of the original condition.\nTenant shall remove its alterations at the end of the Term.',
      value: 'Tenant shall remove its alterations at the end of the Term.',
    },
    {
      by: 'notWithoutConsent',
      text: 'ALTERATIONS\nTenant shall make no alterations costing in excess of $20,000.00, whether structural or not, without Landlord’s written consent.',
      value:
        'Tenant shall make no alterations costing in excess of $20,000.00, whether structural or not, without Landlord’s written consent.',
    },
    {
      by: 'headed',
      text: '3.3 Alterations. Painting and decoration of the shop are free, everything that changes walls is for the owner to agree.',
      value: 'Painting and decoration of the shop are free, everything that changes walls is for the owner to agree.',
      state: 'check',
    },
    {
      by: 'mayNotAlter',
      text: '3.3 Alterations. The Tenant shall not make any structural alteration.',
      value: 'The Tenant shall not make any structural alteration.',
      state: 'found',
    },
    {
      by: 'needConsent',
      text: "ALTERATIONS\nAlterations need Landlord's written consent, except cosmetic work costing less than $15,000.",
      value: "Alterations need Landlord's written consent, except cosmetic work costing less than $15,000.",
      state: 'found',
    },
    {
      by: 'notWithoutConsent',
      text: 'Party B may not restructure the leased property or destroy its structure without the consent of Party A.',
      value: 'Party B may not restructure the leased property or destroy its structure without the consent of Party A.',
    },
    {
      by: 'notWithoutConsent',
      text: 'ALTERATIONS\nTenant shall not make any alterations, additions or improvements to the Premises without Landlord’s prior written consent.',
      value:
        'Tenant shall not make any alterations, additions or improvements to the Premises without Landlord’s prior written consent.',
      state: 'found',
    },
    {
      by: 'mayAlter',
      text: 'With Party A’s consent, Party B has the right to remodel the property if its structure is not affected.',
      value: 'With Party A’s consent, Party B has the right to remodel the property if its structure is not affected.',
    },
    {
      by: 'removal',
      text: 'Lessor, at its option, may require Lessee to remove any improvements in order to restore the Premises.',
      value: 'Lessor, at its option, may require Lessee to remove any improvements in order to restore the Premises.',
    },
    {
      by: 'becomesProperty',
      text: 'All alterations and additions to the Premises shall at once become the property of Landlord.',
      value: 'All alterations and additions to the Premises shall at once become the property of Landlord.',
    },
    {
      by: 'notWithoutConsent',
      text: 'Without the written consent of Party A, Party B shall not change the structure of the house.',
      value: 'Without the written consent of Party A, Party B shall not change the structure of the house.',
    },
    {
      by: 'mayAlter',
      text: 'Tenant shall have the right following Landlord’s consent to remodel, redecorate and replace all or any part of the Leased Premises.',
      value:
        'Tenant shall have the right following Landlord’s consent to remodel, redecorate and replace all or any part of the Leased Premises.',
    },
  ],
  silent: [
    { text: '(b) Tenant shall not make any alterations which are not Routine Improvements, without' },
    {
      by: 'ofSigns',
      text: 'ALTERATIONS\nNo changes shall be made in the signs of the Building without first obtaining the consent of Landlord.',
    },
    { text: 'REPAIR BY TENANT AND REMOVAL OF IMPROVEMENTS AND ALTERATIONS UPON TERMINATION OF THE LEASE TERM.' },
    {
      by: 'anotherClause',
      text: 'INSURANCE\nTenant shall insure all alterations, and the insurer may pay for what is to be removed or restored.',
    },
    { text: 'Landlord may make alterations and improvements to the common areas of the Building at any time.' },
  ],
};
