import { Decimal } from 'decimal.js';
import { moneyIn } from '../../lexicon/figures.ts';
import type { Block } from '../../prepare/block.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { amountKinds, type PrintedAmount, type Schedule, type Step } from './step.ts';
import { stepsInText } from './text-steps.ts';

/**
 * A table whose structure was lost in the text: each cell is on a separate line, `1`, `$47.00`, `$ 902,353.00
 * $75,196.08`. Amounts are assigned to the columns that the headers name, and only arithmetic can confirm them.
 */
export function looseSchedules(text: LeaseText): Schedule[] {
  const schedules: Schedule[] = [];
  for (const [index, block] of text.blocks.entries()) {
    if (!/^lease\s+year|^year|^months?\b/i.test(block.text) || block.text.length > 40 || block.contents) continue;
    const schedule = scheduleBelow(text, index);
    if (schedule !== null) schedules.push(schedule);
  }
  return [...schedules, ...joinedSchedules(text)];
}

const periodLine = /\b(?:months?|years?)\s*(?:#\s*)?\d|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/i;

/**
 * Table lines broken at arbitrary positions, `+ electric Months 4-6 $0.00`, `$23.75`: joined into one text in which
 * every period has the same number of amounts.
 */
function joinedSchedules(text: LeaseText): Schedule[] {
  const { blocks, document } = text;
  const schedules: Schedule[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const first = blocks[at];
    if (first === undefined || first.contents || first.text.length > 140 || !periodLine.test(first.text)) continue;
    let to = at;
    for (let next = at + 1; next < Math.min(blocks.length, at + 120, to + 4); next += 1) {
      const block = blocks[next];
      if (block === undefined || block.text.length > 140 || block.kind === 'heading') break;
      if (periodLine.test(block.text) || /[$£€]\s?\d/.test(block.text)) to = next;
    }
    const last = blocks[to];
    if (last === undefined || to === at) continue;
    const run = blocks.slice(at, to + 1);
    // Text between the blocks, such as a page footer, is not part of the table.
    const joined = run
      .map((block, index) => {
        const end = run[index + 1]?.start ?? block.end;
        return document.text
          .slice(block.start, block.end)
          .replace(/[\n\t]/g, ' ')
          .padEnd(end - block.start);
      })
      .join('');
    at = to;
    const steps = stepsInText(joined, first, first.start);
    const paid = steps.filter(({ free }) => !free);
    const size = paid[0]?.amounts.length ?? 0;
    if (paid.length < 2 || size < 2 || paid.some(({ amounts }) => amounts.length !== size)) continue;
    const before = document.text.slice(Math.max(0, first.start - 420), first.start);
    schedules.push({
      reader: 'loose',
      steps,
      lead: `${before} ${first.text}`,
      announcement: `${before.slice(-260)} ${first.text}`,
      premises: null,
      metric: false,
      block: first,
    });
  }
  return schedules;
}

interface Loose extends PrintedAmount {
  readonly block: Block;
}

/** Whether every line with this many amounts contains an amount and one twelfth of it. */
function isYearAndMonth(amounts: readonly Loose[], columns: number): boolean {
  if (amounts.length % columns !== 0) return false;
  for (let from = 0; from < amounts.length; from += columns) {
    const own = amounts.slice(from, from + columns).map(({ amount }) => amount);
    if (!own.some((year) => own.some((month) => year !== month && year.div(12).minus(month).abs().lessThan(0.02))))
      return false;
  }
  return true;
}

function scheduleBelow(text: LeaseText, at: number): Schedule | null {
  const amounts: Loose[] = [];
  let head = '';
  for (const block of text.blocks.slice(at, at + 80)) {
    if (block.text.length > 90) break;
    const found = moneyIn(block.text.replaceAll('\t', ' '));
    if (found.length === 0 && amounts.length === 0) head += ` ${block.text}`;
    else if (found.length === 0 && !/^\W*\d{1,2}\W*$/.test(block.text)) break;
    for (const { amount, currency, start, end } of found)
      amounts.push({
        amount: new Decimal(amount),
        currency,
        words: null,
        head: amountKinds,
        start: block.start + start,
        end: block.start + end,
        block,
      });
  }
  const named = (head.match(/\bper\s+square\s+f\w+|\bper\s+r?sf\b|\bannual(?:ly)?\b|\byearly\b|\bmonthly\b/gi) ?? [])
    .length;
  // A header may name a kind twice, `Monthly Installment of Annual Rent`; the amounts determine how many columns there
  // are.
  const columns = named === 0 ? 0 : ([2, 3].find((count) => isYearAndMonth(amounts, count)) ?? named);
  if (columns < 2 || columns > 3 || amounts.length < columns * 2 || amounts.length % columns !== 0) return null;
  const steps: Step[] = [];
  for (let from = 0; from < amounts.length; from += columns) {
    const own = amounts.slice(from, from + columns);
    const [first, last] = [own[0], own.at(-1)];
    if (first === undefined || last === undefined) return null;
    const year = steps.length + 1;
    steps.push({
      period: { year, from_month: year * 12 - 11, to_month: year * 12 },
      amounts: own,
      free: own.every(({ amount }) => amount.isZero()),
      area: null,
      premises: null,
      block: first.block,
      start: first.start,
      end: last.end,
    });
  }
  // The lines are counted, so the remaining numbers must be the years.
  const block = text.blocks[at];
  const printed =
    text.document.text.slice(block?.start ?? 0, steps.at(-1)?.end).match(/(?<![\d.,$])\b\d{1,2}\b(?![\d.,])/g) ?? [];
  if (
    block === undefined ||
    !/\byear/i.test(head) ||
    new Set(printed.filter((each) => Number(each) <= steps.length)).size * 2 < steps.length
  )
    return null;
  const start = steps[0]?.start ?? block.start;
  return {
    reader: 'loose',
    steps,
    lead: `${text.document.text.slice(Math.max(0, block.start - 400), block.start)} ${head}`,
    announcement: `${text.document.text.slice(Math.max(0, block.start - 260), block.start)} ${head}`,
    premises: null,
    metric: false,
    block: { ...block, start: Math.min(block.start, start) },
  };
}
