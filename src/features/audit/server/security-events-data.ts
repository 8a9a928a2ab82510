import { sql } from 'kysely';
import type { JobQueue } from '../../../server/jobs/jobs.ts';
import { jsonFile, type PersonalData } from '../../../server/personal-data/personal-data.ts';
import type { Platform } from '../../../server/platform.ts';

/** Security events of a person for the export. They lose the person with the account, by the database's own trigger. */
export function createPersonalData({ db }: Pick<Platform, 'db'>): PersonalData {
  return {
    async *exported(userId) {
      const events = await db
        .selectFrom('security_events')
        .where('user_id', '=', userId)
        .orderBy('id')
        .select(['created_at', 'kind', 'address_block', 'reason', 'details'])
        .execute();
      yield jsonFile('security-events.json', events);
    },
  };
}

/** Removes events that are older than the setting allows, every night. */
export async function startEventRemoval(platform: Platform): Promise<void> {
  await platform.jobs.schedule(nightly, '51 3 * * *', () => removeOldEvents(platform));
}

export async function removeOldEvents({ db, config }: Pick<Platform, 'db' | 'config'>): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${config.securityLogDays})`)
    .execute();
}

const nightly: JobQueue = {
  name: 'security-events-removal',
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  retryBackoff: true,
  expireInSeconds: 300,
};
