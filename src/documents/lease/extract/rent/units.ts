import { Decimal } from 'decimal.js';
import { showMoney } from '../readers.ts';
import { monthsOf } from './period.ts';
import { feetPerMeter, isPlausibleKind, isPlausibleRent, type PropertyType } from './plausible.ts';
import { type AmountKind, amountKinds, type Schedule, type Step } from './step.ts';

/** Facts about the document outside the schedule. */
export interface Surroundings {
  /** The area of the premises in the unit of the rates; null if unknown. */
  readonly area: number | null;
  /** Areas that the document prints, including that of the premises. */
  readonly areas: readonly number[];
  /** Monthly rents stated elsewhere in the document. */
  readonly stated: readonly Decimal[];
  readonly type: PropertyType;
}

export type Amounts = ReadonlyMap<AmountKind, Decimal>;

export type Verdict =
  | { readonly state: 'found'; readonly amounts: Amounts; readonly proof: string }
  | { readonly state: 'check'; readonly reason: string };

/**
 * Determines the kind of every step's amounts: by arithmetic, otherwise by the words at the amount or the header of the
 * column.
 */
export function readUnits(schedule: Schedule, known: Surroundings): Verdict[] {
  const { steps } = schedule;
  const paid = steps.filter(({ free, amounts }) => !free && amounts.length > 0);
  const size = mostCommon(paid.map(({ amounts }) => amounts.length));
  const regular = paid.filter(({ amounts }) => amounts.length === size);
  const reading = bestReading(schedule, regular, known);
  const verdicts = steps.map((step): Verdict => {
    if (step.free) return freeVerdict(step, kindsByWords(paid[0] ?? step) ?? reading ?? []);
    if (step.amounts.some(({ isBlurred }) => isBlurred === true))
      return { state: 'check', reason: 'A digit of this amount may have been read as a letter.' };
    if (step.amounts.some(({ isLimit }) => isLimit === true))
      return { state: 'check', reason: 'This is the lowest or highest amount that the rent can have.' };
    if (step.amounts.length === 0) return { state: 'check', reason: 'The rent is stated by the day, week or quarter.' };
    const words = kindsByWords(step);
    const kinds = words ?? (step.amounts.length === size ? reading : null);
    if (kinds === null) return { state: 'check', reason: 'The document does not say what these amounts are for.' };
    return verdictOf(step, kinds, schedule, known, words !== null);
  });
  return withoutOutliers(verdicts);
}

/** The kinds named by the words next to the amounts; null unless every amount has one and none occurs twice. */
function kindsByWords({ amounts }: Step): AmountKind[] | null {
  const kinds = amounts.flatMap(({ words }) => words ?? []);
  return kinds.length === amounts.length && new Set(kinds).size === kinds.length ? kinds : null;
}

/**
 * One interpretation of the columns for all rows: the one that most rows confirm, or the only one that headers and
 * sizes allow.
 */
function bestReading(schedule: Schedule, steps: readonly Step[], known: Surroundings): AmountKind[] | null {
  const first = steps[0];
  if (first === undefined || first.amounts.length > 4) return null;
  const allowed = first.amounts.map((_, slot) => {
    const said = new Set(steps.flatMap(({ amounts }) => amounts[slot]?.words ?? []));
    const kinds =
      said.size === 1 ? [...said] : intersection(steps.map(({ amounts }) => amounts[slot]?.head ?? amountKinds));
    return kinds.filter((kind) =>
      steps.every(({ amounts }) => isPlausibleKind(kind, amounts[slot]?.amount ?? new Decimal(0), schedule.metric)),
    );
  });
  const free = first.amounts.map((_, slot) =>
    amountKinds.filter((kind) =>
      steps.every(({ amounts }) => isPlausibleKind(kind, amounts[slot]?.amount ?? new Decimal(0), schedule.metric)),
    ),
  );
  const readings = combinations(allowed);
  const proven =
    provenReading(readings, steps, known, schedule, 1) ?? provenReading(combinations(free), steps, known, schedule, 2);
  return proven ?? (readings.length === 1 ? (readings[0] ?? null) : null);
}

