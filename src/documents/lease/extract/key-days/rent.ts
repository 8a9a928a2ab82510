import type { KeyDate, RentLine } from '#contract/lease-report.ts';
import { shiftDays } from '../../lexicon/dates.ts';
import { passagePart } from '../../prepare/passage.ts';
import type { Facts } from '../facts.ts';
import type { TermDay, TermDays } from '../term-days.ts';
import { counted, isoDay, stateOf } from './parts.ts';

/** The day from which a table counts its months; null if the document doesn't say which day. */
function countedFrom({ start, rentStart }: TermDays, { text }: Facts['document']): TermDay | null {
  if (start === null) return rentStart?.doubt === null && fromRentStart.test(text) ? rentStart : null;
  if (start.doubt !== null) return null;
  return rentStart === null || rentStart.date === start.date ? start : null;
}

/** `five (5) Lease Years beginning on the Rent Commencement Date` */
const fromRentStart =
  /\b(?:terms?|lease\s+years?|months|years)\b[^.;\n]{0,60}?\b(?:beginning|commencing|starting|begins?|commences?|starts?)\s+on\s+the\s+rent\s+(?:commencement|start)\s+date\b/i;

const partialMonth = 'The table counts months, and the term does not begin on the first day of one.';

export function rentSteps(facts: Facts, term: TermDays): KeyDate[] {
  const first = countedFrom(term, facts.document);
  const lines = facts.rent.filter(({ kind, state }) => kind === 'base' && state === 'found');
  return lines.flatMap((line, index): KeyDate[] => {
    const isFirst = lines.findIndex(({ premises }) => premises === line.premises) === index;
    const month = line.from_month ?? (line.year === undefined ? undefined : (line.year - 1) * 12 + 1);
    const base = {
      ...passagePart(line),
      kind: 'rent_step',
      label: `Rent changes${line.premises === undefined ? '' : ` (${line.premises})`}`,
    };
    if ((isFirst && !isAfterFree(line, facts.rent)) || isSameRent(line, lines[index - 1])) return [];
    if (line.from !== undefined) return isoDay.test(line.from) ? [{ ...base, date: line.from, ...stateOf(null) }] : [];
    if (month === undefined || month < 2 || first === null) return [];
    return [
      {
        ...base,
        ...countedMonths(term, first.date, month, 'start_of'),
        ...stateOf(first.date.endsWith('-01') ? null : partialMonth),
      },
    ];
  });
}

/** The first paid rent begins where the free rent of the schedule ends. */
function isAfterFree(line: RentLine, all: readonly RentLine[]): boolean {
  return all.some(
    ({ kind, state, to, to_month }) =>
      kind === 'free' &&
      state === 'found' &&
      ((to !== undefined && line.from === shiftDays(to, 1)) ||
        (to_month !== undefined && line.from_month === to_month + 1)),
  );
}

/** A table may continue with the same amount in its next row. */
function isSameRent(line: RentLine, before: RentLine | undefined): boolean {
  return (
    before !== undefined &&
    before.premises === line.premises &&
    line.monthly !== undefined &&
    before.monthly === line.monthly
  );
}

export function freeRentEnds(facts: Facts, term: TermDays): KeyDate[] {
  const first = countedFrom(term, facts.document);
  const free = facts.rent.filter(({ kind, state }) => kind === 'free' && state === 'found');
  return free.flatMap((line): KeyDate[] => {
    const base = {
      ...passagePart(line),
      kind: 'free_rent_end',
      label: `Free rent ends${line.premises === undefined ? '' : ` (${line.premises})`}`,
    };
    const end = endOfLine(line, term, first);
    return end === null ? [] : [{ ...base, ...end }];
  });
}

function endOfLine(
  line: RentLine,
  term: TermDays,
  first: TermDay | null,
): Pick<KeyDate, 'date' | 'derived' | 'counted' | 'state' | 'reason'> | null {
  if (line.to !== undefined) return isoDay.test(line.to) ? { date: line.to, ...stateOf(null) } : null;
  if (line.to_month === undefined || first === null) return null;
  return {
    ...countedMonths(term, first.date, line.to_month, 'end_of'),
    ...stateOf(first.date.endsWith('-01') ? null : partialMonth),
  };
}

/** Months in a table; those counted from the first day of rent do not move with the first day of the term. */
function countedMonths(
  { start }: TermDays,
  first: string,
  count: number,
  how: 'start_of' | 'end_of',
): Pick<KeyDate, 'date' | 'derived' | 'counted'> & { readonly date: string } {
  const { counted: inMachineWords, ...day } = counted(first, { from: 'commencement', count, unit: 'month', how });
  return start === null ? day : { ...day, counted: inMachineWords };
}
