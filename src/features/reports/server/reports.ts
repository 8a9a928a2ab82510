import { AppError } from '#contract/errors.ts';
import type { DocumentReport } from '#contract/lease-report.ts';
import type { Db } from '#server/base/db/database.ts';
import type { FileStore } from '#server/base/files/file-store.ts';
import { removeResults } from '#server/runs/run-events.ts';
import type { ReportSummary } from '../contract/reports.ts';
import type { DocumentReports } from './document-reports.ts';
import { openReport } from './open-report.ts';
import { readReviews } from './reviews/read-reviews.ts';

export async function listOwn(
  db: Db,
  ownerId: string,
  page: { feature?: string | undefined; limit: number; offset: number },
): Promise<{ reports: ReportSummary[]; total: number }> {
  let own = db.selectFrom('reports').where('user_id', '=', ownerId);
  if (page.feature) own = own.where('feature', '=', page.feature);
  const [rows, { total }] = await Promise.all([
    own
      .select(['id', 'feature', 'title', 'engine', 'created_at', 'sample'])
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
  readonly runId: string;
  readonly markdown: string;
  readonly data: unknown;
  /** The data of a document report, in the current format. */
  readonly document: DocumentReport | null;
  readonly pages: 'pdf' | 'text' | null;
  readonly review_versions: Readonly<Record<string, number>>;
}

/**
 * A report with its reviews applied: the source for its page and all its files. `reviewer` replaces the owner's name.
 */
export async function findReport(
  db: Db,
  documents: DocumentReports,
  ownerId: string,
  id: string,
  reviewer?: string,
): Promise<Report> {
  const row = await db
    .selectFrom('reports')
    .select(['id', 'feature', 'title', 'engine', 'created_at', 'sample'])
    .select(['markdown', 'data', 'pages', 'run_id as runId'])
    .where('user_id', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('report_not_found');
  const report = { ...row, created_at: row.created_at.toISOString(), document: null, review_versions: {} };
  const stored = openReport(documents, row.data);
  if (!stored) return report;
  const { current, versions } = await readReviews(db, ownerId, id, reviewer);
  const document = documents.applyReviews(stored, current);
  const title = current.size === 0 ? row.title : document.title;
  return { ...report, data: document, document, title, markdown: document.markdown, review_versions: versions };
}

/** Deletes the rows, then the texts in their runs' events and all files generated from them or stored with them. */
export async function removeOwn(db: Db, files: FileStore, ownerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('reports')
    .where('user_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .returning(['id', 'run_id'])
    .execute();
  if (rows.length === 0) throw new AppError('report_not_found');
  await removeMade(db, files, rows);
  return rows.map(({ id }) => id);
}

/** Deletes what belongs to deleted reports: texts in their runs' events, and files. */
export async function removeMade(
  db: Db,
  files: FileStore,
  reports: readonly { readonly id: string; readonly run_id: string }[],
): Promise<void> {
  await removeResults(
    db,
    reports.map(({ run_id }) => run_id),
  );
  for (const { id, run_id } of reports) {
    await files.removeAll(exportFolder(id));
    await files.removeAll(pagesFolder(run_id));
  }
}

/** Files generated from a report; its id is enough, because only its owner can request them. */
export function exportFolder(id: string): string {
  return `exports/${id}`;
}

/** Stored pages of the document, under the run's id, which exists before the report. */
export function pagesFolder(runId: string): string {
  return `report-pages/${runId}`;
}
