import { mkdtempSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClosableProxy, closableProxy } from '../../support/closable-proxy.ts';
import { type RunningProcess, type RunningProduct, startProduct } from '../../support/running-product.ts';
import { type S3StandIn, s3StandIn } from '../../support/s3-stand-in.ts';
import { type KillablePostgres, killablePostgres } from './killable-postgres.ts';
import { surviveFaults } from './survive-faults.ts';

/**
 * Number of faults, and of runs during them. `PROCESS_KILLS=200 DATABASE_KILLS=100 STORAGE_OUTAGES=20 FAULT_RUNS=600`
 * is the complete program; POSTGRES_BIN selects another PostgreSQL.
 */
const processKills = Number(process.env.PROCESS_KILLS ?? 20);
const databaseKills = Number(process.env.DATABASE_KILLS ?? 10);
const storageOutages = Number(process.env.STORAGE_OUTAGES ?? 5);
const runs = Number(process.env.FAULT_RUNS ?? 100);

const folder = mkdtempSync(join(tmpdir(), 'foredraft-processes-'));
let postgres: KillablePostgres;
let toDatabase: ClosableProxy;
let toStore: ClosableProxy;
let toWeb: ClosableProxy;
let store: S3StandIn;
let product: RunningProduct;
let processes: (RunningProduct | RunningProcess)[];

beforeAll(async () => {
  await chmod(folder, 0o755);
  postgres = await killablePostgres(join(folder, 'postgres'));
  toDatabase = await closableProxy('127.0.0.1', () => Number(new URL(postgres.url).port));
  store = await s3StandIn();
  toStore = await closableProxy('127.0.0.1', Number(new URL(store.settings.endpoint).port));
  const behindGate = new URL(postgres.url);
  behindGate.port = String(toDatabase.port);
  const settings = {
    ...store.environment,
    S3_ENDPOINT: `http://127.0.0.1:${toStore.port}`,
    ROLES: 'web',
    LIMITS: 'relaxed',
    SIGNUP_CREDITS: '100000',
    LOG_LEVEL: 'error',
  };
  product = await startProduct(settings, () => ({ DATABASE_URL: behindGate.href }));
  const second = await product.startAnother({ ROLES: 'web' });
  const workers = [await product.startAnother({ ROLES: 'worker' }), await product.startAnother({ ROLES: 'worker' })];
  processes = [product, second, ...workers];
  let turn = 0;
  const webs = [product.url, second.url].map((url) => Number(new URL(url).port));
  toWeb = await closableProxy('localhost', () => webs[turn++ % webs.length] ?? 0);
});
afterAll(async () => {
  await product?.stop();
  for (const gate of [toWeb, toStore, toDatabase]) await gate?.shut();
  await store?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const faults = {
  async process(time: number) {
    const one = processes[time % processes.length];
    await one?.kill();
    await one?.restart();
  },
  async database() {
    await postgres.kill();
    await toDatabase.shut();
    await postgres.start();
    await toDatabase.reopen();
    await allReady();
  },
  /** Every second time the store refuses with 503, otherwise it can't be reached. */
  async storage(time: number) {
    if (time % 2 === 0) store.fail(503, 'SlowDown');
    else await toStore.shut();
    await sleep(4_000);
    store.fail(null);
    if (time % 2 === 1) await toStore.reopen();
    await allReady();
  },
};

test(`two web and two worker processes with a bucket lose, double and block nothing in ${processKills} kills, ${databaseKills} database restarts and ${storageOutages} storage outages`, {
  timeout: 4 * 3_600_000,
}, async () => {
  const order = spread({ process: processKills, database: databaseKills, storage: storageOutages });
  const site = {
    url: `http://127.0.0.1:${toWeb.port}`,
    mailsTo: product.mailsTo,
    databaseUrl: () => postgres.url,
  };
  const seen = { process: 0, database: 0, storage: 0 };
  const { figures } = await surviveFaults(site, {
    name: `four processes, ${postgres.version}`,
    times: order.length,
    members: 4,
    settling: 300,
    runs,
    async fault(time) {
      const kind = order[time] ?? 'process';
      await faults[kind](seen[kind]++);
    },
  });
  console.table({ [postgres.version]: { ...figures, ...seen } });
  expect(seen).toEqual({ process: processKills, database: databaseKills, storage: storageOutages });
});

/** The kinds mixed evenly, always in the same order. */
function spread(counts: Record<keyof typeof faults, number>): (keyof typeof faults)[] {
  const kinds = Object.keys(counts) as (keyof typeof faults)[];
  return kinds
    .flatMap((kind) => Array.from({ length: counts[kind] }, (_, n) => ({ kind, at: (n + 0.5) / counts[kind] })))
    .sort((one, other) => one.at - other.at)
    .map(({ kind }) => kind);
}

async function allReady(): Promise<void> {
  for (const { url } of processes) {
    const ready = async () => {
      const answer = await fetch(`${url}/readyz`).catch(() => null);
      await answer?.body?.cancel();
      return answer?.ok ?? false;
    };
    await expect.poll(ready, { timeout: 120_000, interval: 200 }).toBe(true);
  }
}
