import { sql } from 'kysely';
import { inBatches } from '../base/db/in-batches.ts';
import type { JobQueue } from '../base/jobs/jobs.ts';
import type { Platform } from '../platform.ts';
import { forgetInputs } from './retry-run.ts';

/** Removes old runs, old events and the inputs of failed runs every night. */
export async function startRunRemoval(platform: Pick<Platform, 'db' | 'jobs' | 'config'>): Promise<void> {
  await platform.jobs.schedule(nightly, '11 4 * * *', async () => {
    await removeOldRuns(platform);
    await forgetInputs(platform.db);
  });
}

/**
 * Removes ended runs that are older than the settings allow; their results belong to other slices and are kept. For
 * newer runs it removes all events except the last one, which records how the run ended.
 */
export async function removeOldRuns({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<void> {
  const { runs, runEvents } = config.retention;
  if (runs > 0) {
    await inBatches(async (most) => {
      // A run that has not been cleaned up still has files.
      const { numAffectedRows } = await sql`
        delete from runs where id = any(array(
          select id from runs
          where created_at < now() - make_interval(days => ${runs})
            and finished_at < now() - make_interval(days => ${runs}) and cleaned_at is not null
          order by created_at limit ${most}
        ))`.execute(db);
      return Number(numAffectedRows ?? 0n);
    }, 500);
  }
  if (runEvents > 0) {
    await inBatches(async (most) => {
      const { rows } = await sql<{ runs: number }>`
        with cut as (
          update runs set events_cut_at = now() where id = any(array(
            select id from runs
            where finished_at < now() - make_interval(days => ${runEvents}) and events_cut_at is null
            order by finished_at limit ${most} for update skip locked
          )) returning id, event_seq
        ), removed as (
          delete from run_events using cut where run_id = cut.id and seq < cut.event_seq
        )
        select count(*) as runs from cut`.execute(db);
      return rows[0]?.runs ?? 0;
    }, 500);
  }
}

const nightly: JobQueue = {
  name: 'run-removal',
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 3_600,
};
