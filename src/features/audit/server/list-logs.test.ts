import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { logsPageSize } from '../contract.ts';
import { listLogs } from './list-logs.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('the pages of the admin log, read from either end, contain each line once, newest first [D.182]', async () => {
  const lines = 3 * logsPageSize + 7;
  await t.database.pool.query(
    `insert into admin_logs (admin_id, action, target_type, description, details)
     select '11111111-1111-4111-8111-111111111111', case when n % 2 = 0 then 'even_act' else 'odd_act' end, 'system_settings', 'Line ' || n, '{}'
     from generate_series(1, $1) as n`,
    [lines],
  );
  const every = async (action?: string) => {
    const ids: number[] = [];
    for (let page = 1; page <= 5; page += 1) {
      const { entries } = await listLogs(t.database.db, { page, ...(action ? { action } : {}) });
      ids.push(...entries.map(({ id }) => id));
    }
    return ids;
  };
  const all = await every();
  expect(new Set(all).size).toBe(lines);
  expect(all).toEqual(all.toSorted((one, other) => other - one));
  const even = await every('even_act');
  expect(even.length).toBe(Math.floor(lines / 2));
  expect(even).toEqual(even.toSorted((one, other) => other - one));
});
