import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../log/logger.ts';
import { CannotStart } from './embedded/cannot-start.ts';
import { isDatabaseAway } from './is-database-away.ts';

/**
 * Waits while the database is not reachable yet, and warns when this process's connections exceed the server's limit.
 * Throws CannotStart.
 */
export async function reachDatabase(
  pool: Pick<pg.Pool, 'query'>,
  { log, connections, waitMs = 60_000 }: { log: Logger; connections: number; waitMs?: number },
): Promise<void> {
  const deadline = Date.now() + waitMs;
  for (let pause = 250; ; pause = Math.min(2 * pause, 5_000)) {
    try {
      await warnOfTooFew(pool, log, connections);
      return;
    } catch (error) {
      const reason = (error as Error).message || (error as { code?: string }).code;
      if (!isDatabaseAway(error) || Date.now() + pause > deadline) {
        throw new CannotStart(`The database cannot be reached: ${reason}.`);
      }
      log.warn({ reason }, 'waiting for the database');
      await sleep(pause);
    }
  }
}

async function warnOfTooFew(pool: Pick<pg.Pool, 'query'>, log: Logger, connections: number): Promise<void> {
  const { rows } = await pool.query<{ most: number; taken: number }>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as taken`,
  );
  const { most = 0, taken = 0 } = rows[0] ?? {};
  if (taken + connections <= most) return;
  log.warn(
    { most, taken, connections },
    'the server allows fewer connections than this process may open: lower DATABASE_POOL, raise max_connections, or use a pooler',
  );
}
