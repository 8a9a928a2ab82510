import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';

/**
 * Ends the hold with this cause: a capture spends it, a release returns it. The first call wins; returns false, and
 * changes nothing, if the hold has ended or doesn't exist.
 */
export async function settleHold(db: Db, kind: 'capture' | 'release', cause: string): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`select settle_hold(${kind}, ${cause}) as settled`.execute(db);
  return rows[0]?.settled === true;
}
