import { Decimal } from 'decimal.js';
import type { RentRow } from '../../contract/document-report.ts';
import type { Span, Table } from '../document.ts';
import type { FieldContext } from './fields/rule.ts';
import { moneyIn } from './lexicon/figures.ts';
import { readAmount } from './lexicon/numbers.ts';
import type { Block } from './prepare/block.ts';
import { type Period, periodPattern, readPeriod } from './rent-periods.ts';

/** One row of the schedule with the passage that prints it. */
export interface ScheduledRent {
  readonly row: RentRow;
  readonly span: Span;
}

export type AmountKind = 'monthly' | 'annual' | 'psf' | 'psf_month';

/** A step of rent as printed: a period and amounts whose kind is known or not yet. */
interface Step extends Span {
  readonly period: Period;
  readonly amounts: readonly { readonly amount: Decimal; readonly kind: AmountKind | null }[];
  readonly block: Block;
}

interface Schedule {
  readonly steps: readonly Step[];
  readonly score: number;
}

/** The best rent table of the document, else its single statement of rent; empty when there is neither. */
export function readRentSchedule(context: FieldContext, area: number | null): ScheduledRent[] {
  const lists = listSchedules(context);
  const schedules = [...tableSchedules(context).map((table) => withNeighbours(table, lists)), ...lists].sort(
    (a, b) => b.score - a.score || (a.steps[0]?.start ?? 0) - (b.steps[0]?.start ?? 0),
  );
  const best = schedules[0];
  const single = statedRent(context);
  if (best === undefined || best.score < 40 || best.steps.length === 0) return single === null ? [] : [single];
  const stated = single?.row;
  const rows = best.steps.map((step) => ({ row: rowOf(step), span: { start: step.start, end: step.end } }));
  // One column means one thing: the first row decides for all whether its rate is by the month.
  const monthly = rows[0] !== undefined && isMonthlyRate(rows[0].row, area, stated);
  const all = rows.map(({ row: { psf, ...row }, span }) => ({
    row: psf === undefined ? row : monthly ? { ...row, psf_month: psf } : { ...row, psf },
    span,
  }));
  // A table of rates leaves the month's amount to the summary.
  const rates = all.every(({ row }) => row.monthly === undefined && row.annual === undefined);
  return rates && single !== null && single.row.monthly !== undefined ? [single, ...all] : all;
}

/** Steps in paragraphs right before or behind a table belong to it: `Months 1 – 4: abated`. */
function withNeighbours(table: Schedule, lists: readonly Schedule[]): Schedule {
  const start = table.steps[0]?.start ?? 0;
  const end = table.steps.at(-1)?.end ?? 0;
  const near = lists
    .flatMap(({ steps }) => steps)
    .filter((step) => (step.end <= start && start - step.end < 120) || (step.start >= end && step.start - end < 60));
  return { ...table, steps: [...near, ...table.steps].sort((a, b) => a.start - b.start) };
}

const aboutRent =
  /\b(?:base|basic|minimum|fixed|annual|monthly|rental|net|gross|yearly)\s+(?:\w+\s+)?rent(?:al)?s?\b|\brent(?:al)?\s+(?:schedule|rate|table|payable|amount)|\brent\b/i;
const ownName =
  /\b(?:base|basic|minimum|fixed|annual\s+base|monthly\s+base|base\s+monthly|base\s+annual)\s+(?:\w+\s+)?rent(?:al)?\b/i;
const otherTable =
  /\b(?:option|renewal\s+(?:term|rent)|termination\s+(?:fee|payment)|parking|storage|deposit|letter\s+of\s+credit|amorti[sz]|operating\s+expenses?\s+(?:estimate|cap)|percentage\s+rent|breakpoint|insurance|signage|abated\s+rent|contraction)\b/i;

