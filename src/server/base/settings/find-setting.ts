import type { Db } from '../db/database.ts';

/** The stored value of a system setting; null if there is none. */
export async function findSetting(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('system_settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}
