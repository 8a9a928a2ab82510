import { shiftDays, shiftMonths, showDate } from '../../lexicon/dates.ts';
import { type Check, crossCheck } from './check.ts';

/** The start and length of the term compared with the expiration; found values only. */
export const termAndDates: Check = {
  rule: 'term_and_dates',
  find: (facts) => {
    const [start, end, term] = [facts.get('commencement_date'), facts.get('expiration_date'), facts.get('term_months')];
    const [from, to] = [facts.day('commencement_date'), facts.day('expiration_date')];
    if (!start || !end || from === null || to === null) return [];
    if (to <= from) {
      const text = `The term ends on ${showDate(to)}, before it begins on ${showDate(from)}.`;
      return [crossCheck('term_and_dates', 'critical', text, [start.quote, end.quote])];
    }
    const months = facts.number('term_months');
    if (!term || months === null || facts.isAmendment) return [];
    const expected = shiftDays(shiftMonths(from, months), -1);
    const distance = Math.abs(Date.parse(expected) - Date.parse(to)) / 86_400_000;
    // A partial first month lengthens the term up to the end of a month.
    if (distance <= 2 || (to > expected && distance <= 31)) return [];
    const text = `${months} months from ${showDate(from)} end on ${showDate(expected)}; the document says ${showDate(to)}.`;
    return [crossCheck('term_and_dates', 'high', text, [term.quote, end.quote])];
  },
};
