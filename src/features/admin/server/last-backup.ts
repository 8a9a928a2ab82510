import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#server/base/db/database.ts';
import type { adminOverview } from '../contract.ts';

/** When the last good backup was made, and whether that, or the installation itself, was more than 48 hours ago. */
export async function readLastBackup(db: Db): Promise<z.input<typeof adminOverview.answer>['backup']> {
  const { rows } = await sql<{ at: Date | null; late: boolean; missing: number }>`
    select last.finished_at as at, coalesce(last.missing_files, 0) as missing,
      coalesce(last.finished_at, installation.created_at) < now() - interval '48 hours' as late
    from installation left join lateral (
      select finished_at, missing_files from backups where state = 'good' order by finished_at desc limit 1
    ) as last on true`.execute(db);
  const [row] = rows;
  return { at: row?.at?.toISOString() ?? null, late: row?.late ?? false, missing_files: row?.missing ?? 0 };
}
