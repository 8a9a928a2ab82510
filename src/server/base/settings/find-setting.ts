import type { Db } from '../db/database.ts';

/** The value of a system setting as it is stored; null when there is none. */
export async function findSetting(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('system_settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}
