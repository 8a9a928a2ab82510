import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppError } from '#contract/errors.ts';
import type { Trx } from '#server/base/db/database.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';
import { type Person, sitePassword, type WholeSite, wholeSite } from '../../../../tests/support/whole-site.ts';
import type { ApiKey } from '../contract.ts';
import { insertApiKey } from './api-keys.ts';

let t: TestDatabase;
let site: WholeSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await wholeSite(t);
});
afterAll(() => t.close());

test('a key is created with the password, shown once, stored as a hash, and accepted as bearer token [D.69]', async () => {
  const ada = await site.person('ada-key');
  const wrong = await site.call(ada, 'POST', path, { ...form, password: 'Wrong-Horse-7' });
  expect([wrong.status, wrong.body.code]).toEqual([403, 'reauthentication_failed']);
  expect((await site.call(ada, 'GET', path)).body).toEqual({ keys: [] });

  const { key, secret } = await create(ada);
  expect(secret).toMatch(/^fdk_[A-Za-z0-9_-]{43}$/);
  expect(secret.startsWith(key.prefix)).toBe(true);
  const listed = await site.call(ada, 'GET', path);
  expect(listed.body).toEqual({ keys: [key] });
  expect(JSON.stringify(listed.body)).not.toContain(secret.slice(10));
  const rows = await t.database.pool.query('select api_keys::text as row from api_keys');
  expect(JSON.stringify(rows.rows)).not.toContain(secret.slice(10));

  const balance = await use(secret);
  expect(balance.status).toBe(200);
  const [used] = (await site.call(ada, 'GET', path)).body.keys as ApiKey[];
  expect(used).toMatchObject({ last_used_block: '203.0.113.0/24', last_used_at: expect.any(String) });
});

test('a key is refused if it is revoked, expired, unknown, or of a disabled user [D.69]', async () => {
  const ben = await site.person('ben-key');
  const [revoked, expired, disabled] = [await create(ben), await create(ben), await create(ben)];
  const stranger = await site.person('stranger-to-keys');
  expect((await site.call(stranger, 'DELETE', `${path}/${revoked.key.id}`)).status).toBe(404);
  expect((await use(revoked.secret)).status).toBe(200);
  expect((await site.call(ben, 'DELETE', `${path}/${revoked.key.id}`)).status).toBe(200);
  await t.database.db
    .updateTable('api_keys')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where('id', '=', expired.key.id)
    .execute();
  expect((await use(disabled.secret)).status).toBe(200);
  await t.database.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', ben.id).execute();
  const never = `fdk_${'A'.repeat(43)}`;
  for (const secret of [revoked.secret, expired.secret, disabled.secret, never]) {
    const { status, body } = await use(secret);
    expect([status, body.code]).toEqual([401, 'invalid_api_key']);
  }
  await t.database.db.updateTable('users').set({ status: 'active' }).where('id', '=', ben.id).execute();
  expect((await use(disabled.secret)).status).toBe(200);
  const states = ((await site.call(ben, 'GET', path)).body.keys as ApiKey[]).map((key) => key.expired);
  expect(states.toSorted()).toEqual([false, true]);
});

test("a key without the required scope is refused with the scope's name, and no key allows account, purchase, admin or login calls [D.69]", async () => {
  const cleo = await site.person('cleo-key');
  const { secret } = await create(cleo, { scopes: ['read'] });
  const script = { bearer: secret };
  const run = await site.call(script, 'POST', '/functions/v1/run-workflow-text', { text: '{}' });
  expect(run.body).toEqual({ error: "This API key doesn't have the “Run tools” permission.", code: 'api_key_scope' });
  for (const [method, call, body] of [
    ['GET', '/api/account', undefined],
    ['POST', path, { ...form, password: sitePassword }],
    ['PUT', '/api/account/username', { username: 'taken_over' }],
    ['POST', '/api/auth/change-password', { currentPassword: sitePassword, newPassword: 'Quartz-Meadow-9' }],
    ['POST', '/api/account/delete', { password: sitePassword }],
    ['GET', '/api/purchases', undefined],
    ['GET', '/api/admin/overview', undefined],
    ['POST', '/functions/v1/auth', { action: 'getUser' }],
  ] as const) {
    const answer = await site.call(script, method, call, body);
    expect([answer.status, answer.body.code], `${method} ${call}`).toEqual([403, 'api_key_not_accepted']);
  }
  const checkout = await site.call(script, 'POST', '/functions/v1/create-checkout-session', {});
  expect(checkout.status).toBe(401);
  const logout = await site.call(script, 'POST', '/functions/v1/auth', { action: 'logout' });
  expect(logout.status).toBe(401);
  expect((await site.call(cleo, 'GET', '/api/account')).status).toBe(200);
});

test('the key of someone who became an administrator stops working, and administrators cannot create keys [D.69]', async () => {
  const dora = await site.person('dora-key');
  const { secret } = await create(dora);
  await t.database.db.updateTable('users').set({ role: 'superadmin' }).where('id', '=', dora.id).execute();
  expect((await use(secret)).status).toBe(403);
  const refused = await site.call(dora, 'POST', path, { ...form, password: sitePassword });
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden']);
});

