import { sql } from 'kysely';
import { inBatches } from '#server/base/db/in-batches.ts';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { removeMade } from './reports.ts';

/** Removes old reports every night, if the operator has set this. */
export async function startReportRemoval(platform: Platform): Promise<void> {
  await platform.jobs.schedule(nightly, '27 4 * * *', () => removeOldReports(platform));
}

export async function removeOldReports({
  db,
  files,
  config,
}: Pick<Platform, 'db' | 'files' | 'config'>): Promise<void> {
  const { reports: days } = config.retention;
  if (days === 0) return;
  await inBatches(async (most) => {
    const { rows } = await sql<{ id: string; run_id: string }>`
      delete from reports where id = any(array(
        select id from reports where created_at < now() - make_interval(days => ${days}) order by created_at limit ${most}
      )) returning id, run_id`.execute(db);
    await removeMade(db, files, rows);
    return rows.length;
  }, 100);
}

const nightly: JobQueue = {
  name: 'report-removal',
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 3_600,
};
