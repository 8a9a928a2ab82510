import type { Tool } from '#contract/tool.ts';
import type { Db } from '#server/base/db/database.ts';

/**
 * Synchronizes the list of features with this build's tools; idempotent, also in several processes. Missing features
 * are added (as inactive if they are not `ready` on this installation), and administrators' changes are kept. A feature
 * whose tool was removed is hidden, and is shown unchanged when its tool returns.
 */
export async function seedFeatures(db: Db, tools: readonly PricedTool[], ready: readonly string[]): Promise<void> {
  // SQL has no empty list, and no feature has an empty slug.
  const listed = ['', ...ready];
  const rows = tools.map((feature, position) => ({
    slug: feature.slug,
    name: feature.name,
    description: feature.description,
    group: feature.group,
    credit_cost: feature.price,
    is_workflow: feature.isWorkflow,
    is_active: ready.includes(feature.slug),
    awaits_tool: !ready.includes(feature.slug),
    position,
  }));
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('features')
      .values(rows)
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    await trx
      .updateTable('features')
      .set({ is_active: true, awaits_tool: false })
      .where('awaits_tool', '=', true)
      .where('slug', 'in', listed)
      .execute();
    await trx
      .updateTable('features')
      .set({ is_active: false, awaits_tool: true })
      .where('is_active', '=', true)
      .where('slug', 'not in', listed)
      .execute();
  });
}

/** What the catalog takes from a tool of this build. */
export interface PricedTool extends Pick<Tool, 'slug' | 'name' | 'description' | 'group' | 'price'> {
  /** Has a price like a tool but is part of one, so it is never listed. */
  readonly isWorkflow: boolean;
}
