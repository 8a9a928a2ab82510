import { afterAll, beforeAll, expect, test } from 'vitest';
import { readUsage } from '#features/admin/server/usage.ts';
import { readPageSettings } from '#features/site/server/index.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type Person, type WholeSite, wholeSite } from '../support/whole-site.ts';

let t: TestDatabase;
let site: WholeSite;
let admin: Person;
let member: Person;
beforeAll(async () => {
  t = await testDatabase();
  site = await wholeSite(t);
  admin = await site.person('the-admin', 'superadmin');
  member = await site.person('the-member');
});
afterAll(() => t.close());

const usage = async (days = 30) => (await site.call(admin, 'GET', `/api/admin/usage?days=${days}`)).body;
const addRuns = (feature: string, state: string, count: number, more: { error?: string; age?: string } = {}) =>
  t.database.pool.query(
    `insert into runs (user_id, feature, engine, steps, idempotency_key, cost, charge, state, time_limit_seconds,
        error_code, error_message, created_at, finished_at, result_kind, result_id)
      select $1, $2, 'built-in', '[]', gen_random_uuid()::text, 5, case when $3 = 'succeeded' then 'captured' else 'none' end, $3, 60,
        case when $3 = 'failed' then 'input_refused' end, $4::text, now() - $5::interval,
        case when $3 not in ('queued', 'running') then now() - $5::interval end,
        case when $3 = 'succeeded' then 'report' end, case when $3 = 'succeeded' then gen_random_uuid()::text end
      from generate_series(1, $6)`,
    [member.id, feature, state, more.error ?? null, more.age ?? '0', count],
  );

test('runs are counted by tool and state, by day, within the period [D.166]', async () => {
  await addRuns('lease-abstract', 'succeeded', 3);
  await addRuns('lease-abstract', 'failed', 2, { error: 'The page “Lease of Jane Doe” could not be read.' });
  await addRuns('lease-abstract', 'failed', 1, { error: 'The page “Other words” could not be read.' });
  await addRuns('base-rent-sens', 'cancelled', 1, { age: '2 days' });
  await addRuns('base-rent-sens', 'queued', 1);
  await addRuns('base-rent-sens', 'succeeded', 4, { age: '20 days' });
  const week = await usage(7);
  expect(week.tools).toMatchObject([
    { slug: 'lease-abstract', name: 'Lease Abstract', succeeded: 3, failed: 3, cancelled: 0, queued: 0 },
    { slug: 'base-rent-sens', succeeded: 0, cancelled: 1, queued: 1 },
  ]);
  expect(week.daily).toHaveLength(7);
  expect(week.daily.at(-1)).toMatchObject({ succeeded: 3, failed: 3, others: 1 });
  expect(week.credits_used).toBe(15);
  const month = await usage();
  expect(month.daily).toHaveLength(30);
  expect(month.tools.find(({ slug }: { slug: string }) => slug === 'base-rent-sens')).toMatchObject({ succeeded: 4 });
  expect((await site.call(admin, 'GET', '/api/admin/usage?days=8')).status).toBe(400);
  expect((await site.call(member, 'GET', '/api/admin/usage')).status).toBe(403);
});

test('failures are shown with their reasons, without text from documents [D.166]', async () => {
  const { failures } = await usage(7);
  expect(failures).toMatchObject([
    { tool: 'Lease Abstract', code: 'input_refused', reason: 'The page “…” could not be read.', count: 3 },
  ]);
});

test('revenue is payments minus refunds, with simulated payments counted separately [D.166]', async () => {
  const { rows } = await t.database.pool.query('select id from wallets limit 1');
  const add = (provider: string, amount: number, refunded = 0, paid = 'now()') =>
    t.database.pool.query(
      `insert into purchases (wallet_id, request_key, provider, price_id, credits, state, amount, currency, refunded, paid_at)
        values ($1, gen_random_uuid()::text, $2, 'price', 100, 'paid', $3, 'usd', $4, ${paid})`,
      [rows[0].id, provider, amount, refunded],
    );
  await add('stripe', 2_000);
  await add('stripe', 2_000, 500);
  await add('stripe', 9_900, 0, "now() - interval '100 days'");
  await add('test', 7_700);
  expect((await usage()).revenue).toEqual([
    { currency: 'usd', simulated: false, purchases: 2, paid: 4_000, refunded: 500 },
    { currency: 'usd', simulated: true, purchases: 1, paid: 7_700, refunded: 0 },
  ]);
});

