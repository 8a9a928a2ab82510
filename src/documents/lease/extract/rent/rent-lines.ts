import type { RentLine, RentRow } from '#contract/lease-report.ts';
import { moneyIn } from '../../lexicon/figures.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import { passageOf, placeIn } from '../../prepare/passage.ts';
import type { FieldContext } from '../field.ts';
import { showMoney } from '../readers.ts';
import { withLimits } from '../with-limits.ts';
import { abatedPeriods } from './abated-periods.ts';
import { monthsOf, type Period } from './period.ts';
import { type ReadSchedule, readSchedules } from './read-schedules.ts';
import { showRow } from './show-row.ts';
import type { ReadLine, Schedule, Step } from './step.ts';
import type { Verdict } from './units.ts';

/** The lines of the reports: base rent and free rent, each with its state and passage. */
export function readRent(context: FieldContext): RentLine[] {
  return rentLinesOf(context).map(({ kind, row, premises, doubt, proof, shown, span, block }) => ({
    kind,
    ...row,
    ...(premises === null ? {} : { premises }),
    ...(doubt === null ? { state: 'found' as const } : { state: 'check' as const, reason: doubt }),
    shown,
    ...(proof === null || doubt !== null ? {} : { proof }),
    // Free rent often has a condition: `provided that Tenant is not in default`.
    ...passageOf(context.text.quote(kind === 'free' ? withLimits(block, span) : span)),
  }));
}

const known = new WeakMap<FieldContext, readonly ReadLine[]>();

/** The lines with their positions, for the fields that are read from the schedule; they are read only once. */
export function rentLinesOf(context: FieldContext): readonly ReadLine[] {
  const lines = known.get(context) ?? readRentLines(context);
  known.set(context, lines);
  return lines;
}

/** `off` names the part to switch off. */
export function readRentLines(context: FieldContext, off: string | null = null): ReadLine[] {
  const schedules = readSchedules(context, off);
  const lines = schedules.flatMap((read) =>
    linesOf(read, schedules.length > 1 || isOfPart(read.schedule, context), context),
  );
  const free = abatedPeriods(context)
    .map((line) => (isOfSeveral(lines, context) ? line : { ...line, premises: null }))
    .filter((line) => !lines.some((each) => each.kind === 'free' && isSamePeriod(each.row, line.row)));
  const all = [...lines, ...free].sort((a, b) => a.span.start - b.span.start);
  return all.filter((line) => !isSaidTwice(line, all));
}

/** Whether the premises have several parts: free rent for one of them does not apply to the whole. */
function isOfSeveral(lines: readonly ReadLine[], { best }: FieldContext): boolean {
  return lines.some(({ premises }) => premises !== null) || /;|,|&|\band\b/.test(best('suite_floor')?.shown ?? '');
}

/** An amendment that states the rent for one of two premises: `Base Rent for the Existing Premises`. */
function isOfPart({ premises }: Schedule, { kind }: FieldContext): boolean {
  return kind === 'amendment' && premises !== null && /\bPremises$/.test(premises);
}

/** `The first five months are abated` below a schedule whose first row gives these months as dates. */
function isSaidTwice({ kind, row }: ReadLine, all: readonly ReadLine[]): boolean {
  const [first] = all.filter((each) => each.row.from !== undefined);
  return kind === 'free' && row.from_month === 1 && first?.kind === 'free' && monthsOf(first.row) === monthsOf(row);
}

