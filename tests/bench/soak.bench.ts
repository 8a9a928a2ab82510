import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { mailsTo } from '../support/mail-files.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { plainInsights, researchPackage } from '../support/research-package.ts';
import { runEnd, submitPackage } from '../support/submit-package.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';
import { sessionCookie } from './session-cookie.ts';

const minutes = 10;
/** During these minutes code is compiled and caches fill up, so their memory is not compared. */
const warmUpMinutes = 4;
const comparedMinutes = 2;
const requestsPerSecond = 100;
const secondsBetweenRuns = 10;
const growthLimit = 0.05;
/** A user may change favorites once a second, so one user adds while another removes. */
const users = 100;

const asked = [
  ['GET', '/', 'nobody'],
  ['GET', '/credit-history', 'page'],
  ['GET', '/api/credits/transactions?limit=10&offset=0', 'call'],
  ['GET', '/login', 'nobody'],
  ['PUT', '/api/favorites/base-rent-sens', 'call'],
  ['GET', '/dashboard', 'page'],
  ['GET', '/api/features', 'call'],
  ['GET', '/blog', 'nobody'],
  ['DELETE', '/api/favorites/base-rent-sens', 'call'],
  ['GET', '/paper-assistant', 'page'],
] as const satisfies readonly (readonly [string, string, 'nobody' | 'page' | 'call'])[];

/**
 * Ten minutes of 100 requests a second: public pages, a user's pages and calls, changes, and a paid draft every ten
 * seconds. Requests are sent at their time, whether or not earlier ones were answered. The memory of the server's
 * process over the last two minutes is compared with two minutes after the start has settled.
 */
export async function run(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { child } = await start(dataDir, port, { SIGNUP_CREDITS: '100000' });
  try {
    const site = { url, mailsTo: (address: string) => mailsTo(dataDir, address) };
    const members: Member[] = [];
    for (let count = 0; count < users; count += 1) members.push(await newMember(site));
    const failures: string[] = [];
    const pending = new Set<Promise<void>>();
    const follow = (work: Promise<void>) => {
      const ended = work
        .catch((error: Error) => void failures.push(error.message))
        .finally(() => pending.delete(ended));
      pending.add(ended);
    };
    const ask = async (turn: number) => {
      const [method, path, who] = asked[turn % asked.length] ?? ['GET', '/', 'nobody'];
      const round = Math.floor(turn / asked.length) + (method === 'DELETE' ? users / 2 : 0);
      const member = members[round % users];
      const options = { method, headers: who === 'nobody' ? {} : (member?.[who] ?? {}) };
      const answer = await fetch(`${url}${path}`, options).catch(({ cause }: Error) => {
        throw new Error(`${method} ${path}: no answer (${cause})`);
      });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    };
    const draft = async (token: string) => {
      const bytes = researchPackage({ text: plainInsights(150) });
      const { body } = await submitPackage(site, token, bytes, { idempotencyKey: randomUUID() });
      const ended = await runEnd(site, token, body.runId ?? '');
      if (ended.state !== 'succeeded') throw new Error(`a run ${ended.state}`);
    };

    const samples: { minute: number; resident: number; heap: number }[] = [];
    const seconds = minutes * 60;
    const begin = performance.now();
    let sent = 0;
    for (let second = 0; second < seconds; second += 1) {
      if (second % secondsBetweenRuns === 0) follow(draft(members[(second / secondsBetweenRuns) % users]?.token ?? ''));
      if (second % 5 === 0) samples.push({ minute: second / 60, ...(await memory(url)) });
      for (let part = 0; part < 10; part += 1) {
        for (let request = 0; request < requestsPerSecond / 10; request += 1) follow(ask(sent++));
        const due = begin + second * 1_000 + (part + 1) * 100;
        await sleep(Math.max(0, due - performance.now()));
      }
    }
    const took = (performance.now() - begin) / 1_000;
    await Promise.all(pending);

    const mean = (kind: 'resident' | 'heap', from: number) => {
      const some = samples.filter(({ minute }) => minute >= from && minute < from + comparedMinutes);
      return some.reduce((sum, sample) => sum + sample[kind], 0) / some.length;
    };
    const growth = (kind: 'resident' | 'heap') => {
      const [before, after] = [mean(kind, warmUpMinutes), mean(kind, minutes - comparedMinutes)];
      return { value: `${inMegabytes(before)} → ${inMegabytes(after)} MB`, ratio: after / before - 1 };
    };
    const [resident, heap] = [growth('resident'), growth('heap')];
    return [
      {
        name: `${minutes} minutes at ${requestsPerSecond} requests a second: failed`,
        value: `${failures.length} of ${sent} requests and ${seconds / secondsBetweenRuns} drafts, ${(sent / took).toFixed(0)} a second${failures.length > 0 ? `; ${[...new Set(failures)].slice(0, 5).join(', ')}` : ''}`,
        limit: '0',
        ok: failures.length === 0 && sent / took > requestsPerSecond * 0.95,
      },
      {
        name: `memory of the server, minutes ${warmUpMinutes} to ${warmUpMinutes + comparedMinutes} and the last ${comparedMinutes}`,
        value: `${resident.value}, ${(resident.ratio * 100).toFixed(1)} %`,
        limit: `+${growthLimit * 100} %`,
        ok: resident.ratio <= growthLimit,
      },
      { name: 'JavaScript heap in use, the same minutes', value: heap.value, limit: '', ok: null },
    ];
  } finally {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const inMegabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

interface Member {
  readonly token: string;
  readonly page: { readonly Cookie: string };
  readonly call: { readonly Authorization: string };
}

async function newMember(site: Parameters<typeof signUpByCalls>[0]): Promise<Member> {
  const user = await signUpByCalls(site);
  const cookie = await sessionCookie(site.url, user);
  return { token: user.token, page: { Cookie: cookie }, call: { Authorization: `Bearer ${user.token}` } };
}

/** Bytes of the web process, as its metrics give them. */
async function memory(url: string): Promise<{ resident: number; heap: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const figure = (name: string) => {
    const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`the metrics have no ${name}`);
    return Number(value);
  };
  return { resident: figure('process_resident_memory_bytes'), heap: figure('nodejs_heap_size_used_bytes') };
}