function tableSchedules(context: FieldContext): Schedule[] {
  const { document, blocks } = context.text;
  const byStart = new Map(blocks.map((block) => [block.start, block]));
  const groups: { steps: Step[]; heads: Heads; start: number; end: number }[] = [];
  for (const table of document.tables) {
    const own = headsOf(document.text, table);
    const before = groups.at(-1);
    // A table that a page breaks goes on without a head.
    const goesOn = before !== undefined && table.start - before.end < 60 && own.kinds.length === 0;
    const heads = goesOn ? before.heads : own;
    const steps: Step[] = [];
    for (const row of table.rows) {
      const block = byStart.get(row.start);
      if (!block || block.contents) continue;
      const text = document.text.slice(row.start, row.end);
      const amounts = amountsOfRow(document.text, row.cells, heads);
      const open = steps.at(-1);
      if (amounts.length === 0) {
        // `10/1/2025 –` with its end on the line below.
        const end =
          open && open.period.to === undefined && row.start - open.end < 4
            ? readPeriod(`to ${text.replace(/\t/g, ' ')}`, '')
            : null;
        if (open && end?.to !== undefined)
          steps[steps.length - 1] = { ...open, period: { ...open.period, to: end.to }, end: row.end };
        continue;
      }
      const firstAmount = amounts[0]?.at ?? row.end;
      const period =
        readPeriod(text.slice(0, firstAmount - row.start).replace(/\t/g, ' '), heads.words) ??
        readPeriod(text.replace(/\t/g, ' '), heads.words);
      if (period !== null) steps.push({ period, amounts, block, start: row.start, end: row.end });
    }
    if (steps.length === 0) continue;
    const last = steps.at(-1);
    const below = blocks.find(({ start }) => start > table.end && start <= table.end + 2);
    if (
      last &&
      last.period.to === undefined &&
      steps.length > 1 &&
      steps[0]?.period.to !== undefined &&
      below &&
      below.text.length < 25
    ) {
      const end = readPeriod(`to ${below.text}`, '');
      if (end?.to !== undefined)
        steps[steps.length - 1] = { ...last, period: { ...last.period, to: end.to }, end: below.end };
    }
    if (goesOn) {
      before.steps.push(...steps);
      before.end = table.end;
    } else groups.push({ steps, heads, start: table.start, end: table.end });
  }
  return groups.map(({ steps: read, heads, start }) => {
    const lead = document.text.slice(Math.max(0, start - 300), start);
    const steps = byRelation(read);
    return { steps, score: scoreOf(context, steps, `${lead} ${heads.words}`, heads.words) + 10 };
  });
}

/** Where in most rows one amount is twelve times another, these two places are the month and the year, whatever the heads say. */
function byRelation(steps: readonly Step[]): Step[] {
  const votes = new Map<string, number>();
  for (const { amounts } of steps) {
    for (const [i, month] of amounts.entries()) {
      const j = amounts.findIndex((year, at) => at !== i && isYearOf(month.amount, year.amount));
      if (j >= 0) votes.set(`${i},${j}`, (votes.get(`${i},${j}`) ?? 0) + 1);
    }
  }
  const [places, count] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (count < steps.length / 2) return [...steps];
  const [month, year] = places.split(',').map(Number);
  return steps.map((step) => ({
    ...step,
    amounts: step.amounts.map(({ amount, kind }, at) => ({
      amount,
      kind: (at === month
        ? 'monthly'
        : at === year
          ? 'annual'
          : kind === 'monthly' || kind === 'annual'
            ? null
            : kind) as AmountKind | null,
    })),
  }));
}

function isYearOf(month: Decimal, year: Decimal): boolean {
  return (
    year.greaterThan(0) &&
    month
      .times(12)
      .minus(year)
      .abs()
      .lessThanOrEqualTo(Decimal.max(1, year.times(0.002)))
  );
}

interface Heads {
  readonly words: string;
  readonly kinds: readonly { readonly column: number; readonly kind: AmountKind }[];
}