function linesOf({ schedule, verdicts }: ReadSchedule, several: boolean, context: FieldContext): ReadLine[] {
  const { text } = context;
  const elsewhere = schedule.block.operative
    ? amendedBy(text)
    : `This is stated in another instrument of the file: ${schedule.block.instrument.label}.`;
  const lines = schedule.steps.flatMap((step, index): ReadLine[] => {
    const verdict = verdicts[index];
    if (verdict === undefined) return [];
    const misread = text.isMisread(step) ? 'A digit of this line is printed as a letter.' : null;
    const unclear = doubtOf(schedule, verdicts, step, verdict) ?? misread;
    const doubt = unclear ?? elsewhere;
    const printed = text.document.text.slice(step.start, step.end).replace(/\s+/g, ' ').trim();
    const period = withTermDays(periodOf(step.period), step, context);
    const read: RentRow = {
      ...period,
      ...(verdict.state === 'found'
        ? Object.fromEntries([...verdict.amounts].map(([kind, amount]) => [kind, amount.toNumber()]))
        : {}),
      ...(schedule.metric && hasRate(verdict) ? { unit: 'm2' as const } : {}),
      ...(step.amounts[0] !== undefined && step.amounts[0].currency !== 'USD'
        ? { currency: step.amounts[0].currency }
        : {}),
    };
    return [
      {
        kind: step.free ? 'free' : 'base',
        reader: schedule.reader,
        // Nothing is computed from amounts that must be checked.
        row: doubt === null ? read : period,
        premises: step.premises ?? (several ? schedule.premises : null),
        doubt,
        proof: verdict.state === 'found' ? verdict.proof : null,
        shown: unclear === null ? showRow(read, step.free) : printed,
        span: { start: step.start, end: step.end },
        block: schedule.block.attached ? { ...step.block, attached: false } : step.block,
      },
    ];
  });
  return lines.filter((line, index) => !goesOn(line, lines[index - 1]));
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/**
 * `commencing on the Commencement Date and ending on January 31, 2027`: the date with that name, if the document prints
 * it.
 */
function withTermDays(
  period: ReturnType<typeof periodOf>,
  step: Step,
  { text, best }: FieldContext,
): ReturnType<typeof periodOf> {
  const words = text.document.text.slice(step.start, step.end + 90).split('\n')[0] ?? '';
  const printed = (id: string): string | null => {
    const day = best(id);
    const isSure = day !== null && day.doubt === undefined && !('state' in day && day.state === 'check');
    return isSure && isoDay.test(String(day.value)) ? String(day.value) : null;
  };
  if (period.from === undefined && period.to !== undefined) {
    const from = /\b(?:commencing|beginning|from)\s+(?:on\s+)?the\s+(?:Lease\s+)?Commencement\s+Date\b/.test(words)
      ? printed('commencement_date')
      : null;
    return from === null || from >= period.to ? period : { from, ...period };
  }
  if (period.to === undefined && period.from !== undefined) {
    const to =
      /^[^;]{0,220}?\b(?:ending|expiring|through|until|to)\s+(?:on\s+)?the\s+(?:Lease\s+)?Expiration\s+Date\b/.test(
        words,
      )
        ? printed('expiration_date')
        : null;
    return to === null || to <= period.from ? period : { ...period, to };
  }
  return period;
}

/** If several rows with the same rent for every month must be checked, only the first is marked. */
function goesOn(line: ReadLine, before: ReadLine | undefined): boolean {
  const { from, ...others } = line.row;
  return (
    line.doubt !== null &&
    before?.doubt === line.doubt &&
    from !== undefined &&
    Object.keys(others).length === 0 &&
    afterDay(line.shown) === afterDay(before.shown)
  );
}

/** `From March 1, 2012: $12.00 per square foot and year`, compared without its date. */
function afterDay(shown: string): string {
  return shown.replace(/^From [^:]{1,20}:/, '');
}

/** An amendment after the lease that states its own rent may have replaced the schedule. */
function amendedBy(text: LeaseText): string | null {
  const block = text.blocks.find(
    ({ operative, instrument, section, text: own }) =>
      !operative &&
      instrument.kind === 'amendment' &&
      (/\b(?:base|basic|fixed|minimum|annual|monthly|net)\s+rent(?:al)?\b/i.test(own) ||
        /\brent\b(?!\s+commencement)/.test(section.split(' > ').at(-1) ?? '')) &&
      moneyIn(own).length > 0,
  );
  return block === undefined ? null : `${block.instrument.label} also states a rent${placeIn(text, block)}.`;
}

/** Why a person should check the line; null if nothing contradicts it. */
function doubtOf(
  { steps, reader }: Schedule,
  verdicts: readonly Verdict[],
  step: Step,
  verdict: Verdict,
): string | null {
  if (verdict.state === 'check') return verdict.reason;
  const said = step.amounts.find(({ wordsSay }) => wordsSay !== undefined && wordsSay !== null);
  if (said)
    return `The words say ${showMoney(said.wordsSay ?? 0, said.currency)}, the figures ${showMoney(said.amount, said.currency)}.`;
  if (step.oneOfSeveral) return 'The document states several rents here.';
  if (step.period?.scattered) return 'The document names periods that do not follow each other.';
  if (step.period === null && step.premises === null && reader !== 'stated')
    return 'The document does not say clearly for which period this is.';
  if (reader === 'loose' && !isProven(verdict) && !isZeroAmongProven(step, steps, verdicts))
    return 'The table could not be read with certainty.';
  if (hasLeap(steps)) return 'The periods of this schedule do not follow each other.';
  const twice = steps.some(
    (other) =>
      other !== step &&
      other.period !== null &&
      step.period !== null &&
      other.premises === step.premises &&
      isSamePeriod(other.period, step.period),
  );
  return twice ? 'The schedule prints two lines for this period.' : null;
}

function isProven(verdict: Verdict | undefined): boolean {
  return verdict?.state === 'found' && /[×=]/.test(verdict.proof);
}

/** A row of zeros with as many amounts as the paid rows, all of which arithmetic proves. */
function isZeroAmongProven({ free, amounts }: Step, steps: readonly Step[], verdicts: readonly Verdict[]): boolean {
  return (
    free &&
    amounts.length > 1 &&
    steps.every((other, index) => other.free || (other.amounts.length === amounts.length && isProven(verdicts[index])))
  );
}

/** Periods that overlap or skip years were misread, or the document has an error. */
function hasLeap(steps: readonly Step[]): boolean {
  return steps.some(({ period, premises }, index) => {
    const before = steps[index - 1];
    if (before === undefined || before.premises !== premises) return false;
    if (period?.from_month !== undefined && before.period?.to_month !== undefined)
      return period.from_month <= before.period.to_month || period.from_month > before.period.to_month + 24;
    return period?.from !== undefined && before.period?.to !== undefined && period.from <= before.period.to;
  });
}

function hasRate(verdict: Verdict): boolean {
  return verdict.state === 'found' && (verdict.amounts.has('psf') || verdict.amounts.has('psf_month'));
}

function periodOf(period: Period | null): Pick<RentRow, 'from' | 'to' | 'from_month' | 'to_month' | 'year'> {
  if (period === null) return {};
  const { follows: _follows, length: _length, scattered: _scattered, ...rest } = period;
  return rest;
}

function isSamePeriod(a: Period, b: Period): boolean {
  return (
    a.from === b.from &&
    a.to === b.to &&
    a.from_month === b.from_month &&
    a.to_month === b.to_month &&
    (a.from ?? a.to ?? a.from_month) !== undefined
  );
}
