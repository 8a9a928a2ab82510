import { Decimal } from 'decimal.js';
import { type Check, crossCheck } from './check.ts';

/** The tenant's share compared with premises and building; only where the share refers to the building. */
export const shareAndAreas: Check = {
  rule: 'share_and_areas',
  find: (facts) => {
    const [premises, building, percent] = [
      facts.number('premises_rsf'),
      facts.number('building_rsf'),
      facts.number('opex_share'),
    ];
    const [share, area] = [facts.get('opex_share'), facts.get('building_rsf')];
    if (premises === null || building === null || percent === null || !share || !area || building <= premises)
      return [];
    const around = facts.document.text.slice(Math.max(0, share.quote.start - 300), share.quote.end + 300);
    if (/\b(?:project|park|complex|center|phase|campus)\b/i.test(around) || facts.all('opex_share').length > 1)
      return [];
    const ratio = new Decimal(premises).div(building).times(100);
    const difference = ratio.minus(percent).abs();
    // A share far from the ratio is a share of something else.
    if (difference.lessThanOrEqualTo(0.06) || difference.greaterThan(ratio.times(0.25))) return [];
    return [
      crossCheck(
        'share_and_areas',
        'medium',
        `${premises.toLocaleString('en-US')} of ${building.toLocaleString('en-US')} square feet is ${ratio.toFixed(2)}%; the document says ${share.decided.shown}.`,
        [share.quote, area.quote],
      ),
    ];
  },
};
