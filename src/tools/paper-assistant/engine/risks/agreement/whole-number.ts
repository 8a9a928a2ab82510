/** A whole number in a text, as a capturing group. */
export const number = '(\\d{1,3}(?:,\\d{3})+|\\d+)';

export function wholeNumber(digits: string | undefined): number {
  return Number((digits ?? '').replaceAll(',', ''));
}
