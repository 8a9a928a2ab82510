import { Decimal } from 'decimal.js';
import { moneyIn } from '../../lexicon/figures.ts';
import type { Block } from '../../prepare/block.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { amountKinds, type PrintedAmount, type Schedule, type Step } from './step.ts';

/**
 * A table that the text has lost: its cells are lines of their own, `1`, `$47.00`, `$ 902,353.00 $75,196.08`. Its lines are
 * taken as the heads name them; only arithmetic can prove them.
 */
export function looseSchedules(text: LeaseText): Schedule[] {
  const schedules: Schedule[] = [];
  for (const [index, block] of text.blocks.entries()) {
    if (!/^lease\s+year|^year|^months?\b/i.test(block.text) || block.text.length > 40 || block.contents) continue;
    const schedule = scheduleBelow(text, index);
    if (schedule !== null) schedules.push(schedule);
  }
  return schedules;
}

interface Loose extends PrintedAmount {
  readonly block: Block;
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
  const columns = (head.match(/\bper\s+square\s+f\w+|\bper\s+r?sf\b|\bannual(?:ly)?\b|\byearly\b|\bmonthly\b/gi) ?? [])
    .length;
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
  // The lines are counted, so the numbers that are still printed must be the years.
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
