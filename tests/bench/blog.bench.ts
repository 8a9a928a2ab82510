import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { addPost } from './add-post.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';

const callers = 8;
const rounds = 7;
const secondsPerRound = 1;

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
    const ratio = middle(measured.map((round) => round.post / round.bare));
    const posts = Math.round(middle(measured.map((round) => round.post)));
    return [
      {
        name: 'blog post beside a bare React Router page',
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

/**
 * Pages per second for `callers` parallel readers, which do not decompress them, so that only the server is measured.
 */
async function rate(address: string): Promise<number> {
  const page = await fetch(address);
  if (!page.ok || !(await page.text()).includes('</html>')) throw new Error(`no page: ${page.status}`);
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const begin = performance.now();
  const until = begin + secondsPerRound * 1_000;
  let done = 0;
  const reader = async () => {
    while (performance.now() < until) {
      const [response] = (await once(get(address, { agent, headers: { 'Accept-Encoding': 'gzip' } }), 'response')) as [
        IncomingMessage,
      ];
      if (response.statusCode !== 200) throw new Error(`no page: ${response.statusCode}`);
      response.resume();
      await once(response, 'end');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, reader));
  agent.destroy();
  return (done * 1_000) / (performance.now() - begin);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;
}
