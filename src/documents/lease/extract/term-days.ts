import type { Counted } from '#contract/lease-report.ts';
import { countedDay, describeCounted } from '../lexicon/counted-day.ts';
import { lastDayOfPeriod, shiftDays, shiftMonths, wholeMonths } from '../lexicon/dates.ts';
import { type ResolvedDay, resolveDay } from '../prepare/resolve-day.ts';
import type { Facts, FoundField } from './facts.ts';
import type { FieldId } from './fields/index.ts';

/** A date of the term with everything that computations need. */
export interface TermDay extends ResolvedDay {
  readonly field: FoundField;
  /** Why a person should check it; null if it may be used in computations. */
  readonly doubt: string | null;
  /** How it is counted from the first day of the term; absent if it isn't. */
  readonly counted?: Counted;
}

/** First day, first day of rent, and last day of the term; those without `doubt` may be used in computations. */
export interface TermDays {
  readonly start: TermDay | null;
  readonly rentStart: TermDay | null;
  readonly end: TermDay | null;
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** The dates of the term from the decided fields: printed, calculated from their formulas, or counted from a length. */
export function termDaysOf(facts: Facts): TermDays {
  const start = dayOf(facts, 'commencement_date', signingNames(facts));
  const given = start === null || start.doubt !== null ? {} : startNames(start.date);
  const rentStart = dayOf(facts, 'rent_commencement', given);
  const known =
    rentStart === null || rentStart.doubt !== null ? given : { ...given, 'rent commencement date': rentStart.date };
  const end = dayOf(facts, 'expiration_date', { ...signingNames(facts), ...known }) ?? endOfLength(facts, start);
  return {
    start,
    rentStart: rentStart === null ? null : { ...rentStart, doubt: rentStart.doubt ?? doubtOfStart(start, rentStart) },
    end:
      end === null
        ? null
        : { ...end, doubt: end.doubt ?? doubtOfStart(start, end) ?? contradiction(facts, start, end) },
  };
}

/** A date that is counted from the first day of the term is as certain as that day. */
function doubtOfStart(start: TermDay | null, { derived }: ResolvedDay): string | null {
  return derived === '' || start === null ? null : start.doubt;
}

/** `the term commences on the Effective Date`, if the lease's own date is the only date that can be meant. */
export function signingNames(facts: Facts): Record<string, string> {
  const day = facts.day('agreement_date');
  const isDefined = facts.text.terms.named('Effective Date').length > 0;
  return day === null
    ? {}
    : {
        'date of this lease': day,
        'date hereof': day,
        'date of execution': day,
        'date of execution hereof': day,
        'date of execution of this lease': day,
        'lease date': day,
        ...(isDefined ? {} : { 'effective date': day }),
      };
}

/** All names that documents use for the first day of the term. */
export function startNames(date: string): Record<string, string> {
  const names = [
    'commencement date',
    'lease commencement date',
    'term commencement date',
    'term',
    'lease term',
    'initial term',
    ...['commencement', 'start', 'beginning', 'first day'].flatMap((word) =>
      ['term', 'lease term', 'initial term'].map((term) => `${word} of the ${term}`),
    ),
  ];
  return Object.fromEntries(names.map((name) => [name, date]));
}

/** The field's date, as printed or calculated from its formula. */
function dayOf(facts: Facts, id: FieldId, given: Readonly<Record<string, string>>): TermDay | null {
  const field = facts.any(id);
  if (field === null || typeof field.decided.value !== 'string') return null;
  const { value } = field.decided;
  const doubt = field.decided.state === 'check' ? field.decided.reason : null;
  if (isoDay.test(value)) return { date: value, derived: '', field, doubt };
  if (doubt !== null) return null;
  const words = value.replace(/(?<!\s)\s+thereafter$/i, ' after the Commencement Date');
  const day = resolveDay(words, { terms: facts.text.terms, given });
  if (day === null) return null;
  // 'ends five years after the Commencement Date' does not specify whether the anniversary is the last day or the day
  // after it.
  const isOpen = id === 'expiration_date' && !/\b(?:date|day)\b/i.test(value.slice(0, 20)) && day.derived !== '';
  return {
    ...day,
    derived: day.derived === '' ? value : day.derived,
    field,
    doubt: isOpen ? 'The words leave open whether the term ends on this day or on the day before.' : null,
  };
}

/**
 * The expiration date calculated from a found first day and length. It is certain if one clause states both and the
 * term begins on the first of a month.
 */
function endOfLength(facts: Facts, start: TermDay | null): TermDay | null {
  const field = facts.get('term_months');
  const months = field?.decided.value;
  if (facts.any('expiration_date') !== null || start === null || start.doubt !== null) return null;
  if (field === null || typeof months !== 'number' || facts.isAmendment) return null;
  const counted: Counted = { from: 'commencement', count: months, unit: 'month', how: 'length' };
  const date = countedDay(start.date, counted);
  // The last rent row ends on the same day; or one clause or summary states both, and the term begins on the first of a
  // month.
  const isCertain =
    facts.rent.findLast(({ kind, state }) => kind === 'base' && state === 'found')?.to === date ||
    (start.date.endsWith('-01') &&
      (field.decided.block === start.field.decided.block ||
        (field.decided.kind === 'label' && start.field.decided.kind === 'label')));
  return {
    date,
    derived: describeCounted(start.date, counted),
    counted,
    field,
    doubt: isCertain ? null : 'The document does not print this day; a partial first month may move it.',
  };
}

/** Two statements of the term that cannot both be right make its end uncertain. */
function contradiction(facts: Facts, start: TermDay | null, end: TermDay): string | null {
  if (start === null || start.doubt !== null) return null;
  if (end.date <= start.date) return 'The term would end before it begins.';
  const months = facts.any('term_months')?.decided.value;
  if (typeof months !== 'number' || end.derived !== '') return null;
  const earliest = shiftDays(lastDayOfPeriod(start.date, months), -1);
  const latest = shiftMonths(lastDayOfPeriod(start.date, months), 1);
  if (end.date >= earliest && end.date <= latest) return null;
  const between = wholeMonths(start.date, end.date);
  return `The term is stated as ${months} months, the dates are ${between === null ? 'not so far' : `${between} months`} apart.`;
}

/** The last day of the term if it began on the given day; null if the term isn't counted from its first day. */
export function endCountedFrom(facts: Facts, start: string): TermDay | null {
  const printed = dayOf(facts, 'expiration_date', startNames(start));
  if (printed !== null) return printed.derived === '' ? null : printed;
  const field = facts.get('term_months');
  const months = field?.decided.value;
  if (field === null || typeof months !== 'number' || facts.isAmendment || facts.any('expiration_date') !== null)
    return null;
  const counted: Counted = { from: 'commencement', count: months, unit: 'month', how: 'length' };
  const date = countedDay(start, counted);
  const doubt = start.endsWith('-01') ? null : 'A partial first month may move this day.';
  return { date, derived: describeCounted(start, counted), field, doubt };
}
