import { sql } from 'kysely';
import type { Db } from '../base/db/database.ts';
import type { Logger } from '../base/log/logger.ts';
import { runFailures, runSeconds } from '../base/metrics/process-metrics.ts';

/** Logs and counts how a run left this worker, according to the database: ended, or released for another attempt. */
export async function reportEnd(db: Db, log: Logger, runId: string): Promise<void> {
  const run = await db
    .selectFrom('runs')
    .select(['feature', 'state', 'charge', 'cost', 'attempt', 'error_code'])
    .select(sql<number>`extract(epoch from finished_at - coalesce(started_at, created_at))::float`.as('seconds'))
    .where('id', '=', runId)
    .executeTakeFirst();
  // The owner has deleted their account.
  if (!run) return;
  const { feature: tool, state, charge, cost, attempt, error_code: reason } = run;
  if (state === 'queued' || state === 'running') {
    log.info({ runId, tool, state, attempt }, 'run let go');
    return;
  }
  log.info({ runId, tool, state, seconds: run.seconds, charge, cost, ...(reason ? { reason } : {}) }, 'run ended');
  runSeconds.observe({ tool, state }, run.seconds);
  if (state === 'failed') runFailures.inc({ tool, reason: reason ?? 'unknown' });
}
