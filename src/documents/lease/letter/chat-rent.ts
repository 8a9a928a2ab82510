import type { RentLine } from '#contract/lease-report.ts';
import { showRow } from '../extract/rent/show-row.ts';
import type { Block } from '../prepare/block.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { plainNumber } from './letter-values.ts';

/** `[08:12] Wes: can u do 950`, `Omar (Thu 6:40 PM): 2,600`, `3/9/26, 4:12 PM - Ana: ok`: the speaker and the words. */
const said =
  /^\s{0,9}(?:\[[^\]\n]{0,24}\d{1,2}:\d{2}[^\]\n]{0,9}\]\s?([^:\n]{1,40}):|(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? )?\d{1,2}:\d{2}(?: ?[AP]M)?\s?(?:[-–—]\s)?([A-Z][^:\n]{0,40}):|([A-Z][\w .'’-]{0,40}) \([^()\n]{0,16}\d{1,2}:\d{2}[^()\n]{0,4}\):)/i;
const leastLines = 4;

/** A price without a currency or unit: `can u do 950`, `2,600 w/ water`, `ok 2,500.` */
const bare =
  /(?<![\d.,:/#%-])[$£€]?(\d{1,2}(?:,\d{3})(?:\.\d{2})?|\d{2,5}(?:\.\d{2})?)(?![\d:/%]|[.,]\d|\s?(?:sf|sq|ft|feet|square|rsf|months?|mos?\b|yrs?|years?|days?|weeks?|spots?|stalls?|spaces?|amps?|am\b|pm\b|back there|v\b|free))/gi;
const otherPrice =
  /\b(?:deposit|dep|bond|allowance|t\.?i\.?|estimat\w*|nets?|nnn|cam|parking|broker|commission|utilit\w+|insurance|taxes|sign|fee|guarant\w+)\b/i;
const reason = 'The chat names several rents; this is the last of them. Please check which one was agreed.';

/** In a chat with several prices, the last rent; the first one is where the negotiation began. */
export function lastRentOfChat(live: LeaseText, original: LeaseText, lines: readonly RentLine[]): readonly RentLine[] {
  const [first] = lines;
  if (first === undefined || lines.length !== 1) return lines;
  const talk = live.blocks.filter(({ text }) => said.test(text));
  const speakers = new Set(talk.map(({ text }) => speakerOf(text)));
  if (talk.length < leastLines || speakers.size < 2) return lines;
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

function speakerOf(line: string): string {
  const match = said.exec(line);
  return (match?.[1] ?? match?.[2] ?? match?.[3] ?? '').trim().toLowerCase();
}

/** Prices of the same size as the rent. */
function pricesIn(block: Block, rent: number): { amount: number; block: Block }[] {
  const words = block.text.replace(said, '');
  return words
    .split(/[.;](?=\s|$)/)
    .filter((part) => !otherPrice.test(part))
    .flatMap((part) => [...part.matchAll(bare)])
    .map((match) => plainNumber(match[1] ?? ''))
    .filter((amount) => amount >= rent * 0.55 && amount <= rent * 1.8)
    .map((amount) => ({ amount, block }));
}
