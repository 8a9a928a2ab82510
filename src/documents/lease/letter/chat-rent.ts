import type { RentLine } from '#contract/lease-report.ts';
import { showRow } from '../extract/rent/show-row.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { chatLines } from './chat-lines.ts';
import { amountsOf, plainNumber } from './letter-values.ts';

/** A price without a currency or unit: `can u do 950`, `2,600 w/ water`, `ok 2,500.` */
const bare =
  /(?<![\d.,:/#%-])[$£€]?(\d{1,2}(?:,\d{3})(?:\.\d{2})?|\d{2,5}(?:\.\d{2})?)(?![\d:/%]|[.,]\d|\s?(?:sf|sq|ft|feet|square|rsf|months?|mos?\b|yrs?|years?|days?|weeks?|spots?|stalls?|spaces?|amps?|am\b|pm\b|back there|v\b|free))/gi;
const otherPrice =
  /\b(?:deposit|dep|bond|allowance|t\.?i\.?|estimat\w*|nets?|nnn|cam|parking|broker|commission|utilit\w+|insurance|taxes|sign|fee|guarant\w+)\b/i;
const reason = 'The chat names several rents; this is the last of them. Please check which one was agreed.';

/** In a chat with several prices, the last rent: the first one was only the start of the negotiation. */
export function lastRentOfChat(live: LeaseText, original: LeaseText, lines: readonly RentLine[]): readonly RentLine[] {
  const [first] = lines;
  if (first === undefined || lines.length !== 1) return lines;
  const talk = chatLines(original).flatMap(({ at }) => live.blocks[at] ?? []);
  const unit = (['monthly', 'psf', 'psf_month', 'annual'] as const).find((each) => first[each] !== undefined);
  const price = unit === undefined ? undefined : first[unit];
  if (unit === undefined || price === undefined) return lines;
  const prices = talk.flatMap((block) => pricesIn(block, price));
  const last = prices.at(-1);
  if (last === undefined || prices.every(({ amount }) => amount === price)) return lines;
  const { psf: _psf, psf_month: _psfMonth, monthly: _monthly, annual: _annual, proof: _proof, ...rest } = first;
  const made = { ...rest, [unit]: last.amount };
  return [{ ...made, ...passageOf(original.quote(last.block)), shown: showRow(made), state: 'check', reason }];
}

/** `We will do $64 per foot if you go to four months free`: newer messages name a rent in a sentence with conditions. */
export function statesOtherRent(newer: readonly LeaseText[], lines: readonly RentLine[]): boolean {
  const [first] = lines;
  const rent = first?.psf ?? first?.psf_month ?? first?.monthly ?? first?.annual;
  if (rent === undefined) return false;
  return newer.some(({ blocks }) =>
    blocks
      .flatMap(({ text }) => text.split(/[,;]\s|\.\s|\s(?:if|provided|and|with|but|plus)\s/))
      .filter((part) => !otherPrice.test(part.replace(/\bNNN\b/gi, '')))
      .flatMap((part) => amountsOf(part).filter(({ per, text }) => per !== null || /^[$£€]/.test(text)))
      .some(({ amount }) => amount !== rent && amount >= rent * 0.55 && amount <= rent * 1.8),
  );
}

/** `Rent of $33 is too high. How about $30?`: the same message asks for another rent. */
export function asksForOtherRent({ blocks }: LeaseText, lines: readonly RentLine[]): boolean {
  const [first] = lines;
  const rent = first?.psf ?? first?.psf_month ?? first?.monthly ?? first?.annual;
  if (rent === undefined) return false;
  return blocks
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s/))
    .filter((part) => /\?\W{0,3}$/.test(part) && !otherPrice.test(part.replace(/\bNNN\b/gi, '')))
    .flatMap(amountsOf)
    .some(
      ({ amount, text }) => /^[$£€]/.test(text) && amount !== rent && amount >= rent * 0.55 && amount <= rent * 1.8,
    );
}

/** Prices similar in size to the rent. */
function pricesIn(block: Block, rent: number): { amount: number; block: Block }[] {
  return block.text
    .split(/[.;](?=\s|$)/)
    .filter((part) => !otherPrice.test(part))
    .flatMap((part) => [...part.matchAll(bare)])
    .map((match) => plainNumber(match[1] ?? ''))
    .filter((amount) => amount >= rent * 0.55 && amount <= rent * 1.8)
    .map((amount) => ({ amount, block }));
}
