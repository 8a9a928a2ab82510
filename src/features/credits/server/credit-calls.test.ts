import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CreditsSite, creditsSite } from '../../../../tests/support/credits-site.ts';

let site: CreditsSite;
let admin: string;
beforeAll(async () => {
  site = await creditsSite();
  admin = await site.user('admin');
});
afterAll(() => site.close());

describe('a credit history', () => {
  test('has one line per run, and a released hold is shown as such [D.32][P1.3]', async () => {
    const user = await site.user('user', 50);
    const [charged, released, open] = [
      await site.use(user, 10, 'capture'),
      await site.use(user, 5, 'release'),
      await site.use(user, 2, null),
    ];
    const { data, total } = await site.get(user, '/api/credits/transactions');
    expect(total).toBe(4);
    const seen = data.map((line: Record<string, unknown>) => [line.workflow_id, line.status, line.amount, line.held]);
    expect(seen).toEqual([
      [open, 'held', -2, 2],
      [released, 'released', 0, 5],
      [charged, 'charged', -10, 10],
      [null, null, 50, 0],
    ]);
  });

  test('has id, amount, type, description, time, run with its output, and feature in each line; the first row has the count [P3.6][P7.3.5]', async () => {
    const user = await site.user('user', 50);
    const runId = await site.run(user, { report: 'r-1' });
    await site.use(user, 10, 'capture', runId);
    const { data } = await site.get(user, '/api/credits/transactions?limit=10&offset=0');
    const feature = await site.db
      .selectFrom('features')
      .selectAll()
      .where('slug', '=', 'paper-assistant')
      .executeTakeFirstOrThrow();
    expect(data[0]).toEqual({
      id: expect.any(Number),
      amount: -10,
      type: 'feature_use',
      status: 'charged',
      held: 10,
      owed: 0,
      description: 'Paper Assistant',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      workflow_id: runId,
      related_feature_id: feature.id,
      feature: { id: feature.id, name: feature.name, slug: 'paper-assistant' },
      workflow: { id: runId, state: 'succeeded', output: { kind: 'report', id: 'r-1' } },
      total_count: 2,
    });
    expect(data[1]).toMatchObject({ type: 'grant', amount: 50, workflow: null, feature: null });
    expect(data[1]).not.toHaveProperty('total_count');
  });

  test('is divided into pages, up to the last one and beyond', async () => {
    const user = await site.user('user', 50);
    for (let turn = 0; turn < 11; turn += 1) await site.use(user, 1, 'capture');
    const amounts = async (offset: number) => {
      const { data, total } = await site.get(user, `/api/credits/transactions?limit=10&offset=${offset}`);
      return [total, data.length, data[0]?.total_count, data.at(-1)?.type];
    };
    expect(await amounts(0)).toEqual([12, 10, 12, 'feature_use']);
    expect(await amounts(10)).toEqual([12, 2, 12, 'grant']);
    expect(await amounts(20)).toEqual([12, 0, undefined, undefined]);
    expect(await site.get(await site.user('user'), '/api/credits/transactions')).toEqual({ data: [], total: 0 });
  });

  test('returns only the caller’s own entries and runs', async () => {
    const [one, other] = [await site.user('user', 20), await site.user('user', 20)];
    await site.use(one, 5, 'capture');
    expect((await site.get(other, '/api/credits/transactions')).total).toBe(1);
    expect((await site.call(null, 'GET', '/api/credits/transactions')).status).toBe(401);
    expect((await site.call(other, 'GET', `/functions/v1/get-credit-transactions?user_id=${one}`)).status).toBe(403);
  });

  test('downloads completely as CSV, and no cell can run as a formula', async () => {
    const user = await site.user('user', 2_000);
    await site.adjust(admin, { userId: user, amount: 5, reason: '=HYPERLINK("http://evil","x"), or "thanks"' });
    await site.manyUses(user, 1_200);
    const answer = await site.call(user, 'GET', '/api/credits/history.csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    expect(answer.headers.get('content-disposition')).toContain('credit-history.csv');
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 1_202);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.at(-2)).toContain(`"'=HYPERLINK(""http://evil"",""x""), or ""thanks"""`);
    expect(lines.at(-1)).toContain('Welcome credits,grant,,,2000,0,0');
  });

  test('has sums by month and tool of the charged credits only', async () => {
    const user = await site.user('user', 100);
    await site.use(user, 10, 'capture');
    await site.use(user, 7, 'capture');
    await site.use(user, 5, 'release');
    await site.use(user, 3, null);
    const { until, uses } = await site.get(user, '/api/credits/usage');
    expect(until).toMatch(/^\d{4}-\d\d$/);
    expect(uses).toEqual([{ month: until, feature: 'paper-assistant', name: expect.any(String), credits: 17 }]);
    expect((await site.get(await site.user('user', 5), '/api/credits/usage')).uses).toEqual([]);
  });
});

