import { Decimal } from 'decimal.js';
import type { Document, Span, Table, TableRow } from '#documents/document.ts';
import { datesIn } from '../../lexicon/dates.ts';
import { moneyIn } from '../../lexicon/figures.ts';
import { readAmount } from '../../lexicon/numbers.ts';
import type { Block } from '../../prepare/block.ts';
import { kindsOfHead, readWords } from './amount-words.ts';
import { periodsIn, readPeriod } from './period.ts';
import { type AmountKind, amountKinds, type PrintedAmount, type Step } from './step.ts';
import { freeWords } from './text-steps.ts';

/** The header of a table: what its columns contain, and its words. */
export interface TableHead {
  readonly words: string;
  /** Excludes the columns of other payments. */
  readonly rent: string;
  /** The columns that name the period: whether plain numbers count months or years. */
  readonly period: string;
  readonly columns: readonly { readonly column: number; readonly kinds: ReturnType<typeof kindsOfHead> }[];
}

/**
 * A row with a cell longer than this is prose in the form of a table: `Base Rent: | $5,000 per month for months 1-12
 * …`.
 */
const longestCell = 70;

export function isTextRow(row: TableRow): boolean {
  return row.cells.some(({ start, end }) => end - start > longestCell);
}

/** The rows above the first one with amounts, and the short lines right above the table. */
export function headOf(document: Document, table: Table, above: readonly Block[]): TableHead {
  const columns = new Map<number, string>();
  for (const row of table.rows) {
    const line = document.text.slice(row.start, row.end);
    if (moneyIn(line.replaceAll('\t', ' ')).length > 0 || bareAmounts(document, row, null).length > 0) break;
    if (isTextRow(row)) continue;
    if (periodsIn(line.replaceAll('\t', ' ')).length > 0) break;
    if (row.cells.some(({ start, end }) => freeCell.test(document.text.slice(start, end)))) break;
    for (const { start, end, column } of row.cells)
      columns.set(column, `${columns.get(column) ?? ''} ${document.text.slice(start, end)}`.trim());
  }
  const ordered = [...columns].sort(([a], [b]) => a - b).filter(([, words]) => words !== '');
  const hasBase = ordered.some(([, words]) => /\bbase\b/i.test(words));
  return {
    words: [...above.map(({ text }) => text), ...ordered.map(([, words]) => words)].join(' | '),
    rent: ordered.flatMap(([, words]) => (kindsOfHead(words) === 'other' ? [] : [words])).join(' '),
    period: ordered.flatMap(([, words]) => (kindsOfHead(words) === 'none' ? [words] : [])).join(' | '),
    columns: ordered.map(([column, words]) => ({
      column,
      // Next to a column of base rent, a total includes other payments.
      kinds: /\btotal\b/i.test(words) && !/\bbase\b/i.test(words) && hasBase ? 'other' : kindsOfHead(words),
    })),
  };
}

/** A cell that only states that no rent is due: its row is the first line of the schedule, not part of the header. */
const freeCell = /^\W*(?:abated|waived|free|nil|none|no\s+(?:base\s+)?rent|rent[\s-]free)\W*$/i;

/** A numbered item of a summary that is not a line of the schedule above it: `13. Security Deposit: | $95,460.64`. */
const otherItem =
  /^\W{0,4}\d{1,3}[.):]?\s+(?!(?:months?|years?|to|through|thru|and)\b)[a-z'’\s/&-]{0,40}\b(?:deposits?|fees?|charges?|allowances?|parking|insurance|tax(?:es)?|CAM|expenses?|commissions?|guarant\w+|letters?\s+of\s+credit|utilities|signage|improvements?|premiums?)\b/i;

/** The number of an item in a summary doesn't count months or years: `9. MONTHLY RENT: | $5,590.00`. */
const itemNumber = /^\W{0,3}\d{1,3}[.)]\s+(?=(?!(?:months?|years?|to|through|thru|and)\b)[a-z]{3})/i;

/** The rent step that a row prints; null if the row has no amount and isn't free of rent. */
export function stepOfRow(document: Document, row: TableRow, block: Block, head: TableHead): Step | null {
  const line = document.text.slice(row.start, row.end).replaceAll('\t', ' ');
  if (otherItem.test(line)) return null;
  if (/^\W*(?:sub-?\s?)?totals?\b|^\W*average\b|^\W*\*?notes?\b|\boptions?\b|\brenewal\b/i.test(line)) return null;
  const printed = printedAmounts(document, row, line, head);
  const firstAt = printed.all[0]?.start ?? row.end;
  const period =
    readPeriod(plain(line.slice(0, firstAt - row.start).replace(itemNumber, '')), head.period || head.words) ??
    readPeriod(plain(line.slice((printed.all.at(-1)?.end ?? row.start) - row.start)), head.period);
  const free =
    printed.rent.length > 0
      ? printed.rent.every(({ amount }) => amount.isZero())
      : printed.all.length === 0 && freeWords.test(line);
  if (printed.rent.length === 0 && (!free || period === null)) return null;
  return {
    period,
    amounts: printed.rent,
    free,
    area: areaOf(document, row, head),
    premises:
      /\b((?:suites?|floors?|buildings?|phases?|units?)\s+(?:no\.?\s*)?[A-Z0-9][\w-]{0,8})\b/i.exec(
        line.slice(0, Math.max(0, firstAt - row.start)),
      )?.[1] ?? null,
    block,
    start: row.start,
    end: row.end,
  };
}

