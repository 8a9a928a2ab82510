/** One line of `npm run bench`: the measurement and its limit; `ok` is null if there is no limit. */
export interface BenchRow {
  readonly name: string;
  readonly value: string;
  readonly limit: string;
  readonly ok: boolean | null;
}
