import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/base/config/config.ts';
import { CannotStart } from '#server/base/db/embedded/cannot-start.ts';
import { clusterFolder, databaseHome, resolveDataDir } from '#server/base/db/embedded/data-dir.ts';
import { lockDataDir } from '#server/base/db/embedded/lock-data-dir.ts';
import { startEmbeddedPostgres } from '#server/base/db/embedded/start-embedded-postgres.ts';
import { createLogger } from '#server/base/log/logger.ts';

/**
 * The installation's database for a command that works with or without the running product: if the embedded database
 * isn't running, it is started for the command. `command` names the holder of the data folder's lock.
 */
export async function findDatabase(config: Config, command: string): Promise<{ url: string; close(): Promise<void> }> {
  const external = config.databaseDirectUrl ?? config.databaseUrl;
  if (external) return { url: external, async close() {} };
  const projectDir = join(import.meta.dirname, '..');
  const { dataDir } = resolveDataDir({ setting: config.dataDir, projectDir, embedded: true });
  let lock: { release(): void };
  try {
    lock = await lockDataDir({ dataDir, address: command, waitMs: 0 });
  } catch (error) {
    const running = error instanceof CannotStart ? runningDatabase(dataDir) : null;
    if (running === null) throw error;
    return { url: running, async close() {} };
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log: createLogger('silent') });
  return {
    url: postgres.url,
    async close() {
      await postgres.stop();
      lock.release();
    },
  };
}

/** The address of the running product's database in this folder: its port is in postmaster.pid. */
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
