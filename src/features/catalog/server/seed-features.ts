import type { Tool } from '#contract/tool.ts';
import type { Db } from '#server/base/db/database.ts';
import { type FirstFeature, firstFeatures } from './first-features.ts';

/**
 * Brings the list of features in line with the tools of this build; safe to repeat and to run in several processes.
 * Missing features are added, those without a tool as inactive, and what an administrator changed in the others stays.
 * A feature whose tool is gone is taken off the list, and comes back as it was with its tool.
 */
export async function seedFeatures(db: Db, tools: readonly ReadyTool[]): Promise<void> {
  const ready = tools.map(({ slug }) => slug);
  // SQL knows no empty list; no feature has an empty slug.
  const listed = ['', ...ready];
  const rows = joinTools(tools).map((feature, position) => ({
    slug: feature.slug,
    name: feature.name,
    description: feature.description,
    group: feature.group,
    credit_cost: feature.price,
    is_workflow: feature.isWorkflow === true,
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

/** What the catalogue takes from a tool that works in this build. */
export type ReadyTool = Pick<Tool, 'slug' | 'name' | 'description' | 'group' | 'price'>;

/** A tool describes itself; the list of the first start speaks for those that are still to come, and gives the order. */
function joinTools(tools: readonly ReadyTool[]): FirstFeature[] {
  const known = firstFeatures.map((feature) => ({ ...feature, ...tools.find((tool) => tool.slug === feature.slug) }));
  const others = tools.filter((tool) => !firstFeatures.some((feature) => feature.slug === tool.slug));
  return [...known, ...others];
}
