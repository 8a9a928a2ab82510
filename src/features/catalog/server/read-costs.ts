import type { Platform } from '#server/platform.ts';

/**
 * The price of each active feature, in credits by slug; empty if it cannot be read, so that pages are sent anyway. Read
 * with every page of a logged-in user, so it is a prepared statement.
 */
export async function readCosts(pool: Platform['pool']): Promise<Record<string, number>> {
  const answer = await pool
    .query<{ slug: string; credit_cost: number }>({
      name: 'feature-costs',
      text: 'select slug, price_today(features) as credit_cost from features where is_active and deleted_at is null',
    })
    .catch(() => null);
  return Object.fromEntries((answer?.rows ?? []).map(({ slug, credit_cost }) => [slug, credit_cost]));
}