/** The interpretation that most figures confirm and fewest contradict; null if two are equal. */
function provenReading(
  readings: readonly AmountKind[][],
  steps: readonly Step[],
  known: Surroundings,
  schedule: Schedule,
  least: number,
): AmountKind[] | null {
  const scored = readings
    .map((kinds) => {
      let proven = 0;
      let score = 0;
      for (const step of steps) {
        const { passes, fails } = relations(amountsOf(step, kinds), step, known);
        proven += passes.length > 0 && fails.length === 0 ? 1 : 0;
        score += fails.length > 0 ? -2 : passes.length;
      }
      return { kinds, proven, score };
    })
    .filter(({ proven, score }) => proven >= least && score > -steps.length / 2)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (best === undefined) return null;
  const tied = scored.filter(({ score }) => score === best.score);
  if (second === undefined || tied.length === 1) return best.kinds;
  // `The monthly rent is: 1,284.50 m² at EUR 24.80/m²`: the product alone could be for a month or a year.
  const announced = `${schedule.lead.slice(-320)} ${schedule.announcement}`;
  const saysYear = /\b(?:annual(?:ly)?|year(?:ly)?|annum|p\.a\.)(?![a-z])/i.test(announced);
  const byMonth = tied.filter(({ kinds }) => !kinds.includes('psf') && !kinds.includes('annual'));
  if (!saysYear && /\bmonth(?:ly)?\b/i.test(announced))
    return byMonth.length === 1 ? (byMonth[0]?.kinds ?? null) : null;
  // Rates per square meter are usually monthly in some countries and yearly in others.
  if (!saysYear && schedule.metric) return null;
  // Next to an annual rent, a rate of several dollars is a yearly rate.
  const byYear = tied.filter(({ kinds }) => !kinds.includes('psf_month'));
  const slot = byYear[0]?.kinds.indexOf('psf') ?? -1;
  const isRate =
    slot >= 0 &&
    byYear[0]?.kinds.includes('annual') &&
    steps.every(({ amounts }) => amounts[slot]?.amount.greaterThanOrEqualTo(5));
  return byYear.length === 1 && isRate ? (byYear[0]?.kinds ?? null) : null;
}

function verdictOf(
  step: Step,
  kinds: readonly AmountKind[],
  { metric, reader }: Schedule,
  known: Surroundings,
  byWords: boolean,
): Verdict {
  const amounts = amountsOf(step, kinds);
  const { passes, fails } = relations(amounts, step, known);
  const currency = step.amounts[0]?.currency ?? 'USD';
  if (fails[0] !== undefined) return { state: 'check', reason: fails[0] };
  if (step.amounts.some((each) => each.currency !== currency))
    return { state: 'check', reason: 'The amounts are in several currencies.' };
  for (const [kind, amount] of amounts)
    if (!isPlausibleKind(kind, amount, metric))
      return { state: 'check', reason: `${showMoney(amount, currency)} is an unusual ${names[kind]}.` };
  const annual = amounts.get('annual') ?? amounts.get('monthly')?.times(12);
  const area = step.area ?? known.area;
  if (passes.length === 0 && annual !== undefined && area !== null) {
    const feet = metric ? area * feetPerMeter : area;
    if (!isPlausibleRent(annual, feet, known.type, currency))
      return {
        state: 'check',
        reason: `${showMoney(annual, currency)} a year is unusual for ${area.toLocaleString('en-US')} square ${metric ? 'meters' : 'feet'}.`,
      };
  }
  const proof =
    passes.length > 0
      ? passes.join('; ')
      : byWords
        ? 'the words at the amount'
        : reader === 'table'
          ? 'the head of the table'
          : 'the words above the schedule';
  const isTotal = proof.includes(periodTotal);
  return {
    state: 'found',
    amounts: isTotal ? new Map([...amounts].filter(([kind]) => kind !== 'annual')) : amounts,
    proof,
  };
}

/** An amount for a period that is not a year: it confirms the monthly rent, but is not an annual rent. */
const periodTotal = 'the amount of the period';

const names: Readonly<Record<AmountKind, string>> = {
  psf: 'rate per square foot and year',
  psf_month: 'rate per square foot and month',
  monthly: 'monthly rent',
  annual: 'annual rent',
};