/** The end of a period that is split over two lines: `10/1/2025 –` above `9/30/2026`. */
export function completed(step: Step, text: string): Step | null {
  const day = datesIn(text)[0];
  if (
    day === undefined ||
    step.period?.from === undefined ||
    step.period.to !== undefined ||
    step.period.from >= day.iso
  )
    return null;
  return /^[\s\W]*$/.test(text.slice(0, day.start) + text.slice(day.end))
    ? { ...step, period: { ...step.period, to: day.iso } }
    : null;
}

/** Item numbers that OCR placed before cells: `1. 1-60`. */
function plain(text: string): string {
  return text.replace(/^\s*(?:\(?[a-z]\)|\d{1,2}\.(?=\s+\d)|[•*])\s*/i, '').replace(/(?:(?<!\s)\s+)?\$\s*$/, '');
}

function printedAmounts(
  document: Document,
  row: TableRow,
  line: string,
  head: TableHead,
): { all: PrintedAmount[]; rent: PrintedAmount[] } {
  const signed = moneyIn(line).map(({ amount, currency, start, end }) => ({
    amount: new Decimal(amount),
    currency,
    start: row.start + start,
    end: row.start + end,
  }));
  const found =
    signed.length > 0 ? signed : bareAmounts(document, row, head).map((each) => ({ ...each, currency: 'USD' }));
  const counted = found.map((each) => ({
    ...each,
    column: row.cells.find(({ start, end }) => start < each.end && end >= each.end)?.column ?? -1,
  }));
  const heads = head.columns.filter(({ kinds }) => kinds !== 'none' && kinds !== 'area');
  const byOrder = heads.length === counted.length;
  const all = counted.map(({ column, ...each }, index) => {
    const shared = counted.filter((other) => other.column === column).length > 1;
    const own = byOrder
      ? heads[index]?.kinds
      : shared
        ? amountKinds
        : head.columns.find((at) => at.column === column)?.kinds;
    const said = readWords('', line.slice(each.end - row.start, each.end - row.start + 60));
    const kinds: readonly AmountKind[] =
      own === undefined || own === 'none' || own === 'area' || own === 'other' ? amountKinds : own;
    const both = kinds.filter((kind) => said.head.includes(kind));
    return {
      ...each,
      words: said.words,
      head: both.length > 0 ? both : said.head,
      drop: own === 'other' || said.isDaily,
    };
  });
  return { all, rent: all.filter(({ drop }) => !drop).map(({ drop: _drop, ...each }) => each) };
}

/**
 * Amounts without a currency symbol: cells that contain only a number with a thousands separator or cents, outside area
 * columns.
 */
function bareAmounts(
  document: Document,
  row: TableRow,
  head: TableHead | null,
): (Span & { readonly amount: Decimal })[] {
  return row.cells.flatMap(({ start, end, column }) => {
    if (head?.columns.some((at) => at.column === column && at.kinds === 'area')) return [];
    const cell = document.text.slice(start, end).trim();
    // `11.40 / rsf / year`: the words after the number are read later, with its kind.
    const printed =
      /^\d{1,3}(?:,\d{3})*\.\d{2}(?=\*?$|\s*\/\s*(?:rsf|sf|month|year)\b)|^\d{1,3}(?:,\d{3})+(?=\*?$)/.exec(cell);
    const amount = printed === null ? null : readAmount(printed[0]);
    const from = printed === null ? start : start + document.text.slice(start, end).indexOf(printed[0]);
    return amount === null ? [] : [{ amount, start: from, end: from + (printed?.[0].length ?? 0) }];
  });
}

function areaOf(document: Document, row: TableRow, head: TableHead): number | null {
  for (const { column, kinds } of head.columns) {
    const cell = kinds === 'area' ? row.cells.find((each) => each.column === column) : undefined;
    const digits = cell === undefined ? '' : document.text.slice(cell.start, cell.end).replace(/[\s,]|r?sf$/gi, '');
    if (/^\d{2,7}$/.test(digits)) return Number(digits);
  }
  return null;
}
