/** 'Nov 4, 2026', in the reader's own time zone. */
export function formatDate(iso: string): string {
  return dayOf(new Date(iso));
}

/** 'Nov 4, 2026' of a calendar day, the same for every reader. Takes YYYY-MM-DD. */
export function formatDay(day: string): string {
  return dayOf(new Date(`${day}T00:00`));
}

/** 'Nov 4, 2026 09:05', in the reader's own time zone. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  return `${dayOf(date)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** '12,345'; at most the given decimals. */
export function formatNumber(value: number, decimals = 0): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals });
}

/** '18 KB': bytes over 1024, rounded. */
export function formatKilobytes(bytes: number): string {
  return `${formatNumber(Math.round(bytes / 1024))} KB`;
}

/** Elapsed time: '4.2 s' below ten seconds, then '42 s', '3 min 05 s'. Takes milliseconds. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, milliseconds) / 1_000;
  if (seconds < 10) return `${(Math.floor(seconds * 10) / 10).toFixed(1)} s`;
  if (seconds < 60) return `${Math.floor(seconds)} s`;
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`;
}

/** '1 credit', '10 credits'. */
export function formatCredits(credits: number): string {
  return `${formatNumber(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** Throws RangeError for an invalid date. */
function dayOf(date: Date): string {
  const month = months[date.getMonth()];
  if (month === undefined) throw new RangeError('Invalid time value');
  return `${month} ${date.getDate()}, ${date.getFullYear()}`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
