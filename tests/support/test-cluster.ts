import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/base/db/embedded/start-embedded-postgres.ts';
import { createLogger } from '#server/base/log/logger.ts';

/**
 * A temporary PostgreSQL: the product's own with fsync off, because test data may be lost in a power cut. Tests about
 * durability kill processes, never the machine.
 */
export async function startTestCluster(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foredraft-cluster-'));
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: createLogger('error'),
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
  });
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