/** What the rows above the first amounts say of each column; a caption paragraph above the table counts as well. */
function headsOf(text: string, table: Table): Heads {
  const columns = new Map<number, string>();
  for (const row of table.rows) {
    const line = text.slice(row.start, row.end);
    if (/\$\s*\d|\d{1,3},\d{3}|\d\.\d{2}\b/.test(line)) break;
    for (const { start, end, column } of row.cells)
      columns.set(column, `${columns.get(column) ?? ''} ${text.slice(start, end)}`.trim());
  }
  const ordered = [...columns].sort(([a], [b]) => a - b);
  const above = ordered.length === 0 ? text.slice(Math.max(0, table.start - 140), table.start) : '';
  return {
    words: ordered.map(([, words]) => words).join(' | ') || above,
    kinds: ordered.flatMap(([column, words]) => {
      const kind = kindOfWords(words);
      return kind === null ? [] : [{ column, kind }];
    }),
  };
}

function kindOfWords(words: string): AmountKind | null {
  if (
    /\b(?:per|\/|\$\/)\s*(?:rentable\s+|usable\s+)?(?:square\s+f|sq\.?\s*f|r?sf\b|psf)|\bpsf\b|\brsf\b|\brate\b|\/\s*(?:rsf|sf|sq)/i.test(
      words,
    ) &&
    !/\bsquare\s+feet\s*$/i.test(words)
  ) {
    return /\bper\s+month|\/\s*mo|monthly\s+(?:base\s+)?(?:rental\s+)?rate|month\s*$/i.test(words)
      ? 'psf_month'
      : 'psf';
  }
  if (/\bmonth(?:ly)?\b|\/\s*mo\b|per\s+month|installment/i.test(words) && !/^\s*months?\s*$/i.test(words))
    return 'monthly';
  if (/\bannual(?:ly|ized)?\b|\byearly\b|per\s+(?:annum|year)|\/\s*y(?:ea)?r|\bannum\b/i.test(words)) return 'annual';
  return null;
}

function amountsOfRow(
  text: string,
  cells: readonly (Span & { readonly column: number })[],
  heads: Heads,
): { amount: Decimal; kind: AmountKind | null; at: number }[] {
  const row = { start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 };
  const line = text.slice(row.start, row.end);
  const printed = moneyIn(line).map(({ amount, start, end }) => ({
    amount: new Decimal(amount),
    at: row.start + start,
    end: row.start + end,
  }));
  const bare = printed.length > 0 ? [] : bareAmounts(text, cells);
  const amounts = printed.length > 0 ? printed : bare;
  return amounts.map(({ amount, at, end }, index) => {
    const column = cells.find((cell) => cell.end >= end && cell.start <= end)?.column ?? -1;
    const inline = inlineKind(
      text.slice(Math.max(row.start, at - 50), at),
      text.slice(end, Math.min(row.end, end + 60)),
    );
    const byOrder = heads.kinds.length === amounts.length ? heads.kinds[index]?.kind : undefined;
    const byColumn = heads.kinds.find((head) => head.column === column)?.kind;
    return { amount, at, kind: inline ?? byOrder ?? byColumn ?? null };
  });
}

/** Amounts without a dollar sign: cells that are nothing but a number with thousands or cents. */
function bareAmounts(text: string, cells: readonly Span[]): { amount: Decimal; at: number; end: number }[] {
  return cells.flatMap(({ start, end }) => {
    const cell = text.slice(start, end).trim();
    const amount = /^\d{1,3}(?:,\d{3})*\.\d{2}\*?$|^\d{1,3}(?:,\d{3})+\*?$/.test(cell) ? readAmount(cell) : null;
    return amount === null ? [] : [{ amount, at: start, end }];
  });
}

