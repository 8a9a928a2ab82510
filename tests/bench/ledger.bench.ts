import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type createCredits, recomputeBalances } from '#features/credits/server/index.ts';
import type { Database, Trx } from '#server/base/db/database.ts';
import { median } from '../support/median.ts';
import type { BenchRow } from './bench-row.ts';
import { creditsFor } from './credits-for.ts';

const connections = 16;
const rounds = 7;
const secondsPerRound = 1;

/**
 * Holds per second in the ledger, compared with single INSERTs in the same database through the same client. They
 * alternate in short rounds and the median ratio counts, so that a temporary slowdown affects all of them.
 */
export async function run({ database }: { database: Database }): Promise<BenchRow[]> {
  await database.pool.query(
    'create table bench_rows (id bigint generated always as identity primary key, note text not null)',
  );
  const credits = creditsFor(database);
  const [one, ...thousand] = await makeWallets(database, credits, 1_001);
  const insert = () => sql`insert into bench_rows (note) values (${randomUUID()})`.execute(database.db);
  // A hold is one statement and one transaction, like the INSERT.
  const holdOn = (users: readonly (string | undefined)[]) => (turn: number) =>
    credits.charges.hold(database.db as Trx, {
      userId: users[turn % users.length] as string,
      runId: randomUUID(),
      amount: 1,
      feature: 'bench',
      description: 'Bench',
    });
  const measured: { insert: number; one: number; thousand: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({
      insert: await rate(insert),
      thousand: await rate(holdOn(thousand)),
      one: await rate(holdOn([one])),
    });
  }
  const wrong = await recomputeBalances(database.db);
  await database.pool.query('drop table bench_rows');

  const ratioOnThousand = median(measured.map((round) => round.thousand / round.insert));
  const show = (wallets: 'one' | 'thousand') => {
    const ratio = median(measured.map((round) => round[wallets] / round.insert));
    return `${ratio.toFixed(2)} x the INSERT rate (${Math.round(median(measured.map((round) => round[wallets])))} a second)`;
  };
  return [
    {
      name: 'single INSERT commits',
      value: `${Math.round(median(measured.map((round) => round.insert)))} a second on ${connections} connections`,
      limit: '',
      ok: null,
    },
    { name: 'holds on 1,000 wallets', value: show('thousand'), limit: '0.50 x or better', ok: ratioOnThousand >= 0.5 },
    { name: 'holds on one wallet', value: show('one'), limit: '', ok: null },
    {
      name: 'wallets that differ from their entries afterwards',
      value: String(wrong.length),
      limit: '0',
      ok: wrong.length === 0,
    },
  ];
}

/** Calls per second for `connections` parallel callers. */
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

/** The ids of new users with enough credits for everything that is measured. */
async function makeWallets(
  { db, pool }: Database,
  credits: ReturnType<typeof createCredits>,
  count: number,
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (username, email)
     select 'bench' || n, 'bench' || n || '@example.com' from generate_series(1, $1) as n returning id`,
    [count],
  );
  await db.transaction().execute(async (trx) => {
    for (const { id } of rows) await credits.grantSignupCredits(trx, id, 1_000_000);
  });
  return rows.map(({ id }) => id);
}
