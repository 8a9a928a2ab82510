import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../../tests/support/test-database.ts';
import { type AdminUser, userSorts, usersPageSize } from '../../contract/users.ts';
import { listUsers } from './list-users.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
  // Users with equal credits, users without credits, and the wallet of a deleted user.
  await t.database.pool.query(`
    insert into users (username, email, status, created_at)
      select 'Name_' || md5(n::text)::varchar(8), md5(n::text)::varchar(6) || '.' || n || '@example.org',
        case when n % 7 = 0 then 'disabled' else 'active' end, now() - n % 11 * interval '1 day'
      from generate_series(1, 97) as n;
    update wallets set balance = place % 5
      from (select id, row_number() over (order by id) as place from users where status = 'active') as person
      where user_id = person.id;
    insert into wallets (user_id, balance) values (null, 3)`);
});
afterAll(() => t.close());

const pages = Math.ceil(97 / usersPageSize);

test('the pages of users, read from either end, contain each user once and in order, for each sort [D.182]', async () => {
  for (const sort of userSorts) {
    for (const order of ['asc', 'desc'] as const) {
      const all: AdminUser[] = [];
      for (let page = 1; page <= pages; page += 1) {
        const { users, total } = await listUsers(t.database.db, { search: '', sort, order, page });
        expect([total, users.length]).toEqual([97, page < pages ? usersPageSize : 97 % usersPageSize]);
        all.push(...users);
      }
      expect(new Set(all.map(({ id }) => id)).size, `${sort} ${order}`).toBe(97);
      const key = (user: AdminUser) => (sort === 'username' ? user.username.toLowerCase() : user[sort]);
      const sorted = all.map(key).sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
      expect(all.map(key), `${sort} ${order}`).toEqual(order === 'asc' ? sorted : sorted.reverse());
    }
  }
  const beyond = await listUsers(t.database.db, { search: '', sort: 'credits', order: 'asc', page: pages + 3 });
  expect(beyond).toEqual({ users: [], total: 97 });
});

test('one or two characters match the beginning of words, and longer searches match any part, in any case [D.182]', async () => {
  const { db } = t.database;
  const found = async (search: string) =>
    (await listUsers(db, { search, sort: 'username', order: 'asc', page: 1 })).total;
  const { rows } = await t.database.pool.query<{ email: string }>('select email from users order by email limit 1');
  const start = rows[0]?.email.slice(0, 2) ?? '';
  expect(await found('na')).toBe(97);
  expect(await found('N')).toBe(97);
  expect(await found(start.toUpperCase())).toBeGreaterThan(0);
  expect(await found('am')).toBe(0);
  expect(await found('ame_')).toBe(97);
  expect(await found('%')).toBe(0);
  expect(await found('_')).toBe(0);
});
