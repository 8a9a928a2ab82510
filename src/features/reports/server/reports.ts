import { AppError } from '../../../contract/errors.ts';
import type { ReportSummary } from '../../../contract/reports.ts';
import type { Db } from '../../../server/db/database.ts';
import type { FileStore } from '../../../server/files/file-store.ts';

export async function listOwn(
  db: Db,
  ownerId: string,
  page: { feature?: string | undefined; limit: number; offset: number },
): Promise<{ reports: ReportSummary[]; total: number }> {
  let own = db.selectFrom('reports').where('user_id', '=', ownerId);
  if (page.feature) own = own.where('feature', '=', page.feature);
  const [rows, { total }] = await Promise.all([
    own
      .select(['id', 'feature', 'title', 'engine', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { reports: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), total };
}

export interface Report extends ReportSummary {
  readonly markdown: string;
  readonly data: unknown;
}

export async function findReport(db: Db, ownerId: string, id: string): Promise<Report> {
  const row = await db
    .selectFrom('reports')
    .select(['id', 'feature', 'title', 'engine', 'created_at', 'markdown', 'data'])
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('report_not_found');
  return { ...row, created_at: row.created_at.toISOString() };
}

/** Removes the row, then the files that were made from it. */
export async function removeOwn(db: Db, files: FileStore, ownerId: string, id: string): Promise<string> {
  const row = await db
    .deleteFrom('reports')
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw new AppError('report_not_found');
  await files.removeAll(exportFolder(id));
  return row.id;
}

/** Files made from a report; its id is enough, since only its owner can ask. */
export function exportFolder(id: string): string {
  return `exports/${id}`;
}
