import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { walletIdOf } from '#features/credits/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import type { Tables } from '#server/base/db/tables.ts';
import type { Purchase } from '../contract/purchases.ts';

/** The user's paid and pending purchases, newest first; abandoned ones aren't shown. */
export async function listOwnPurchases(
  db: Db,
  userId: string,
  page: { limit: number; offset: number },
): Promise<{ purchases: Purchase[]; total: number }> {
  const shown = own(db, userId).where('state', 'in', ['paid', 'processing', 'failed']);
  const rows = await shown
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('total'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const total = rows[0]?.total ?? (page.offset === 0 ? 0 : await count(shown));
  return { purchases: rows.map(presentPurchase), total };
}

/** Throws purchase_not_found, even if it belongs to another user. */
export async function findOwnPurchase(db: Db, userId: string, id: string): Promise<Selectable<Tables['purchases']>> {
  const row = await own(db, userId).where('id', '=', id).selectAll().executeTakeFirst();
  if (!row) throw new AppError('purchase_not_found');
  return row;
}

/** In the format of the contract. */
export function presentPurchase(row: Selectable<Tables['purchases']>): Purchase {
  const { id, state, credits, revoked, amount, currency, refunded, disputed, receipt_url } = row;
  return {
    id,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    state,
    credits,
    revoked,
    amount,
    currency,
    refunded,
    disputed,
    receipt_url,
    test: row.provider === 'test',
  };
}

function own(db: Db, userId: string) {
  return db.selectFrom('purchases').where('wallet_id', '=', walletIdOf(userId));
}

async function count(query: SelectQueryBuilder<Tables, 'purchases', object>): Promise<number> {
  const { total } = await query.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return total;
}
