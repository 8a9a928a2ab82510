import type { FieldCases } from '../../field-suite.ts';
import { coTenancy } from './co-tenancy.ts';

const named = 'During a co-tenancy failure Tenant pays alternate rent instead of Minimum Rent.';
const anchor =
  'If the anchor tenant closes its store for ninety days, Tenant’s rent is reduced by half or Tenant may terminate.';
const threshold =
  'If less than seventy percent (70%) of the floor area is open for business, Tenant pays reduced rent until it is.';

export const coTenancyCases: FieldCases = {
  field: coTenancy,
  finds: [
    {
      by: 'anchorCloses',
      text: '4.2 Co-Tenancy. If the anchor space now occupied by Fiesta Mart ceases to be open for more than 180 days, then Minimum Rent shall be reduced by 50% until the space reopens.',
      value:
        'If the anchor space now occupied by Fiesta Mart ceases to be open for more than 180 days, then Minimum Rent shall be reduced by 50% until the space reopens.',
    },
    {
      by: 'otherCloses',
      text: 'RENT\nIn the event that Fairway Grocers shall cease to operate and its premises shall stand vacant for more than 180 days, then Lessee may, until a replacement opens, pay in lieu of the fixed minimum rent five percent (5%) of Gross Sales.',
      value:
        'In the event that Fairway Grocers shall cease to operate and its premises shall stand vacant for more than 180 days, then Lessee may, until a replacement opens, pay in lieu of the fixed minimum rent five percent (5%) of Gross Sales.',
    },
    {
      by: 'headed',
      text: '1. CO-TENANCY. If the supermarket in the Center closes for more than 120 days, minimum rent shall abate by half.',
      value: 'If the supermarket in the Center closes for more than 120 days, minimum rent shall abate by half.',
      state: 'check',
    },
    { by: 'named', state: 'found', text: `CO-TENANCY\n${named}`, value: named },
    { by: 'anchorCloses', text: `USE\n${anchor}`, value: anchor },
    { by: 'openThreshold', text: `RENT\n${threshold}`, value: threshold },
  ],
  silent: [
    {
      by: 'denied',
      text: 'USE\nLandlord does not represent that any anchor tenant will open or operate, and rent is due regardless.',
    },
    { text: 'NATURE OF TENANCY\nThe owners hold the land as a tenancy in common.' },
  ],
};
