import type { BaseRentResult } from '../../tool.ts';

/** The part after the tool's name in the report's title. */
export function subtitle(result: BaseRentResult): string {
  return result.title.replace('Base Rent Analysis: ', '');
}

/** The date of creation in words, in UTC: '20 November 2025'. */
export function longDate(made: Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(made);
}
