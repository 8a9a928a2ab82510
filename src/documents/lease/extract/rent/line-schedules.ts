import type { Document, Table, TableRow } from '#documents/document.ts';
import type { Block } from '../../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../../prepare/lease-text.ts';
import { isMetric, kindsOfLead } from './amount-words.ts';
import { inSequence, periodsIn, readPeriod } from './period.ts';
import { premisesIn } from './premises.ts';
import type { Schedule, Step } from './step.ts';
import { completed, headOf, isTextRow, stepOfRow, type TableHead } from './table-steps.ts';
import { amountsIn, freeWords, stepsInText } from './text-steps.ts';

interface Group {
  steps: Step[];
  rows: number;
  head: TableHead;
  /** The end of the words that introduce the schedule. */
  readonly start: number;
  end: number;
  readonly block: Block;
  readonly premises: string | null;
}

/** `Security Deposit: | $71,239.44`: another term in a summary, although it is below the rent rows. */
const isLabelled = (row: string): boolean =>
  /^[^\t:$]{0,60}\b(?:deposit|expenses?|costs|share|allowance|insurance|tax(?:es)?|parking|fees?|charges?|commissions?)\b[^\t:$]{0,30}:\s{0,5}\t/i.test(
    row,
  );

const noHead: TableHead = { words: '', rent: '', period: '', columns: [] };

const known = new WeakMap<LeaseText, readonly Schedule[]>();

/** Schedules of rent in tables and in lines that begin with a period; rows and lines that follow each other are one schedule. */
export function lineSchedules(text: LeaseText): readonly Schedule[] {
  const schedules = known.get(text) ?? readLines(text);
  known.set(text, schedules);
  return schedules;
}

function readLines(text: LeaseText): Schedule[] {
  const { document, blocks } = text;
  const rows = rowsByStart(document);
  const heads = new Map<Table, TableHead>();
  const groups: Group[] = [];
  let skip = -1;
  for (const [index, block] of blocks.entries()) {
    if (block.contents || index <= skip) continue;
    const last = groups.at(-1);
    const placed = rows.get(block.start);
    const isRow = placed !== undefined && !isTextRow(placed.row) && placed.row.end - placed.row.start < 2_000;
    const lastStep = last?.steps.at(-1);
    if (last && lastStep && block.text.length < 40 && block.start - last.end < 3) {
      const whole = completed(lastStep, block.text);
      if (whole) {
        last.steps[last.steps.length - 1] = { ...whole, end: block.end };
        last.end = block.end;
        continue;
      }
    }
    const head = isRow ? headFor(document, placed.table, heads, blocks, index) : noHead;
    const read = isRow ? stepOfRow(document, placed.row, block, head) : null;
    // A row without a period belongs to a schedule only if the row above has the same number of amounts.
    const own =
      read !== null && isLabelled(block.text)
        ? null
        : read !== null && read.period === null && read.premises === null && !isBelow(last, placed?.table, read)
          ? ofNamedPeriod(read, block, rowBelow(document, rows, placed?.table, blocks[index + 1], head))
          : read;
    let steps = isRow ? (own === null ? [] : [own]) : stepsOfLine(block, announcesRent(blocks, index));
    if (!isRow && steps.length === 0) steps = ratesOfLine(block);
    if (!isRow && steps.length === 0) steps = stepOfNumberedLine(block, blocks, index);
    if (!isRow && steps.length === 0) {
      steps = stepOverTwo(document, block, blocks[index + 1]);
      if (steps.length > 0) skip = index + 1;
    }
    const first = steps[0];
    const end = steps.at(-1)?.end ?? block.end;
    if (first === undefined) continue;
    const caption = captionAbove(blocks.slice(Math.max(0, index - 4), index), last?.end ?? 0);
    const goesOn =
      last !== undefined &&
      first.start - last.end < 260 &&
      !startsAnew(last, first, head, isRow) &&
      caption === undefined &&
      !blocks
        .slice(Math.max(0, index - 3), index)
        .some(({ text: words, start }) => start >= last.end && optionCaption.test(words));
    if (goesOn) {
      last.steps.push(...steps);
      last.end = end;
      last.rows += isRow ? 1 : 0;
      if (last.head.columns.length === 0 && head.columns.length > 0) last.head = head;
    } else
      groups.push({
        steps,
        rows: isRow ? 1 : 0,
        head,
        start: first.start,
        end,
        block,
        premises: caption ?? null,
      });
  }
  return groups.map((group) => scheduleOf(text, group));
}

