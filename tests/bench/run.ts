import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../src/server/db/database.ts';
import { startEmbeddedPostgres } from '../../src/server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createLogger } from '../../src/server/log/logger.ts';
import * as admin from './admin.bench.ts';
import type { BenchRow } from './bench-row.ts';
import * as blog from './blog.bench.ts';
import * as history from './history.bench.ts';
import * as ledger from './ledger.bench.ts';
import * as loginLoad from './login-load.bench.ts';
import * as mainJob from './main-job.bench.ts';
import * as publicPages from './public-pages.bench.ts';
import * as uploads from './uploads.bench.ts';

/** `npm run bench`: every figure of the README beside its limit. Run it on a quiet machine; ratios hold better than seconds. */
const rows: BenchRow[] = [];
rows.push(...(await mainJob.run()));
rows.push(...(await loginLoad.run()));
rows.push(...(await blog.run()));
rows.push(...(await publicPages.run()));
rows.push(...(await onFreshDatabase(uploads.run)));
rows.push(...(await onFreshDatabase(ledger.run)));
rows.push(...(await onFreshDatabase(history.run)));
rows.push(...(await onFreshDatabase(admin.run)));

const width = Math.max(...rows.map(({ name }) => name.length));
for (const { name, value, limit, ok } of rows) {
  const verdict = ok === null ? '' : ok ? 'ok' : 'MISSED';
  console.log(`${name.padEnd(width)}  ${value}${limit ? `  (limit ${limit})` : ''}  ${verdict}`);
}
process.exit(rows.some(({ ok }) => ok === false) ? 1 : 0);

/** The embedded PostgreSQL with its own settings, fsync on. */
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
