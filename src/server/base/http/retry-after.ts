/** Retry-After in seconds, from a number or a date (RFC 9110, 10.2.3); null when it is missing or invalid. */
export function retryAfterSeconds(header: string | null | undefined): number | null {
  if (header === undefined || header === null || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1_000);
}
