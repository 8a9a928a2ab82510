import type { Platform } from '#server/platform.ts';

/**
 * What each active feature costs, in credits by slug; empty where it cannot be read, which keeps no page from being sent.
 * Asked for with every page of a signed-in user, so it is a prepared statement.
 */
export async function readCosts(pool: Platform['pool']): Promise<Record<string, number>> {
  const answer = await pool
    .query<{ slug: string; credit_cost: number }>({
      name: 'feature-costs',
      text: 'select slug, credit_cost from features where is_active and deleted_at is null',
    })
    .catch(() => null);
  return Object.fromEntries((answer?.rows ?? []).map(({ slug, credit_cost }) => [slug, credit_cost]));
}
