import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';

/** A person's security events for the export. When the account is deleted, a database trigger anonymizes them. */
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
