import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';

const pagesPerRound = 100;
const rounds = 5;

/**
 * Page times while other users' passwords are hashed as fast as the server allows. Idle and loaded rounds alternate.
 */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  const { child } = await start(dataDir, port);
  try {
    await pages(port, pagesPerRound);
    const ratios: number[] = [];
    let evaluated = 0;
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await pages(port, pagesPerRound);
      const load = logInRepeatedly(port);
      // The hash queue fills before the pages are requested.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const loaded = await pages(port, pagesPerRound);
      evaluated += await load.stop();
      ratios.push(loaded / quiet);
    }
    const ratio = [...ratios].sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    return [
      {
        name: 'page requests while logins are hashed at their limit',
        value: `${ratio.toFixed(2)} x the quiet time (${evaluated} logins evaluated)`,
        limit: '1.5 x',
        ok: ratio <= 1.5 && evaluated > 0,
      },
    ];
  } finally {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Median milliseconds of one page, requested one after another. */
async function pages(port: number, count: number): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const before = performance.now();
    await (await fetch(`http://localhost:${port}/login`)).text();
    times.push(performance.now() - before);
  }
  return [...times].sort((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
}

/** Logins from a separate process, so that the measuring process has nothing else to do. */
function logInRepeatedly(port: number): { stop(): Promise<number> } {
  const child = fork(join(import.meta.dirname, 'login-hammer.ts'), [String(port)]);
  return {
    async stop() {
      const answered = once(child, 'message');
      child.send('stop');
      return Number((await answered)[0]);
    },
  };
}
