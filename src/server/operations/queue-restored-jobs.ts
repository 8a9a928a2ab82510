import { sql } from 'kysely';
import type { Platform } from '../platform.ts';

/** Queues the jobs that were waiting when the backup that this installation was restored from was made. */
export async function queueRestoredJobs({ db, jobs }: Pick<Platform, 'db' | 'jobs'>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const waiting = await trx
      .deleteFrom('restored_jobs')
      .returning(['queue', 'data', 'singleton_key', secondsUntil.as('seconds')])
      .execute();
    for (const { queue, data, singleton_key, seconds } of waiting) {
      await jobs.send(trx, queue, data, {
        startAfterSeconds: seconds,
        ...(singleton_key === null ? {} : { singletonKey: singleton_key }),
      });
    }
  });
}

const secondsUntil = sql<number>`greatest(0, ceil(extract(epoch from start_after - now())))::int`;
