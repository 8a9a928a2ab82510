import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { countedRows } from './counted-rows.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('the counted numbers of users and log lines are exact after parallel, undone and refused changes [D.182]', async () => {
  const { pool } = t.database;
  const insert = (from: number, to: number) =>
    pool.query(
      `insert into users (username, email) select 'count_' || n, 'count_' || n || '@example.org' from generate_series($1::int, $2::int) as n
       on conflict do nothing`,
      [from, to],
    );
  await Promise.all(Array.from({ length: 40 }, (_, place) => insert(place * 5, place * 5 + 7)));
  await Promise.all([
    pool.query("delete from users where username like 'count_1%'"),
    pool.query("insert into users (username, email) values ('no', 'refused')").catch(() => undefined),
    pool
      .query("do $$ begin insert into users (username, email) values ('undone', 'u@example.org'); raise 'undo'; end $$")
      .catch(() => undefined),
    pool.query("update users set status = 'disabled' where username like 'count_2%'"),
    pool.query(`insert into admin_logs (admin_id, action, target_type, target_id, description, details, created_at)
      select id, 'adjust_credits', 'users', id::text, 'Credits adjusted', '{}', now() - interval '100 days'
      from users where username like 'count_3%'`),
  ]);
  const { users = 0, lines = 0, ...there } = await countedAndThere();
  expect([users > 50, lines > 5]).toEqual([true, true]);
  expect(there).toEqual({ counted_users: users, counted_lines: lines, without_wallet: 0 });

  await t.database.db.transaction().execute(async (trx) => {
    await sql`select set_config('foredraft.remove_log', 'on', true)`.execute(trx);
    await trx.deleteFrom('admin_logs').where('target_id', 'is not', null).execute();
  });
  expect(await countedAndThere()).toMatchObject({ counted_lines: 0, lines: 0, without_wallet: 0 });
});

async function countedAndThere(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`
    select ${countedRows('users')} as counted_users, (select count(*) from users) as users,
      ${countedRows('admin_logs')} as counted_lines, (select count(*) from admin_logs) as lines,
      (select count(*) from users where id not in (select user_id from wallets where user_id is not null)) as without_wallet`.execute(
    t.database.db,
  );
  return rows[0] ?? {};
}
