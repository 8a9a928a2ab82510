import { readOverview } from '#features/admin/server/overview.ts';
import { listUsers } from '#features/admin/server/users/list-users.ts';
import { listLogs } from '#features/audit/server/list-logs.ts';
import type { Database } from '#server/base/db/database.ts';
import type { BenchRow } from './bench-row.ts';

const rounds = 15;

/**
 * Response times of the admin lists with 100,000 users and 100,000 log lines, compared with counting those rows in the
 * same database. Medians of several rounds on both sides.
 */
export async function run({ database }: { database: Database }): Promise<BenchRow[]> {
  const { db, pool } = database;
  await pool.query(`
    set statement_timeout = '10min';
    insert into users (username, email, status, created_at)
      select 'user_' || md5(n::text || 'name')::varchar(20), md5(n::text) || '@example.org', 'active', now() - n * interval '1 minute'
      from generate_series(1, 100000) as n;
    update wallets set balance = (random() * 1000)::int;
    insert into users (username, email, role) select 'admin_' || n, 'admin' || n || '@example.org', 'admin' from generate_series(1, 5) as n;
    insert into admin_logs (admin_id, action, target_type, target_id, description, details, created_at)
      select actor.id, 'adjust_credits', 'users', target.id::text, 'Credits adjusted', jsonb_build_object('amount', n % 100),
        now() - n * interval '1 minute'
      from (select id, row_number() over () as n from users where role = 'user') as target
      join (select id, row_number() over () as place from users where role = 'admin') as actor on actor.place = n % 5 + 1;
    analyze`);
  const list = { search: '', sort: 'created_at', order: 'desc', page: 1 } as const;
  const everything = { page: 1 };
  const someone = (await db.selectFrom('users').select('username').where('role', '=', 'user').executeTakeFirstOrThrow())
    .username;
  const counted = await time(() => pool.query('select count(*) from users'));
  const measured: [name: string, milliseconds: number][] = [
    ['the first page of users', await time(() => listUsers(db, list))],
    ['the last page of users by credits', await time(() => listUsers(db, { ...list, sort: 'credits', page: 5_000 }))],
    ['a search for a user', await time(() => listUsers(db, { ...list, search: someone.slice(5, 13) }))],
    ['the first page of logs', await time(() => listLogs(db, everything))],
    ['a search of the logs for a user', await time(() => listLogs(db, { ...everything, search: someone }))],
    ['a search of the logs for words', await time(() => listLogs(db, { ...everything, search: 'amount": 42' }))],
    ['the overview', await time(() => readOverview(db))],
  ];
  return measured.map(([name, milliseconds]) => {
    const ratio = milliseconds / counted;
    return {
      name: `${name}, 100,000 rows`,
      value: `${ratio.toFixed(1)} x counting the users (${milliseconds.toFixed(0)} ms)`,
      limit: `${limit} x or better`,
      ok: ratio <= limit,
    };
  });
}

/** The last page needs the most work: sorting all rows. */
const limit = 50;

/** The median in milliseconds, after one warm-up round. */
async function time(ask: () => Promise<unknown>): Promise<number> {
  await ask();
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await ask();
    taken.push(performance.now() - start);
  }
  return taken.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
}
