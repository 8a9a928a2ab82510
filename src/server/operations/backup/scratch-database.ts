import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseHome } from '../../base/db/embedded/data-dir.ts';
import { startEmbeddedPostgres } from '../../base/db/embedded/start-embedded-postgres.ts';
import { createLogger } from '../../base/log/logger.ts';

/**
 * Starts a separate PostgreSQL in a temporary folder (TMPDIR), so that a trial restore does not slow down the
 * production server.
 */
export async function withScratchDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-trial-'));
  const { home } = databaseHome(dataDir);
  try {
    const postgres = await startEmbeddedPostgres({
      dataDir,
      log: createLogger('silent'),
      // Durability is not needed: after a crash the trial is repeated.
      settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '256MB' },
    });
    try {
      return await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  } finally {
    if (home !== dataDir) await rm(home, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}
