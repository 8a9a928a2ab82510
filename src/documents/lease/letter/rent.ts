import type { RentLine, RentRow } from '#contract/lease-report.ts';
import type { Span } from '../../document.ts';
import type { Facts } from '../extract/facts.ts';
import { showRow } from '../extract/rent/show-row.ts';
import { datesIn, monthEnd } from '../lexicon/dates.ts';
import type { LeaseText } from '../prepare/lease-text.ts';
import { passageOf } from '../prepare/passage.ts';
import { linesOf } from './letter-saying.ts';
import { type LetterTopic, topicsOfHeading } from './letter-topic.ts';
import { amountsOf, type OfferAmount } from './letter-values.ts';
import { rentSteps } from './rent-steps.ts';
import { partsAbout, type Term, type TermPart } from './terms.ts';

/**
 * The rent of an offer: a period and its amounts in one row, line or clause; the units are stated, or verified with the
 * area.
 */

type Unit = 'psf' | 'psf_month' | 'monthly' | 'annual';
type Times = Pick<RentRow, 'from' | 'to' | 'from_month' | 'to_month'>;

const number = String.raw`(\d{1,3})`;
const to = String.raw`\s*(?:[-–—]|to|through|thru|&|and)\s*`;
const months = new RegExp(String.raw`\b(?:months?|mos?\.?)\s+${number}(?:${to}${number})?\b`, 'i');
const years = new RegExp(String.raw`\b(?:lease\s+)?(?:years?|yrs?\.?)\s+${number}(?:${to}${number})?\b`, 'i');
/** The months or years at the start of a row; the column header says which. */
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
      // `1 – 5 | $0.00 | $0.00`: the first line of a schedule may be free.
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
    lines.push(...inPassing(live, original, { head: '', heading: '', lead: '', area, metric, totals }));
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

/** An amount without a unit has the unit that the sentence states. */
function withUnit(amounts: readonly OfferAmount[], whole: string): readonly OfferAmount[] {
  const [own] = amounts;
  if (own === undefined || amounts.length !== 1 || own.per !== null || own.amount < 400) return amounts;
  const stated = new Set(amountsOf(whole).flatMap(({ per }) => per ?? []));
  const [unit] = stated;
  return stated.size === 1 && unit !== undefined ? [{ ...own, per: unit }] : amounts;
}

const rentWords =
  /\b(?:rent(?:al)?|rate|licen[cs]e fee|pay|price|live with|offers?|charge|asking|consideration|economics|how about|year 1|first year|in year|gross|nnn|net|full[ -]service|a month|monthly|per month|pcm|p\.?c\.?m|pax)\b|\$\$/i;
