import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '#server/base/db/database.ts';
import { startEmbeddedPostgres } from '#server/base/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/base/db/migrate.ts';
import { createLogger } from '#server/base/log/logger.ts';
import * as admin from './admin.bench.ts';
import * as backup from './backup.bench.ts';
import type { BenchRow } from './bench-row.ts';
import * as blog from './blog.bench.ts';
import * as documents from './documents.bench.ts';
import * as fairness from './fairness.bench.ts';
import * as history from './history.bench.ts';
import * as ledger from './ledger.bench.ts';
import * as loginLoad from './login-load.bench.ts';
import * as mainJob from './main-job.bench.ts';
import * as pages from './pages.bench.ts';
import * as publicPages from './public-pages.bench.ts';
import * as reportClicks from './report-clicks.bench.ts';
import * as runCost from './run-cost.bench.ts';
import * as scale from './scale.bench.ts';
import * as scaling from './scaling.bench.ts';
import * as soak from './soak.bench.ts';
import * as uploads from './uploads.bench.ts';

/**
 * `npm run bench`: every figure of the README with its limit; `npm run bench -- blog ledger` runs those parts. Run it
 * on an idle machine; ratios are more stable than seconds. A failing part is reported, and the others continue. `scale`
 * and `soak` only run when named: they take many minutes.
 */
const parts: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  'main-job': mainJob.run,
  'login-load': loginLoad.run,
  blog: blog.run,
  documents: documents.run,
  fairness: fairness.run,
  'public-pages': publicPages.run,
  pages: pages.run,
  'report-clicks': reportClicks.run,
  'run-cost': runCost.run,
  scaling: scaling.run,
  soak: soak.run,
  uploads: () => onFreshDatabase(uploads.run),
  ledger: () => onFreshDatabase(ledger.run),
  history: () => onFreshDatabase(history.run),
  admin: () => onFreshDatabase(admin.run),
  scale: () => onFreshDatabase(scale.run),
  backup: () => onFreshDatabase(backup.run),
};

const onlyNamed = ['scale', 'soak'];
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No part is called ${unknown.join(', ')}. The parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}
let missed = false;
for (const name of wanted.length > 0 ? wanted : Object.keys(parts).filter((part) => !onlyNamed.includes(part))) {
  try {
    for (const row of (await parts[name]?.()) ?? []) print(row);
  } catch (error) {
    missed = true;
    console.error(`${name} broke:`, error);
  }
}
process.exit(missed ? 1 : 0);

function print({ name, value, limit, ok }: BenchRow): void {
  if (ok === false) missed = true;
  const verdict = ok === null ? '' : ok ? 'ok' : 'MISSED';
  console.log(`${name.padEnd(64)}  ${value}${limit ? `  (limit ${limit})` : ''}  ${verdict}`);
}

/** The embedded PostgreSQL with its own settings, including fsync. */
async function onFreshDatabase(
  bench: (given: { database: ReturnType<typeof connectDatabase> }) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const log = createLogger('error');
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const database = connectDatabase(postgres.url, { log, max: 16 });
  try {
    await migrate(database.pool);
    return await bench({ database });
  } finally {
    await database.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