/** What the words right beside an amount say of it. */
export function inlineKind(lead: string, trail: string): AmountKind | null {
  const after = trail.slice(0, 60);
  const foot =
    /^[\s,*)]*(?:NNN\s+|net\s+|gross\s+|triple\s+net\s+)?(?:\/|per|a)\s*(?:annum\s+per\s+)?(?:year\s+per\s+)?(?:rentable|usable|leasable|gross|net)?\s*(?:rentable\s+)?(?:square\s+f|sq\.?\s*f|r?sf\b|psf)|^[\s,]*(?:psf|\/rsf|\/sf|p\.s\.f)/i;
  if (foot.test(after))
    return /^[^;.]{0,60}?(?:per\s+month|\/\s*mo|monthly|a\s+month)/i.test(after) ? 'psf_month' : 'psf';
  if (
    /^[\s,*)]*(?:NNN\s+|net\s+)?(?:\/\s*mo|per\s+(?:calendar\s+)?month|a\s+month|each\s+month|monthly|month\b)/i.test(
      after,
    )
  )
    return 'monthly';
  if (
    /^[\s,*)]*(?:NNN\s+|net\s+)?(?:\/\s*y|per\s+(?:annum|year|lease\s+year)|annually|a\s+year|yearly|annum)/i.test(
      after,
    )
  )
    return 'annual';
  if (
    /\b(?:monthly\s+(?:installments?|payments?|(?:base\s+|minimum\s+)?rent(?:al)?)|per\s+month|each\s+month|month)\b[^$;]{0,40}$/i.test(
      lead,
    )
  )
    return 'monthly';
  if (/\b(?:annual(?:ly)?|yearly|per\s+annum)\b[^$;]{0,45}$/i.test(lead)) return 'annual';
  return null;
}

/** Lines and sentences that begin with a period: `Months 5 – 16: $437,172.32 per annum …`. */
function listSchedules(context: FieldContext): Schedule[] {
  const groups: Step[][] = [];
  let last: { end: number } | null = null;
  for (const [index, block] of context.text.blocks.entries()) {
    if (block.contents) continue;
    const steps = stepsOfBlock(block, context.text.blocks[index + 1]);
    if (steps.length === 0) continue;
    const near = last !== null && steps[0] !== undefined && steps[0].start - last.end < 260;
    if (near) groups.at(-1)?.push(...steps);
    else groups.push(steps);
    last = steps.at(-1) ?? last;
  }
  return groups.map((steps) => {
    const start = steps[0]?.start ?? 0;
    const lead = context.text.document.text.slice(Math.max(0, start - 350), start);
    return {
      steps,
      score:
        scoreOf(context, steps, `${lead.slice(-260)} ${steps[0]?.block.text.slice(0, 120) ?? ''}`, lead.slice(-120)) -
        (steps.length === 1 ? 25 : 0),
    };
  });
}

function stepsOfBlock(block: Block, next: Block | undefined): Step[] {
  if (!block.text.includes('$')) return next === undefined ? [] : stepOverTwo(block, next);
  const starts = [...block.text.matchAll(periodPattern)].filter(
    (match, index, all) =>
      index === 0 || match.index >= (all[index - 1]?.index ?? 0) + (all[index - 1]?.[0].length ?? 0),
  );
  return starts.flatMap((match, index): Step[] => {
    const end = starts[index + 1]?.index ?? Math.min(block.text.length, match.index + match[0].length + 260);
    const piece = block.text.slice(match.index + match[0].length, end);
    const gap = /^[^$]*/.exec(piece)?.[0] ?? '';
    // Between a period and its amount stand a few words, never another sentence.
    if (gap.length > 110 || /[.](?=\s+[A-Z])/.test(gap.slice(3)) || gap.length === piece.length) return [];
    const period = readPeriod(match[0], '');
    if (period === null) return [];
    const found = moneyIn(piece);
    const amounts = found.flatMap(({ amount, start, end: amountEnd }) => {
      const kind = inlineKind(piece.slice(Math.max(0, start - 60), start), piece.slice(amountEnd, amountEnd + 60));
      return [{ amount: new Decimal(amount), kind, end: amountEnd }];
    });
    const used = amounts.slice(0, 3);
    const stop = used.at(-1)?.end ?? 0;
    const trailing =
      /^\s*(?:per\s+\w+(?:\s+\w+){0,3}|monthly|annually|\/\s*\w+)?/i.exec(piece.slice(stop))?.[0].length ?? 0;
    return [
      {
        period,
        amounts: used,
        block,
        start: block.start + match.index,
        end: block.start + match.index + match[0].length + stop + trailing,
      },
    ];
  });
}

