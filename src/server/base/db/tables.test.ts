import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeTableTypes } from '../../../../tests/support/table-types/write-table-types.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('the types of the tables match the migrations, and a changed column is detected', async () => {
  const { pool } = t.database;
  const types = await writeTableTypes(pool);
  await expect(types).toMatchFileSnapshot('./tables.ts');
  await pool.query('alter table drafts alter column title drop not null');
  expect(await writeTableTypes(pool)).not.toBe(types);
});
