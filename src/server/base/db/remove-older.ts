import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { inBatches } from './in-batches.ts';

/** Removes the rows of a table that are older than this many days; none for 0 days. The time column has an index. */
export async function removeOlder(db: Db, table: string, time: string, days: number): Promise<number> {
  if (days === 0) return 0;
  const old = sql`${sql.ref(time)} < now() - make_interval(days => ${days})`;
  return removeWhere(db, table, sql`${old} order by ${sql.ref(time)}`);
}

/** Removes the rows that match a condition, in batches. */
export async function removeWhere(db: Db, table: string, condition: RawBuilder<unknown>): Promise<number> {
  return inBatches(async (most) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} limit ${most}
      ))`.execute(db);
    return Number(numAffectedRows ?? 0n);
  }, 5_000);
}
