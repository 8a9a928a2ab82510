import { sql } from 'kysely';
import type { z } from 'zod';
import type { recentActivity } from '#contract/impersonation.ts';
import type { Db } from '#server/base/db/database.ts';

/** The last ten tool uses the user paid for, newest first; released holds don't count. */
export async function listActivity(db: Db, userId: string): Promise<z.input<typeof recentActivity.answer>['activity']> {
  const rows = await db
    .selectFrom('wallets')
    .innerJoin('ledger_transactions as used', 'used.wallet_id', 'wallets.id')
    .leftJoin('features', 'features.slug', 'used.feature')
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
