import { type ItemReview, type ItemReviews, storedCorrectionSchema } from '../../../../contract/report-reviews.ts';
import type { Db } from '../../../../server/db/database.ts';

export interface Reviews {
  readonly current: ItemReviews;
  /** How often each statement was reviewed, undoing included. */
  readonly versions: Readonly<Record<string, number>>;
}

/** The decisions that count in a report of this owner. */
export async function readReviews(db: Db, ownerId: string, reportId: string, reviewer?: string): Promise<Reviews> {
  const rows = await db
    .selectFrom('report_reviews')
    .innerJoin('users', 'users.id', 'report_reviews.user_id')
    .select(['item', 'version', 'decision', 'correction', 'note', 'users.username', 'report_reviews.created_at'])
    .where('report_id', '=', reportId)
    .where('user_id', '=', ownerId)
    .orderBy('item')
    .orderBy('version')
    .execute();
  const decisions = new Map<string, ItemReview[]>();
  const versions: Record<string, number> = {};
  for (const { item, version, decision, correction, note, username, created_at } of rows) {
    versions[item] = version;
    const own = decisions.get(item) ?? [];
    if (decision === 'undone') own.pop();
    else {
      own.push({
        decision,
        by: reviewer ?? username,
        at: created_at.toISOString(),
        note,
        correction: correction === null ? null : storedCorrectionSchema.parse(correction).correction,
      });
    }
    decisions.set(item, own);
  }
  const current = new Map([...decisions].flatMap(([item, own]) => own.slice(-1).map((last) => [item, last] as const)));
  return { current, versions };
}
