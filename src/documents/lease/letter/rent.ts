import type { RentLine } from '#contract/lease-report.ts';
import type { Span } from '../../document.ts';
import type { Facts } from '../extract/facts.ts';
import { showRow } from '../extract/rent/show-row.ts';
import { datesIn, monthEnd } from '../lexicon/dates.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { amountsOf } from './letter-values.ts';
import { rentInPassing } from './rent-in-passing.ts';
import { lineOf, type Times, withUnit } from './rent-line.ts';
import { rentSteps } from './rent-steps.ts';
import { partsAbout, type Term, type TermPart } from './terms.ts';

/**
 * The rent of an offer: a period and its amounts in one row, line or clause; the units are stated, or checked against
 * the area.
 */

const number = String.raw`(\d{1,3})`;
const to = String.raw`\s*(?:[-–—]|to|through|thru|&|and)\s*`;
const months = new RegExp(String.raw`\b(?:months?|mos?\.?)\s+${number}(?:${to}${number})?\b`, 'i');
const years = new RegExp(String.raw`\b(?:lease\s+)?(?:years?|yrs?\.?)\s+${number}(?:${to}${number})?\b`, 'i');
/** The months or years at the start of a row; the column header says which they are. */
const rowNumbers = new RegExp(String.raw`^\s*${number}(?:${to}${number})?\t`);
const headOfMonths = /^\s{0,200}(?:(?:lease|term|rental)\s)?(?:months?|mos?\.?|period \(months?\))(?:\s*#)?\s*\t/i;
const headOfYears = /^\s{0,200}(?:lease|term|rental)?\s?years?(?:\s*#)?\b/i;
const firstYear = /\b(?:in year one|first (?:12|twelve) months|first year|starting\b|initial(?:ly)?\b|year one)\b/i;
const monthName = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const monthSpan = new RegExp(
  String.raw`\b(${monthName}\s+\d{4})\s*(?:[-–—]|to|through)\s*(${monthName}\s+(?:\d{1,2},\s+)?\d{4})`,
  'i',
);

/** The maximum number of steps in an offer, so that a hostile text can't take long. */
const mostLines = 200;

/** The lines of base rent in the order of the offer; empty if it states none in one of these forms. */
export function rentOfOffer(live: LeaseText, original: LeaseText, facts: Facts): RentLine[] {
  const area = facts.number('premises_rsf');
  const metric = /met(?:er|re)/i.test(facts.get('premises_rsf')?.decided.shown ?? '');
  const totals = amountsOf(live.document.text.slice(0, 60_000)).filter(
    ({ per, amount }) => (per === null || per === 'month') && amount >= 500,
  );
  const lines: RentLine[] = [];
  for (const part of partsAbout(live, ['rent'])) {
    if (lines.length >= mostLines) break;
    if (isOther(part.term)) continue;
    const head = headOf(part);
    const steps = part.text.includes('\t') ? [] : rentSteps(part.text);
    for (const { times, text } of steps) {
      const amounts = withUnit(
        amountsOf(text).filter(({ per, amount }) => per !== 'hour' && amount > 0),
        part.text,
      );
      const piece = { ...part, text };
      const line = lineOf(piece, times, amounts, {
        head,
        area,
        metric,
        totals,
        heading: part.term.heading,
        lead: part.text,
      });
      if (line) lines.push({ ...line, ...passageOf(original.quote(withHeading({ ...part, text: part.text }, part))) });
    }
    if (steps.length > 0) continue;
    for (const piece of piecesOf(part)) {
      const printed = amountsOf(piece.text).filter(({ per }) => per !== 'hour');
      const amounts = printed.filter(({ amount }) => amount > 0);
      const times = timesOf(piece.text, part, piece === piecesOf(part)[0] || lines.length === 0);
      // `1 – 5 | $0.00 | $0.00`: the first row of a schedule may be free of rent.
      if (times !== null && part.block.kind === 'row' && printed.length > 0 && amounts.length === 0) {
        const row = { ...times, monthly: 0 };
        const passage = passageOf(original.quote(withHeading(piece, part)));
        lines.push({ ...row, state: 'found', kind: 'free', shown: showRow(row, true), ...passage });
        continue;
      }
      if (amounts.length === 0 || times === null) continue;
      const line = lineOf(piece, times, amounts, {
        head,
        area,
        metric,
        totals,
        heading: part.term.heading,
        lead: leadOf(part),
      });
      if (line) lines.push({ ...line, ...passageOf(original.quote(withHeading(piece, part))) });
    }
  }
  if (isOfParts(live))
    return withoutRepeats(lines).map((line): RentLine => ({ ...line, state: 'check', reason: severalRents }));
  if (lines.length === 0)
    lines.push(...rentInPassing(live, original, { head: '', heading: '', lead: '', area, metric, totals }));
  return withoutRepeats(lines);
}

const severalRents = 'The offer states several rents.';

/** `Rent warehouse: €68 per m²`, `Rent offices: €110 per m²`: none of them is the rent. */
function isOfParts(live: LeaseText): boolean {
  const named = partsAbout(live, ['rent'])
    .filter(({ term, text }) => !isOther(term) && /[$£€₹]\s?\d|\d\s?(?:€|EUR)/.test(text))
    .flatMap(({ term }) => partOfSpace.exec(term.heading)?.[0].toLowerCase() ?? []);
  return new Set(named).size >= 2;
}

const partOfSpace =
  /\b(?:warehouse|hall|offices?|mezzanine|retail|shop|storage|archive|basement|yard|terrace|parking|garage|land|existing|expansion)\b/i;

/** Headings such as `Rent in extensions`, `Rent credit` or `Interim rent` are about other rents. */
function isOther({ heading, topics }: Term): boolean {
  return (
    topics.includes('renewal') ||
    topics.includes('free_rent') ||
    topics.includes('percentage_rent') ||
    /\b(?:option|extension|sales tax|interim)\b/i.test(heading)
  );
}

/** A table row is one piece; prose is split where a new period begins. */
function piecesOf(part: TermPart): readonly TermPart[] {
  if (part.text.includes('\t')) return [part];
  const cuts = [0];
  for (const match of part.text.matchAll(
    /;\s+|\.\s+(?=(?:Lease\s+|Months?|Years?|The)\b)|,\s+(?=[$£€][\d.,]+ for months)/gi,
  ))
    cuts.push(match.index + match[0].length);
  return cuts.map((from, index) => {
    const end = cuts[index + 1] ?? part.text.length;
    return { block: part.block, start: part.start + from, end: part.start + end, text: part.text.slice(from, end) };
  });
}

function timesOf(text: string, part: TermPart & { readonly term: Term }, first: boolean): Times | null {
  const own = readTimes(text, part);
  if (own) return own;
  // `Minimum rent – Years 1 & 2` names the period in the heading.
  const headed = readTimes(part.term.heading, part);
  if (headed) return headed;
  // The value next to a label is prose; a whole row belongs to a table.
  const isTable = part.block.kind === 'row' && (part.start === part.block.start || part.text.includes('\t'));
  return first && (firstYear.test(text) || !/\bthereafter\b/i.test(text)) && !isTable ? { from_month: 1 } : null;
}

function readTimes(text: string, part: TermPart & { readonly term: Term }): Times | null {
  const month = months.exec(text);
  if (month) return { from_month: Number(month[1]), ...(month[2] === undefined ? {} : { to_month: Number(month[2]) }) };
  const head = headOf(part);
  const counted = headOfMonths.test(head) ? rowNumbers.exec(text) : null;
  if (counted) return { from_month: Number(counted[1]), to_month: Number(counted[2] ?? counted[1]) };
  const year = years.exec(text) ?? (headOfYears.test(head) ? rowNumbers.exec(text) : null);
  if (year) {
    const from_month = (Number(year[1]) - 1) * 12 + 1;
    const isOpen = /^\s*(?:onwards?|and (?:after|on)|\+|thereafter)/i.test(text.slice(year.index + year[0].length));
    return isOpen ? { from_month } : { from_month, to_month: Number(year[2] ?? year[1]) * 12 };
  }
  const named = monthSpan.exec(text);
  if (named) {
    const from = datesIn(`${named[1]?.replace(/(\w{1,60}\.?)\s+(\d{4})/, '$1 1, $2')}`)[0]?.iso;
    const last = named[2] ?? '';
    const end = datesIn(last)[0]?.iso ?? endOfMonth(last);
    return from && end ? { from, to: end } : null;
  }
  const [from, until] = datesIn(text.split('\t')[0] ?? '');
  return from && until && until.start - from.end < 16 ? { from: from.iso, to: until.iso } : null;
}

function endOfMonth(named: string): string | null {
  const first = datesIn(named.replace(/(\w{1,60}\.?)\s+(\d{4})/, '$1 1, $2'))[0]?.iso;
  return first === undefined ? null : monthEnd(first);
}

/** The header of the table above a row, otherwise empty. */
function headOf(part: TermPart & { readonly term: Term }): string {
  if (part.block.kind !== 'row') return '';
  const known = heads.get(part.term);
  if (known !== undefined) return known;
  const head =
    part.term.parts.slice(0, 4).find((each) => each.block.kind === 'row' && !/[$£€]\s?\d/.test(each.text))?.text ?? '';
  heads.set(part.term, head);
  return head;
}

const heads = new WeakMap<Term, string>();

/** The words between the heading and the table: 'Net of operating expenses, per SF per year, payable monthly.' */
function leadOf(part: TermPart & { readonly term: Term }): string {
  const lead = part.term.parts[0];
  return lead && lead.block.kind !== 'row' && part.block.kind === 'row' ? lead.text : '';
}

function withHeading({ start, end, text, block }: TermPart, part: TermPart & { readonly term: Term }): Span {
  const cut = end - (text.length - text.trimEnd().length);
  const heading = part.block.text.indexOf(part.term.heading);
  return start === part.start && part.term.heading !== '' && heading >= 0 && part.term.parts[0]?.start === part.start
    ? { start: block.start + heading, end: Math.min(cut, start + 260) }
    : { start, end: Math.min(cut, start + 260) };
}

/** Steps with periods replace a headline rent. */
function withoutRepeats(lines: readonly RentLine[]): RentLine[] {
  const steps = lines.filter(({ from, to_month }) => from !== undefined || to_month !== undefined);
  const kept = steps.some(({ from, from_month }) => from !== undefined || from_month === 1)
    ? lines.filter((line) => steps.includes(line) || (line.from_month ?? 1) > 1)
    : lines;
  const startOf = ({ from, from_month }: RentLine) => `${from ?? ''}|${from_month ?? ''}`;
  return kept.filter((line, index) => kept.findIndex((other) => startOf(other) === startOf(line)) === index);
}
