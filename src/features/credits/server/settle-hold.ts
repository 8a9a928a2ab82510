import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/**
 * Ends the hold of this cause: a capture spends it, a release gives it back. Whichever comes first stands for good;
 * answers false, and changes nothing, when the hold has ended or there is none.
 */
export async function settleHold(db: Db, kind: 'capture' | 'release', cause: string): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`select settle_hold(${kind}, ${cause}) as settled`.execute(db);
  return rows[0]?.settled === true;
}
