import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/**
 * Moves credits between two accounts, at least one of them the user's, and opens a line of his history: one statement,
 * whole or not at all. Answers 'moved', 'repeated' when this cause has been recorded before (nothing changes), or
 * 'uncovered' when the available credits do not suffice (nothing changes). Throws when the cause belongs to another
 * movement, or when the amount is not a whole number from 1 to 1,000,000,000,000.
 *
 * The wallet is locked first, so the balance that is judged is the latest one, movements of one wallet queue, and
 * locks are taken in one order. Wants READ COMMITTED, the default.
 */
export async function moveCredits(db: Db, movement: Movement): Promise<'moved' | 'repeated' | 'uncovered'> {
  const { kind, cause, userId, from, to, amount, description, feature = null, runId = null } = movement;
  requireAmount(amount, 1);
  const { rows } = await sql<{ recorded: number | null; moved: number }>`
    with wallet as materialized (
      select id, balance, lines from wallets where user_id = ${userId}::uuid for no key update
    ), recorded as (
      insert into ledger_transactions (kind, cause, wallet_id, line, description, feature, run_id)
      select ${kind}::text, ${cause}::text, id, lines + 1, ${description}::text, ${feature}::text, ${runId}::uuid
      from wallet where balance >= ${from === 'available' ? amount : 0}::bigint
      on conflict (kind, cause) do nothing
      returning id, wallet_id, line
    ), entered as (
      insert into ledger_entries (transaction_id, account, amount)
      select id, leg.account, leg.amount from recorded,
        (values (${from}::text, -${amount}::bigint), (${to}::text, ${amount}::bigint)) as leg (account, amount)
    ), moved as (
      update wallets set
        balance = balance + ${change(movement, 'available')}::bigint,
        held = held + ${change(movement, 'held')}::bigint,
        lines = recorded.line
      from recorded where wallets.id = recorded.wallet_id
      returning wallets.id
    )
    select (select id from recorded) as recorded, (select count(*) from moved) as moved`.execute(db);
  const outcome = rows[0];
  if (outcome?.recorded != null) {
    if (outcome.moved !== 1) throw new Error(`The movement ${kind} ${cause} was recorded and its wallet did not change.`);
    return 'moved';
  }
  return (await isRecorded(db, movement)) ? 'repeated' : 'uncovered';
}

export interface Movement {
  readonly kind: 'grant' | 'hold';
  /** Made before the first attempt, unique within the kind. */
  readonly cause: string;
  readonly userId: string;
  readonly from: Account;
  readonly to: Account;
  readonly amount: number;
  /** Shown in the history; outlives the user, so it names no person and quotes nothing of his. */
  readonly description: string;
  readonly feature?: string;
  readonly runId?: string;
}

/** The first two belong to the wallet, the last two to the house. */
export type Account = 'available' | 'held' | 'issued' | 'spent';

/** Throws a RangeError unless the amount is a whole number of credits between the least and 1,000,000,000,000. */
export function requireAmount(amount: number, least: number): void {
  if (!Number.isInteger(amount) || amount < least || amount > 1_000_000_000_000) {
    throw new RangeError(`${amount} is no amount of credits: a whole number from ${least} to 1,000,000,000,000 is.`);
  }
}

function change({ from, to, amount }: Movement, account: Account): number {
  return (to === account ? amount : 0) - (from === account ? amount : 0);
}

/** Asked only after nothing was recorded: by then a movement with the same cause, if there is one, is visible. */
async function isRecorded(db: Db, movement: Movement): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_transactions as transaction')
    .innerJoin('wallets', 'wallets.id', 'transaction.wallet_id')
    .innerJoin('ledger_entries as entry', 'entry.transaction_id', 'transaction.id')
    .select(['wallets.user_id', 'entry.amount'])
    .where('transaction.kind', '=', movement.kind)
    .where('transaction.cause', '=', movement.cause)
    .where('entry.account', '=', movement.to)
    .executeTakeFirst();
  if (!found) return false;
  if (found.user_id !== movement.userId || found.amount !== movement.amount) {
    throw new Error(`The cause ${movement.kind} ${movement.cause} belongs to another movement.`);
  }
  return true;
}
