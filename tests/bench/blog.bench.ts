import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { median } from '../support/median.ts';
import { addPost } from './add-post.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';
import { callers, rate } from './request-rate.ts';

const rounds = 7;

/**
 * Blog posts per second for guests, compared with a minimal React Router page on the same server: a heading and a
 * paragraph, without frame, database or log. They alternate, compressed as for browsers.
 */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  const product = (await start(dataDir, port)).child;
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--no-warnings'],
  });
  try {
    const [barePort] = (await once(bare, 'message')) as [number];
    const post = `http://localhost:${port}${await addPost(dataDir)}`;
    const page = `http://127.0.0.1:${barePort}/`;
    await rate(post);
    await rate(page);
    const measured: { post: number; bare: number }[] = [];
    for (let round = 0; round < rounds; round += 1) measured.push({ post: await rate(post), bare: await rate(page) });
    const ratio = median(measured.map((round) => round.post / round.bare));
    const posts = Math.round(median(measured.map((round) => round.post)));
    return [
      {
        name: 'blog post next to a bare React Router page',
        value: `${ratio.toFixed(2)} x the rate (${posts} a second on ${callers} connections)`,
        limit: '0.80 x or better',
        ok: ratio >= 0.8,
      },
    ];
  } finally {
    await stop(bare);
    await end(product);
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
