import type { CheckCases } from './check.ts';
import { shareAndAreas } from './share-and-areas.ts';

const text = 'Tenant’s Proportionate Share of the Building is as stated.';

export const shareAndAreasCases: CheckCases = {
  check: shareAndAreas,
  fires: [
    {
      text,
      given: { premises_rsf: 10_000, building_rsf: 100_000, opex_share: '11.5%' },
      says: '10,000 of 100,000 square feet is 10.00%; the document says 11.5%.',
    },
    {
      text,
      given: { premises_rsf: 2_500, building_rsf: 50_000, opex_share: '4.5%' },
      says: '2,500 of 50,000 square feet is 5.00%; the document says 4.5%.',
    },
  ],
  silent: [
    { text, given: { premises_rsf: 10_000, building_rsf: 100_000, opex_share: '10%' } },
    {
      text: 'Tenant’s share of the Project is as stated.',
      given: { premises_rsf: 10_000, building_rsf: 100_000, opex_share: '11%' },
    },
    { text, given: { premises_rsf: 10_000, building_rsf: 100_000, opex_share: '48%' } },
  ],
};
