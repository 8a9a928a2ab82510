import type { KeyDate } from '#contract/lease-report.ts';
import type { Span } from '../../../document.ts';
import { switchedOn } from '../../../rules/case-suite.ts';
import type { Block } from '../../prepare/block.ts';
import { type LeaseText, sentencesOf } from '../../prepare/lease-text.ts';
import { passageOf } from '../../prepare/passage.ts';
import { dayExclusions } from './day-exclusions.ts';
import { type DayRule, ifPassed, lastOfRight, sentenceOf } from './day-rule.ts';
import { definedDays, firstAdjustment, reviewDays } from './defined-days.ts';
import {
  anyDutyByDay,
  countedFromNamed,
  dayThenDuty,
  dueOn,
  dutyThenDay,
  dutyWithinOfNamed,
  elseMayEndAfter,
  presentDutyByDay,
  windowBeforeNamed,
} from './duties.ts';
import {
  allowanceUntil,
  electionMadeBy,
  elseMayEnd,
  mayEnterFrom,
  noRightAfter,
  optionEnds,
  optionUntil,
  rightThenDay,
  untilDayRight,
} from './rights.ts';
import { depositReduced, expectedStart, otherLeaseEnds, securityReduced, termOfSpace } from './spaces-and-deposits.ts';

export const dayRules: readonly DayRule[] = [
  definedDays,
  reviewDays,
  dutyThenDay,
  anyDutyByDay,
  presentDutyByDay,
  firstAdjustment,
  optionUntil,
  optionEnds,
  dayThenDuty,
  rightThenDay,
  noRightAfter,
  mayEnterFrom,
  termOfSpace,
  depositReduced,
  securityReduced,
  electionMadeBy,
  expectedStart,
  elseMayEnd,
  allowanceUntil,
  dueOn,
  countedFromNamed,
  windowBeforeNamed,
  dutyWithinOfNamed,
  elseMayEndAfter,
  otherLeaseEnds,
  untilDayRight,
];

const conditional = /\b(?:if|unless|in\s+the\s+event|provided|should|option|exercis\w+|elects?)\b/i;

const onCondition = /\b(?:(?<!even\s)if|unless|in\s+the\s+event|provided|should)\b/i;

/**
 * `Landlord shall exercise its option, if at all, …`, `provided Tenant is not then in default, on March 15, 2022 …`:
 * usual words, not a special condition.
 */
const usualReservation =
  /\bif\s+at\s+all\b|\b(?:provided(?:\s+that)?|if|so\s+long\s+as)\s+(?:the\s+)?(?:tenant|lessee|subtenant)\s+is\s+not\s+(?:then\s+)?in\s+default\b[^,;.]{0,60},/gi;

/**
 * Whether the date applies only under a condition that its row doesn't name. `Right to end the lease if this day
 * passes` names it, and an option or a right is always conditional.
 */
function isConditional(label: string, sentence: string): boolean {
  if (label.startsWith(ifPassed)) return false;
  const words = sentence.replace(usualReservation, ' ');
  return (label.startsWith(lastOfRight) || label.endsWith('of an option') ? onCondition : conditional).test(words);
}

/** The sentence, if it is short enough to read at a glance; otherwise the words from the date to its name. */
function quoteOf(block: Block, span: Span): Span {
  const around = sentencesOf(block).filter(({ start, end }) => start < span.end && span.start < end);
  const whole = { start: around[0]?.start ?? span.start, end: around.at(-1)?.end ?? span.end };
  if (whole.end - whole.start <= 300) return whole;
  const rest = block.text.slice(span.end - block.start, Math.max(span.end, whole.end) - block.start);
  const closing = /^[”"’)]{1,3}/.exec(rest)?.[0].length ?? 0;
  // `On or before April 1, 2014, Tenant shall deliver` is useless without what is to be delivered.
  const object = /\b[a-z]+$/.test(block.text.slice(span.start - block.start, span.end - block.start));
  return { start: span.start, end: span.end + Math.max(closing, object ? objectOf(rest) : 0) };
}

/** Up to the comma, bracket or semicolon after the first words, at most 240 characters. */
function objectOf(rest: string): number {
  const border = /^[^;]{20,220}?(?=[;(]|,\s)/.exec(rest)?.[0].length;
  return border ?? Math.min(rest.length, Math.max(0, rest.slice(0, 240).lastIndexOf(' ')));
}

/** One line per date and name. A name with two dates is not reported, and a named limit is reported under its name. */
export function namedDays(
  text: LeaseText,
  given: Readonly<Record<string, string | null>>,
  off: string | null = null,
): KeyDate[] {
  const rules = switchedOn(dayRules, off);
  const exclusions = switchedOn(dayExclusions, off);
  const found = rules
    .flatMap((rule) => rule.find(text, given))
    .filter((day) => !exclusions.some(({ excludes }) => excludes(day, text)))
    // `the fifth and tenth anniversaries` of a term that ends before the tenth: no such day.
    .filter(
      ({ isOfList, derived, date }) => !isOfList || derived === undefined || date <= (given['expiration date'] ?? date),
    );
  return found
    .filter(
      (day, index) =>
        (day.kind === 'deadline'
          ? !found.some(({ kind, date }) => kind === 'named_day' && date === day.date)
          : day.isOfList === true || found.every(({ label, date }) => label !== day.label || date === day.date)) &&
        found.findIndex(({ label, date }) => label === day.label && date === day.date) === index,
    )
    .map(
      ({ kind, label, date, derived, span, block }): KeyDate => ({
        ...passageOf(text.quote(quoteOf(block, span))),
        kind,
        label,
        date,
        ...(derived === undefined ? {} : { derived: `${derived.charAt(0).toUpperCase()}${derived.slice(1)}` }),
        ...(kind === 'deadline' && isConditional(label, sentenceOf(block, span))
          ? { state: 'check', reason: 'This day counts only in the case that the sentence describes.' }
          : { state: 'found' }),
      }),
    );
}
