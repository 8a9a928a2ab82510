import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { end, start } from './bench-product.ts';
import type { BenchRow } from './bench-row.ts';

const pagesPerRound = 100;
const rounds = 5;
const logins = 16;

/**
 * Pages while the passwords of strangers are hashed as fast as the server allows. Each login comes from another address
 * block of this machine and for another account, because one block would soon be told to wait. Quiet and loaded rounds
 * take turns.
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
      const load = hammer(port);
      // The line of hashes fills before the pages are asked for.
      await new Promise((resolve) => setTimeout(resolve, 300));
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

/** Median milliseconds of one page, asked for one after the other. */
async function pages(port: number, count: number): Promise<number> {
  const times: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const before = performance.now();
    await (await fetch(`http://localhost:${port}/login`)).text();
    times.push(performance.now() - before);
  }
  return [...times].sort((a, b) => a - b)[Math.floor(count / 2)] ?? Number.NaN;
}

let strangers = 0;

function hammer(port: number): { stop(): Promise<number> } {
  let going = true;
  let evaluated = 0;
  const work = Array.from({ length: logins }, async () => {
    while (going) {
      strangers += 1;
      if ((await login(port, strangers)) === 401) evaluated += 1;
    }
  });
  return {
    async stop() {
      going = false;
      await Promise.all(work);
      return evaluated;
    },
  };
}

/** The status of a login from 127.x.y.1: the whole of 127.0.0.0/8 is this machine. */
function login(port: number, stranger: number): Promise<number> {
  const body = JSON.stringify({
    action: 'login',
    email: `stranger${stranger}@example.org`,
    password: 'Wr0ng-password!',
  });
  const localAddress = `127.${(stranger >> 8) & 127}.${stranger & 255}.1`;
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const options = { port, host: '127.0.0.1', path: '/functions/v1/auth', method: 'POST', headers, localAddress };
    const call = request({ ...options, agent: new Agent({ keepAlive: false }) }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    call.once('error', reject);
    call.end(body);
  });
}
