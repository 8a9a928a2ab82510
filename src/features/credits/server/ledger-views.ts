import { type RawBuilder, sql } from 'kysely';

/**
 * The columns of wallets that other slices may read, as a subquery for `from` and `join`. PostgreSQL merges it into the
 * statement, so it costs nothing and uses the same indexes. `user_id` is null after the account was deleted.
 */
export const walletsView = sql<WalletView>`(select id, user_id, balance, held from wallets)`;

interface WalletView {
  readonly id: string;
  readonly user_id: string | null;
  readonly balance: number;
  readonly held: number;
}

/** The id of the user's wallet, as an expression. */
export function walletIdOf(userId: string): RawBuilder<string> {
  return sql`(select id from wallets where user_id = ${userId})`;
}

/** The credits that all users together can spend now. */
export const spendableCredits: RawBuilder<number> = sql`(select coalesce(sum(balance), 0)::bigint from wallets)`;

/** By how much these have changed since this moment. */
export function spendableSince(moment: RawBuilder<Date>): RawBuilder<number> {
  return sql`(select coalesce(sum(available), 0)::bigint from ledger_transactions where created_at >= ${moment})`;
}

/** The credits that the ledger granted and reversed for each purchase, as a subquery. `purchase` is its id as text. */
export const creditsOfPurchases = sql`(
  select split_part(cause, ':', 1) as purchase,
    count(*) filter (where kind = 'purchase')::int as grants,
    coalesce(sum(available) filter (where kind = 'purchase'), 0)::bigint as granted,
    coalesce(sum(case kind when 'refund' then owed - available else -available end)
      filter (where kind in ('refund', 'reinstatement')), 0)::bigint as revoked
  from ledger_transactions where kind in ('purchase', 'refund', 'reinstatement') group by 1
)`;