describe('Credit Management', () => {
  test('the calls are for administrators only [P7.5.2][P7.5.3][P7.5.4]', async () => {
    const user = await site.user('user', 20);
    const body = { userId: user, amount: 5, reason: 'Because' };
    const calls = [
      ['GET', '/functions/v1/get-active-users', undefined],
      ['GET', `/functions/v1/get-credit-transactions?limit=10&offset=0&user_id=${user}`, undefined],
      ['POST', '/functions/v1/adjust-credits', body],
    ] as const;
    for (const [method, path, sent] of calls) {
      expect((await site.call(null, method, path, sent)).status, path).toBe(401);
      expect((await site.call(user, method, path, sent)).status, path).toBe(403);
      expect((await site.call(admin, method, path, sent)).status, path).toBe(200);
    }
    expect(await site.balance(user)).toBe(25);
  });

  test('get-active-users returns a list of id, username, email and credits [P7.5.2]', async () => {
    const [user, disabled] = [await site.user('user', 20), await site.user('user', 20, 'disabled')];
    const users = await site.get(admin, '/functions/v1/get-active-users');
    const mine = users.find(({ id }: { id: string }) => id === user);
    expect(mine).toEqual({ id: user, username: expect.any(String), email: expect.stringContaining('@'), credits: 20 });
    expect(users.map(({ id }: { id: string }) => id)).not.toContain(disabled);
    const found = await site.get(
      admin,
      `/functions/v1/get-active-users?search=${mine.username.slice(2).toUpperCase()}`,
    );
    expect(found).toEqual([mine]);
    expect(await site.get(admin, '/functions/v1/get-active-users?search=%25')).toEqual([]);
  });

  test('the two lists report a failure in their own words [D.81][P8.8.1][P8.8.2]', async () => {
    const user = await site.user('user', 20);
    const errors = [];
    for (const [table, path] of [
      ['wallets', '/functions/v1/get-active-users'],
      ['ledger_transactions', `/functions/v1/get-credit-transactions?user_id=${user}`],
    ] as const) {
      // A table that the list reads is unavailable for a moment.
      await site.db.schema.alterTable(table).renameTo('gone').execute();
      const answer = await site.call(admin, 'GET', path);
      await site.db.schema.alterTable('gone').renameTo(table).execute();
      errors.push([answer.status, (await answer.json()).error]);
    }
    expect(errors).toEqual([
      [500, 'Failed to fetch users'],
      [500, 'Failed to fetch transactions'],
    ]);
  });

  test('an adjustment adds or deducts, and is in the user’s history with its reason and in the admin log [P7.5.4][P7.5.3]', async () => {
    const user = await site.user('user', 20);
    const given = await site.adjust(admin, { userId: user, amount: 30, reason: '  A workshop  ' });
    expect(given).toMatchObject({ status: 200, body: { success: true, credits: 50 } });
    expect(await site.adjust(admin, { userId: user, amount: -45, reason: 'A mistake' })).toMatchObject({
      body: { credits: 5 },
    });
    const { data, total } = await site.get(
      admin,
      `/functions/v1/get-credit-transactions?limit=10&offset=0&user_id=${user}`,
    );
    const people = { user_username: expect.any(String), user_email: expect.stringContaining('@') };
    const admin_username = await site.nameOf(admin);
    expect([total, data]).toEqual([
      3,
      [
        expect.objectContaining({ ...people, admin_username, amount: -45, description: 'A mistake', total_count: 3 }),
        expect.objectContaining({ ...people, admin_username, amount: 30, description: 'A workshop' }),
        expect.objectContaining({ ...people, admin_username: null, amount: 20 }),
      ],
    ]);
    const logs = await site.logsAbout(user);
    expect(logs).toEqual([
      { admin_id: admin, action: 'adjust_credits', details: { amount: 30, balance: 50 }, reason: 'A workshop' },
      { admin_id: admin, action: 'adjust_credits', details: { amount: -45, balance: 5 }, reason: 'A mistake' },
    ]);
  });

  test('an invalid adjustment is refused with its sentence, and changes nothing [P7.5.5]', async () => {
    const user = await site.user('user', 20);
    const refused = async (body: object) => {
      const answer = await site.call(admin, 'POST', '/functions/v1/adjust-credits', body);
      return [answer.status, (await answer.json()).error];
    };
    const good = { userId: user, amount: 5, reason: 'Because' };
    expect(await refused({ ...good, amount: -21 })).toEqual([422, 'The user has fewer credits available than that.']);
    expect(await refused({ ...good, amount: 0 })).toEqual([400, 'Amount must not be 0']);
    expect(await refused({ ...good, amount: 1.5 })).toEqual([400, 'Amount must be a whole number']);
    expect(await refused({ ...good, amount: '5' })).toEqual([400, 'Amount must be a whole number']);
    expect(await refused({ ...good, amount: 1_000_001 })).toEqual([400, 'Amount must be at most 1,000,000']);
    expect(await refused({ ...good, reason: '   ' })).toEqual([400, 'A reason is required']);
    expect(await refused({ ...good, userId: 'nobody' })).toEqual([400, 'There is no such user']);
    expect(await refused({ ...good, userId: randomUUID() })).toEqual([404, 'There is no such user']);
    expect(await site.balance(user)).toBe(20);
    expect(await site.logsAbout(user)).toEqual([]);
  });

  test('the same request key moves credits once, even in parallel and repeated calls', async () => {
    const [user, other] = [await site.user('user', 20), await site.user('user', 20)];
    const body = { userId: user, amount: 30, reason: 'A workshop' };
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.adjust(admin, body, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { credits: 50 } });
    expect(await site.logsAbout(user)).toHaveLength(1);
    for (const different of [
      { ...body, amount: 31 },
      { ...body, reason: 'Another' },
      { ...body, userId: other },
    ]) {
      expect(await site.adjust(admin, different, key)).toMatchObject({
        status: 409,
        body: { code: 'adjustment_differs' },
      });
    }
    // The same key sent by another administrator is a different key.
    expect(await site.adjust(await site.user('superadmin'), body, key)).toMatchObject({ body: { credits: 80 } });
    expect(await site.balance(other)).toBe(20);
  });

  test('if either the adjustment or its log line fails, neither is stored', async () => {
    const user = await site.user('user', 20);
    await site.db.schema
      .alterTable('admin_logs')
      .addColumn('refuses', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await site.pool.query(`alter table admin_logs alter column refuses drop default`);
    const answer = await site.adjust(admin, { userId: user, amount: 5, reason: 'Because' });
    await site.pool.query('alter table admin_logs drop column refuses');
    expect(answer.status).toBe(500);
    expect(await site.balance(user)).toBe(20);
  });

  test('the log line stays when the account is deleted, and its reason is removed', async () => {
    const user = await site.user('user', 20);
    const { body } = await site.adjust(admin, { userId: user, amount: 5, reason: 'For Ada Lovelace' });
    await site.db.deleteFrom('users').where('id', '=', user).execute();
    const left = await site.db
      .selectFrom('credit_adjustments')
      .selectAll()
      .where('transaction_id', '=', body.transaction.id)
      .execute();
    expect(left).toEqual([{ transaction_id: body.transaction.id, admin_id: admin, reason: null }]);
  });
});
