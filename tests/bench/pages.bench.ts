import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { mailsTo } from '../support/mail-files.ts';
import { median } from '../support/median.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';
import { embeddedUrl } from './embedded-url.ts';
import { rate } from './request-rate.ts';
import { sessionCookie } from './session-cookie.ts';

const rounds = 7;
const users = 200;
const loadSeconds = 10;

/**
 * Pages and a call of one process of the product, compared with a bare React Router page and a bare Hono server that
 * sends the same queries: they take turns, so that other load on the machine affects both. Then 200 users without
 * pauses on all cores.
 */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  const site = { url: `http://localhost:${port}`, mailsTo: (address: string) => mailsTo(dataDir, address) };
  let product = (await start(dataDir, port)).child;
  const others: ChildProcess[] = [];
  const bareServer = async (file: string, ...args: string[]): Promise<string> => {
    const child = fork(join(import.meta.dirname, file), args, {
      env: { ...process.env, NODE_ENV: 'production' },
      execArgv: ['--no-warnings'],
    });
    others.push(child);
    const [own] = (await once(child, 'message')) as [number];
    return `http://127.0.0.1:${own}`;
  };
  try {
    const user = await signUpByCalls(site);
    const cookie = { Cookie: await sessionCookie(site.url, user) };
    const bearer = { Authorization: `Bearer ${user.token}` };
    const page = `${await bareServer('bare-server.ts')}/`;
    const history = `${await bareServer('bare-history.ts', await embeddedUrl(dataDir), user.id)}/history`;
    const call = `${site.url}/api/credits/transactions?limit=10&offset=0`;
    const rows = [
      await compare('/login compared with a bare React Router page', [`${site.url}/login`], [page], 0.8),
      await compare('/about compared with a bare React Router page', [`${site.url}/about`], [page], 0.8),
      await compare(
        'a page of a user compared with a bare React Router page',
        [`${site.url}/credit-history`, cookie],
        [page],
        0.6,
      ),
      await compare('the history call compared with bare Hono with the same queries', [call, bearer], [history], 0.5),
    ];
    for (const child of others.splice(0)) await end(child);
    await end(product);
    product = (await start(dataDir, port, { WEB_PROCESSES: 'auto' })).child;
    rows.push(
      await load([
        [`${site.url}/login`, {}],
        [`${site.url}/credit-history`, cookie],
        [call, bearer],
      ]),
    );
    return rows;
  } finally {
    for (const child of [...others, product]) await end(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Asked = Parameters<typeof rate>;

async function compare(name: string, own: Asked, bare: Asked, least: number): Promise<BenchRow> {
  await rate(...own);
  await rate(...bare);
  const measured: { own: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push({ own: await rate(...own), bare: await rate(...bare) });
  const ratio = median(measured.map((round) => round.own / round.bare));
  const [mine, theirs] = [median(measured.map((round) => round.own)), median(measured.map((round) => round.bare))];
  return {
    name,
    value: `${ratio.toFixed(2)} x the rate (${Math.round(mine)} and ${Math.round(theirs)} a second)`,
    limit: `${least.toFixed(2)} x or better`,
    ok: ratio >= least,
  };
}

/** Each user sends the next request as soon as the answer has arrived. */
async function load(asked: readonly (readonly [string, Readonly<Record<string, string>>])[]): Promise<BenchRow> {
  const times: number[] = [];
  const failures: string[] = [];
  const until = performance.now() + 1_000 * loadSeconds;
  const user = async (number: number) => {
    for (let turn = number; performance.now() < until; turn += 1) {
      const [address, headers] = asked[turn % asked.length] ?? ['', {}];
      const begin = performance.now();
      const failure = await fetch(address, { headers })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return answer.ok ? null : `${answer.status}`;
        })
        .catch(({ cause, message }: Error) => String(cause ?? message));
      times.push(performance.now() - begin);
      if (failure !== null) failures.push(`${new URL(address).pathname}: ${failure}`);
    }
  };
  await Promise.all(Array.from({ length: users }, (_, number) => user(number)));
  const slow = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  return {
    name: `${users} users without pauses on all cores: 95 of 100 answers`,
    value: `${Math.round(slow)} ms (${Math.round(times.length / loadSeconds)} a second, ${failures.length} failed${failures.length > 0 ? `; ${[...new Set(failures)].slice(0, 5).join(', ')}` : ''})`,
    limit: '1000 ms',
    ok: slow < 1_000 && failures.length === 0,
  };
}
