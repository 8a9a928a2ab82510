import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { addCredits } from '#features/credits/server/add-credits.ts';
import { moveCredits } from '#features/credits/server/move-credits.ts';
import { settleHold } from '#features/credits/server/settle-hold.ts';
import { takeBackCredits } from '#features/credits/server/take-back-credits.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { expectLedgerToBalance, type Ledger } from './ledger-guarantees.ts';
import { apply, emptyWallet, programs, type Step } from './ledger-model.ts';

/**
 * Runs random programs, a few at a time, each compared with the model; every step is sent twice in parallel and must
 * count once.
 */
export async function runPrograms(ledger: Ledger, count: number): Promise<void> {
  const lanes = 4;
  const property = fc.asyncProperty(programs, (steps) => runProgram(ledger.t, steps));
  await Promise.all(Array.from({ length: lanes }, () => fc.assert(property, { numRuns: count / lanes })));
  await expectLedgerToBalance(ledger);
}

async function runProgram(t: TestDatabase, steps: readonly Step[]): Promise<void> {
  const users = await makeUsers(t, 3);
  const expected = users.map(emptyWallet);
  // The wallets run in parallel, the steps of each in order.
  await Promise.all(
    users.map(async (userId, place) => {
      for (const step of steps.filter(({ wallet }) => wallet === place)) {
        apply(expected[place] as ReturnType<typeof emptyWallet>, step);
        // A second expiry would expire the next lots.
        const times = step.act === 'expiry' ? 1 : 2;
        await Promise.all(Array.from({ length: times }, () => perform(t, userId, step)));
      }
    }),
  );
  expect(await readWallets(t, users)).toEqual(
    expected.map(({ balance, held, owed, lines, lots }) => ({
      balance,
      held,
      owed,
      lines,
      lots: lots.map(({ left }) => left),
    })),
  );
}

async function perform({ database: { db } }: TestDatabase, userId: string, step: Step): Promise<void> {
  const description = 'A program';
  const named = (act: string, key: number) => `${act} ${key} of ${userId}`;
  switch (step.act) {
    case 'hold':
      await moveCredits(db, {
        kind: 'hold',
        cause: named('run', step.key),
        userId,
        available: -step.amount,
        held: step.amount,
        description,
      });
      return;
    case 'capture':
    case 'release':
      await settleHold(db, step.act, named('run', step.key));
      return;
    case 'refund': {
      const purchase = named('purchase', step.purchase);
      await takeBackCredits(db, {
        cause: named('refund', step.key),
        userId,
        amount: step.amount,
        description,
        purchase,
      });
      return;
    }
    case 'expiry':
      await expireOldest(db, userId, step.oldest);
      return;
    default: {
      const movement = { kind: step.act, cause: named(step.act, step.key), userId, description };
      if (step.amount > 0) await addCredits(db, { ...movement, amount: step.amount });
      else await moveCredits(db, { ...movement, kind: 'adjustment', available: step.amount, held: 0 });
    }
  }
}

/** Works like the nightly job, for one wallet whose oldest lots have reached the age at which they expire. */
async function expireOldest(db: TestDatabase['database']['db'], userId: string, oldest: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select use_up_lots(id, balance + held) from wallets where user_id = ${userId}`.execute(trx);
    await sql`
      update credit_lots set created_at = now() - interval '200 days', told_at = now() - interval '20 days'
      where transaction_id in (
        select transaction_id from credit_lots join wallets on wallets.id = wallet_id
        where user_id = ${userId} and remaining > 0 order by transaction_id limit ${oldest}
      )`.execute(trx);
    await sql`select expire_credits(array_agg(id), 100, 100, 14) from wallets where user_id = ${userId}`.execute(trx);
  });
}

async function makeUsers({ database }: TestDatabase, count: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into users (username, email)
     select name, name || '@example.com' from (select 'u_' || left(gen_random_uuid()::text, 13) as name from generate_series(1, $1))
     returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}

async function readWallets({ database }: TestDatabase, users: readonly string[]) {
  await database.pool.query('select use_up_lots(id, balance + held) from wallets where user_id = any($1)', [users]);
  const { rows } = await database.pool.query(
    `select coalesce(balance, 0) as balance, coalesce(held, 0) as held, coalesce(owed, 0) as owed, coalesce(lines, 0) as lines,
       coalesce((select json_agg(remaining order by transaction_id) from credit_lots where wallet_id = wallets.id), '[]') as lots
     from unnest($1::uuid[]) with ordinality as person (id, place) left join wallets on user_id = person.id
     order by place`,
    [users],
  );
  return rows;
}
