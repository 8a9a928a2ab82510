import type { BenchRow } from './bench-row.ts';
import { installation } from './scaling/installation.ts';
import { placesFor, simulate } from './scaling/simulate.ts';

/**
 * The figures in docs/scaling.md for 1 to 1,000 drafts a second: how many cores each part needs, and which part reaches
 * its limit first.
 */
export async function run(): Promise<BenchRow[]> {
  const one = installation({ server: 1, database: 1 });
  return [1, 10, 100, 1_000].map((perSecond) => {
    const { server = 1, database = 1 } = placesFor(one, perSecond);
    const { busy, first, middle, slow } = simulate(installation({ server, database }), perSecond);
    const times =
      middle === null ? 'does not keep up' : `half end in ${middle.toFixed(2)} s, 95 of 100 in ${slow?.toFixed(2)} s`;
    return {
      name: `${perSecond} drafts a second need`,
      value: `${server} cores for the server, ${database} for the database; the ${first} is busiest (${Math.round(100 * (busy[first] ?? 0))} %); ${times}`,
      limit: '',
      ok: null,
    };
  });
}
