import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Logger } from '../log/logger.ts';
import { TracedPool } from '../telemetry/traced-pool.ts';
import type { Tables } from './tables.ts';

/** Connects to PostgreSQL; `close` ends the pool when its queries are done. */
export function connectDatabase(
  url: string,
  options: { log: Logger; max?: number; applicationName?: string; directUrl?: string | undefined },
): Database {
  // A pooler rejects session settings because another client gets the connection next. There the role must have these
  // settings.
  const limits =
    options.directUrl === undefined
      ? { statement_timeout: 30_000, idle_in_transaction_session_timeout: 30_000 }
      : { query_timeout: 30_000 };
  const pool = new TracedPool({
    connectionString: url,
    max: options.max ?? 20,
    application_name: options.applicationName ?? 'foredraft',
    // A statement that runs longer than this indicates a fault.
    ...limits,
    // When all connections are in use for this long, the caller gets an error and can retry, instead of waiting
    // forever.
    connectionTimeoutMillis: 10_000,
  });
  // A broken connection, idle or in use, must not end the process: its query fails, and the next query gets a new
  // connection.
  const lost = (error: Error) => options.log.warn({ err: error }, 'a database connection was lost');
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, url: options.directUrl ?? url, close: () => db.destroy() };
}

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Bypasses any pooler: for connections that listen, lock or change session settings. */
  readonly url: string;
  close(): Promise<void>;
}

/** First parameter of every function that reads or writes. A transaction can be passed wherever a database can. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

// count(*) and bigint ids fit in a double here, and credits are checked to stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Dates stay strings, so that time zones cannot shift them.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
