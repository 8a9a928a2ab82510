import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/base/db/database.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { type AuditAction, recordAction } from './index.ts';

let t: TestDatabase;
let db: Db;
beforeAll(async () => {
  t = await testDatabase();
  db = t.database.db;
});
afterAll(() => t.close());

test('a log line says who did what to which user, why, and from where [P3.9]', async () => {
  const [admin, member] = [await person('writer', 'admin'), await person('subject')];
  await record({
    actor: { id: admin },
    action: 'adjust_credits',
    target: { type: 'users', id: member },
    reason: '  a refund by hand ',
    details: { amount: 50 },
    address: '203.0.113.9',
  });
  const line = await db.selectFrom('admin_logs').selectAll().where('admin_id', '=', admin).executeTakeFirstOrThrow();
  expect(line).toMatchObject({
    admin_id: admin,
    action: 'adjust_credits',
    target_type: 'users',
    target_id: member,
    description: 'Credits adjusted',
    details: { amount: 50 },
  });
  expect(await notes(line.id)).toEqual([
    { kind: 'address', about: admin, text: '203.0.113.9' },
    { kind: 'reason', about: member, text: 'a refund by hand' },
  ]);
});

test('the log line of a failed transaction is not stored', async () => {
  const admin = await person('unlucky', 'admin');
  const act = { actor: { id: admin }, action: 'password_change', target: { type: 'users', id: admin } } as const;
  await expect(
    db.transaction().execute(async (trx) => {
      await recordAction(trx, act);
      throw new Error('the act failed');
    }),
  ).rejects.toThrow('the act failed');
  expect(await db.selectFrom('admin_logs').select('id').where('admin_id', '=', admin).execute()).toEqual([]);
});

test('the database refuses changes and deletions of log lines and their related data', async () => {
  const admin = await person('keeper', 'admin');
  await record({
    actor: { id: admin },
    action: 'password_change',
    target: { type: 'users', id: admin },
    reason: 'a change',
    address: '203.0.113.9',
  });
  for (const statement of [
    "update admin_logs set description = 'nothing happened'",
    'delete from admin_logs',
    'truncate admin_logs cascade',
    "update admin_log_notes set text = 'somewhere else'",
    'delete from admin_log_notes',
    'truncate admin_log_notes',
  ]) {
    await expect(t.database.pool.query(statement), statement).rejects.toThrow('append-only');
  }
});

test('when an account is deleted, log entries remain, without its personal data [D.16]', async () => {
  const [admin, member] = [await person('leaver', 'admin'), await person('left-before')];
  await record({
    actor: { id: admin },
    action: 'adjust_credits',
    target: { type: 'users', id: member },
    reason: 'asked on the phone',
    address: '203.0.113.9',
  });
  const line = await db.selectFrom('admin_logs').select('id').where('admin_id', '=', admin).executeTakeFirstOrThrow();
  await db.deleteFrom('users').where('id', '=', member).execute();
  expect(await notes(line.id)).toEqual([{ kind: 'address', about: admin, text: '203.0.113.9' }]);
  await db.deleteFrom('users').where('id', '=', admin).execute();
  expect(await notes(line.id)).toEqual([]);
  expect(await db.selectFrom('admin_logs').select('id').where('id', '=', line.id).execute()).toHaveLength(1);
});

const record = (act: AuditAction) => db.transaction().execute((trx) => recordAction(trx, act));
const notes = (logId: number) =>
  db
    .selectFrom('admin_log_notes')
    .where('log_id', '=', logId)
    .orderBy('kind')
    .select(['kind', 'about', 'text'])
    .execute();

async function person(name: string, role: 'user' | 'admin' = 'user'): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values({ username: name, email: `${name}@example.org`, role })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