/** `Construction Period | $2,000.00 per month` above `Lease Years 1-10 | …`: a line of the schedule whose months are not stated. */
function ofNamedPeriod(read: Step, block: Block, below: Step | null): Step | null {
  return below !== null &&
    below.period !== null &&
    below.amounts.length === read.amounts.length &&
    namedPeriod.test(block.text)
    ? read
    : null;
}

const namedPeriod =
  /^(?!.{0,60}\b(?:option|renewal|extension)\b)[^\t\d$]{0,40}\b(?:period|phase|interim\s+term)\b[^\t\d$]{0,20}\t/i;

function rowBelow(
  document: Document,
  rows: ReturnType<typeof rowsByStart>,
  table: Table | undefined,
  next: Block | undefined,
  head: TableHead,
): Step | null {
  const placed = next === undefined ? undefined : rows.get(next.start);
  return next === undefined || placed === undefined || placed.table !== table
    ? null
    : stepOfRow(document, placed.row, next, head);
}

/**
 * The part of the premises that the nearest caption names. If a paragraph introduces the schedule without naming a
 * part, a part named in an earlier clause is not used.
 */
function captionAbove(above: readonly Block[], from: number): string | undefined {
  for (const { text, start } of above.toReversed()) {
    if (start < from) return undefined;
    const name = premisesIn(captionOf(text));
    if (name !== null) return name;
    if (text.length > 160 && /:\s*$/.test(text.slice(-3))) return undefined;
  }
  return undefined;
}

/** `3. Base Rent for the Existing Premises. Through August 31 …`: the title of a longer paragraph. */
function captionOf(text: string): string {
  if (text.length <= 160) return text;
  // `Tenant shall pay Base Rent for the Existing Premises as follows:` at the end of a longer paragraph
  const announced = /:\s*$/.test(text.slice(-3)) ? (text.split(/\.\s/).at(-1) ?? '') : '';
  if (announced.length <= 160 && premisesIn(announced) !== null) return announced;
  const title = text.replace(/^\s*\d{1,2}(?:\.\d{1,2})*\.?\s+/, '').split(/\.\s/)[0] ?? '';
  return title.length < 70 ? title : text;
}

/** The captions above, and the last sentence of the paragraph above them if it introduces the schedule. */
function announcementOf({ blocks }: LeaseText, group: Group): string {
  const parts: string[] = [];
  for (let at = group.block.index - 1; at >= Math.max(0, group.block.index - 9); at -= 1) {
    const block = blocks[at];
    if (block === undefined || block.contents) continue;
    const isCaption = block.kind === 'row' || (block.text.length < 90 && !/[.;]$/.test(block.text));
    if (isCaption && block.kind === 'row' && amountsIn(block.text.replaceAll('\t', ' '), 0).length > 0) break;
    if (isCaption && parts.length < 5) {
      if (block.kind !== 'row') parts.unshift(block.text);
      if (/\brent\b/i.test(block.text) && block.kind === 'heading') break;
      continue;
    }
    const last = sentencesOf(block).at(-1);
    const sentence = last === undefined ? block.text : block.text.slice(last.start - block.start);
    if (/:\W{0,200}$/.test(block.text) || !parts.some((part) => /\brent\b/i.test(part)))
      parts.unshift(sentence.slice(-300));
    break;
  }
  const own = group.block.text.slice(0, Math.max(0, group.start - group.block.start));
  return [...parts, group.head.rent, own].join(' | ');
}

function scheduleOf(text: LeaseText, group: Group): Schedule {
  const { document } = text;
  const lead = `${document.text.slice(Math.max(0, group.start - 420), group.start)} ${group.head.words} ${group.steps[0]?.block.text.slice(0, Math.max(0, group.start - (group.steps[0]?.block.start ?? 0))) ?? ''}`;
  const nearest = document.text
    .slice(Math.max(0, group.start - 260), group.start)
    .split('\n')
    .slice(-3)
    .join(' ');
  const said = kindsOfLead(`${nearest} ${group.head.words}`);
  const periods = inSequence(group.steps.map(({ period }) => period));
  const steps = group.steps.map((step, index) => ({
    ...step,
    period: periods[index] ?? null,
    // If no column has a header, the words above the schedule say what it is about.
    amounts: step.amounts.map((amount) =>
      amount.head.length === 4 && amount.words === null && said.length < 4 ? { ...amount, head: said } : amount,
    ),
  }));
  return {
    reader: group.rows * 2 > group.steps.length ? 'table' : 'list',
    steps,
    lead,
    announcement: announcementOf(text, group),
    premises: group.premises,
    metric: isMetric(`${nearest} ${group.head.words} ${group.steps[0]?.block.text.slice(0, 200) ?? ''}`),
    block: group.block,
  };
}

