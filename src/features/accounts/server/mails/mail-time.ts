/** A time as written in mails, the same in every time zone: '2 March 2026 at 14:05 UTC'. */
export function mailTime(at: Date): string {
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${day} at ${at.toISOString().slice(11, 16)} UTC`;
}
