import { enterableItems } from '#contract/entered-values.ts';
import { AppError } from '#contract/errors.ts';
import type { ReviewRequest } from '#contract/report-reviews.ts';
import { reviewItems } from '#contract/review-items.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import { isUniqueViolation } from '#server/base/db/unique-violation.ts';
import type { DocumentReports } from '../document-reports.ts';
import { readReport } from '../upgrade-report.ts';
import { readReviews } from './read-reviews.ts';
import { refreshDates } from './refresh-dates.ts';

/** The owner, report and statement. */
interface Place {
  readonly ownerId: string;
  readonly reportId: string;
  readonly item: string;
}

/** Adds a decision. Throws report_not_found, review_not_possible, or review_changed if another one was first. */
export function writeReview(
  db: Db,
  documents: DocumentReports,
  place: Place,
  { version, decision, correction, note }: ReviewRequest,
): Promise<void> {
  return addRow(db, documents, place, {
    version,
    decision,
    correction: correction === undefined ? null : JSON.stringify({ format: 1, correction }),
    note: note === undefined || note === '' ? null : note,
    allow: (stored) => {
      const isPlace = ({ key }: { key: string }) => key === place.item;
      const item = reviewItems(stored).find(isPlace) ?? (correction && enterableItems(stored).find(isPlace));
      if (!item || (correction && correction.kind !== item.corrects)) throw new AppError('review_not_possible');
    },
  });
}

/** Undoes the last effective decision. Throws like `writeReview`, and nothing_to_undo. */
export async function undoLastReview(
  db: Db,
  documents: DocumentReports,
  place: Place,
  { version }: { version: number },
): Promise<void> {
  await addRow(db, documents, place, {
    version,
    decision: 'undone',
    correction: null,
    note: null,
    allow: (_, { current }) => {
      if (!current.has(place.item)) throw new AppError('nothing_to_undo');
    },
  });
}

interface NewRow {
  readonly version: number;
  readonly decision: 'accepted' | 'corrected' | 'rejected' | 'undone';
  readonly correction: string | null;
  readonly note: string | null;
  /** Throws if the report does not allow this review. */
  allow(stored: NonNullable<ReturnType<typeof readReport>>, reviews: Awaited<ReturnType<typeof readReviews>>): void;
}

async function addRow(db: Db, documents: DocumentReports, place: Place, row: NewRow): Promise<void> {
  const { ownerId, reportId, item } = place;
  try {
    await db.transaction().execute(async (trx) => {
      const stored = await lockReport(trx, ownerId, reportId);
      const before = await readReviews(trx, ownerId, reportId);
      if ((before.versions[item] ?? 0) !== row.version) throw new AppError('review_changed');
      row.allow(stored, before);
      const { decision, correction, note } = row;
      await trx
        .insertInto('report_reviews')
        .values({ report_id: reportId, user_id: ownerId, item, version: row.version + 1, decision, correction, note })
        .execute();
      const after = await readReviews(trx, ownerId, reportId);
      await refreshDates(trx, documents, { ownerId, reportId, report: documents.applyReviews(stored, after.current) });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'report_reviews_report_id_item_version_key')) throw new AppError('review_changed');
    throw error;
  }
}

/** Reviews of a report are serialized, because its dates depend on all of them. */
async function lockReport(trx: Trx, ownerId: string, reportId: string) {
  const row = await trx
    .selectFrom('reports')
    .select('data')
    .where('user_id', '=', ownerId)
    .where('id', '=', reportId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('report_not_found');
  const stored = readReport(row.data);
  if (!stored) throw new AppError('review_not_possible');
  return stored;
}