/** A caption above the rent of an option. */
const optionCaption = /\b(?:option|renewal)\s+(?:term|period|rent|year)s?\b|\boption\s+to\s+(?:renew|extend)\b/i;

function isBelow(last: Group | undefined, table: Table | undefined, step: Step): boolean {
  const before = last?.steps.at(-1);
  return (
    before !== undefined &&
    table !== undefined &&
    before.start >= table.start &&
    before.end <= table.end &&
    before.amounts.length === step.amounts.length
  );
}

/** Another table with its own header, or periods that start again: another schedule. */
function startsAnew(last: Group, first: Step, head: TableHead, isRow: boolean): boolean {
  if (isRow && head !== last.head && head.columns.some(({ kinds }) => typeof kinds !== 'string') && last.rows > 0)
    return true;
  // Rows for other premises may repeat the period.
  if (first.premises !== null && first.premises !== last.steps.at(-1)?.premises) return false;
  const before = last.steps.at(-1)?.period;
  const { period } = first;
  if (!before || !period) return false;
  if (period.from_month !== undefined && before.from_month !== undefined) return period.from_month <= before.from_month;
  return period.from !== undefined && before.from !== undefined && period.from <= before.from;
}

const numbering =
  /^[\s•*–-]*(?:(?:\(?[a-z0-9]{1,3}\)|\d{1,2}\.(?!\d)|[ivx]{1,4}\.)\s*|(?:section\s+)?\d{1,2}(?:\.\d{1,2}){1,3}\.?\s+(?=[A-Za-z“"]))?/i;

/** A line that begins with a rate and names its part of the premises: `€ 3.70 / m² / month for the Warehouses`. */
function ratesOfLine(block: Block): Step[] {
  const lead = /^[\s•*–—-]{0,6}(?=[$£€]|[A-Z]{3}\s?\d)/.exec(block.text);
  const amount = lead === null || block.text.length > 260 ? undefined : amountsIn(block.text, block.start)[0];
  if (
    !lead ||
    amount === undefined ||
    (amount.words === null && amount.isBlurred !== true) ||
    amount.start > block.start + lead[0].length + 1
  )
    return [];
  const part = /^[^.;]{0,50}?\bfor\s+(?:the\s+)?([A-Z][\w-]*(?:\s+[A-Z][\w-]*){0,2})/.exec(
    block.text.slice(amount.end - block.start),
  );
  if (part?.[1] === undefined) return [];
  const end = amount.end + part[0].length;
  return [
    { period: null, amounts: [amount], free: false, area: null, premises: part[1], block, start: amount.start, end },
  ];
}

/** `The Licensee shall pay a monthly licence fee of:` above the list of its parts. */
function announcesRent(blocks: readonly Block[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - 8); at -= 1) {
    const text = blocks[at]?.text ?? '';
    if (/\b(?:rent|fee)s?\b[^.;]{0,40}:\s*$/i.test(text)) return true;
    if (!/^\W*(?:\(?[a-z\d]{1,3}[.)]|[ivx]{1,4}\.)\s/i.test(text)) return false;
  }
  return false;
}

/** A line that begins with a period: `Months 5-16: $36,431.03`; `For Lease Year 2, $5,000 per month`. */
function stepsOfLine(block: Block, isAnnounced: boolean): Step[] {
  if (
    block.text.length > 900 ||
    (!/[$£€¥₹]|\bRs\.?\s?\d|\d\s?(?:USD|yuan|euro|dollars)|\b(?:INR|USD|CAD|RMB|CNY|TWD|NTD|EUR|GBP|HKD|SGD)\b|\bDollars?\b/i.test(
      block.text,
    ) &&
      !freeWords.test(block.text.slice(0, 200)))
  )
    return [];
  const from = numbering.exec(block.text)?.[0].length ?? 0;
  const text = block.text.replaceAll('\t', ' ');
  const period = periodsIn(text.slice(0, 200))[0];
  const lead = text.slice(from, period?.start ?? 0);
  // A line may begin with its amount, in words and figures: `(i) Five Hundred Thousand Dollars ($500,000.00) per annum for …`.
  const first = amountsIn(text.slice(0, 200), block.start)[0];
  const isAmountLine =
    first !== undefined &&
    (first.words !== null || isAnnounced) &&
    /^(?:[A-Z][\w\s,/-]{0,110}\(\s*)?$/.test(text.slice(from, first.start - block.start)) &&
    periodsIn(text).length === 1;
  const isPeriodLine =
    period !== undefined &&
    /^(?:[^:$.]{0,45}[:.])?\s*(?:(?:for|during|from|in|the|lease|rent(?:al)?|annual|monthly|yearly|base|minimum|fixed|period|commencing|beginning|first|on)\b[\s,]*){0,5}(?:(?<=\bfrom\s+the\s{1,200})[^.;:$]{0,70})?$/i.test(
      lead,
    );
  return isPeriodLine || isAmountLine ? stepsInText(text, block, block.start) : [];
}

/** A line that begins with plain numbers, `13 through 24 $80,309.00/month`. */
const numberedLine =
  /^\W{0,3}(?:\d{1,3}\s{0,3}(?:-|–|—|~|to|through|thru)\s{0,3}\d{1,3}[\s:.)]{1,6}|\d{1,2}\s{1,6})(?=[$£€])/i;

/** Plain numbers below a header that says what they count: `Months of Term`. */
function stepOfNumberedLine(block: Block, blocks: readonly Block[], index: number): Step[] {
  const numbers = block.text.length < 200 ? numberedLine.exec(block.text)?.[0] : undefined;
  if (numbers === undefined) return [];
  let at = index - 1;
  while (at > index - 40 && numberedLine.test(blocks[at]?.text ?? '')) at -= 1;
  const head: string[] = [];
  for (; head.length < 4 && (blocks[at]?.text.length ?? 99) < 60; at -= 1) head.unshift(blocks[at]?.text ?? '');
  const period = readPeriod(numbers.replace(/^\W+|(?<![\s:.)])[\s:.)]+$/g, ''), head.join(' '));
  const amounts = amountsIn(block.text.replaceAll('\t', ' '), block.start).slice(0, 4);
  const last = amounts.at(-1);
  if (period === null || last === undefined) return [];
  const free = amounts.every(({ amount }) => amount.isZero());
  return [{ period, amounts, free, area: null, premises: null, block, start: block.start, end: last.end }];
}

