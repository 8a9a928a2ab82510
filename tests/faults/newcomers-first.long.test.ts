import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { askConfined, type ConfinedProcess, killed, startConfined } from '#server/base/processes/confined-process.ts';
import { createNewcomersFirst } from '#server/base/processes/newcomers-first.ts';
import { processTree } from '#server/base/processes/process-tree.ts';
import { processorTime } from '#server/base/processes/watch-time.ts';
import type { ProbeJob } from '../support/confinement-probe.ts';

vi.setConfig({ testTimeout: 120_000 });
const script = new URL('../support/confinement-probe.ts', import.meta.url);
const limits = { timeLimit: 20_000, memoryLimit: 500 * 1024 * 1024 };
const open: ConfinedProcess[] = [];
afterAll(() => Promise.all(open.map(killed)));

async function started(): Promise<ConfinedProcess> {
  const confined = await startConfined(script, { ...limits, readable: [fileURLToPath(script)] });
  open.push(confined);
  await confined.ready;
  return confined;
}

/** The innermost process is the one that computes; the others wait for it. */
function isPaused({ child }: ConfinedProcess): boolean {
  const pid = processTree(child.pid ?? 0).at(-1);
  return readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.startsWith('T') ?? false;
}

const timeOf = ({ child }: ConfinedProcess) => processorTime(child.pid ?? 0) ?? 0;

/** Milliseconds of CPU time. */
const compute = (time: number): ProbeJob => ({ kind: 'compute', target: String(time) });
const asks = { timeout: 60_000, interval: 20 };

test('a long job pauses while another one is new, continues after it, and both finish', async () => {
  const newcomersFirst = createNewcomersFirst({ quick: 200, startUse: 0 });
  const [long, short] = [await started(), await started()];
  const longAnswer = askConfined<string>(long, compute(1_200), { ...limits, newcomersFirst });
  await expect.poll(() => timeOf(long), asks).toBeGreaterThan(timeOf(long) + 300);
  expect(isPaused(long)).toBe(false);

  const shortAnswer = askConfined<string>(short, compute(100), { ...limits, newcomersFirst });
  await expect.poll(() => isPaused(long), asks).toBe(true);
  expect(await shortAnswer).toBe('got computed');
  await expect.poll(() => isPaused(long), asks).toBe(false);
  expect(await longAnswer).toBe('got computed');
});

test('a long job continues after four seconds even if another one is still new, and its pause is not counted', async () => {
  const newcomersFirst = createNewcomersFirst({ quick: 200, startUse: 0 });
  const long = await started();
  const answer = askConfined<string>(long, compute(3_000), { ...limits, newcomersFirst });
  await expect.poll(() => timeOf(long), asks).toBeGreaterThan(timeOf(long) + 300);
  // A process that never finishes starting always counts as new.
  const job = newcomersFirst.begin((await started()).child.pid ?? 0);
  await expect.poll(() => isPaused(long), asks).toBe(true);
  await expect.poll(() => isPaused(long), asks).toBe(false);
  expect(await answer).toBe('got computed');
  job.ended();
});

test('a process that starts for the next job pauses long jobs if there are several, but not a single one', async () => {
  // Longer than a process of the test needs to start, so the third one stays new.
  const newcomersFirst = createNewcomersFirst({ quick: 200, startUse: 1_000 });
  const [first, second, third] = [await started(), await started(), await started()];
  const firstAnswer = askConfined<string>(first, compute(2_000), { ...limits, newcomersFirst });
  await expect.poll(() => timeOf(first), asks).toBeGreaterThan(timeOf(first) + 1_300);
  newcomersFirst.prepare(third.child.pid ?? 0);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(isPaused(first)).toBe(false);
  expect(await firstAnswer).toBe('got computed');

  const answers = [first, second].map((confined) =>
    askConfined<string>(confined, compute(2_000), { ...limits, newcomersFirst }),
  );
  await expect.poll(() => isPaused(first) && isPaused(second), asks).toBe(true);
  third.kill();
  expect(await Promise.all(answers)).toEqual(['got computed', 'got computed']);
});

test('a job that only sleeps ends at its wall-clock limit', async () => {
  const confined = await started();
  process.kill(-(confined.child.pid ?? 0), 'SIGSTOP');
  await expect(askConfined(confined, compute(0), { ...limits, timeLimit: 300 })).rejects.toMatchObject({
    reason: 'time',
  });
});

test('waiting for a core on a busy machine does not count as a job’s own time', async () => {
  const confined = await started();
  // Enough processes that the job takes longer than 1.2 s; each in a separate session, because the kernel may share
  // cores by session.
  const busy = Array.from({ length: 8 * availableParallelism() }, () =>
    spawn('sh', ['-c', 'while :; do :; done'], { detached: true, stdio: 'ignore' }),
  );
  try {
    const answer = askConfined<string>(confined, compute(200), { ...limits, timeLimit: 300 });
    expect(await answer).toBe('got computed');
  } finally {
    for (const each of busy) each.kill('SIGKILL');
  }
});