/** The arithmetic relations that hold between the amounts of a row, and sentences about those that don't. */
function relations(amounts: Amounts, step: Step, known: Surroundings): { passes: string[]; fails: string[] } {
  const passes: string[] = [];
  const fails: string[] = [];
  const currency = step.amounts[0]?.currency ?? 'USD';
  const [month, year] = [amounts.get('monthly'), amounts.get('annual')];
  const [rate, monthRate] = [amounts.get('psf'), amounts.get('psf_month')];
  if (month !== undefined && year !== undefined) {
    const cents = month.isInteger() && year.isInteger() ? 0.5 : 0.011;
    const months = monthsOf(step.period);
    if (year.div(12).minus(month).abs().lessThanOrEqualTo(cents)) passes.push('monthly × 12 = annual');
    else if (months !== null && year.div(months).minus(month).abs().lessThanOrEqualTo(cents))
      passes.push(`monthly × ${months} = ${periodTotal}`);
    else
      fails.push(
        `Twelve times ${showMoney(month, currency)} is ${showMoney(month.times(12), currency)}, not ${showMoney(year, currency)}.`,
      );
  }
  if (rate !== undefined && monthRate !== undefined) {
    if (monthRate.times(12).minus(rate).abs().lessThanOrEqualTo(0.07)) passes.push('monthly rate × 12 = yearly rate');
    else fails.push(`Twelve times ${showMoney(monthRate, currency)} is not ${showMoney(rate, currency)}.`);
  }
  const annual = passes.some((pass) => pass.includes(periodTotal)) ? undefined : year;
  const whole = annual ?? month ?? known.stated[0];
  if ((rate !== undefined || monthRate !== undefined) && whole !== undefined) {
    const areas = step.area !== null ? [step.area] : known.areas;
    const fits = (area: number, monthly: Decimal | undefined, annual: Decimal | undefined) =>
      (annual === undefined || isProduct(rate, monthRate, area, annual, 12)) &&
      (monthly === undefined || isProduct(rate, monthRate, area, monthly, 1));
    const printed =
      month === undefined && annual === undefined
        ? known.stated.find((each) => areas.some((area) => fits(area, each, undefined)))
        : undefined;
    const area = areas.find(
      (each) =>
        fits(each, month ?? (annual === undefined ? printed : undefined), annual) &&
        (month !== undefined || annual !== undefined || printed !== undefined),
    );
    if (area !== undefined)
      passes.push(
        `rate × ${area.toLocaleString('en-US')} = ${printed !== undefined ? 'the monthly rent stated elsewhere' : annual === undefined ? 'monthly' : 'annual'}`,
      );
    else if (step.area !== null && (month !== undefined || annual !== undefined))
      fails.push(`The rate times ${step.area.toLocaleString('en-US')} is not the amount.`);
    else if (known.area !== null && (month !== undefined || annual !== undefined) && passes.length === 0)
      fails.push(`The rate times ${known.area.toLocaleString('en-US')} is not the amount.`);
  }
  return { passes, fails };
}

/** Whether rate × area equals the amount, within half a cent of the rate and a cent of the amount. */
function isProduct(
  rate: Decimal | undefined,
  monthRate: Decimal | undefined,
  area: number,
  amount: Decimal,
  months: number,
): boolean {
  const perMonth = monthRate ?? rate?.div(12);
  if (perMonth === undefined) return false;
  const slack = (monthRate === undefined ? 0.00505 / 12 : 0.00505) * area * months + (amount.isInteger() ? 0.5 : 0.011);
  return perMonth.times(area).times(months).minus(amount).abs().lessThanOrEqualTo(slack);
}

/** Free rent is zero in every unit in which the other rows of the schedule are paid. */
function freeVerdict(step: Step, paid: readonly AmountKind[]): Verdict {
  const kinds = [...new Set<AmountKind>([...(kindsByWords(step) ?? []), ...paid, 'monthly'])];
  return {
    state: 'found',
    amounts: new Map(kinds.map((kind) => [kind, new Decimal(0)])),
    proof: step.amounts.length > 0 ? 'printed as zero' : 'the words of the line',
  };
}

/** A row without proof that differs greatly from the others may contain a typing error. */
function withoutOutliers(verdicts: readonly Verdict[]): Verdict[] {
  const sizes = verdicts
    .flatMap((verdict) => (verdict.state === 'found' ? [yearlySize(verdict.amounts)] : []))
    .filter((size) => size > 0);
  const middle = [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
  return verdicts.map((verdict) => {
    if (verdict.state === 'check' || sizes.length < 3 || /[×=]/.test(verdict.proof)) return verdict;
    const size = yearlySize(verdict.amounts);
    return size > 0 && (size > middle * 5 || size < middle / 5)
      ? { state: 'check', reason: 'This amount is far from the others of the schedule.' }
      : verdict;
  });
}

function yearlySize(amounts: Amounts): number {
  const size =
    amounts.get('annual') ??
    amounts.get('monthly')?.times(12) ??
    amounts.get('psf') ??
    amounts.get('psf_month')?.times(12);
  return size?.toNumber() ?? 0;
}

function amountsOf({ amounts }: Step, kinds: readonly AmountKind[]): Amounts {
  return new Map(
    kinds.flatMap((kind, slot) => (amounts[slot] === undefined ? [] : [[kind, amounts[slot].amount] as const])),
  );
}

function combinations(allowed: readonly (readonly AmountKind[])[]): AmountKind[][] {
  let all: AmountKind[][] = [[]];
  for (const kinds of allowed)
    all = all.flatMap((before) => kinds.filter((kind) => !before.includes(kind)).map((kind) => [...before, kind]));
  return all;
}

function intersection(lists: readonly (readonly AmountKind[])[]): AmountKind[] {
  return amountKinds.filter((kind) => lists.every((kinds) => kinds.includes(kind)));
}

function mostCommon(counts: readonly number[]): number {
  const votes = new Map<number, number>();
  for (const count of counts) votes.set(count, (votes.get(count) ?? 0) + 1);
  return [...votes].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 0;
}
