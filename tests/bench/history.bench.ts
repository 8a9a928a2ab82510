import { randomUUID } from 'node:crypto';
import { listTransactions } from '#features/credits/server/list-transactions.ts';
import type { Database } from '#server/base/db/database.ts';
import { median } from '../support/median.ts';
import type { BenchRow } from './bench-row.ts';

/**
 * Response times of a credit history page: of a short history, and of one with a million lines, its first page and page
 * 50,000. The measurements alternate, and their medians are compared.
 */
export async function run({ database }: { database: Database }): Promise<BenchRow[]> {
  const [short, long] = [await makeHistory(database, 1_000), await makeHistory(database, 1_000_000)];
  await database.pool.query('analyze');
  const pages = {
    short: () => listTransactions(database.db, short, { limit: 10, offset: 0 }),
    first: () => listTransactions(database.db, long, { limit: 10, offset: 0 }),
    deep: () => listTransactions(database.db, long, { limit: 10, offset: 10 * 49_999 }),
  };
  const times: Record<keyof typeof pages, number[]> = { short: [], first: [], deep: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
      const start = performance.now();
      const { data } = await pages[name]();
      if (data.length !== 10) throw new Error(`the page ${name} has ${data.length} lines`);
      times[name].push(performance.now() - start);
    }
  }
  const base = median(times.short);
  return [
    { name: 'page 1 of a history of 1,000 lines', value: `${base.toFixed(2)} ms`, limit: '', ok: null },
    ...(['first', 'deep'] as const).map((name) => {
      const ratio = median(times[name]) / base;
      return {
        name: `page ${name === 'first' ? '1' : '50,000'} of a history of 1,000,000 lines`,
        value: `${median(times[name]).toFixed(2)} ms, ${ratio.toFixed(2)} x`,
        limit: '3 x or less',
        ok: ratio <= 3,
      };
    }),
  ];
}

const rounds = 101;

/**
 * A user with this many lines: one grant and holds, most of them captured. Inserted directly instead of moved one by
 * one.
 */
async function makeHistory({ pool }: Database, lines: number): Promise<string> {
  const name = `history_${randomUUID().slice(0, 8)}`;
  const { rows: people } = await pool.query<{ id: string }>(
    "insert into users (username, email) values ($1, $1 || '@example.com') returning id",
    [name],
  );
  const { id } = people[0] as { id: string };
  const { rows: wallets } = await pool.query<{ id: string }>(
    'update wallets set lines = $2 where user_id = $1 returning id',
    [id, lines],
  );
  const wallet = wallets[0]?.id;
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(
    `insert into ledger_transactions (kind, cause, wallet_id, available, held, line, description, feature)
     select 'hold', $2 || n, $1, -1, 1, n, 'Paper Assistant', 'paper-assistant' from generate_series(1, $3::integer) as n`,
    [wallet, wallet, lines],
  );
  await client.query(
    `insert into ledger_transactions (kind, cause, wallet_id, available, held, settles, description, feature)
     select 'capture', cause, wallet_id, 0, -1, id, description, feature from ledger_transactions where wallet_id = $1 and line % 10 > 0`,
    [wallet],
  );
  // Destroys the connection with its changed settings.
  client.release(true);
  return id;
}
