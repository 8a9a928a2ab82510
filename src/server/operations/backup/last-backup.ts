import { sql } from 'kysely';
import type { Db } from '../../base/db/database.ts';

/**
 * When the last successful backup was made, and whether that, or the installation itself, was more than 48 hours ago.
 */
export async function readLastBackup(db: Db): Promise<LastBackup> {
  const { rows } = await sql<{ at: Date | null; late: boolean; missing: number }>`
    select last.finished_at as at, coalesce(last.missing_files, 0) as missing,
      coalesce(last.finished_at, installation.created_at) < now() - interval '48 hours' as late
    from installation left join lateral (
      select finished_at, missing_files from backups where state = 'good' order by finished_at desc limit 1
    ) as last on true`.execute(db);
  const [row] = rows;
  return { at: row?.at?.toISOString() ?? null, late: row?.late ?? false, missing_files: row?.missing ?? 0 };
}

export interface LastBackup {
  readonly at: string | null;
  readonly late: boolean;
  readonly missing_files: number;
}
