import { sql } from 'kysely';
import { inBatches } from '#server/base/db/in-batches.ts';
import { removeOlder } from '#server/base/db/remove-older.ts';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import { removeOldAlerts } from '#server/operations/alerts.ts';
import type { Platform } from '#server/platform.ts';

/** Removes security events, system alerts and admin log entries that are older than the settings allow, every night. */
export async function startEntryRemoval(platform: Platform): Promise<void> {
  await platform.jobs.schedule(nightly, '51 3 * * *', () => removeOldEntries(platform));
}

export async function removeOldEntries({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<void> {
  const { securityLog, alerts, adminLog } = config.retention;
  await removeOlder(db, 'security_events', 'created_at', securityLog);
  await removeOldAlerts(db, alerts);
  if (adminLog > 0) await removeOldLines(db, adminLog);
}

/** The database only allows this with the transaction's setting, and never for entries younger than 90 days. */
async function removeOldLines(db: Platform['db'], days: number): Promise<void> {
  await inBatches((most) =>
    db.transaction().execute(async (trx) => {
      await sql`select set_config('foredraft.remove_log', 'on', true)`.execute(trx);
      const old = sql`array(
        select id from admin_logs where created_at < now() - make_interval(days => ${days}) order by created_at limit ${most}
      )`;
      await sql`delete from admin_log_notes where log_id = any(${old})`.execute(trx);
      const { numAffectedRows } = await sql`delete from admin_logs where id = any(${old})`.execute(trx);
      return Number(numAffectedRows ?? 0n);
    }),
  );
}

const nightly: JobQueue = {
  name: 'security-events-removal',
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 3_600,
};
