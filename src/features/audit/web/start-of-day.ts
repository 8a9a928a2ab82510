/** The start of a day ('2026-11-04') in the reader's time zone, plus `later` days; '' for an invalid day. */
export function startOfDay(day: string, later: number): string {
  const [year = 0, month = 0, date = 0] = /^\d{4}-\d{2}-\d{2}$/.test(day) ? day.split('-').map(Number) : [];
  return year === 0 ? '' : new Date(year, month - 1, date + later).toISOString();
}
