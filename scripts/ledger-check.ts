// `npm run ledger:check`: recomputes every balance from the entries and compares paid sessions with grants. Prints every
// difference and exits with 1 when there is one. Works beside the running product; an embedded database that does not
// run is started for it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerChecks } from '../src/ledger-checks.ts';
import { ConfigError, loadEnvironmentFile, readConfig } from '../src/server/config/config.ts';
import { connectDatabase } from '../src/server/db/database.ts';
import { CannotStart } from '../src/server/db/embedded/cannot-start.ts';
import { clusterFolder, databaseHome, resolveDataDir } from '../src/server/db/embedded/data-dir.ts';
import { lockDataDir } from '../src/server/db/embedded/lock-data-dir.ts';
import { startEmbeddedPostgres } from '../src/server/db/embedded/start-embedded-postgres.ts';
import { createLogger } from '../src/server/log/logger.ts';

const log = createLogger('silent');
try {
  loadEnvironmentFile();
  process.exitCode = await check();
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function check(): Promise<number> {
  const { url, close } = await findDatabase();
  const database = connectDatabase(url, { log, max: 2 });
  try {
    const found = (await Promise.all(ledgerChecks.map((one) => one(database.db)))).flat();
    for (const { text } of found) console.log(text);
    const { wallets, lines } = await database.db
      .selectFrom('wallets')
      .select(({ fn }) => [fn.countAll<number>().as('wallets'), fn.sum<number>('lines').as('lines')])
      .executeTakeFirstOrThrow();
    const size = `(wallets: ${wallets}, lines: ${lines ?? 0})`;
    console.log(found.length === 0 ? `The books add up ${size}.` : `Differences: ${found.length} ${size}.`);
    return found.length === 0 ? 0 : 1;
  } finally {
    await database.close();
    await close();
  }
}

async function findDatabase(): Promise<{ url: string; close(): Promise<void> }> {
  const config = readConfig();
  if (config.databaseUrl) return { url: config.databaseUrl, async close() {} };
  const projectDir = join(import.meta.dirname, '..');
  const { dataDir } = resolveDataDir({ setting: config.dataDir, projectDir, embedded: true });
  let lock: { release(): void };
  try {
    lock = await lockDataDir({ dataDir, address: 'npm run ledger:check', waitMs: 0 });
  } catch (error) {
    const running = error instanceof CannotStart ? runningDatabase(dataDir) : null;
    if (running === null) throw error;
    return { url: running, async close() {} };
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  return {
    url: postgres.url,
    async close() {
      await postgres.stop();
      lock.release();
    },
  };
}

/** The address of the database that the running product keeps in this folder: its port stands in postmaster.pid. */
function runningDatabase(dataDir: string): string | null {
  try {
    const { home } = databaseHome(dataDir);
    const port = Number(readFileSync(join(clusterFolder(home), 'postmaster.pid'), 'utf8').split('\n')[3]);
    const password = readFileSync(join(dataDir, 'database-password'), 'utf8').trim();
    return Number.isInteger(port) ? `postgres://foredraft:${password}@127.0.0.1:${port}/foredraft` : null;
  } catch {
    return null;
  }
}
