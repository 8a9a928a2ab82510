import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/**
 * Adds up every wallet's entries and answers the wallets whose kept amounts differ; none, unless something outside the
 * ledger's own statements wrote. One statement, so it may run beside movements.
 */
export async function recomputeBalances(db: Db): Promise<BalanceDifference[]> {
  const { rows } = await sql<BalanceDifference>`
    select * from (
      select wallets.id as "walletId", wallets.balance, wallets.held, wallets.owed,
        coalesce(sum(amount) filter (where account = 'available'), 0)::bigint as "balanceOfEntries",
        coalesce(sum(amount) filter (where account = 'held'), 0)::bigint as "heldOfEntries",
        -coalesce(sum(amount) filter (where account = 'owed'), 0)::bigint as "owedOfEntries"
      from wallets left join ledger_entries as entry on entry.wallet_id = wallets.id
      group by wallets.id
    ) as sums
    where balance <> "balanceOfEntries" or held <> "heldOfEntries" or owed <> "owedOfEntries"`.execute(db);
  return rows;
}

export interface BalanceDifference {
  readonly walletId: string;
  readonly balance: number;
  readonly held: number;
  readonly owed: number;
  readonly balanceOfEntries: number;
  readonly heldOfEntries: number;
  readonly owedOfEntries: number;
}
