import { Decimal } from 'decimal.js';
import { moneyIn } from '../../lexicon/figures.ts';
import type { Block } from '../../prepare/block.ts';
import { readWords } from './amount-words.ts';
import { type FoundPeriod, inSequence, periodsIn } from './period.ts';
import type { PrintedAmount, Step } from './step.ts';

export const freeWords =
  /\b(?:abated|abatement|waived|excused|free|no\s+(?:base\s+|monthly\s+|minimum\s+)?rent|rent[\s-]free|zero|none)\b|-0-/i;

/** Words behind which the rent of an option stands. */
const optionWords = /\b(?:option|renewal\s+(?:term|period)|extension\s+(?:term|option))\b/i;

/** An amount that is no rent, by the words in front of it. */
const otherAmount =
  /\b(?:deposit|allowance|fee|late\s+charge|parking|premium|penalty|expenses?|CAM|tax(?:es)?|insurance|commission|charges|utilit\w+|credit\s+of|reduced\s+by|in\s+excess\s+of|not\s+less\s+than|at\s+least|more\s+than|receipts|income|exceed\w*|breakpoint|sales\s+of|increase\s+(?:of|by)|equivalent\s+to|abatement|prorat\w+|total\s+of|aggregate)\b[^.;$]{0,60}$/i;

/** The amounts of rent in a text, with what the words at them say; `offset` is its place in the document. */
export function amountsIn(text: string, offset: number): (PrintedAmount & { readonly isDaily: boolean })[] {
  const found = moneyIn(text);
  return found.flatMap(({ amount, currency, wordsSay, start, end }, index) => {
    const before = text.slice(Math.max(0, start - 170, found[index - 1]?.end ?? 0), start);
    if (otherAmount.test(before.slice(-110))) return [];
    // The same sum in another currency, in brackets: RMB 72,000 (US $ 11,340).
    const previous = found[index - 1];
    if (
      previous !== undefined &&
      previous.currency !== currency &&
      /^\s*\(\s*(?:approximately\s+|about\s+)?$/i.test(before)
    )
      return [];
    // '$20.00 × 13,324 ÷ 12 = $22,206.67' repeats the rate.
    if (
      found
        .slice(Math.max(0, index - 2), index)
        .some(
          (other) =>
            other.amount === amount &&
            /^\s*\(?\s*(?:i\.e\.,?\s*)?$/.test(text.slice(Math.max(0, start - 6), start).replace(/^[^(]*\(/, '(')) &&
            /^\s*[x×*]/i.test(text.slice(end, end + 3)),
        )
    )
      return [];
    const { words, head, isDaily } = readWords(before, text.slice(end, end + 110));
    return [
      {
        amount: new Decimal(amount),
        currency,
        wordsSay,
        isBlurred: /^[A-Za-z]/.test(text.slice(end)) && /\d$/.test(text.slice(start, end)),
        words,
        head,
        isDaily,
        start: offset + start,
        end: offset + end,
      },
    ];
  });
}

/** Periods and amounts of a line or of sentences, joined as they follow each other. */
export function stepsInText(text: string, block: Block, offset: number): Step[] {
  const periods = periodsIn(text);
  const amounts = amountsIn(text, offset);
  const first = periods[0];
  if (first === undefined) return [];
  const leads = amounts[0] === undefined || offset + first.start < amounts[0].start;
  const groups = leads ? behindPeriods(text, offset, periods, amounts) : beforePeriods(text, offset, periods, amounts);
  const ends = groups.findIndex(({ period, own }, index) => {
    const before = groups[index - 1];
    const from = before === undefined ? 0 : Math.max(before.period.end, (before.own.at(-1)?.end ?? 0) - offset);
    return optionWords.test(
      text.slice(from, Math.min(period.start, (own[0]?.start ?? Number.POSITIVE_INFINITY) - offset)),
    );
  });
  if (ends >= 0) groups.splice(ends);
  const resolved = inSequence(groups.map(({ period }) => period.period));
  return groups.flatMap(({ period, own }, index): Step[] => {
    const next = groups[index + 1]?.period.start ?? text.length;
    const gap = text.slice(period.end, Math.min(next, period.end + 120));
    const free = own.length > 0 ? own.every(({ amount }) => amount.isZero()) : leads && freeWords.test(gap);
    if (own.length === 0 && !free) return [];
    const word = own.length === 0 ? (freeWords.exec(gap)?.index ?? 0) + (freeWords.exec(gap)?.[0].length ?? 0) : 0;
    const ends = own.map((amount) => amount.end);
    const end = Math.max(offset + period.end + word, ...ends);
    const tail =
      /^\)?(?:\s*(?:\/|per\b|a\b|monthly|annually)[^.;,]{0,40}?(?=[.;,]|\s+(?:for|payable|during)\b|$))?/i.exec(
        text.slice(end - offset),
      )?.[0].length ?? 0;
    return [
      {
        period: resolved[index] ?? null,
        amounts: own,
        free,
        area: null,
        premises: null,
        block,
        start: Math.min(offset + period.start, ...own.map((amount) => amount.start)),
        end: end + (ends.includes(end) ? tail : 0),
      },
    ];
  });
}

interface Group {
  readonly period: FoundPeriod;
  readonly own: PrintedAmount[];
}

/** `Months 1-12: $5,000`: a period and the amounts up to the next one; a second amount of one kind belongs to what follows. */
function behindPeriods(
  text: string,
  offset: number,
  periods: readonly FoundPeriod[],
  amounts: readonly PrintedAmount[],
): Group[] {
  const groups = periods.map((period): Group => ({ period, own: [] }));
  groups.forEach(({ period, own }, index) => {
    const next = periods[index + 1]?.start ?? text.length;
    const within = amounts.filter(({ start }) => start >= offset + period.end && start < offset + next);
    let conflict = false;
    for (const amount of within) {
      const gap = text.slice((own.at(-1)?.end ?? offset + period.end) - offset, amount.start - offset);
      if (gap.length > 200 || /[.;]\s+[A-Z]/.test(gap.slice(3)) || own.length >= 3) break;
      conflict ||= amount.words !== null && own.some(({ words }) => words === amount.words);
      if (conflict) groups[index + 1]?.own.push(amount);
      else own.push(amount);
    }
  });
  return groups;
}

/** `$5,000 per month for months 1-12`: the amounts in front of a period. */
function beforePeriods(
  text: string,
  offset: number,
  periods: readonly FoundPeriod[],
  amounts: readonly PrintedAmount[],
): Group[] {
  return periods.map((period, index) => {
    const from = periods[index - 1]?.end ?? 0;
    const own = amounts.filter(({ start, end }) => start >= offset + from && end <= offset + period.start).slice(0, 3);
    const gap = text.slice((own.at(-1)?.end ?? offset) - offset, period.start);
    return { period, own: gap.length > 140 ? [] : own };
  });
}
