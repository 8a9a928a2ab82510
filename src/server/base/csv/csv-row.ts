/**
 * One line of a CSV file (RFC 4180), its line end included. Text that a spreadsheet would take for a formula gets an
 * apostrophe in front (OWASP, CSV injection): these cells hold what strangers typed. Numbers stay numbers.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // A space before the sign hides it from nobody but a check of the first character.
  const harmless = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
