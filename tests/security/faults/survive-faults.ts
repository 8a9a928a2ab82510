import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Reachable } from '../../support/new-user.ts';
import { ledgerDifferences, problemsAfterwards, runsByEnd } from './ledger-state.ts';
import { type MixedWork, startMixedWork } from './mixed-work.ts';

/** Faults while members work: nothing may be lost, doubled or stuck, and the ledger must balance after each fault. */
export async function surviveFaults(
  site: Reachable & { databaseUrl(): string },
  programme: {
    readonly name: string;
    readonly times: number;
    readonly members: number;
    /** The longest time in seconds in which no open run may end; a longer one counts as stuck. */
    readonly settling: number;
    /** Continues after the last fault until this many runs were accepted. */
    readonly runs?: number;
    fault(time: number): Promise<unknown>;
  },
): Promise<{ work: MixedWork; figures: object }> {
  const { name, times, members, settling, runs = 0, fault } = programme;
  const from = Date.now();
  const work = await startMixedWork(site, members);
  for (let time = 0; time < times; time += 1) {
    // From just after the start to the middle of a run, so that each step of a run is interrupted at some time.
    await sleep(200 + ((time * 977) % 4_000));
    await fault(time);
    if (time % 10 === 9) console.log(`${name}: ${time + 1} of ${times}`);
    expect(await ledgerDifferences(site.databaseUrl())).toEqual([]);
  }
  do await sleep(3_000);
  while (work.submissions.length < runs);
  await work.end();
  const accepted = work.submissions.map(({ runId }) => runId);
  expect(accepted.length).toBeGreaterThan(members);
  expect(new Set(accepted).size).toBe(accepted.length);
  expect(await problemsAfterwards(site.databaseUrl(), accepted, settling)).toEqual([]);
  expect(await ledgerDifferences(site.databaseUrl())).toEqual([]);
  console.log(name, Object.fromEntries(work.refusals), await runsByEnd(site.databaseUrl()));
  const seconds = Math.round((Date.now() - from) / 1_000);
  return { work, figures: { faults: times, accepted: accepted.length, seconds } };
}
