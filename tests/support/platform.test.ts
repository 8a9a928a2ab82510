import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from './test-database.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('a stored file is read, listed, signed and removed', async () => {
  await t.platform.files.put('latexstore/u1/a.zip', new TextEncoder().encode('hello'));
  expect(new TextDecoder().decode(await t.platform.files.get('latexstore/u1/a.zip'))).toBe('hello');
  expect(await t.platform.files.list('latexstore/u1')).toEqual(['latexstore/u1/a.zip']);
  expect((await t.platform.files.stat('latexstore/u1/a.zip'))?.bytes).toBe(5);
  expect(await t.platform.files.stat('latexstore/u1/b.zip')).toBeNull();
  await expect(t.platform.files.get('latexstore/u1/b.zip')).rejects.toMatchObject({ name: 'FileMissing' });
  await t.platform.files.remove('latexstore/u1/b.zip');
  await t.platform.files.removeAll('latexstore/u1');
  expect(await t.platform.files.list('latexstore/u1')).toEqual([]);
  expect(await t.platform.files.list('nothing/here')).toEqual([]);
});

test('every test file has a migrated database', async () => {
  const rows = await t.database.db.selectFrom('system_settings').selectAll().execute();
  expect(rows.length).toBe(3);
});
