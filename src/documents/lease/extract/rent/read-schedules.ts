import { Decimal } from 'decimal.js';
import { switchedOn } from '#documents/rules/case-suite.ts';
import { areasIn } from '../../lexicon/figures.ts';
import type { LeaseText } from '../../prepare/lease-text.ts';
import type { FieldContext } from '../field.ts';
import { scheduleScores } from '../weights.ts';
import { type Dollar, dollarOf } from './dollar.ts';
import { type RentExclusion, rentExclusions } from './exclusions.ts';
import { lineSchedules } from './line-schedules.ts';
import { looseSchedules } from './loose-schedules.ts';
import { feetPerMeter, propertyTypeOf } from './plausible.ts';
import { proseSchedules, statedSchedules } from './prose-schedules.ts';
import type { ReaderName, Schedule, Step } from './step.ts';
import { readUnits, type Surroundings, type Verdict } from './units.ts';

/** A schedule of base rent, with the units determined for each row. */
export interface ReadSchedule {
  readonly schedule: Schedule;
  readonly verdicts: readonly Verdict[];
}

interface Reader {
  readonly name: ReaderName;
  read(text: LeaseText): readonly Schedule[];
}

/** The layouts in which documents print a rent schedule. */
export const rentReaders: readonly Reader[] = [
  { name: 'table', read: (text) => lineSchedules(text).filter(({ reader }) => reader === 'table') },
  { name: 'list', read: (text) => lineSchedules(text).filter(({ reader }) => reader === 'list') },
  { name: 'loose', read: looseSchedules },
  { name: 'prose', read: proseSchedules },
  { name: 'stated', read: statedSchedules },
];

/** Names of the parts, so that examples can switch them off one by one. */
export const rentParts: readonly string[] = [...rentReaders, ...rentExclusions].map(({ name }) => name);

/** The schedule of base rent: the best one in the document, and those for other parts of the premises. */
export function readSchedules(context: FieldContext, off: string | null = null): ReadSchedule[] {
  const { text } = context;
  const dollar = dollarOf(text);
  const exclusions: readonly RentExclusion[] = switchedOn(rentExclusions, off);
  const schedules = switchedOn(rentReaders, off)
    .flatMap(({ read }) => read(text))
    .map((schedule) => inDollarsOf(schedule, dollar))
    .filter((schedule) => !exclusions.some(({ excludes }) => excludes(schedule, context.kind)));
  const stated = schedules.flatMap(({ reader, steps }) =>
    reader === 'stated'
      ? steps.flatMap(({ amounts }) => amounts.flatMap(({ words, amount }) => (words === 'monthly' ? [amount] : [])))
      : [],
  );
  const all = schedules.map((schedule) => {
    const verdicts = readUnits(schedule, surroundings(context, schedule, stated));
    return { schedule, verdicts, score: scoreOf(schedule, verdicts, text) };
  });
  const scored = all
    .filter(({ score }) => score >= 40)
    .sort((a, b) => b.score - a.score || (a.schedule.steps[0]?.start ?? 0) - (b.schedule.steps[0]?.start ?? 0));
  // Lines of free rent alone are not a schedule; they are added to the schedule that is found.
  const free = scored.filter(({ schedule }) => schedule.steps.every((step) => step.free)).slice(0, 1);
  const top = scored.find((each) => !free.includes(each));
  if (top === undefined) return [...free, ...ofLastAmendment(all)];
  const best = withOpeningRent(top, scored, text);
  const companions = scored.filter((each) => each !== top && isCompanion(each.schedule, best.schedule));
  const kept: ReadSchedule[] = best.schedule.steps.some((step) => step.free) ? [] : [...free];
  for (const each of [best, ...companions])
    if (
      !kept.some(
        ({ schedule }) => !schedule.steps.every((step) => step.free) && schedule.premises === each.schedule.premises,
      )
    )
      kept.push(each);
  kept.push(...ofLastAmendment(all));
  return kept.sort((a, b) => (a.schedule.steps[0]?.start ?? 0) - (b.schedule.steps[0]?.start ?? 0));
}

/** The table or list in the last amendment after the lease: the current rent, if the amendment extends the term. */
function ofLastAmendment(all: readonly (ReadSchedule & { readonly score: number })[]): ReadSchedule[] {
  const later = all.filter(
    ({ schedule: { block, reader, steps } }) =>
      !block.operative &&
      !block.instrument.form &&
      block.instrument.kind === 'amendment' &&
      (reader === 'table' || reader === 'list') &&
      steps.length > 1,
  );
  const last = Math.max(...later.map(({ schedule }) => schedule.block.instrument.index));
  const [best] = later
    .filter(({ schedule }) => schedule.block.instrument.index === last)
    .sort((a, b) => b.score - a.score);
  return best === undefined ? [] : [best];
}

/** Words that make a payment conditional. */
const conditional = /\b(?:if|in\s+the\s+event|upon|unless|expansion|option|should)\b/i;

