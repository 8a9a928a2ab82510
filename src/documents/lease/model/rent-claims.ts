import type { RentLine } from '#contract/lease-report.ts';
import type { Quote } from '../../document.ts';
import type { FieldContext } from '../extract/field.ts';
import { moneyIn } from '../lexicon/figures.ts';
import { blockAt } from '../prepare/block.ts';
import { passageOf } from '../prepare/passage.ts';
import type { ModelClaim } from './ask-model.ts';
import { isWithin } from './locate-claim.ts';
import type { Refusal } from './refusal.ts';
import { wrongPassages } from './wrong-passages.ts';

export const rentClaim = 'base_rent_schedule';

/**
 * A rent row that only the language model read. The report shows the document's words without amounts, because no
 * arithmetic proves what they mean, and nothing is computed from them.
 */
export function verifyRentClaim(
  claim: ModelClaim,
  quote: Quote | null,
  { text, kind }: FieldContext,
): RentLine | Refusal {
  if (quote === null) return 'a quote that is not in the document';
  const block = blockAt(text.blocks, quote.start);
  if (block === undefined || !block.operative) return 'a quote from another instrument of the file';
  if (!isWithin(claim.value, quote.text) && !isWithin(claim.value, text.printed(quote))) {
    return 'a value that is not in its quote';
  }
  if (moneyIn(claim.value).length === 0) return 'a value that could not be read';
  const topics = text.topicsOf(block);
  if (!topics.includes('rent') && !/\brents?\b|\brental\b/i.test(`${block.section} ${quote.text}`)) {
    return 'a quote about another topic';
  }
  if (otherAmount.test(quote.text)) return 'a value that belongs to another field';
  const wrong = wrongPassages.find(
    ({ fields, shapes, notIn, wording }) =>
      fields === undefined &&
      notIn !== kind &&
      (shapes === undefined || shapes.includes('figure')) &&
      wording.test(quote.text),
  );
  if (wrong !== undefined) return wrong.refusal;
  return {
    kind: 'base',
    state: 'check',
    reason: 'Only the language model read this; the rules did not.',
    shown: text.printed(quote),
    ...passageOf(text.quote(quote)),
  };
}

/** Amounts listed with the rent that are not rent for the premises. */
const otherAmount =
  /\b(?:deposit|allowance|insurance|late\s+(?:charge|fee)|hold(?:ing)?[\s-]*over|letter\s+of\s+credit|tax(?:es)?|operating\s+(?:expenses|costs)|CAM|parking|additional\s+rent|commission|(?:renewal|option|extension|extended)\s+(?:term|period))\b/i;

/** The rows of the rules, and those claims that are about other passages. */
export function withClaimedRent(lines: readonly RentLine[], claimed: readonly RentLine[]): readonly RentLine[] {
  return [...lines, ...newRent(lines, claimed)];
}

export function newRent(lines: readonly RentLine[], claimed: readonly RentLine[]): readonly RentLine[] {
  return claimed.filter(
    ({ quote, page }, index) =>
      !lines.some((own) => own.page === page && (own.quote.includes(quote) || quote.includes(own.quote))) &&
      claimed.findIndex((other) => other.quote === quote && other.page === page) === index,
  );
}
