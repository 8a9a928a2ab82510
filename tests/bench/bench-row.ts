/** One line of `npm run bench`: what was measured, beside what it must be; `ok` is null where nothing is demanded. */
export interface BenchRow {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  readonly ok: boolean | null;
}
