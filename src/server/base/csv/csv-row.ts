/**
 * One line of a CSV file (RFC 4180), with its line ending. Text that a spreadsheet would run as a formula gets a
 * leading apostrophe (OWASP, CSV injection), because cells can contain any user's input. Numbers stay numbers.
 */
export function csvRow(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  // Leading white space would hide the sign from a check of the first character, but a spreadsheet would still see it.
  const harmless = /^[\s\u00a0\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n;]/.test(harmless) || harmless !== harmless.trim() ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
