import type { ReadValue } from '../../extract/readers.ts';

/** Group 1 is the value; the whole match is quoted. */
export function readRate(pattern: RegExp): (piece: string) => readonly ReadValue[] {
  return (piece) => {
    const match = pattern.exec(piece);
    const value = match?.[1]?.replace(/\s/g, '');
    if (match === null || value === undefined) return [];
    const start = match.index;
    return [{ value, shown: value, start, end: start + match[0].length }];
  };
}