/** `Months 1 – 4:` with its amount, or `Abated`, in the paragraph below. */
function stepOverTwo(document: Document, block: Block, next: Block | undefined): Step[] {
  if (next === undefined || block.text.length > 70 || next.text.length > 300 || /\$/.test(block.text)) return [];
  const period = periodsIn(block.text)[0];
  if (period === undefined || !/^[\s\W]*$/.test(block.text.slice(period.end)) || period.start > 30) return [];
  if (!/^.{0,60}?(?:[$£€]\s?\d|\d{3}\.\d{2})/.test(next.text) && !freeWords.test(next.text.slice(0, 60))) return [];
  const both = document.text.slice(block.start, next.end).replace(/[\n\t]/g, ' ');
  return stepsInText(both, block, block.start);
}

function headFor(
  document: Document,
  table: Table,
  heads: Map<Table, TableHead>,
  blocks: readonly Block[],
  index: number,
): TableHead {
  const known = heads.get(table);
  if (known) return known;
  const above: Block[] = [];
  for (let at = index - 1; at >= Math.max(0, index - 10); at -= 1) {
    const block = blocks[at];
    if (!block || block.start >= table.start) continue;
    if (block.text.length > 90 || /[.;]$/.test(block.text) || block.kind === 'row' || above.length >= 3) break;
    above.unshift(block);
  }
  const head = headOf(document, table, above);
  heads.set(table, head);
  return head;
}

function rowsByStart(document: Document): Map<number, { readonly table: Table; readonly row: TableRow }> {
  return new Map(document.tables.flatMap((table) => table.rows.map((row) => [row.start, { table, row }] as const)));
}
