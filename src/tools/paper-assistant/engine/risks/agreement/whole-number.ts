/** A whole number as texts write it, as a group of a pattern. */
export const number = '(\\d{1,3}(?:,\\d{3})+|\\d+)';

export function wholeNumber(digits: string | undefined): number {
  return Number((digits ?? '').replaceAll(',', ''));
}