test('model cost uses the current prices, and is unknown for a model without a price [D.166]', async () => {
  const { rows } = await t.database.pool.query('select id from runs limit 1');
  await t.database.pool.query(
    `insert into model_calls (run_id, call_key, digest, model, input_tokens, output_tokens, failure) values
      ($1, 'a', 'a', 'lamp-2 at models.example', 1500000, 100000, null),
      ($1, 'b', 'b', 'lamp-2 at models.example', 500000, null, 'cut off'),
      ($1, 'c', 'c', 'lamp-20 at models.example', 10, 10, null)`,
    [rows[0].id],
  );
  const used = (await readUsage(t.database.db, 7, { model: 'lamp-2', input: 3, output: 15 })).model;
  expect(used).toMatchObject([
    {
      model: 'lamp-2 at models.example',
      calls: 2,
      failures: 1,
      input_tokens: 2_000_000,
      output_tokens: 100_000,
      cost: 7.5,
    },
    { model: 'lamp-20 at models.example', calls: 1, cost: null },
  ]);
  expect((await usage()).model.every(({ cost }: { cost: number | null }) => cost === null)).toBe(true);
});

test('settings of every type can be changed and restored, are refused with a sentence, and have a history [D.166]', async () => {
  const change = (key: string, value: unknown) => site.call(admin, 'PUT', `/api/admin/settings/${key}`, { value });
  const history = async (kind: string, name: string) =>
    (await site.call(admin, 'GET', `/api/admin/setting-history?kind=${kind}&name=${name}`)).body.changes;
  for (const [key, value] of [
    ['signup_credits', 25],
    ['signup_credits', 30],
    ['signup_credits', 30],
    ['banner_text', '  A word from us.  '],
    ['banner_until', '2030-01-31'],
    ['banner_from', '2030-01-15'],
    ['show_under_construction', false],
  ] as const) {
    expect((await change(key, value)).status, key).toBe(200);
  }
  expect(await history('setting', 'signup_credits')).toMatchObject([
    { operator: 'the-admin', changed: [{ what: 'value', from: 25, to: 30 }] },
    { operator: 'the-admin', changed: [{ what: 'value', from: null, to: 25 }] },
  ]);
  expect(await history('setting', 'banner_text')).toMatchObject([{ changed: [{ from: null, to: 'A word from us.' }] }]);
  for (const [key, value, sentence] of [
    ['signup_credits', -1, 'Please enter a whole number from 0 to 10,000.'],
    ['signup_credits', '5', 'Please enter a whole number from 0 to 10,000.'],
    ['banner_text', 'x'.repeat(201), 'Please enter 1 to 200 characters.'],
    ['banner_until', '2030-02-31', 'Please enter a date.'],
    ['banner_until', '2030-01-14', 'The last day must not be before the first: 2030-01-15 to 2030-01-14.'],
    ['banner_from', '2030-02-01', 'The last day must not be before the first: 2030-02-01 to 2030-01-31.'],
    ['show_under_construction', 'yes', 'This setting is on or off.'],
    ['show_under_construction', null, 'This setting is on or off.'],
  ] as const) {
    expect(await change(key, value), `${key} ${value}`).toMatchObject({ status: 400, body: { error: sentence } });
  }
  await site.call(admin, 'PUT', '/api/admin/features/lease-abstract', { credit_cost: 6, is_active: true });
  expect(await history('feature', 'lease-abstract')).toMatchObject([{ changed: [{ what: 'price', from: 5, to: 6 }] }]);
  expect((await site.call(member, 'GET', '/api/admin/setting-history?kind=setting&name=banner_text')).status).toBe(403);
});

test('the settings apply immediately: credits for new accounts, and the banner with its first and last day [D.38] [D.166]', async () => {
  const newcomer = await site.person('a-newcomer');
  expect((await site.call(newcomer, 'GET', '/api/credits/balance')).body.credits).toBe(30);
  const { pool } = t.platform;
  const on = (day: string) => readPageSettings(pool, () => new Date(`${day}T12:00:00Z`));
  expect(await on('2030-01-14')).toMatchObject({ bannerEnabled: false });
  expect(await on('2030-01-15')).toMatchObject({ bannerEnabled: true });
  expect(await on('2030-01-31')).toMatchObject({ bannerEnabled: true, bannerText: 'A word from us.' });
  expect(await on('2030-02-01')).toMatchObject({ bannerEnabled: false });
  await site.call(admin, 'PUT', '/api/admin/settings/signup_credits', { value: null });
  const another = await site.person('another-one');
  expect((await site.call(another, 'GET', '/api/credits/balance')).body.credits).toBe(t.platform.config.signupCredits);
});
