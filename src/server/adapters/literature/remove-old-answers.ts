import type { Db } from '../../base/db/database.ts';
import { removeOlder } from '../../base/db/remove-older.ts';
import type { JobQueue, Jobs } from '../../base/jobs/jobs.ts';

/** Removes cached literature responses that are older than the longest cache time. */
export async function scheduleAnswerRemoval({ db, jobs }: { db: Db; jobs: Jobs }): Promise<void> {
  await jobs.schedule(nightly, '37 3 * * *', async () => {
    await removeOlder(db, 'literature_answers', 'fetched_at', 31);
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
