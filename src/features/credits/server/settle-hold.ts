import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/**
 * Ends the hold of this cause: a capture spends it, a release gives it back. Whichever comes first stands for good;
 * answers false, and changes nothing, when the hold has ended or there is none.
 *
 * The wallet is locked before the settlement is recorded, the order in which movements lock, so that two transactions
 * never wait for each other.
 */
export async function settleHold(db: Db, kind: 'capture' | 'release', cause: string): Promise<boolean> {
  const goesTo = kind === 'capture' ? 'spent' : 'available';
  const { rows } = await sql<{ recorded: number; moved: number }>`
    with hold as materialized (
      select transaction.id, wallet_id, description, feature, run_id, amount
      from ledger_transactions as transaction
      join ledger_entries as entry on entry.transaction_id = transaction.id and entry.account = 'held'
      where kind = 'hold' and cause = ${cause}
    ), wallet as materialized (
      select id from wallets where id = (select wallet_id from hold) for no key update
    ), recorded as (
      insert into ledger_transactions (kind, cause, wallet_id, settles, description, feature, run_id)
      select ${kind}::text, ${cause}::text, wallet.id, hold.id, description, feature, run_id from hold, wallet
      on conflict do nothing
      returning id, wallet_id
    ), entered as (
      insert into ledger_entries (transaction_id, account, amount)
      select recorded.id, leg.account, leg.sign * hold.amount from recorded, hold,
        (values ('held', -1), (${goesTo}::text, 1)) as leg (account, sign)
    ), moved as (
      update wallets set
        balance = balance + case when ${goesTo}::text = 'available' then hold.amount else 0 end,
        held = held - hold.amount
      from recorded, hold where wallets.id = recorded.wallet_id
      returning wallets.id
    )
    select (select count(*) from recorded) as recorded, (select count(*) from moved) as moved`.execute(db);
  const { recorded, moved } = rows[0] ?? { recorded: 0, moved: 0 };
  if (recorded !== moved) throw new Error(`The ${kind} of ${cause} was recorded and its wallet did not change.`);
  return recorded === 1;
}