const otherMoney =
  /\b(?:t\.?i\.?|allowance|deposit|improvements?|estimat\w+|CAM|nets|parking|stall|cap(?:ped)?|service charge|hours?|fee(?! .*(?:per|a) month)|pay(?:s|ing)? (?:now|today)|options?|renewal|extension|holdover|insurance|liability|opex|operating (?:costs|expenses)|taxes (?:are|run)|storage|utilities are|commission|brokers?|free|abat\w*|interest|late|increase[sd]? (?:by|of)|lawyers?|counsel|pass-?throughs?|reimburse\w*|guarant\w*|tmi|nnn'?s|bond|(?:gross )?(?:sales|receipts)|turnover|breakpoint|security|outside|after-hours|per (?:car|desk|kw)|sign)\b/i;

/** `£1,450 a month, inclusive of service charge and insurance`: what the rent includes is no other amount. */
const whatIsIncluded = /\b(?:inclusive of|including|includes|included are|exclusive of|excluding)\b[^.;$£€\d]{0,100}/gi;

/**
 * `We can live with $28 gross`: the sentence of a message that states a rent, if it is the only one or if it calls the
 * amount the rent.
 */
function inPassing(live: LeaseText, original: LeaseText, around: Surroundings): RentLine[] {
  const found = linesOf(live).flatMap(({ part, heading, text, whole, settled }) => {
    if (!settled || !rentWords.test(whole) || otherMoney.test(whole.replace(whatIsIncluded, '')) || isOfOther(heading))
      return [];
    const own = (piece: string) => amountsOf(piece).filter(({ per, amount }) => per !== 'hour' && amount > 0);
    const passage = passageOf(original.quote(part));
    const steps = rentSteps(text).flatMap((step): RentLine[] => {
      const line = lineOf({ ...part, text: step.text }, step.times, withUnit(own(step.text), text), {
        ...around,
        lead: whole,
      });
      return line ? [{ ...line, ...passage }] : [];
    });
    const amounts = own(text).slice(0, 2);
    const hasUnit =
      amounts.some(({ per }) => per !== null) ||
      /[$£€]\s?\d[\d.,]*\s*(?:gross|nnn|net|full[\s-]service|modified|FSG|to start\b|(?:in|for) year (?:one|1)\b)/i.test(
        text,
      );
    const line = steps.length > 0 || !hasUnit ? null : lineOf({ ...part, text }, { from_month: 1 }, amounts, around);
    const lines = steps.length > 0 ? steps : line ? [{ ...line, ...passage }] : [];
    return lines.length === 0 ? [] : [{ lines, named: /\b(?:rent|rental|rate)\b/i.test(whole) }];
  });
  if (found.length === 0) return inList(live, original, around);
  const named = found.filter((each) => each.named);
  const best = found.length === 1 ? found[0] : named.length === 1 ? named[0] : undefined;
  return best?.lines ?? [];
}

/** `Make good: a settlement of $180 per sqm`: the label names another topic. */
function isOfOther(heading: string): boolean {
  const topics = heading === '' ? [] : topicsOfHeading(heading);
  return topics.length > 0 && topics.every((topic) => notRent.has(topic));
}

const notRent: ReadonlySet<LetterTopic> = new Set([
  'restoration',
  'allowance',
  'deposit',
  'parking',
  'free_rent',
  'holdover',
  'signage',
  'insurance',
  'landlord_work',
]);

/** `60 months, $26.00 modified gross w/ 2.5% annual increases, 2 months free, $40 TI`: a clause of a list of terms. */
function inList(live: LeaseText, original: LeaseText, around: Surroundings): RentLine[] {
  const found = linesOf(live).flatMap(({ part, text, settled }): RentLine[] => {
    const clauses = text.split(/[,;]\s+/);
    if (!settled || clauses.filter((clause) => /\d/.test(clause)).length < 3) return [];
    return clauses.flatMap((clause): RentLine[] => {
      if (clause.length > 90 || otherMoney.test(clause) || !namesRent.test(clause)) return [];
      const amounts = amountsOf(clause).filter(({ per, amount }) => per !== 'hour' && amount > 0);
      const isOne = amounts.length === 1 || amounts.length === 2;
      const line = isOne ? lineOf({ ...part, text: clause }, { from_month: 1 }, amounts, around) : null;
      return line ? [{ ...line, ...passageOf(original.quote(part)) }] : [];
    });
  });
  return found.length === 1 ? found : [];
}

const namesRent =
  /[$£€]\s?\d[\d.,]*\s*(?:gross|nnn|net\b|full[\s-]service|modified|FSG?\b|MG\b|(?:\/|per |a )\s?(?:r?sf|foot|ft)[^a-z]{0,3}(?:gross|nnn|net\b|full|modified))|\b(?:base |net )?rent(?:al rate)? (?:of |at )?[$£€]|[$£€]\s?\d[\d.,]*\s?(?:k\s?)?(?:p\.?a\b|per annum\b|pax\b|p\.?c\.?m\b)/i;

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

interface Surroundings {
  readonly head: string;
  readonly heading: string;
  readonly lead: string;
  readonly area: number | null;
  readonly metric: boolean;
  /** The amounts that the offer states anywhere, such as the first month's rent or a deposit of two months. */
  readonly totals: readonly OfferAmount[];
}

function lineOf(
  piece: TermPart,
  times: Times,
  amounts: readonly OfferAmount[],
  around: Surroundings,
): Omit<RentLine, 'quote' | 'page' | 'clause' | 'paragraph' | 'boxes'> | null {
  const row: Partial<Record<Unit, number>> = {};
  const cells = piece.text.split('\t');
  const heads = around.head.split('\t');
  const loose: number[] = [];
  for (const { amount, per, start } of amounts.filter((each) => !isStep(each, piece.text)).slice(0, 4)) {
    const column = piece.text.slice(0, start).split('\t').length - 1;
    const unit = unitOf(per, heads.length === cells.length ? (heads[column] ?? '') : '', around.lead);
    // `$12.25 a year` is not the rent of any space: it is a rate.
    if (unit === null || (unit === 'annual' && amount < 400)) loose.push(amount);
    else row[unit] ??= amount;
  }
  const { area } = around;
  for (const amount of loose) {
    const proven = area === null ? null : provenUnit(amount, row, loose, area);
    const unit = proven ?? (amount < 400 ? 'psf' : null);
    if (unit === null) continue;
    row[unit] ??= amount;
  }
  // A rate per foot that matches the monthly amount is a monthly rate.
  if (area !== null && row.psf !== undefined && row.monthly !== undefined && agrees(row.psf * area, row.monthly)) {
    row.psf_month = row.psf;
    delete row.psf;
  }
  if (Object.keys(row).length === 0) return null;
  const proof = proofOf(row, area) ?? proofElsewhere(row, area, around.totals);
  const stated =
    isYearly(row, piece.text, around) ||
    amounts.every(({ per }) => per === 'month' || per === 'year' || per === 'sf_month' || per === 'sf_year') ||
    // `$690 per sqm gross per annum, plus 10 car parks at $650`: the unit of the rent is stated.
    (Object.keys(row).length === 1 && (amounts[0]?.per === 'sf_year' || amounts[0]?.per === 'sf_month')) ||
    (around.head !== '' && loose.length === 0);
  const conflict =
    area !== null &&
    row.monthly !== undefined &&
    (row.psf !== undefined || row.psf_month !== undefined) &&
    proof === null;
  const currency = amounts[0]?.currency;
  const made: RentRow = {
    ...times,
    ...row,
    ...(around.metric && (row.psf !== undefined || row.psf_month !== undefined) ? { unit: 'm2' as const } : {}),
    ...(currency === undefined || currency === 'USD' ? {} : { currency }),
  };
  const state =
    !conflict && (proof !== null || stated)
      ? { state: 'found' as const }
      : {
          state: 'check' as const,
          reason: conflict
            ? 'The amounts do not agree with the area.'
            : 'The offer does not say whether the amount is for a month or a year.',
        };
  return { ...made, ...state, kind: 'base', shown: showRow(made), ...(proof === null ? {} : { proof }) };
}

/** `$16.75 net, +$0.50 per year`: what is added later is not the rent. */
function isStep({ start, amount }: OfferAmount, text: string): boolean {
  return amount < 400 && addedLater.test(text.slice(Math.max(0, start - 30), start));
}

const addedLater =
  /(?:(?:^|[\s,;(])\+\s?|\b(?:plus|adding|increas\w+|ris(?:es?|ing)|escalat\w+|bump(?:s|ed|ing)?|step(?:s|ped|ping)?|going up|goes up) (?:up )?(?:by |of |at )?)$/i;

/** `for the first twelve months` and `notice of 6 months` only name a time. */
const byTheMonth =
  /\b(?:per|an?|each|every)\s+(?:calendar\s+)?(?:month|mo)\b|\/\s?(?:month|mo)\b|\bmonthly\b|\bpcm\b|\bmo\b/i;

/** Monthly rents per square foot are never this high in dollars. */
function isYearly(row: Partial<Record<Unit, number>>, text: string, { head, lead }: Surroundings): boolean {
  return (
    row.psf !== undefined &&
    row.psf >= 12 &&
    row.monthly === undefined &&
    !byTheMonth.test(`${text}\n${lead}`) &&
    !/\bmonth|\bmo\b/i.test(head.replace(/\bmonths?\s+\d+/gi, ''))
  );
}

function unitOf(per: OfferAmount['per'], head: string, lead: string): Unit | null {
  if (per === 'sf_month') return 'psf_month';
  if (per === 'sf_year') return 'psf';
  if (per === 'month') return 'monthly';
  if (per === 'year') return 'annual';
  // `Months 01-04: Abated`: the first row of the schedule is no header.
  if (/\b(?:months?|years?) \d/i.test(head)) return null;
  if (/\bmonth/i.test(head) && !/\b(?:ft|foot|sf|rsf|psf)\b/i.test(head)) return 'monthly';
  if (/\b(?:annum|annual|year(?:ly)?)\b/i.test(head) && !/\b(?:ft|foot|sf|rsf|psf)\b/i.test(head)) return 'annual';
  if (/\bper sf per year\b|\bper square foot per (?:year|annum)\b/i.test(lead) && /\brate\b|\bft\b|\bsf\b/i.test(head))
    return 'psf';
  if (/\b(?:sq\.?\s?ft|foot|psf|rsf|sf)\b/i.test(head)) return /month|\bmo\b/i.test(head) ? 'psf_month' : 'psf';
  return per === 'sf' ? null : null;
}

function provenUnit(
  amount: number,
  row: Partial<Record<Unit, number>>,
  loose: readonly number[],
  area: number,
): Unit | null {
  const others = [row.monthly, row.annual, ...loose.filter((each) => each !== amount)].filter(
    (each) => each !== undefined,
  );
  for (const other of others) {
    if (amount < other && agrees((amount * area) / 12, other)) return 'psf';
    if (amount < other && agrees(amount * area, other)) return other === row.annual ? 'psf' : 'psf_month';
    if (other < amount && (agrees((other * area) / 12, amount) || agrees(other * area, amount))) return 'monthly';
  }
  return null;
}

/** Printed rents are rounded: monthly ones to the cent, rates per foot to the cent per year. */
function agrees(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(0.02, b * 0.0006);
}

function proofOf(row: Partial<Record<Unit, number>>, area: number | null): string | null {
  const { psf, psf_month, monthly, annual } = row;
  if (monthly !== undefined && annual !== undefined && agrees(monthly * 12, annual)) return 'monthly × 12 = annual';
  if (area === null) return null;
  if (psf !== undefined && monthly !== undefined && agrees((psf * area) / 12, monthly))
    return 'rate × area ÷ 12 = monthly';
  if (psf !== undefined && annual !== undefined && agrees(psf * area, annual)) return 'rate × area = annual';
  if (psf_month !== undefined && monthly !== undefined && agrees(psf_month * area, monthly))
    return 'rate × area = monthly';
  return null;
}

/**
 * `$10.25/SF` and a deposit of `$19,133.34`: one to four months of a rent, to the cent, prove that the rate is for a year.
 */
function proofElsewhere(
  { psf, ...others }: Partial<Record<Unit, number>>,
  area: number | null,
  totals: readonly OfferAmount[],
): string | null {
  if (area === null || psf === undefined || Object.keys(others).length > 0) return null;
  const monthly = (psf * area) / 12;
  return totals.some(({ amount }) => [1, 2, 3, 4].some((count) => Math.abs(amount - count * monthly) <= 0.02))
    ? 'rate × area ÷ 12 = another amount of the offer'
    : null;
}

function withHeading({ start, end, text, block }: TermPart, part: TermPart & { readonly term: Term }): Span {
  const cut = end - (text.length - text.trimEnd().length);
  const heading = part.block.text.indexOf(part.term.heading);
  return start === part.start && part.term.heading !== '' && heading >= 0 && part.term.parts[0]?.start === part.start
    ? { start: block.start + heading, end: Math.min(cut, start + 260) }
    : { start, end: Math.min(cut, start + 260) };
}

/** If steps are stated for periods, they replace a headline rent. */
function withoutRepeats(lines: readonly RentLine[]): RentLine[] {
  const steps = lines.filter(({ from, to_month }) => from !== undefined || to_month !== undefined);
  const kept = steps.some(({ from, from_month }) => from !== undefined || from_month === 1)
    ? lines.filter((line) => steps.includes(line) || (line.from_month ?? 1) > 1)
    : lines;
  const startOf = ({ from, from_month }: RentLine) => `${from ?? ''}|${from_month ?? ''}`;
  return kept.filter((line, index) => kept.findIndex((other) => startOf(other) === startOf(line)) === index);
}
