import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { TestDatabase } from '../support/test-database.ts';
import { account, deliveredKey, ended, eventNames, makeUser, type Point, runInstance } from './run-instance.ts';

/** Every point in a run at which a process can die. */
export const killPoints: readonly (Point | 'after commit')[] = [
  'read begins',
  'read ends',
  'think begins',
  'think ends',
  'write begins',
  'write ends',
  'store begins',
  'store ends',
  'commit begins',
  'commit ends',
  'after commit',
];

/** Starts runs, kills their process at the point, lets another continue, and checks the result. */
export async function killRuns(t: TestDatabase, point: (typeof killPoints)[number], count: number): Promise<void> {
  const { platform } = t;
  const settings = { url: t.url, dataDir: t.dataDir, point, runs: count };
  const victim = fork(join(import.meta.dirname, 'run-kill-worker.ts'), [JSON.stringify(settings)], { execArgv: [] });
  const died = once(victim, 'exit');
  await Promise.race([once(victim, 'message'), died]);
  const instance = await runInstance(platform);
  try {
    const users = await Promise.all(Array.from({ length: count }, () => makeUser(platform, 10)));
    const runs = await Promise.all(users.map((userId) => instance.start(userId)));
    expect(await died).toEqual([null, 'SIGKILL']);

    await instance.runs.startWorker();
    for (const [index, userId] of users.entries()) {
      const runId = runs[index]?.runId ?? '';
      const run = await ended(platform, runId);
      expect({ point, state: run.state, charge: run.charge }).toEqual({
        point,
        state: 'succeeded',
        charge: 'captured',
      });
      expect(await account(platform, userId)).toEqual({ balance: 7, held: 0, deliveries: 1, charges: 1 });
      expect(await eventNames(platform, runId)).toEqual(wholeStory);
      expect(await platform.files.list(`runs/${runId}`)).toEqual([]);
      expect(await platform.files.stat(deliveredKey(runId))).not.toBeNull();
    }
    // Nothing that was done before this point is repeated.
    const begun = point.split(' ')[0] ?? '';
    const order = ['read', 'think', 'write', 'store', 'commit'];
    const first = point === 'after commit' ? order.length : Math.min(order.indexOf(begun), order.indexOf('store'));
    expect([...new Set(instance.seen)]).toEqual(order.slice(first));
  } finally {
    await instance.stop();
    if (victim.exitCode === null && victim.signalCode === null) victim.kill('SIGKILL');
  }
}

const wholeStory = [
  'workflow_started',
  'step_started read',
  'step_finished read',
  'step_started think',
  'step_finished think',
  'step_started write',
  'step_finished write',
  'workflow_finished succeeded',
];
