import { sql } from 'kysely';
import { removeWhere } from '#server/base/db/remove-older.ts';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import { removeSpentLimits } from '#server/base/limits/attempt-limit.ts';
import type { Platform } from '#server/platform.ts';

/** Removes expired data every night. Ended sessions stay for 30 days, for questions about what happened. */
export async function startHousekeeping(platform: Platform): Promise<void> {
  await platform.jobs.schedule(nightly, '41 3 * * *', () => removeOutdated(platform));
}

export async function removeOutdated({ db, pool }: Pick<Platform, 'db' | 'pool'>): Promise<void> {
  const before = sql<Date>`now() - interval '30 days'`;
  await removeWhere(db, 'sessions', sql`ended_at < ${before} or expires_at < ${before}`);
  await removeWhere(db, 'account_tokens', sql`expires_at < ${before}`);
  await db.deleteFrom('recovery_links').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('login_codes').where('expires_at', '<', sql<Date>`now()`).execute();
  await removeWhere(db, 'sign_in_places', sql`last_seen_at < now() - interval '1 year'`);
  await db.deleteFrom('email_changes').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute();
  await db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  await removeSpentLimits(pool);
}

const nightly: JobQueue = {
  name: 'accounts-housekeeping',
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 300,
};
