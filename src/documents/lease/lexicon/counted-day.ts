import type { Counted } from '#contract/lease-report.ts';
import { lastDayOfPeriod, shiftDays, shiftMonths, showDate } from './dates.ts';

/** The day from which it is counted. */
export function countedDay(anchor: string, { count, unit, how }: Counted): string {
  if (how === 'start_of') return shiftMonths(anchor, count - 1);
  if (how === 'end_of' || how === 'length') return lastDayOfPeriod(anchor, count);
  return back(how === 'before_next' ? shiftDays(anchor, 1) : anchor, count, unit);
}

/** How it is counted, as shown in the report: '9 months before March 1, 2016, the start of the renewal term'. */
export function describeCounted(anchor: string, { count, unit, how }: Counted): string {
  const named = showDate(anchor);
  if (how === 'start_of') return `Month ${count} counted from ${named}`;
  if (how === 'end_of') return `The end of month ${count} counted from ${named}`;
  const span = `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (how === 'length') return `${span} from ${named}`;
  if (how === 'before') return `${span} before ${named}`;
  return `${span} before ${showDate(shiftDays(anchor, 1))}, the start of the renewal term`;
}

export function back(date: string, count: number, unit: Counted['unit']): string {
  if (unit === 'month' || unit === 'year') return shiftMonths(date, -count * (unit === 'year' ? 12 : 1));
  return shiftDays(date, -count * (unit === 'week' ? 7 : 1));
}
