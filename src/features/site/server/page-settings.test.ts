import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { readPageSettings } from './index.ts';

const neutral = { bannerEnabled: true, bannerText: null, underConstruction: true, invitationRequired: false };

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('whether a new account needs an invitation arrives with every page', async () => {
  const { db, pool } = t.platform;
  const set = (value: string) =>
    db.updateTable('system_settings').set({ value }).where('key', '=', 'invitation_required').execute();
  await set('true');
  expect((await readPageSettings(pool)).invitationRequired).toBe(true);
  await set('false');
  expect((await readPageSettings(pool)).invitationRequired).toBe(false);
});

test('the banner is shown unless its setting is off, even if the setting is missing or cannot be read [P4.1]', async () => {
  const { db, pool } = t.platform;
  const set = (value: string) =>
    db.updateTable('system_settings').set({ value }).where('key', '=', 'enable_dismissible_notification').execute();
  expect((await readPageSettings(pool)).bannerEnabled).toBe(true);
  await set('false');
  expect((await readPageSettings(pool)).bannerEnabled).toBe(false);
  await db.deleteFrom('system_settings').execute();
  expect(await readPageSettings(pool)).toEqual(neutral);
  await db.schema.alterTable('system_settings').renameTo('somewhere_else').execute();
  expect(await readPageSettings(pool)).toEqual(neutral);
});
