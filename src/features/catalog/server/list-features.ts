import { sql } from 'kysely';
import type { Feature } from '#contract/features.ts';
import type { Db } from '#server/base/db/database.ts';

/** What users can open: active, not deleted, and not just a part of another tool; in catalog order. */
export async function listFeatures(db: Db): Promise<Feature[]> {
  const rows = await offered(db).where('is_workflow', '=', false).orderBy('position').orderBy('name').execute();
  return rows.map(asFeature);
}

/** One of these; undefined if no tool has that slug. */
export async function findTool(db: Db, slug: string): Promise<Feature | undefined> {
  const row = await offered(db).where('is_workflow', '=', false).where('slug', '=', slug).executeTakeFirst();
  return row && asFeature(row);
}

/** One active, not deleted feature or workflow; undefined if no feature has that slug. */
export async function findFeature(db: Db, slug: string): Promise<Feature | undefined> {
  const row = await offered(db).where('slug', '=', slug).executeTakeFirst();
  return row && asFeature(row);
}

function offered(db: Db) {
  return db
    .selectFrom('features')
    .select(['id', 'name', 'slug', 'group', 'description', 'is_active', 'deleted_at'])
    .select(sql<number>`price_today(features)`.as('credit_cost'))
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null);
}

function asFeature(row: Omit<Feature, 'deleted_at'> & { deleted_at: Date | null }): Feature {
  return { ...row, deleted_at: row.deleted_at?.toISOString() ?? null };
}