/** `Months 1 – 4:` with its amount in the paragraph below. */
function stepOverTwo(block: Block, next: Block): Step[] {
  if (block.text.length > 60) return [];
  const match = new RegExp(periodPattern.source, 'i').exec(block.text);
  const period =
    match && /^[\s\W]*$/.test(block.text.slice(match.index + match[0].length)) ? readPeriod(match[0], '') : null;
  const money = moneyIn(next.text.slice(0, 160))[0];
  if (!match || period === null || money === undefined || money.start > 80) return [];
  const kind = inlineKind(next.text.slice(0, money.start), next.text.slice(money.end, money.end + 60));
  return [
    {
      period,
      amounts: [{ amount: new Decimal(money.amount), kind }],
      block,
      start: block.start,
      end: next.start + money.end,
    },
  ];
}

function scoreOf(context: FieldContext, steps: readonly Step[], lead: string, near: string): number {
  const first = steps[0];
  if (!first) return 0;
  const section = `${first.block.section} ${lead}`;
  return (
    40 +
    (ownName.test(section) ? 25 : aboutRent.test(section) ? 12 : -30) +
    Math.min(45, steps.length * 3) -
    (otherTable.test(`${near} ${first.block.section}`) ? 40 : 0) -
    (first.block.attached ? 40 : 0) -
    (first.start / Math.max(1, context.text.document.text.length)) * 8
  );
}

function rowOf({ period, amounts }: Step): RentRow {
  const known: Partial<Record<AmountKind, number>> = {};
  const open: Decimal[] = [];
  for (const { amount, kind } of amounts) {
    if (kind !== null && known[kind] === undefined) known[kind] = amount.toNumber();
    else if (kind === null) open.push(amount);
  }
  for (const amount of settle(open, known))
    if (known[amount.kind] === undefined) known[amount.kind] = amount.amount.toNumber();
  return { ...period, ...known };
}

/** Amounts without words: twelve times one is the other; a few dollars are a rate; else the size tells nothing and the month is assumed. */
function settle(
  open: readonly Decimal[],
  known: Partial<Record<AmountKind, number>>,
): { amount: Decimal; kind: AmountKind }[] {
  const settled: { amount: Decimal; kind: AmountKind }[] = [];
  const rest = [...open];
  for (const month of open) {
    const year = open.find((other) => other !== month && isYearOf(month, other));
    if (year) {
      settled.push({ amount: month, kind: 'monthly' }, { amount: year, kind: 'annual' });
      rest.splice(rest.indexOf(month), 1);
      rest.splice(rest.indexOf(year), 1);
      break;
    }
  }
  for (const amount of rest) {
    if (amount.lessThan(500) && amount.greaterThan(0)) settled.push({ amount, kind: 'psf' });
    else if (known.annual !== undefined && new Decimal(known.annual).equals(amount.times(12)))
      settled.push({ amount, kind: 'monthly' });
    else if (known.monthly !== undefined) settled.push({ amount, kind: 'annual' });
    else settled.push({ amount, kind: 'monthly' });
  }
  return settled;
}

function isMonthlyRate(known: RentRow, area: number | null, stated: RentRow | undefined): boolean {
  const rate = known.psf;
  if (rate === undefined || area === null) return false;
  const about = (a: number, b: number) => Math.abs(a - b) <= Math.max(1, b * 0.02);
  if (known.monthly !== undefined) return about(rate * area, known.monthly);
  if (known.annual !== undefined) return about(rate * area * 12, known.annual);
  return (
    rate < 12 &&
    stated?.monthly !== undefined &&
    Math.abs(rate * area - stated.monthly) < Math.abs((rate * area) / 12 - stated.monthly)
  );
}

