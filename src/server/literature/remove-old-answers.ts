import { removeOlder } from '../db/remove-older.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import type { Platform } from '../platform.ts';

/** Kept answers of libraries are of no use once they are older than the longest time for which they count. */
export async function scheduleAnswerRemoval(platform: Platform): Promise<void> {
  await platform.jobs.schedule(nightly, '37 3 * * *', async () => {
    await removeOlder(platform.db, 'literature_answers', 'fetched_at', 31);
  });
}

const nightly: JobQueue = {
  name: 'literature-answers',
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 300,
};
