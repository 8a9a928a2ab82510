import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { askConfined, type ConfinedProcess, killed, startConfined } from '#server/base/processes/confined-process.ts';
import { processTree } from '#server/base/processes/process-tree.ts';
import type { ProbeJob } from '../support/confinement-probe.ts';

const script = new URL('../support/confinement-probe.ts', import.meta.url);
const bounds = { timeLimit: 20_000, memoryLimit: 500 * 1024 * 1024 };
const started: ConfinedProcess[] = [];
afterAll(() => Promise.all(started.map(killed)));

test('a job has a lower priority than the server, and the lowest one when it is long', async () => {
  const confined = await startConfined(script, { ...bounds, readable: [fileURLToPath(script)] });
  started.push(confined);
  await confined.ready;
  expect(priorities(confined)).toEqual({ ofProcess: 10, ofSession: sessionsCount() ? 0 : null });

  const onLong = vi.fn();
  const job: ProbeJob = { kind: 'compute', target: '600' };
  const answer = askConfined<string>(confined, job, { ...bounds, quick: 200, onLong });
  await expect
    .poll(() => priorities(confined), { timeout: 50_000 })
    .toEqual({ ofProcess: 19, ofSession: sessionsCount() ? 10 : null });
  expect(await answer).toBe('got computed');
  expect(onLong).toHaveBeenCalledOnce();
});

test('a job that only sleeps ends at the limit of wall time', async () => {
  const confined = await startConfined(script, { ...bounds, readable: [fileURLToPath(script)] });
  started.push(confined);
  const job: ProbeJob = { kind: 'compute', target: '0' };
  await askConfined(confined, job, bounds);
  process.kill(-(confined.child.pid ?? 0), 'SIGSTOP');
  await expect(askConfined(confined, job, { ...bounds, timeLimit: 300 })).rejects.toMatchObject({ reason: 'time' });
});

/** Where the kernel shares cores by session (autogroups of sched(7)), only a session's priority counts against others. */
function sessionsCount(): boolean {
  try {
    return readFileSync('/proc/sys/kernel/sched_autogroup_enabled', 'latin1').trim() === '1';
  } catch {
    return false;
  }
}

function priorities({ child }: ConfinedProcess) {
  const pid = child.pid ?? 0;
  const innermost = processTree(pid).at(-1) ?? pid;
  const session = sessionsCount() ? readFileSync(`/proc/${innermost}/autogroup`, 'latin1') : '';
  return {
    ofProcess: getPriority(innermost),
    ofSession: session === '' ? null : Number(session.trim().split(' ').at(-1)),
  };
}
