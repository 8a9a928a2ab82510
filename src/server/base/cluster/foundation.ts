import type { Config } from '../config/config.ts';
import { readSecret } from '../config/secret.ts';
import { connectDatabase } from '../db/database.ts';
import { resolveDataDir } from '../db/embedded/data-dir.ts';
import { type DataDirLock, lockDataDir } from '../db/embedded/lock-data-dir.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/start-embedded-postgres.ts';
import { migrateDirectly } from '../db/migrate.ts';
import { reachDatabase } from '../db/reach-database.ts';
import type { Logger } from '../log/logger.ts';

/** What every process of the product needs: data folder, database and secret. */
export interface Ground {
  readonly dataDir: string;
  readonly embedded: boolean;
  readonly databaseUrl: string;
  readonly secret: string;
}

/** The part of the startup that happens once, however many processes there are. */
export interface Foundation {
  /** Locks the data folder. Nothing in it is touched before. Throws CannotStart. */
  claim(): Promise<void>;
  /** Starts the database and applies the migrations. Throws CannotStart. */
  lay(): Promise<Ground>;
  /** Called when the embedded database ends unexpectedly. */
  onLost(callback: (how: string) => void): void;
  close(): Promise<void>;
}

export function createFoundation(
  config: Config,
  options: { readonly log: Logger; readonly projectDir: string; readonly processes: number },
): Foundation {
  const { log, processes } = options;
  const embedded = config.databaseUrl === undefined;
  const { dataDir, moved } = resolveDataDir({ setting: config.dataDir, projectDir: options.projectDir, embedded });
  // In addition to the pool: three connections for jobs, one for notifications, and one for migrations.
  const connections = processes * (config.databasePool + 5);
  let lock: DataDirLock | null = null;
  let postgres: EmbeddedPostgres | null = null;
  return {
    async claim() {
      if (moved) log.info(moved);
      // Without the embedded database, any number of processes may share the folder.
      if (embedded) lock = await lockDataDir({ dataDir, address: config.appUrl });
    },
    async lay() {
      const settings = { max_connections: String(Math.max(100, connections + 10)) };
      if (embedded) postgres = await startEmbeddedPostgres({ dataDir, log, settings });
      const databaseUrl = config.databaseUrl ?? postgres?.url ?? '';
      const database = connectDatabase(databaseUrl, { log, max: 1, directUrl: config.databaseDirectUrl });
      try {
        await reachDatabase(database.pool, { log, connections });
        await migrateDirectly(database);
      } finally {
        await database.close();
      }
      return { dataDir, embedded, databaseUrl, secret: config.secret ?? (await readSecret(dataDir)) };
    },
    onLost(callback) {
      postgres?.onUnexpectedExit(callback);
    },
    async close() {
      await postgres?.stop();
      lock?.release();
    },
  };
}
