import type { FieldCases } from '../../field-suite.ts';
import { alterationsRestoration } from './alterations-restoration.ts';

export const alterationsRestorationCases: FieldCases = {
  field: alterationsRestoration,
  finds: [
    {
      by: 'noneNeeded',
      text: 'ALTERATIONS\nLandlord’s consent to non-structural interior alterations shall not be unreasonably withheld, and none is required for decorative work such as painting and moving furniture under $35,000.',
      value: 'Consent to some alterations must not be unreasonably withheld; some alterations need no consent',
    },
    {
      by: 'noneNeeded',
      text: 'ALTERATIONS; SIGNS\nConsent is not needed for alterations costing under $20,000 that do not affect the structure.',
      value: 'Some alterations need no consent',
    },
    {
      by: 'exceptSome',
      text: 'ALTERATIONS\nPainting the Premises is prohibited. All works are made with the consent of Landlord except for minor alterations of the interior.',
      value: 'Some alterations need no consent',
    },
    // The standard points.
    {
      by: 'consentNeeded',
      text: 'ALTERATIONS\nTenant shall not make any alterations without the prior written consent of Landlord.',
      value: 'Landlord’s consent is needed',
    },
    {
      by: 'notUnreasonably',
      text: 'ALTERATIONS\nLandlord’s consent to alterations shall not be unreasonably withheld.',
      value: 'Consent must not be unreasonably withheld',
    },
    {
      by: 'atDiscretion',
      text: 'ALTERATIONS\nLandlord’s consent to alterations may be withheld in its sole discretion.',
      value: 'Consent is at the landlord’s discretion',
    },
    {
      by: 'someFree',
      text: 'ALTERATIONS\nTenant may make cosmetic alterations without the consent of Landlord.',
      value: 'Some alterations need no consent',
    },
    {
      by: 'removeIfAsked',
      text: 'ALTERATIONS\nLandlord may require Tenant to remove any alterations at the end of the Term.',
      value: 'Tenant must remove them if the landlord asks',
    },
    {
      by: 'removeIfAsked',
      text: 'ALTERATIONS\nAt the end of the Term Tenant shall remove its alterations if requested by Landlord.',
      value: 'Tenant must remove them if the landlord asks',
    },
    {
      by: 'becomesLandlords',
      text: 'ALTERATIONS\nAll alterations made by Tenant shall become the property of Landlord.',
      value: 'They become the landlord’s property',
    },
    {
      by: 'restores',
      text: 'ALTERATIONS\nUpon the expiration of the Term Tenant shall restore the Premises to their original condition.',
      value: 'Tenant must restore the premises',
    },
    {
      by: 'consentNeeded',
      text: 'SURRENDER\nTenant shall not remove any fixtures or improvements that have become part of the Premises without Landlord’s prior written consent.\nALTERATIONS\nTenant shall not make any alterations or additions to the Premises without the prior written consent of Landlord, which shall not be unreasonably withheld.',
      value: ['Landlord’s consent is needed', 'Consent must not be unreasonably withheld'],
    },
    {
      by: 'removal',
      text: 'ALTERATIONS\nIf Tenant fails to obtain approval for any alterations, Landlord may require their removal and the restoration of the original condition.\nTenant shall remove its alterations at the end of the Term.',
      value: 'Tenant shall remove its alterations at the end of the Term.',
    },
    {
      by: 'consentNeeded',
      text: 'ALTERATIONS\nTenant shall make no alterations costing in excess of $20,000.00, whether structural or not, without Landlord’s written consent.',
      value: 'Landlord’s consent is needed',
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
      value: 'Landlord’s consent is needed; some alterations need no consent',
      state: 'found',
    },
    {
      by: 'notWithoutConsent',
      text: 'Party B may not restructure the leased property or destroy its structure without the consent of Party A.',
      value: 'Party B may not restructure the leased property or destroy its structure without the consent of Party A.',
    },
    {
      by: 'consentNeeded',
      text: 'ALTERATIONS\nTenant shall not make any alterations, additions or improvements to the Premises without Landlord’s prior written consent.',
      value: 'Landlord’s consent is needed',
    },
    {
      by: 'mayAlter',
      text: 'With Party A’s consent, Party B has the right to remodel the property if its structure is not affected.',
      value: 'With Party A’s consent, Party B has the right to remodel the property if its structure is not affected.',
    },
    {
      by: 'removeIfAsked',
      text: 'Lessor, at its option, may require Lessee to remove any improvements in order to restore the Premises.',
      value: 'Tenant must remove them if the landlord asks',
    },
    {
      by: 'becomesLandlords',
      text: 'All alterations and additions to the Premises shall at once become the property of Landlord.',
      value: 'They become the landlord’s property',
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
    {
      by: 'notUnreasonablyForSome',
      text: 'ALTERATIONS\nLandlord’s consent to interior, non-structural alterations shall not be unreasonably withheld.',
      value: 'Consent to some alterations must not be unreasonably withheld',
    },
    {
      by: 'restoresIfAsked',
      text: 'ALTERATIONS\nAt the end of the Term Tenant shall, if Landlord so requires, restore the Premises to their original condition.',
      value: 'Tenant must restore the premises if the landlord asks',
    },
    // `structural or non-structural` is not a limitation.
    {
      by: 'notUnreasonably',
      text: 'ALTERATIONS\nTenant may make alterations, structural or non-structural, with Landlord’s consent, which consent shall not be unreasonably withheld.',
      value: 'Consent must not be unreasonably withheld',
    },
  ],
  silent: [
    {
      text: 'ALTERATIONS\nThe contractors for interior alterations need Landlord’s approval, which shall not be unreasonably withheld.',
      not: 'Consent to some alterations must not be unreasonably withheld',
    },
    {
      text: 'ALTERATIONS\nAt the end of the Term Landlord shall, if Landlord so elects, restore the Premises.',
      not: 'Tenant must restore the premises if the landlord asks',
    },
    {
      text: 'ALTERATIONS\nAt the end of the Term Tenant may, if Landlord so requires, restore the Premises or pay for it.',
      not: 'Tenant must restore the premises if the landlord asks',
    },
    {
      text: 'ALTERATIONS\nAfter a fire Tenant shall, if Landlord so requires, restore the Premises.',
      not: 'Tenant must restore the premises if the landlord asks',
    },
    {
      text: 'ALTERATIONS\nNo alteration or improvement shall be made or permitted to be made by Tenant without the prior written consent of Landlord.',
      not: 'Some alterations need no consent',
    },
    {
      text: 'ALTERATIONS\nConsent is not needed for the delivery of goods to the Premises.',
      not: 'Some alterations need no consent',
    },
    {
      text: 'ALTERATIONS\nConsent is not needed for additions to the antennas.',
      not: 'Some alterations need no consent',
    },
    // Each of these is missing one condition of a point.
    {
      text: 'ALTERATIONS\nAll Major Work shall be made by contractors, engineers and architects approved by Landlord, such approval of the work not to be unreasonably withheld.',
      not: 'Consent must not be unreasonably withheld',
    },
    {
      text: 'ALTERATIONS\nThe plans for such alterations, and all architects, engineers and contractors engaged for them, shall be subject to Landlord’s approval in its sole and absolute discretion.',
      not: 'Consent is at the landlord’s discretion',
    },
    {
      text: 'ALTERATIONS\nTenant shall be entitled to make cosmetic alterations costing not in excess of $100,000 in a year without Landlord’s consent.',
      not: 'Landlord’s consent is needed',
    },
    {
      text: 'ALTERATIONS\nLandlord shall not make alterations of the Premises without the consent of Tenant.',
      not: 'Landlord’s consent is needed',
    },
    { text: 'ALTERATIONS\nAlterations do not require the consent of Landlord.', not: 'Landlord’s consent is needed' },
    {
      text: 'ALTERATIONS\nLandlord’s approval of a contractor shall not be unreasonably withheld.',
      not: 'Consent must not be unreasonably withheld',
    },
    {
      text: 'ALTERATIONS\nLandlord’s consent to a contractor may be withheld in its sole discretion.',
      not: 'Consent is at the landlord’s discretion',
    },
    {
      text: 'ALTERATIONS\nLandlord’s consent to alterations of the roof may be withheld in its sole discretion.',
      not: 'Consent is at the landlord’s discretion',
    },
    {
      text: 'ALTERATIONS\nLandlord may make alterations of the Building without the consent of Tenant.',
      not: 'Some alterations need no consent',
    },
    {
      text: 'ALTERATIONS\nTenant may make alterations of its signs without the consent of Landlord.',
      not: 'Some alterations need no consent',
    },
    {
      text: 'ALTERATIONS\nContractors are chosen with the consent of Landlord except for interior painting.',
      not: 'Some alterations need no consent',
    },
    {
      text: 'ALTERATIONS\nAlterations are made with the consent of Landlord, except for interior signs.',
      not: 'Some alterations need no consent',
    },
    {
      text: 'ALTERATIONS\nLandlord may require Tenant to remove its cars from the yard.',
      not: 'Tenant must remove them if the landlord asks',
    },
    {
      text: 'ALTERATIONS\nUpon the end of its improvements Landlord shall restore the Premises.',
      not: 'Tenant must restore the premises',
    },
    {
      text: 'ALTERATIONS\nTenant shall restore the order of the Premises after each event.',
      not: 'Tenant must restore the premises',
    },
    {
      text: 'ALTERATIONS\nTenant shall not make a change of the use of the Premises without the consent of Landlord.',
      not: 'Landlord’s consent is needed',
    },
    {
      text: 'ALTERATIONS\nAll alterations shall at the option of Landlord become the property of Landlord.',
      not: 'They become the landlord’s property',
    },
    {
      text: 'SURRENDER\nAt the end of the Term Tenant shall remove its trade fixtures and restore the Premises.',
      not: 'Tenant must restore the premises',
    },
    {
      text: 'ALTERATIONS\nTenant shall not seek any zoning changes without Landlord’s consent to these changes.',
      not: 'Landlord’s consent is needed',
    },
    {
      text: 'ALTERATIONS\nIf alterations are made without the consent of Landlord, Landlord may, in its sole discretion, correct them.',
      not: 'Consent is at the landlord’s discretion',
    },
    {
      text: 'ALTERATIONS\nTenant shall not make alterations without consent, and approval of its signs shall not be unreasonably withheld.',
      not: 'Consent must not be unreasonably withheld',
    },
    {
      text: 'ALTERATIONS\nNo alterations shall be made or permitted to be made by Tenant without the consent of Landlord.',
      not: 'Some alterations need no consent',
    },
    {
      text: 'ALTERATIONS\nIf Tenant fails to remove its alterations, Landlord may require a contractor to remove them at the cost of Tenant.',
      not: 'Tenant must remove them if the landlord asks',
    },
    {
      text: 'ALTERATIONS\nIn addition to the keys, all goods left behind become the property of Landlord.',
      not: 'They become the landlord’s property',
    },
    {
      text: 'ALTERATIONS\nUpon the end of the Term Tenant shall restore the roof and the part of the Premises that held its antenna.',
      not: 'Tenant must restore the premises',
    },
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