/** `Base Rent: $8,279.00 per month`; `an annual rental of … in equal monthly installments of …`. */
function statedRent(context: FieldContext): ScheduledRent | null {
  const label =
    /^(?:(?:initial|monthly|annual|minimum|fixed|basic|base|net|gross|yearly|starting|proposed)\s+)*(?:rent|rental|rental\s+rate)(?:\s+(?:per\s+\w+|rate|amount|payments?|payable\s+monthly))?$/;
  const found: { row: RentRow; span: Span; score: number }[] = [];
  const take = (piece: string, from: number, block: Block, base: number, labelWords: string) => {
    const row: Partial<Record<AmountKind, number>> = {};
    let start = -1;
    let end = 0;
    for (const money of moneyIn(piece).slice(0, 4)) {
      const amount = new Decimal(money.amount);
      const trail = piece.slice(money.end, money.end + 60);
      if (money.start - end > 220 && start >= 0) break;
      const kind =
        inlineKind(`${labelWords} ${piece.slice(Math.max(0, money.start - 70), money.start)}`.slice(-90), trail) ??
        (amount.lessThan(200) && !/\.\d{3}/.test(money.amount) ? 'psf' : null);
      if (kind === null || row[kind] !== undefined) {
        if (
          start < 0 &&
          kind === null &&
          amount.greaterThan(200) &&
          /\b(?:each|per|every|first\s+day\s+of\s+(?:each|the))\s+(?:calendar\s+)?month|monthly|in\s+advance/i.test(
            piece.slice(0, 420),
          )
        ) {
          row.monthly = amount.toNumber();
          start = money.start;
          end = money.end;
        }
        continue;
      }
      row[kind] = amount.toNumber();
      if (start < 0) start = money.start;
      const qualifier =
        /^[\s,)]*(?:(?:NNN|net|gross)\s+)?(?:per\s+(?:rentable\s+)?(?:\w+)(?:\s+(?:foot|feet))?(?:\s+per\s+\w+)?|\/\s*\w+|monthly|annually|a\s+month)?/i.exec(
          trail,
        )?.[0].length ?? 0;
      end = money.end + qualifier;
    }
    if (start < 0) return;
    found.push({
      row,
      span: { start: from + start, end: from + end },
      score: base + (block.attached ? -45 : 0) - (block.start / Math.max(1, context.text.document.text.length)) * 10,
    });
  };
  for (const pair of context.text.pairs) {
    if (label.test(pair.label))
      take(pair.text.slice(0, 500), pair.value.start, pair.block, pair.strength === 'labelled' ? 100 : 66, pair.label);
  }
  for (const hit of context.text.hits(
    ['rent', 'rental'],
    /\b(?:[Bb]ase|[Mm]inimum|[Bb]asic|[Ff]ixed|[Aa]nnual|[Mm]onthly)\s+(?:[Aa]nnual\s+|[Mm]onthly\s+)?[Rr]ent(?:al)?\b[^.;$]{0,160}\$[^;]{0,260}|\brent(?:al)?\s+(?:in\s+the\s+(?:amount|sum)\s+of|of|at\s+the\s+rate\s+of)\b[^.;$]{0,120}\$[^;]{0,220}|\bper\s+(?:month|annum)\b[^.;$]{0,60}\$[^;]{0,60}|\b[Rr]ent\b[^.;$]{0,80}\b(?:shall\s+be|is)\s+\$[^;]{0,120}|\bpay\s+(?:\w+\s+){0,3}rent\s+of\s+\$[^;]{0,120}/dg,
  )) {
    if (
      /\b(?:late|percentage|deposit|holdover|holding|abate|insurance|parking)\b/i.test(
        `${hit.block.section} ${hit.text.slice(0, 90)}`,
      )
    )
      continue;
    take(hit.text, hit.start, hit.block, /rent/.test(hit.block.section) ? 60 : 45, '');
  }
  const best = found.sort((a, b) => b.score - a.score || a.span.start - b.span.start)[0];
  return best === undefined ? null : { row: best.row, span: best.span };
}
