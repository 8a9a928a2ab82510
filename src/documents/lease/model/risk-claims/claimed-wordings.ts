import type { ClaimedWording } from './claimed-wording.ts';
import { defaultAndLiabilityWordings } from './wordings-of-default-and-liability.ts';
import { moneyAndPremisesWordings } from './wordings-of-money-and-premises.ts';
import { transferAndTermWordings } from './wordings-of-transfer-and-term.ts';

/** For every risk that a clause can state: the wordings that prove a claim. */
export const claimedWordings: ReadonlyMap<string, ClaimedWording> = new Map(
  [...transferAndTermWordings, ...defaultAndLiabilityWordings, ...moneyAndPremisesWordings].map((each) => [
    each.rule,
    each,
  ]),
);
