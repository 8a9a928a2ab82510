// `npm run seed -- --users 1000000`: fills a scratch database with generated users, each with ten ledger rows, a run, a
// draft, a report and a line of the admin log, to test the product at that size. Without --database it creates an
// embedded one in a new folder. It never uses DATABASE_URL by default, and only writes to an unused database.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { loadEnvironmentFile } from '#server/base/config/config.ts';
import { startEmbeddedPostgres } from '#server/base/db/embedded/start-embedded-postgres.ts';
import { migrateDirectly } from '#server/base/db/migrate.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { fillDatabase, isUnused } from './fill-database.ts';

const { values } = parseArgs({
  options: { users: { type: 'string', default: '10000' }, database: { type: 'string' } },
});
const users = Number(values.users);
loadEnvironmentFile();
process.exitCode = await seed();

async function seed(): Promise<number> {
  if (!Number.isInteger(users) || users < 1 || users > 10_000_000) {
    console.error('--users must be a whole number from 1 to 10000000.');
    return 2;
  }
  if (values.database !== undefined) return fill(values.database);
  if (process.env.DATABASE_URL) {
    console.error(
      'DATABASE_URL is set, and seed does not write to it. Name a scratch database: --database postgres://…',
    );
    return 2;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-seed-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLogger('silent') });
  try {
    const code = await fill(postgres.url);
    if (code === 0) console.log(`Start the product on it: DATA_DIR=${dataDir} npm start`);
    return code;
  } finally {
    await postgres.stop();
  }
}

async function fill(url: string): Promise<number> {
  await migrateDirectly({ url });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isUnused(client))) {
      console.error('This database has users already. Seed only fills an empty one.');
      return 2;
    }
    const begun = performance.now();
    const tell = (done: number) => {
      if (done % 100_000 === 0 || done === users) console.log(`${done} of ${users} users, ${seconds(begun)} s`);
    };
    await fillDatabase(client, { users, tell });
    console.log(`Filled in ${seconds(begun)} s.`);
    return 0;
  } finally {
    await client.end();
  }
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 1_000);
}
