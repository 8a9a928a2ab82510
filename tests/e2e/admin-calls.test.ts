import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { impersonationHeader } from '#contract/impersonation.ts';
import { readCosts } from '#features/catalog/server/read-costs.ts';
import { applyDuePrices } from '#features/catalog/server/scheduled-prices.ts';
import { raiseAlert } from '#server/operations/alerts.ts';
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
  await t.database.pool.query(`
    insert into users (username, email, status, created_at)
      select 'Person_' || lpad(n::text, 3, '0'), 'p' || n || '@example.net', case when n % 10 = 0 then 'disabled' else 'active' end,
        now() - n * interval '1 day'
      from generate_series(1, 50) as n;
    update wallets set balance = substr(username, 8)::int from users where users.id = user_id and username like 'Person\\_%'`);
});
afterAll(() => t.close());

const get = async (path: string, by = admin) => (await site.call(by, 'GET', path)).body;

describe('the list of users', () => {
  test('is searched by a part of the name or the address, with wildcards treated as letters [P2.15.7 D.8]', async () => {
    const names = async (search: string) =>
      (await get(`/api/admin/users?search=${encodeURIComponent(search)}&sort=username&order=asc`)).users.map(
        ({ username }: { username: string }) => username,
      );
    expect(await names('person_01')).toEqual(Array.from({ length: 10 }, (_, n) => `Person_01${n}`));
    expect(await names('P7@EXAMPLE')).toEqual(['Person_007']);
    expect(await names('the-')).toEqual(['the-admin', 'the-member']);
    expect(await names('e_member')).toEqual([]);
    for (const nothing of ['%', 'nobody at all', "' or 1=1 --", '\\'])
      expect(await names(nothing), nothing).toEqual([]);
    expect((await site.call(admin, 'GET', `/api/admin/users?search=${'x'.repeat(201)}`)).status).toBe(400);
  });

  test('is sorted and paged by the server, with each user once [P2.15.8 D.8]', async () => {
    for (const sort of ['username', 'status', 'credits', 'created_at']) {
      for (const order of ['asc', 'desc']) {
        const pages = [];
        for (const page of [1, 2, 3])
          pages.push(await get(`/api/admin/users?sort=${sort}&order=${order}&page=${page}`));
        expect(pages.map(({ users, total }) => [users.length, total])).toEqual([
          [20, 52],
          [20, 52],
          [12, 52],
        ]);
        const rows = pages.flatMap(({ users }) => users);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(52);
        const values = rows.map((user) => (sort === 'username' ? user.username.toLowerCase() : user[sort]));
        const sorted = [...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
        expect(values, `${sort} ${order}`).toEqual(order === 'asc' ? sorted : sorted.reverse());
      }
    }
    expect(Object.keys((await get('/api/admin/users')).users[0]).sort()).toEqual(
      ['created_at', 'credits', 'email', 'id', 'role', 'status', 'username'].sort(),
    );
    for (const wrong of ['sort=password_hash', 'order=up', 'page=0', 'page=1.5']) {
      expect((await site.call(admin, 'GET', `/api/admin/users?${wrong}`)).status, wrong).toBe(400);
    }
  });

  test('counts users who come and go, and shows one without credits among the poorest [P2.15.8 D.182]', async () => {
    const { pool } = t.database;
    const poorest = '/api/admin/users?sort=credits&order=asc';
    const { total } = await get(poorest);
    await pool.query("insert into users (username, email) values ('newcomer', 'newcomer@example.net')");
    const { users, total: more } = await get(poorest);
    expect([more, users.map(({ username }: { username: string }) => username)]).toEqual([
      total + 1,
      expect.arrayContaining(['newcomer']),
    ]);
    expect((await get('/api/admin/overview')).users.value).toBe(total + 1);
    await pool.query("delete from users where username = 'newcomer'");
    expect((await get(poorest)).total).toBe(total);
    expect(JSON.stringify(await get(`${poorest}&page=3`))).not.toContain('newcomer');
  });

  test('opens to the runs, purchases and sessions of one user', async () => {
    await t.database.db
      .insertInto('runs')
      .values({
        user_id: member.id,
        feature: 'base-rent-sens',
        engine: 'built-in',
        steps: '[]',
        input: '{}',
        idempotency_key: randomUUID(),
        cost: 2,
        charge: 'none',
        time_limit_seconds: 60,
        upload_id: null,
        content_hash: null,
        worker: null,
        result_kind: null,
        result_id: null,
        error_code: null,
        error_message: null,
      })
      .execute();
    await t.database.pool.query("select add_credits('purchase', 'cs_1', $1, 100, '100 credits')", [member.id]);
    const body = await get(`/api/admin/users/${member.id}`);
    expect(body.user).toMatchObject({ username: 'the-member', email_verified: true, has_password: true, held: 0 });
    expect(body.runs).toMatchObject([{ feature: 'Base Rent Analysis', state: 'queued', cost: 2 }]);
    expect(body.purchases).toMatchObject([{ description: '100 credits', amount: 100 }]);
    expect(body.sessions).toMatchObject([{ address_block: '203.0.113.0/24' }]);
    expect(JSON.stringify(body)).not.toMatch(/password_hash|token/);
    expect((await site.call(admin, 'GET', `/api/admin/users/${randomUUID()}`)).body.code).toBe('user_not_found');
  });

  test('sends a working password reset [D.11]', async () => {
    const { rows } = await t.database.pool.query('select count(*) as mails from mails');
    expect((await site.call(admin, 'POST', `/api/admin/users/${member.id}/password-reset`, {})).status).toBe(200);
    const links = await t.database.db
      .selectFrom('recovery_links')
      .where('user_id', '=', member.id)
      .selectAll()
      .execute();
    expect(links).toMatchObject([{ email: member.email }]);
    expect((await t.database.pool.query('select count(*) as mails from mails')).rows[0].mails).toBe(rows[0].mails + 1);
    const disabled = await get('/api/admin/users?search=Person_010');
    const refused = await site.call(admin, 'POST', `/api/admin/users/${disabled.users[0].id}/password-reset`, {});
    expect(refused.body.code).toBe('user_disabled');
  });
});

test('the overview counts from the database and compares with a week ago [D.4 D.5 D.6 D.7]', async () => {
  const { db, pool } = t.database;
  await site.call(admin, 'POST', '/api/admin/invitations', { count: 4 });
  await pool.query(`
    update invitations set created_at = now() - interval '20 days', used_at = now() where id in (select id from invitations limit 1);
    update invitations set created_at = now() - interval '20 days', revoked_at = now() - interval '10 days'
      where id in (select id from invitations where used_at is null limit 1);
    insert into mails (state, sealed, created_at) values ('failed', 'x', now()), ('failed', 'x', now() - interval '8 days'),
      ('failed', 'x', now() - interval '15 days'), ('queued', 'x', now());
    update runs set state = 'failed', finished_at = now()`);
  await raiseAlert(db, { kind: 'webhook_failed', cause: 'evt_1', text: 'A payment notice could not be handled' });
  const before = await get('/api/admin/overview');
  const { rows } = await pool.query('select sum(balance)::int as total from wallets');
  expect(before).toMatchObject({
    users: { value: 52, before: 44 },
    credits: { value: rows[0].total },
    invites: { value: 2, before: 1 },
    alerts: { value: 3, before: 1 },
  });
  expect(before.recent).toHaveLength(5);
  expect(before.recent.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining([
      'Invitation codes created',
      'A payment notice could not be handled',
      'A mail could not be delivered',
      'A run of Base Rent Analysis failed',
    ]),
  );
  expect(before.latest_alerts.map(({ text }: { text: string }) => text).sort()).toEqual([
    'A mail could not be delivered',
    'A payment notice could not be handled',
    'A run of Base Rent Analysis failed',
  ]);
  const body = { userId: member.id, amount: 30, reason: 'a gift' };
  expect((await site.call(admin, 'POST', '/functions/v1/adjust-credits', body)).status).toBe(200);
  const after = await get('/api/admin/overview');
  expect(after.credits).toEqual({ value: before.credits.value + 30, before: before.credits.before });
  expect(after.recent[0]).toMatchObject({ kind: 'act', text: 'Credits adjusted', operator: 'the-admin' });
});

describe('the view as a user', () => {
  const view = async (by: Person, whom: { id: string }) => {
    const answer = await site.call(by, 'POST', `/api/admin/users/${whom.id}/view`, {});
    const cookie = answer.headers.get('Set-Cookie') ?? '';
    return { ...answer, setCookie: cookie, cookie: cookie.split(';')[0] ?? '' };
  };
  const through = (by: Person, cookie: string, method: string, path: string, body?: object) =>
    site.call(by, method, path, body, { Cookie: cookie, [impersonationHeader]: '1' });

  test('shows the user’s own data, by a cookie that scripts cannot read [D.23]', async () => {
    const { status, setCookie, cookie, body } = await view(admin, member);
    expect(status).toBe(200);
    expect(setCookie).toMatch(/HttpOnly/i);
    expect(setCookie).toMatch(/SameSite=Lax/i);
    expect(Math.round((Date.parse(body.expires_at) - Date.now()) / 60_000)).toBe(30);
    const own = await site.call(member, 'GET', '/api/credits/balance');
    expect((await through(admin, cookie, 'GET', '/api/credits/balance')).body).toEqual(own.body);
    expect((await through(admin, cookie, 'GET', '/api/credits/transactions')).body.total).toBeGreaterThan(0);
    // The admin area in another tab still acts as the administrator, and so does a call without the impersonation
    // header.
    expect((await through(admin, cookie, 'GET', '/api/admin/settings')).status).toBe(200);
    expect((await site.call(admin, 'GET', '/api/credits/balance', undefined, { Cookie: cookie })).status).toBe(403);
  });

  test('changes nothing, and does not show the account’s security settings [D.24]', async () => {
    const { cookie } = await view(admin, member);
    for (const [method, path] of [
      ['PUT', '/api/favorites/paper-assistant'],
      ['DELETE', '/api/favorites/paper-assistant'],
      ['DELETE', '/api/drafts'],
      ['POST', '/api/reports/x/download'],
      ['POST', '/api/account/delete'],
      ['POST', '/functions/v1/create-checkout-session'],
      ['POST', '/functions/v1/run-workflow-text'],
      ['POST', '/functions/v1/upload-zip-to-temp'],
      ['POST', '/functions/v1/adjust-credits'],
    ] as const) {
      const { status, body } = await through(admin, cookie, method, path, {});
      expect([status, body.code], `${method} ${path}`).toEqual([403, 'view_read_only']);
    }
    expect((await through(admin, cookie, 'GET', '/api/account')).status).toBe(403);
  });

  test('is valid for one session, and ends when it is closed, after 30 minutes, and with the session or the user [D.24]', async () => {
    const other = await site.person('other-admin', 'admin');
    const guest = await site.person('a-guest');
    const { cookie } = await view(admin, guest);
    const code = async (by: Person, on = cookie) => (await through(by, on, 'GET', '/api/credits/balance')).body.code;
    expect(await code(admin)).toBeUndefined();
    expect(await code(other), 'the cookie of another session').toBe('view_ended');
    expect(await code(member), 'a member with a stolen cookie').toBe('view_ended');

    await t.database.pool.query(
      "update user_views set expires_at = now() - interval '1 second' where ended_at is null",
    );
    expect(await code(admin), 'after its time').toBe('view_ended');

    const second = await view(admin, guest);
    const third = await view(admin, guest);
    expect(await code(admin, second.cookie), 'another one was opened').toBe('view_ended');
    expect((await site.call(admin, 'POST', '/api/admin/view/end')).status).toBe(200);
    expect(await code(admin, third.cookie), 'it was ended').toBe('view_ended');

    const fourth = await view(admin, guest);
    await t.database.pool.query("update users set status = 'disabled' where id = $1", [guest.id]);
    expect(await code(admin, fourth.cookie), 'the user was disabled').toBe('view_ended');
    expect((await view(admin, guest)).body.code).toBe('user_disabled');
    expect((await view(admin, other)).body.code).toBe('view_of_admin');
  });

  test('lists the last ten uses that were not refunded, newest first [P7.3.1]', async () => {
    const { charges } = site.slices.credits;
    const person = await site.person('busy-one');
    const use = (feature: string) =>
      t.database.db.transaction().execute(async (trx) => {
        const runId = randomUUID();
        await charges.hold(trx, { userId: person.id, runId, amount: 1, feature, description: feature });
        return runId;
      });
    for (let times = 0; times < 12; times += 1) await use(times % 2 ? 'paper-assistant' : 'base-rent-sens');
    const given = await use('translator');
    await t.database.db.transaction().execute((trx) => charges.release(trx, given));
    const { activity } = await get(`/api/admin/users/${person.id}/activity`);
    expect(activity).toHaveLength(10);
    expect(activity[0]).toMatchObject({ slug: 'paper-assistant', feature: 'Paper Assistant' });
    expect(activity.map(({ slug }: { slug: string }) => slug)).not.toContain('translator');
    expect((await get(`/api/admin/users/${admin.id}/activity`)).activity).toEqual([]);
  });
});

describe('the admin log', () => {
  const logs = (query: Record<string, string> = {}) => get(`/api/admin/logs?${new URLSearchParams(query)}`);

  test('is searched by administrator, action, target and details, and filtered [P2.15.18 D.17]', async () => {
    const clerk = await site.person('the-clerk', 'admin');
    const target = await site.person('sought-after');
    const reason = 'spilled coffee 100%';
    await site.call(clerk, 'PUT', `/api/admin/users/${target.id}/status`, { status: 'disabled', reason });
    await site.call(clerk, 'PUT', '/api/admin/features/paper-assistant', { credit_cost: 11, is_active: true });
    const found = async (query: Record<string, string>) =>
      (await logs(query)).entries.map(({ action }: { action: string }) => action);
    expect(await found({ search: 'the-clerk' })).toEqual(['change_feature', 'disable_user']);
    expect(await found({ search: 'change feature' })).toContain('change_feature');
    expect(await found({ search: 'sought-aft' })).toEqual(['disable_user']);
    expect(await found({ search: target.id })).toEqual(['disable_user']);
    expect(await found({ search: 'coffee 100%' })).toEqual(['disable_user']);
    expect(await found({ search: 'coffee 100_' })).toEqual([]);
    expect(await found({ actor: clerk.id })).toEqual(['change_feature', 'disable_user']);
    expect(await found({ actor: clerk.id, action: 'disable_user' })).toEqual(['disable_user']);
    expect(await found({ actor: clerk.id, target_type: 'features' })).toEqual(['change_feature']);
    expect(await found({ actor: clerk.id, to: new Date(Date.now() - 3_600_000).toISOString() })).toEqual([]);
    expect(await found({ actor: clerk.id, from: new Date(Date.now() - 3_600_000).toISOString() })).toHaveLength(2);
    expect((await logs({ search: 'sought-after' })).entries[0]).toMatchObject({
      operator: 'the-clerk',
      target: 'sought-after',
      reason,
      address: '203.0.113.7',
    });
    const { actors } = await logs();
    expect(actors).toContainEqual({ id: clerk.id, username: 'the-clerk' });
    for (const wrong of ['actor=me', 'from=yesterday', 'target_type=passwords', 'page=0']) {
      expect((await site.call(admin, 'GET', `/api/admin/logs?${wrong}`)).status, wrong).toBe(400);
    }
  });

  test('keeps its lines when accounts are deleted, without their personal data', async () => {
    const gone = await site.person('soon-gone');
    await site.call(admin, 'PUT', `/api/admin/users/${gone.id}/status`, {
      status: 'disabled',
      reason: 'a private word',
    });
    await t.database.pool.query('delete from users where id = $1', [gone.id]);
    const { entries } = await logs({ search: gone.id });
    expect(entries).toMatchObject([{ action: 'disable_user', target: null, reason: null, operator: 'the-admin' }]);
    expect((await logs({ search: 'private word' })).entries).toEqual([]);
  });

  test('is exported as CSV without formulas, all of it or the filtered lines [D.17]', async () => {
    for (const reason of ['=HYPERLINK("http://evil")', '+1', '-1', '@SUM(A1)', 'plain, "quoted"']) {
      await site.call(admin, 'POST', `/api/admin/users/${member.id}/view`, { reason });
    }
    const { headers, body } = await site.call(admin, 'GET', '/api/admin/logs.csv?action=view_as_user');
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="admin-logs.csv"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    const lines = body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('Timestamp,Operator,Action,Target type,Target,Details,Reason,Address');
    expect(lines[1]).toMatch(/,the-admin,view as user,users,the-member,.*,"plain, ""quoted""",203\.0\.113\.7$/);
    for (const harmless of [`"'=HYPERLINK(""http://evil"")"`, "'+1", "'-1", "'@SUM(A1)"])
      expect(body).toContain(`,${harmless},`);
    expect(lines.slice(1).every((line: string) => line.includes(',view as user,'))).toBe(true);
    const whole = (await site.call(admin, 'GET', '/api/admin/logs.csv')).body.trimEnd().split('\r\n');
    expect(whole.length - 1).toBe((await logs()).total);
  });

  test('is exported completely and in order, even with thousands of lines', async () => {
    await t.database.pool.query(
      `
      insert into admin_logs (admin_id, action, target_type, description)
        select $1, 'export_logs', 'admin_logs', 'Line ' || n from generate_series(1, 2500) as n`,
      [admin.id],
    );
    const { body } = await site.call(admin, 'GET', '/api/admin/logs.csv?search=Line');
    const numbers = [...body.matchAll(/,Line (\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: 2500 }, (_, place) => 2500 - place));
  });
});

describe('invitation codes', () => {
  test('show who created them, their state, who used them, until when and why [P2.15.16 D.12 D.14]', async () => {
    const { body } = await site.call(admin, 'POST', '/api/admin/invitations', { count: 3, note: 'For the choir' });
    const [used, revoked, unused] = body.codes;
    await site.call(null, 'POST', '/functions/v1/auth', {
      action: 'register',
      username: 'invited-one',
      email: 'invited@example.org',
      password: 'Correct-Horse-7',
      inviteCode: used,
    });
    const list = async (query: string) => (await get(`/api/admin/invitations?${query}`)).invitations;
    const one = async (code: string) => (await list(`search=${code}`))[0];
    expect(await one(unused)).toMatchObject({
      status: 'unused',
      creator: 'the-admin',
      usedBy: null,
      note: 'For the choir',
    });
    expect(await one(used)).toMatchObject({ status: 'used', usedBy: 'invited-one' });
    const revoke = async (code: string) =>
      site.call(admin, 'POST', `/api/admin/invitations/${(await one(code)).id}/revoke`, {});
    expect((await revoke(revoked)).status).toBe(200);
    expect(await one(revoked)).toMatchObject({ status: 'revoked' });
    for (const code of [used, revoked]) expect((await revoke(code)).body.code).toBe('invitation_not_open');
    await t.database.pool.query("update invitations set expires_at = now() - interval '1 day' where code = $1", [
      unused,
    ]);
    expect(await one(unused)).toMatchObject({ status: 'expired' });
    expect((await list('status=used&search=choir')).map(({ code }: { code: string }) => code)).toEqual([used]);
    expect((await list('search=invited-one')).map(({ code }: { code: string }) => code)).toEqual([used]);
  });
});

describe('the settings', () => {
  test('apply to everyone immediately [D.38]', async () => {
    const open = async () => (await site.call(null, 'GET', '/api/settings/invitation_required')).body.value;
    await site.call(admin, 'PUT', '/api/admin/settings/invitation_required', { value: true });
    expect(await open()).toBe('true');
    await site.call(admin, 'PUT', '/api/admin/settings/invitation_required', { value: false });
    expect(await open()).toBe('false');
    expect((await site.call(admin, 'PUT', '/api/admin/settings/secret', { value: true })).status).toBe(400);

    const change = (slug: string, body: object) => site.call(admin, 'PUT', `/api/admin/features/${slug}`, body);
    const price = async () => (await site.call(member, 'GET', '/api/features/base-rent-sens')).body;
    expect((await change('base-rent-sens', { credit_cost: 9, is_active: true })).status).toBe(200);
    expect(await price()).toMatchObject({ credit_cost: 9 });
    expect((await change('base-rent-sens', { credit_cost: 9, is_active: false })).status).toBe(200);
    expect(await price()).toMatchObject({ code: 'feature_inactive' });
    // A disabled feature stays disabled after a restart.
    await site.slices.catalog.seed();
    expect(await price()).toMatchObject({ code: 'feature_inactive' });
    for (const wrong of [-1, 1.5, 10_001, '5', null]) {
      expect((await change('base-rent-sens', { credit_cost: wrong, is_active: true })).status, String(wrong)).toBe(400);
    }
    const { features } = await get('/api/admin/settings');
    const toolless = features.find(({ awaits_tool }: { awaits_tool: boolean }) => awaits_tool);
    if (toolless) {
      expect((await change(toolless.slug, { credit_cost: 1, is_active: true })).body.code).toBe('feature_has_no_tool');
    }
    expect((await change('no-such-feature', { credit_cost: 1, is_active: true })).status).toBe(404);
  });

  test('include scheduled prices, which can be cancelled, and apply from their day on', async () => {
    const slug = 'lease-abstract';
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
    const change = (body: object) =>
      site.call(admin, 'PUT', `/api/admin/features/${slug}`, { is_active: true, ...body });
    const price = async () => (await site.call(member, 'GET', `/api/features/${slug}`)).body.credit_cost;
    const next = async () =>
      (await get('/api/admin/settings')).features.find((feature: { slug: string }) => feature.slug === slug).next_price;
    const before = await price();

    for (const from of [day(0), day(-1), '2026-02-30', 'soon'])
      expect((await change({ credit_cost: before, next_price: { credit_cost: 7, from } })).status, from).toBe(400);
    expect((await change({ credit_cost: before, next_price: { credit_cost: 7, from: day(2) } })).status).toBe(200);
    expect(await next()).toEqual({ credit_cost: 7, from: day(2) });
    await applyDuePrices(t.platform.db);
    // Changing something else doesn't affect it.
    await change({ credit_cost: before + 1 });
    expect([await price(), await next()]).toEqual([before + 1, { credit_cost: 7, from: day(2) }]);
    await change({ credit_cost: before + 1, next_price: null });
    expect(await next()).toBeNull();

    await change({ credit_cost: before, next_price: { credit_cost: 8, from: day(1) } });
    await t.platform.db
      .updateTable('features')
      .set({ next_cost_from: day(0) })
      .where('slug', '=', slug)
      .execute();
    // From the first moment of the day, even before the worker has handled it.
    expect([await price(), (await readCosts(t.platform.pool))[slug]]).toEqual([8, 8]);
    await applyDuePrices(t.platform.db);
    expect([await price(), await next()]).toEqual([8, null]);
    const { changes } = await get(`/api/admin/setting-history?kind=feature&name=${slug}`);
    expect(changes[0].changed).toEqual([
      { what: 'price', from: before + 1, to: before },
      { what: 'next_price', from: null, to: `8 from ${day(1)}` },
    ]);
    await change({ credit_cost: before });
  });
});
