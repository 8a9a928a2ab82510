import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { readPageSettings } from './index.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('the banner is shown unless its setting is off, even if the setting is missing or cannot be read [P4.1]', async () => {
  const { db, pool } = t.platform;
  const set = (value: string) =>
    db.updateTable('system_settings').set({ value }).where('key', '=', 'enable_dismissible_notification').execute();
  expect((await readPageSettings(pool)).bannerEnabled).toBe(true);
  await set('false');
  expect((await readPageSettings(pool)).bannerEnabled).toBe(false);
  await db.deleteFrom('system_settings').execute();
  expect(await readPageSettings(pool)).toEqual({ bannerEnabled: true, bannerText: null, underConstruction: true });
  await db.schema.alterTable('system_settings').renameTo('somewhere_else').execute();
  expect(await readPageSettings(pool)).toEqual({ bannerEnabled: true, bannerText: null, underConstruction: true });
});
