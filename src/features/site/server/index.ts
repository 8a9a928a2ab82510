import type { Db } from '../../../server/db/database.ts';

/** The system settings that every page needs for its frame. A setting that is missing counts as on. */
export async function readPageSettings(db: Db): Promise<{ bannerEnabled: boolean }> {
  const row = await db
    .selectFrom('system_settings')
    .select('value')
    .where('key', '=', 'enable_dismissible_notification')
    .executeTakeFirst();
  return { bannerEnabled: row?.value !== 'false' };
}
