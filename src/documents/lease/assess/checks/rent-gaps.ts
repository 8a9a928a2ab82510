import { shiftDays, showDate } from '../../lexicon/dates.ts';
import { type Check, crossCheck } from './check.ts';

/** Gaps and overlaps between verified rows of one schedule. */
export const rentGaps: Check = {
  rule: 'rent_gap_or_overlap',
  find: ({ rent, text }) => {
    if (rent.some(({ state }) => state === 'check')) return [];
    return [...new Set(rent.map(({ premises }) => premises))].flatMap((premises) => {
      const rows = rent.filter((row) => row.premises === premises && row.kind === 'base');
      return rows.flatMap((current, index) => {
        const next = rows[index + 1];
        if (!next || rent.some(({ kind }) => kind === 'free')) return [];
        const said = sentence(current, next);
        if (said === null) return [];
        const quotes = [current, next].map(({ quote }) => {
          const start = text.document.text.indexOf(quote);
          return start < 0 ? null : text.quote({ start, end: start + quote.length });
        });
        return quotes.every((quote) => quote !== null)
          ? [crossCheck('rent_gap_or_overlap', 'medium', said, quotes)]
          : [];
      });
    });
  },
};

interface Row {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly from_month?: number | undefined;
  readonly to_month?: number | undefined;
}

function sentence(current: Row, next: Row): string | null {
  if (current.to_month !== undefined && next.from_month !== undefined) {
    if (next.from_month === current.to_month + 1 || next.from_month <= (current.from_month ?? 0)) return null;
    if (next.from_month > current.to_month + 1) return missingMonths(current.to_month + 1, next.from_month - 1);
    return `Month ${next.from_month} is in two rows.`;
  }
  if (current.to !== undefined && next.from !== undefined && current.from !== undefined && next.from > current.from) {
    if (next.from === shiftDays(current.to, 1) || next.from === current.to) return null;
    return `One row ends on ${showDate(current.to)}; the next begins on ${showDate(next.from)}.`;
  }
  return null;
}

function missingMonths(first: number, last: number): string {
  return first === last ? `No rent is stated for month ${first}.` : `No rent is stated for months ${first} to ${last}.`;
}
