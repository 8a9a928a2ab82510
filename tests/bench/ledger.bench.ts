import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { charges } from '../../src/features/credits/server/charges.ts';
import { grantSignupCredits } from '../../src/features/credits/server/grant-signup-credits.ts';
import { recomputeBalances } from '../../src/features/credits/server/recompute-balances.ts';
import type { Database, Trx } from '../../src/server/db/database.ts';
import type { BenchRow } from './bench-row.ts';

const connections = 16;
const rounds = 5;
const secondsPerRound = 2;

/**
 * How many holds a second the ledger takes, beside how many single INSERTs the same database commits. The three take
 * turns in short rounds and the best round of each counts, so that a machine that slows down for a while slows all.
 */
export async function run({ database }: { database: Database }): Promise<BenchRow[]> {
  await database.pool.query('create table bench_rows (id bigint generated always as identity primary key, note text not null)');
  const [one, ...thousand] = await makeWallets(database, 1_001);
  const insert = () => database.pool.query('insert into bench_rows (note) values ($1)', [randomUUID()]);
  const best = { insert: 0, one: 0, thousand: 0 };
  for (let round = 0; round < rounds; round += 1) {
    best.insert = Math.max(best.insert, await rate(insert));
    best.thousand = Math.max(best.thousand, await rate((turn) => hold(database, thousand[turn % thousand.length] as string)));
    best.one = Math.max(best.one, await rate(() => hold(database, one as string)));
  }
  const wrong = await recomputeBalances(database.db);
  await database.pool.query('drop table bench_rows');
  const ratio = (holds: number) => holds / best.insert;
  return [
    { name: 'single INSERT commits', value: `${Math.round(best.insert)} a second, ${connections} connections`, limit: '', ok: null },
    {
      name: 'holds on 1,000 wallets',
      value: `${ratio(best.thousand).toFixed(2)} x the INSERT rate (${Math.round(best.thousand)} a second)`,
      limit: '0.50 x or better',
      ok: ratio(best.thousand) >= 0.5,
    },
    {
      name: 'holds on one wallet',
      value: `${ratio(best.one).toFixed(2)} x the INSERT rate (${Math.round(best.one)} a second)`,
      limit: '',
      ok: null,
    },
    { name: 'wallets that differ from their entries afterwards', value: String(wrong.length), limit: '0', ok: wrong.length === 0 },
  ];
}

/** A hold is one statement, so it commits by itself, as the INSERT does. */
function hold({ db }: Database, userId: string): Promise<void> {
  return charges.hold(db as Trx, { userId, runId: randomUUID(), amount: 1, feature: 'bench', description: 'Bench' });
}

/** Calls a second that `connections` callers get through together. */
async function rate(call: (turn: number) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const end = start + secondsPerRound * 1_000;
  let done = 0;
  const caller = async () => {
    while (performance.now() < end) {
      await call(done);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  return (done * 1_000) / (performance.now() - start);
}

async function makeWallets({ db, pool }: { db: Database['db']; pool: pg.Pool }, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (username, email) select 'bench' || n, 'bench' || n || '@example.com' from generate_series(1, $1) n returning id`,
    [count],
  );
  await db.transaction().execute(async (trx) => {
    for (const { id } of rows) await grantSignupCredits(trx, id, 1_000_000);
  });
  return rows.map(({ id }) => id);
}
