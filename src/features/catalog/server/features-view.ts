import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';

/**
 * The columns of features that other slices may read, as a subquery for `from` and `join`. PostgreSQL merges it into
 * the statement, so it costs nothing and uses the same indexes. It includes features that are inactive or deleted.
 */
export const featuresView = sql<FeatureView>`(
  select id, slug, name, "group", is_active and deleted_at is null as available from features
)`;

interface FeatureView {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly group: string;
  readonly available: boolean;
}

/** The names of all features by slug, also of those that are inactive or deleted. */
export async function featureNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('features').select(['slug', 'name']).execute();
  return new Map(rows.map(({ slug, name }) => [slug, name]));
}
