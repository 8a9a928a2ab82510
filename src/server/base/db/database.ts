import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../log/logger.ts';
import { TracedPool } from '../telemetry/traced-pool.ts';
import type { Tables } from './tables.ts';

/** Connects to PostgreSQL; `close` ends the pool after its queries are done. */
export function connectDatabase(
  url: string,
  options: { log: Logger; max?: number; applicationName?: string; directUrl?: string | undefined },
): Database {
  // A pooler refuses settings of a session that another client gets next: there the role has to have them.
  const limits =
    options.directUrl === undefined
      ? { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }
      : { query_timeout: 30_000 };
  const pool = new TracedPool({
    connectionString: url,
    max: options.max ?? 20,
    application_name: options.applicationName ?? 'foredraft',
    // A statement that runs longer than this is a fault, not work.
    ...limits,
    // When every connection is taken for so long, the caller is told to come again instead of waiting for ever.
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks, idle or in use, must not end the process: its query fails, and the next one gets a new one.
  const lost = (error: Error) => options.log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, url: options.directUrl ?? url, close: () => db.destroy() };
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Past any pooler: for connections that listen, lock or set something for a session. */
  readonly url: string;
  close(): Promise<void>;
}

/** First argument of every rule that reads or writes; a transaction fits wherever a database does. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

// count(*) and bigint ids fit in a double in this product; credits are checked to stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day is a day in every time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