/** A schedule that begins with a later lease year, below the sentence that states the rent until then. */
function withOpeningRent(best: ReadSchedule, others: readonly ReadSchedule[], text: LeaseText): ReadSchedule {
  const { schedule, verdicts } = best;
  const [first, verdict] = [schedule.steps[0], verdicts[0]];
  const from = first?.period?.from_month ?? 1;
  if (first === undefined || verdict?.state !== 'found' || from < 13 || from % 12 !== 1) return best;
  for (const other of others) {
    const [step, own] = [other.schedule.steps[0], other.verdicts[0]];
    if (other.schedule.reader !== 'stated' || step === undefined || own?.state !== 'found') continue;
    const isBefore =
      first.start - step.start < 900 &&
      step.amounts.every(({ start }) => first.amounts.every((each) => start < each.start));
    const sentence =
      /[^.;]{0,200}$/.exec(text.document.text.slice(Math.max(0, step.start - 200), step.start))?.[0] ?? '';
    if (conditional.test(sentence)) continue;
    const fits =
      step.period === null
        ? from === 13
        : step.period.from_month === 1 && (step.period.to_month ?? from - 1) === from - 1;
    const shared = [...own.amounts].flatMap(([kind, amount]) => {
      const later = verdict.amounts.get(kind);
      return later === undefined ? [] : [amount.div(later).toNumber()];
    });
    const isLess = shared.length > 0 && shared.every((ratio) => ratio >= 0.7 && ratio <= 1);
    const isSamePlace =
      step.premises === first.premises &&
      other.schedule.block.operative === schedule.block.operative &&
      other.schedule.block.attached === schedule.block.attached;
    if (!isBefore || !fits || !isLess || !isSamePlace) continue;
    const period = { ...(from === 13 ? { year: 1 } : {}), from_month: 1, to_month: from - 1 };
    return {
      schedule: { ...schedule, steps: [{ ...step, period }, ...schedule.steps] },
      verdicts: [own, ...verdicts],
    };
  }
  return best;
}

function inDollarsOf(schedule: Schedule, dollar: Dollar): Schedule {
  if (dollar === 'USD') return schedule;
  const amounts = (step: Step) =>
    step.amounts.map((amount) => (amount.currency === 'USD' ? { ...amount, currency: dollar } : amount));
  return { ...schedule, steps: schedule.steps.map((step) => ({ ...step, amounts: amounts(step) })) };
}

/** A schedule for another part of the premises, printed next to the best one. */
function isCompanion(one: Schedule, best: Schedule): boolean {
  if (one.premises === null || best.premises === null || one.premises === best.premises) return false;
  const [a, b] = [one.steps[0]?.start ?? 0, best.steps[0]?.start ?? 0];
  return (
    Math.abs(a - b) < 4_000 &&
    one.block.attached === best.block.attached &&
    one.block.operative === best.block.operative
  );
}

const ownName =
  /\b(?:base|basic|minimum|fixed|annual\s+base|monthly\s+base|base\s+monthly|base\s+annual|contract|yearly|annual|monthly)\s+(?:\w+\s+)?(?:rent(?:al)?s?|licen[sc]e\s+fee)\b/i;

/**
 * How likely it is that this is the schedule of the operative lease: its kind, name and position, and whether its
 * figures agree.
 */
function scoreOf({ reader, steps, lead, block }: Schedule, verdicts: readonly Verdict[], text: LeaseText): number {
  const words = `${block.section} ${lead.slice(-420)} ${block.text.slice(0, 120)}`;
  const found = verdicts.filter(({ state }) => state === 'found').length;
  const isAddendum = block.attached && /\b(?:addendum|rent|basic\s+lease|summary|lease\s+data)\b/i.test(block.section);
  return (
    scheduleScores.reader[reader] +
    (ownName.test(words) ? scheduleScores.ownName : scheduleScores.otherName) +
    Math.min(scheduleScores.steps, steps.length * scheduleScores.step) +
    (found * 2 > steps.length ? scheduleScores.mostProven : 0) +
    (steps.length > 1 && verdicts.every((each) => each.state === 'found' && /[×=]|zero/.test(each.proof))
      ? scheduleScores.allProven
      : 0) +
    (/\brent|\bfee\b|basic|summary|fundamental/.test(block.section) ? scheduleScores.heading : 0) +
    (reader === 'stated' && !ownName.test(words) && !/\brent|\bfee\b|payment|basic|summary|term/.test(block.section)
      ? scheduleScores.anyRent
      : 0) +
    (block.attached ? (isAddendum ? scheduleScores.addendum : scheduleScores.attached) : 0) +
    (block.operative ? 0 : scheduleScores.otherInstrument) +
    ((steps[0]?.start ?? 0) / Math.max(1, text.document.text.length)) * scheduleScores.position
  );
}

function surroundings(
  { text, best }: FieldContext,
  { metric, steps, lead }: Schedule,
  stated: readonly Decimal[],
): Surroundings {
  const premises = best('premises_rsf');
  const isMetre = /met(?:er|re)/i.test(premises?.shown ?? '');
  // An area that must itself be checked can't disprove an amount.
  const isSure =
    premises?.doubt === undefined && !(premises !== null && 'state' in premises && premises.state === 'check');
  const own = typeof premises?.value === 'number' && isSure ? premises.value : null;
  const area = own === null ? null : isMetre === metric ? own : metric ? own / feetPerMeter : own * feetPerMeter;
  const opening = text.document.text.slice(0, 60_000);
  const start = steps[0]?.start ?? 0;
  const near = `${lead} ${text.document.text.slice(Math.max(0, start - 3_000), start + 3_000)}`;
  const printed = [...areasIn(near), ...areasIn(opening)].flatMap(({ size, unit }) =>
    unit === (metric ? 'm2' : 'sf') && size >= 50 ? [size] : [],
  );
  const areas = [...new Set([...(area === null ? [] : [area]), ...printed])].slice(0, 14);
  return { area, areas, stated: stated.map((each) => new Decimal(each)), type: propertyTypeOf(opening) };
}
