import { type RawBuilder, sql } from 'kysely';

/** SQL for the number of all rows of a table that migration 0047 counts, at the moment of the statement. */
export function countedRows(table: 'users' | 'admin_logs'): RawBuilder<number> {
  return sql`(select coalesce(sum(rows), 0)::bigint from row_counts where table_name = ${table})`;
}
