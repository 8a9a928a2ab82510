import { sql } from 'kysely';
import type { JobQueue } from '../../../server/jobs/jobs.ts';
import { removeSpentLimits } from '../../../server/limits/attempt-limit.ts';
import type { Platform } from '../../../server/platform.ts';

/** Removes expired data every night. Ended sessions stay for 30 days, for questions about what happened. */
export async function startHousekeeping(platform: Platform): Promise<void> {
  await platform.jobs.schedule(nightly, '41 3 * * *', () => removeOutdated(platform));
}

export async function removeOutdated({ db, pool }: Pick<Platform, 'db' | 'pool'>): Promise<void> {
  const before = sql<Date>`now() - interval '30 days'`;
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('ended_at', '<', before), eb('expires_at', '<', before)]))
    .execute();
  await db.deleteFrom('account_tokens').where('expires_at', '<', before).execute();
  await db.deleteFrom('recovery_links').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('login_codes').where('expires_at', '<', sql<Date>`now()`).execute();
  await db.deleteFrom('sign_in_places').where('last_seen_at', '<', sql<Date>`now() - interval '1 year'`).execute();
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
