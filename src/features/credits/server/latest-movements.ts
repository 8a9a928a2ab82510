import { sql } from 'kysely';
import { featuresView } from '#features/catalog/server/index.ts';
import type { Db } from '#server/base/db/database.ts';

/** The last ten tool uses the user paid for, newest first; released holds don't count. */
export async function latestUses(
  db: Db,
  userId: string,
): Promise<{ id: number; feature: string; slug: string; created_at: string }[]> {
  const rows = await db
    .selectFrom('wallets')
    .innerJoin('ledger_transactions as used', 'used.wallet_id', 'wallets.id')
    .leftJoin(featuresView.as('features'), 'features.slug', 'used.feature')
    .where('wallets.user_id', '=', userId)
    .where('used.kind', '=', 'hold')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('ledger_transactions as back')
            .whereRef('back.settles', '=', 'used.id')
            .where('back.kind', '=', 'release')
            .select('back.id'),
        ),
      ),
    )
    .orderBy('used.line', 'desc')
    .limit(10)
    .select([
      'used.id',
      sql<string>`coalesce(features.name, used.description)`.as('feature'),
      sql<string>`coalesce(used.feature, '')`.as('slug'),
      'used.created_at',
    ])
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** The last ten purchases, refunds and reinstatements of the user, newest first. */
export async function latestPurchases(
  db: Db,
  userId: string,
): Promise<{ id: number; description: string; amount: number; created_at: string }[]> {
  const rows = await db
    .selectFrom('ledger_transactions as movement')
    .innerJoin('wallets', 'wallets.id', 'movement.wallet_id')
    .where('wallets.user_id', '=', userId)
    .where(sql<string>`movement.kind::text`, 'in', ['purchase', 'refund', 'reinstatement'])
    .orderBy('movement.id', 'desc')
    .limit(10)
    .select(['movement.id', 'movement.description', 'movement.available as amount', 'movement.created_at'])
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
