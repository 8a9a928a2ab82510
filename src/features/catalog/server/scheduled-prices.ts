import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';
import type { JobQueue, Jobs } from '#server/base/jobs/jobs.ts';

/** Starts the job that applies scheduled prices when their day begins (UTC). */
export async function startPriceChanges(platform: { readonly db: Db; readonly jobs: Jobs }): Promise<void> {
  await platform.jobs.schedule(eachMinute, '* * * * *', () => applyDuePrices(platform.db));
}

/** Applies the scheduled prices whose day has begun. The admin log has their entries from when they were scheduled. */
export async function applyDuePrices(db: Db): Promise<void> {
  await db
    .updateTable('features')
    .set({ credit_cost: sql`next_cost`, next_cost: null, next_cost_from: null })
    .where('next_cost_from', '<=', sql<string>`(now() at time zone 'utc')::date`)
    .execute();
}

const eachMinute: JobQueue = {
  name: 'scheduled-prices',
  concurrency: 1,
  retryLimit: 0,
  retryDelaySeconds: 10,
  retryBackoff: false,
  expireInSeconds: 60,
};
