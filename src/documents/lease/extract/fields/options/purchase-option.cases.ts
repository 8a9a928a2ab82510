import type { FieldCases } from '../../field-suite.ts';
import { purchaseOption } from './purchase-option.ts';

export const purchaseOptionCases: FieldCases = {
  field: purchaseOption,
  finds: [
    {
      by: 'optionToPurchase',
      text: '8.1. At any time after the tenth Lease Year Ground Lessee may purchase the Land for its appraised value upon one year’s notice.',
      value: true,
    },
    {
      by: 'optionToPurchase',
      text: 'OPTION TO PURCHASE\nTenant shall have the option to purchase the Property for Twelve Million and 00/100 Dollars ($12,000,000.00).',
      value: 12000000,
      state: 'found',
    },
    {
      by: 'optionToPurchase',
      text: 'PURCHASE\nLessee may purchase the Building for its then fair market value after the tenth year.',
      value: true,
    },
    {
      by: 'optionToPurchase',
      text: 'OPTION\nLandlord grants to Tenant the exclusive option to purchase the Premises on the terms below.',
      value: true,
    },
    {
      by: 'optionToPurchase',
      text: 'RIGHT OF FIRST REFUSAL AND OPTION TO PURCHASE\nThe Tenant shall have the option to purchase the Property for Two Million Dollars ($2,000,000.00).',
      value: 2000000,
    },
  ],
  silent: [
    {
      by: 'optionToPurchase',
      text: 'The Tenant has no right to terminate before the end of the Term, no right to purchase the Building, and no right to relocate.',
    },
    {
      by: 'optionToPurchase',
      text: 'OPTIONS\nTenant shall have no renewal rights and no option to purchase the Premises.',
    },
    {
      by: 'firstRefusal',
      text: 'The Landlord shall grant a first - right - of - refusal for the Tenant to purchase the Property, and the right to buy it.',
    },
    { by: 'ofOtherThings', text: 'PARKING\nTenant shall have the right to purchase parking passes for the Building.' },
    { text: 'CONDEMNATION\nThe authority may purchase the property; Tenant has the right to purchase other land.' },
    {
      by: 'ofOtherThings',
      text: 'INSURANCE\nTenant has the right to purchase insurance from any company for the Premises.',
    },
    { by: 'firstRefusal', text: 'SALE\nTenant has the first option to purchase the Property if Landlord sells it.' },
    {
      by: 'byLandlord',
      text: 'END OF TERM\nLessor shall have the option to purchase the building on the land from Lessee at its book value.',
    },
    { text: 'OPTIONS\nTenant shall have no option to purchase the Property, and no such right is implied.' },
  ],
};
