import { sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';

/**
 * Recomputes every wallet from its entries and returns those whose stored amounts differ; there are none unless
 * something wrote to the tables directly.
 */
export async function recomputeBalances(db: Db, walletsAtOnce?: number): Promise<BalanceDifference[]> {
  const found: BalanceDifference[] = [];
  let after: string | null = null;
  do {
    const range: BalanceRange = await recomputeRange(db, after, walletsAtOnce);
    found.push(...range.differences);
    after = range.next;
  } while (after !== null);
  return found;
}

/**
 * The same for the wallets after this one. A range is one statement, so it may run while credits move. It has a
 * separate time limit, because the usual one is meant for requests.
 */
export async function recomputeRange(db: Db, after: string | null, walletsAtOnce = 20_000): Promise<BalanceRange> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '5min'`.execute(trx);
    const first = after ?? '00000000-0000-0000-0000-000000000000';
    const { rows: ends } = await sql<{ id: string }>`
      select id from wallets where id > ${first} order by id offset ${walletsAtOnce - 1} limit 1`.execute(trx);
    const next = ends[0]?.id ?? null;
    const last = next ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    // The range is repeated in both parts, so that each uses its index, however large the range is.
    const { rows } = await sql<BalanceDifference>`
      with sums as (
        select wallet_id, sum(available)::bigint as available, sum(held)::bigint as held, sum(owed)::bigint as owed
        from ledger_transactions where wallet_id > ${first} and wallet_id <= ${last} group by wallet_id
      )
      select wallets.id as "walletId", wallets.balance, wallets.held, wallets.owed,
        coalesce(sums.available, 0) as "balanceOfEntries",
        coalesce(sums.held, 0) as "heldOfEntries",
        coalesce(sums.owed, 0) as "owedOfEntries"
      from wallets left join sums on sums.wallet_id = wallets.id
      where wallets.id > ${first} and wallets.id <= ${last}
        and (wallets.balance, wallets.held, wallets.owed) is distinct from
          (coalesce(sums.available, 0), coalesce(sums.held, 0), coalesce(sums.owed, 0))`.execute(trx);
    return { differences: rows, next };
  });
}

interface BalanceRange {
  readonly differences: BalanceDifference[];
  /** The last wallet of the range; null after the last range. */
  readonly next: string | null;
}

interface BalanceDifference {
  readonly walletId: string;
  readonly balance: number;
  readonly held: number;
  readonly owed: number;
  readonly balanceOfEntries: number;
  readonly heldOfEntries: number;
  readonly owedOfEntries: number;
}
