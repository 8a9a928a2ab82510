import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../tests/support/test-database.ts';
import { raiseAlert } from './alerts.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await testDatabase();
});
afterAll(() => t.close());

test('the same problem is reported once', async () => {
  const { db } = t.database;
  const alert = { kind: 'webhook_failed', cause: 'event 7', text: 'A webhook could not be handled.' };
  expect(await raiseAlert(db, alert)).toBe(true);
  expect(await raiseAlert(db, alert)).toBe(false);
  expect(await raiseAlert(db, { ...alert, cause: 'event 8' })).toBe(true);
  expect(await db.selectFrom('system_alerts').select('id').execute()).toHaveLength(2);
});
