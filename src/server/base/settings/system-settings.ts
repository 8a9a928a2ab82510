import { sql } from 'kysely';
import type { Database, Db, Trx } from '../db/database.ts';

/** The stored value of a system setting; null if there is none. */
export async function findSetting(db: Db, key: string): Promise<string | null> {
  const row = await db.selectFrom('system_settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** The stored values of these settings, by key. Read with every page, so it is a prepared statement. */
export async function findSettings(
  pool: Database['pool'],
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ key: string; value: string }>({
    name: 'settings',
    text: 'select key, value from system_settings where key = any($1)',
    values: [keys],
  });
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Reads a stored value as `findSetting` does; the value stays locked until the transaction ends. */
export async function lockSetting(trx: Trx, key: string): Promise<string | null> {
  const query = trx.selectFrom('system_settings').select('value').where('key', '=', key).forUpdate();
  return (await query.executeTakeFirst())?.value ?? null;
}

/** Until the transaction ends, no other transaction stores a setting. */
export async function lockSettings(trx: Trx): Promise<void> {
  await sql`lock table system_settings in share row exclusive mode`.execute(trx);
}

/** Stores a setting; null removes it. */
export async function storeSetting(db: Db, key: string, value: string | null): Promise<void> {
  if (value === null) {
    await db.deleteFrom('system_settings').where('key', '=', key).execute();
    return;
  }
  const stored = { value, updated_at: new Date() };
  await db
    .insertInto('system_settings')
    .values({ key, ...stored })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(stored))
    .execute();
}
