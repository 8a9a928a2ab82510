import { topicsOfHeading } from './letter-topic.ts';

/** The first cells of table rows: labels of terms, or periods of a rent table. */

/** The first cells of a row must name something: not a period, a number or an amount. */
export function isLabel(cell: string, cells: number): boolean {
  const words = cell.trim();
  // The header of a rent table.
  if (cells > 2 && /^(?:period|item|term|lease years?|years?|months?|dates?|from|qty)$/i.test(words)) return false;
  if (words.length > 70 || !/[A-Za-z]/.test(words)) return false;
  if (
    /^(?:(?:lease\s+)?(?:months?|years?|yrs?|mos?)\b(?!\s*$)|\d(?!\d?(?:\.\d{1,2})*\s+[A-Z][a-z]{2})|[£€$])/i.test(
      words,
    ) &&
    !/\brent\b/i.test(words)
  )
    return false;
  return !/^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d/i.test(words);
}

/** `Phase<tab>Period<tab>Monthly Rent`. */
export function isRentHeader(cells: readonly { readonly text: string }[]): boolean {
  return (
    cells.length > 2 &&
    !cells.some(({ text }) => /\d/.test(text)) &&
    cells.slice(1).some(({ text }) => /\brent\b|\brate\b/i.test(text))
  );
}

/** `PARKING:`: the next label in a summary that contains the rent table. */
export function endsRentTable(label: string): boolean {
  return (
    /^[A-Z].*:\s*$|^[A-Z][A-Z &/,-]{3,}$/.test(label.trim()) && topicsOfHeading(label).some((topic) => topic !== 'rent')
  );
}