test('creation, use from a new network and revocation are in the security log, and creation is mailed [D.69]', async () => {
  const eve = await site.person('eve-key');
  const mails = await t.database.pool.query('select count(*)::int as n from mails');
  const { key, secret } = await create(eve);
  const { rows: later } = await t.database.pool.query('select count(*)::int as n from mails');
  expect(later[0].n).toBe(mails.rows[0].n + 1);
  await use(secret);
  await use(secret);
  await site.call({ bearer: secret }, 'GET', '/api/account');
  await site.call(eve, 'DELETE', `${path}/${key.id}`);
  const { rows } = await t.database.pool.query(
    "select kind, details from security_events where user_id = $1 and kind ~ 'api_key|access' order by id",
    [eve.id],
  );
  expect(rows).toEqual([
    { kind: 'api_key_created', details: { key: key.prefix } },
    { kind: 'api_key_used', details: { key: key.prefix } },
    { kind: 'access_refused', details: { method: 'GET', route: '/api/account' } },
    { kind: 'api_key_revoked', details: { key: key.prefix } },
  ]);
});

test('a user has at most 20 keys, even if two are requested at the same moment [D.69]', async () => {
  const finn = await site.person('finn-key');
  const { db, pool } = t.database;
  await pool.query(
    `insert into api_keys (user_id, name, prefix, key_hash, scopes, expires_at)
     select $1, 'earlier', 'fdk_' || n, sha256(n::text::bytea), '{read}', now() + interval '1 day'
     from generate_series(1, 19) as n`,
    [finn.id],
  );
  const insert = (trx: Trx) => insertApiKey(trx, finn.id, { name: 'one more', scopes: ['read'], expires_in_days: 30 });
  let settled = false;
  let second: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await insert(trx);
    second = db
      .transaction()
      .execute(insert)
      .catch((failure: AppError) => failure.code);
    void second.finally(() => {
      settled = true;
    });
    // Waits until the other call is blocked by this transaction, or was not blocked.
    const waits = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
    await expect.poll(async () => settled || (await pool.query(waits)).rowCount === 1).toBe(true);
  });
  expect(await second).toBe('too_many_api_keys');
  const refused = await site.call(finn, 'POST', path, { ...form, password: sitePassword });
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'You can have up to 20 API keys. Please revoke one first.',
  ]);
});

test.each([
  [{ name: ' ' }, 'Name the key'],
  [{ name: 'n'.repeat(61) }, 'The name must be at most 60 characters'],
  [{ scopes: [] }, 'Choose at least one permission'],
  [{ scopes: ['admin'] }, 'There is no such permission'],
  [{ expires_in_days: 31 }, 'A key expires after 30, 90 or 365 days'],
])('a key with %j is refused: %s', async (fault, message) => {
  const gus = await site.person(`gus-${message.length}-${JSON.stringify(fault).length}`);
  const { status, body } = await site.call(gus, 'POST', path, { ...form, ...fault, password: sitePassword });
  expect([status, body.error]).toEqual([400, message]);
});

test('keys are in the export without their secrets, and are deleted with the account [D.69]', async () => {
  const hana = await site.person('hana-key');
  const { key, secret } = await create(hana);
  const exported = await site.call(hana, 'POST', '/api/account/export', { password: sitePassword });
  const zip = await site.fetch(new URL(exported.body.signedUrl).pathname);
  const file = unzipSync(new Uint8Array(await zip.arrayBuffer()))['api-keys.json'];
  const text = new TextDecoder().decode(file);
  expect(JSON.parse(text)).toEqual([key]);
  expect(text).not.toContain(secret);
  await site.call(hana, 'POST', '/api/account/delete', { password: sitePassword });
  expect((await use(secret)).body.code).toBe('invalid_api_key');
});

test('the OpenAPI document names the scope that each call needs [D.69]', async () => {
  const { body } = await site.call(null, 'GET', '/api/openapi.json');
  expect(body.paths['/functions/v1/run-workflow-text'].post.security).toEqual([{ bearer: [] }, { apiKey: ['run'] }]);
  expect(body.paths['/api/reports/{id}'].delete.security).toEqual([{ bearer: [] }, { apiKey: ['change'] }]);
  expect(body.paths['/api/account'].get.security).toEqual([{ bearer: [] }]);
});

const path = '/api/account/api-keys';
const form = { name: 'My script', scopes: ['read', 'run'], expires_in_days: 90 };

async function create(person: Person, changes: object = {}): Promise<{ key: ApiKey; secret: string }> {
  const { status, body } = await site.call(person, 'POST', path, { ...form, ...changes, password: sitePassword });
  expect(status).toBe(201);
  return body;
}

const use = (secret: string) => site.call({ bearer: secret }, 'GET', '/api/credits/balance');
