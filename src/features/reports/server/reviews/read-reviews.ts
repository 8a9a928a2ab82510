import { type ItemReview, type ItemReviews, storedCorrectionSchema } from '#contract/report-reviews.ts';
import { usersView } from '#features/accounts/server/index.ts';
import type { Db } from '#server/base/db/database.ts';

export interface Reviews {
  readonly current: ItemReviews;
  /** Number of reviews of each statement, including undone ones. */
  readonly versions: Readonly<Record<string, number>>;
}

/** The effective decisions in one of this owner's reports. */
export async function readReviews(db: Db, ownerId: string, reportId: string, reviewer?: string): Promise<Reviews> {
  return (await readReviewsOf(db, ownerId, [reportId], reviewer)).get(reportId) ?? none;
}

/** The effective decisions in several of the owner's reports, by id; a report without reviews has no entry. */
export async function readReviewsOf(
  db: Db,
  ownerId: string,
  reportIds: readonly string[],
  reviewer?: string,
): Promise<ReadonlyMap<string, Reviews>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('report_reviews')
    .innerJoin(usersView.as('users'), 'users.id', 'report_reviews.user_id')
    .select(['report_id', 'item', 'version', 'decision', 'correction', 'note'])
    .select(['users.username', 'report_reviews.created_at'])
    .where('report_id', 'in', [...reportIds])
    .where('user_id', '=', ownerId)
    .orderBy('item')
    .orderBy('version')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ report_id }) => report_id)].map(([id, own]) => [id, reviewsOf(own, reviewer)]),
  );
}

const none: Reviews = { current: new Map(), versions: {} };

interface Row {
  readonly item: string;
  readonly version: number;
  readonly decision: ItemReview['decision'] | 'undone';
  readonly correction: unknown;
  readonly note: string | null;
  readonly username: string;
  readonly created_at: Date;
}

/** One report's rows, by statement in the order of their versions. */
function reviewsOf(rows: readonly Row[], reviewer: string | undefined): Reviews {
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
