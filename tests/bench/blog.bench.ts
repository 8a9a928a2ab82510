import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../support/free-port.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';

const callers = 8;
const rounds = 7;
const secondsPerRound = 1;

/**
 * How many blog posts a second the product sends to guests, beside how often the same server sends a bare page of React
 * Router: a heading and a paragraph, with no frame, database or log. They take turns, compressed as browsers ask for it.
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
    await addPost(dataDir);
    const post = `http://localhost:${port}/blog/the-measured-one`;
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

/** Pages a second that `callers` readers get through together. */
async function rate(address: string): Promise<number> {
  const begin = performance.now();
  const until = begin + secondsPerRound * 1_000;
  let done = 0;
  const reader = async () => {
    while (performance.now() < until) {
      const response = await fetch(address);
      if (!response.ok || !(await response.text()).includes('</html>')) throw new Error(`no page: ${response.status}`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, reader));
  return (done * 1_000) / (performance.now() - begin);
}

/** A post of about 900 words with two tables, code and a formula, into the embedded database. */
async function addPost(dataDir: string): Promise<void> {
  const part = `## A part of the text\n\n${'A sentence as long as sentences are, with *some* weight and a [link](/about). '.repeat(10)}\n\n`;
  const content = `${part.repeat(6)}|a|b|\n|-|-|\n|1|2|\n\n|a|b|\n|-|-|\n|1|2|\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n$$\n\\sum_i x_i\n$$\n`;
  const [, , , port] = (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const password = (await readFile(join(dataDir, 'database-password'), 'utf8')).trim();
  const connection = { host: '127.0.0.1', port: Number(port), user: 'foredraft', password, database: 'foredraft' };
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into blog_posts (title, slug, summary, content, author_name, status, published_at)
     values ('The measured one', 'the-measured-one', 'In short.', $1, 'Mara Example', 'published', now())`,
    [content],
  );
  await client.end();
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
