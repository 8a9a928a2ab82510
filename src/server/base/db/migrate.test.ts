import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { CannotStart } from './embedded/cannot-start.ts';
import { isMigrated, migrate } from './migrate.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('older code refuses to run on a newer schema, and names both versions [D.179]', async () => {
  expect(await migrate(t.database.pool)).toEqual([]);
  await t.database.pool.query("insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')");
  const refusal = await migrate(t.database.pool).catch((error) => error);
  expect(refusal).toBeInstanceOf(CannotStart);
  expect(refusal.message).toMatch(/newer version of the product \(it has 9999-later.sql; this version knows \d{4}-/);
  // Processes of the older version keep running: a new schema must work for them while processes are replaced one by
  // one.
  expect(await isMigrated(t.database.pool)).toBe(true);
});
