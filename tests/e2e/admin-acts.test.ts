import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AdminAction, adminActions } from '#features/audit/contract.ts';
import { createImagePort } from '#server/adapters/images/image-port.ts';
import { picture } from '../support/research-package.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { address, type Person, sitePassword, type WholeSite, wholeSite } from '../support/whole-site.ts';

let t: TestDatabase;
let site: WholeSite;
let admin: Person;
let member: Person;
beforeAll(async () => {
  const database = await testDatabase();
  t = {
    ...database,
    platform: { ...database.platform, ports: { ...database.platform.ports, images: createImagePort() } },
  };
  site = await wholeSite(t);
  admin = await site.person('the-admin', 'superadmin');
  member = await site.person('the-member');
  await t.database.pool.query("insert into mails (sealed, state) values ('sealed', 'failed')");
  await t.database.pool.query(
    `insert into runs (id, user_id, feature, engine, steps, input, idempotency_key, cost, charge, state,
        time_limit_seconds, error_code, error_message, finished_at, cleaned_at)
      values ($1, $2, 'base-rent-sens', 'built-in', '[]', '{}', 'own:1', 2, 'released', 'failed', 60, 'run_failed', 'An error occurred', now(), now())`,
    [failedRun, member.id],
  );
});
afterAll(() => t.close());

const failedRun = '00000000-0000-4000-8000-00000000f417';
const postId = '00000000-0000-4000-8000-00000000b109';
const post = `/api/admin/blog/posts/${postId}`;
const blogForm = (base_version: number) => ({
  base_version,
  title: 'A post',
  summary: '',
  content: `Text ${base_version}`,
  featured_image: null,
  featured_image_alt: '',
  author_name: 'Ada Example',
  category_id: null,
  status: 'draft',
});

const firstCategory = async () =>
  (await site.call(admin, 'GET', '/api/admin/blog/categories')).body.categories[0].id as string;

/**
 * Every administrator action: how it is done, what its log entry must say, and what it changes. In an order in which
 * they are possible.
 */
const acts: readonly Act[] = [
  {
    action: 'view_as_user',
    perform: () => site.call(admin, 'POST', `/api/admin/users/${member.id}/view`, { reason: 'a reason' }),
    line: () => ({ target_type: 'users', target_id: member.id, reason: 'a reason' }),
    state: 'select count(*) from user_views where ended_at is null',
  },
  {
    action: 'end_view_as_user',
    perform: () => site.call(admin, 'POST', '/api/admin/view/end'),
    line: () => ({ target_type: 'users', target_id: member.id }),
    state: 'select count(*) from user_views where ended_at is null',
  },
  {
    action: 'adjust_credits',
    perform: () =>
      site.call(admin, 'POST', '/functions/v1/adjust-credits', { userId: member.id, amount: 7, reason: 'a reason' }),
    line: () => ({
      target_type: 'users',
      target_id: member.id,
      reason: 'a reason',
      details: { amount: 7, balance: 27 },
    }),
    state: 'select sum(balance) from wallets',
  },
  {
    action: 'send_password_reset',
    perform: () => site.call(admin, 'POST', `/api/admin/users/${member.id}/password-reset`, { reason: 'a reason' }),
    line: () => ({ target_type: 'users', target_id: member.id, reason: 'a reason' }),
    state: 'select count(*) from recovery_links',
  },
  {
    action: 'end_sessions',
    perform: () => site.call(admin, 'POST', `/api/admin/users/${member.id}/sessions/end`, { reason: 'a reason' }),
    line: () => ({ target_type: 'users', target_id: member.id, reason: 'a reason' }),
    state: 'select count(*) from sessions where ended_at is null',
  },
  {
    action: 'change_role',
    perform: () => site.call(admin, 'PUT', `/api/admin/users/${member.id}/role`, { role: 'admin', reason: 'a reason' }),
    line: () => ({
      target_type: 'users',
      target_id: member.id,
      reason: 'a reason',
      details: { from: 'user', to: 'admin' },
    }),
    state: "select count(*) from users where role = 'user'",
  },
  {
    action: 'disable_user',
    perform: () =>
      site.call(admin, 'PUT', `/api/admin/users/${member.id}/status`, { status: 'disabled', reason: 'a reason' }),
    line: () => ({ target_type: 'users', target_id: member.id, reason: 'a reason' }),
    state: "select count(*) from users where status = 'disabled'",
  },
  {
    action: 'enable_user',
    perform: () =>
      site.call(admin, 'PUT', `/api/admin/users/${member.id}/status`, { status: 'active', reason: 'a reason' }),
    line: () => ({ target_type: 'users', target_id: member.id, reason: 'a reason' }),
    state: "select count(*) from users where status = 'disabled'",
  },
  {
    action: 'retry_run',
    perform: () => site.call(admin, 'POST', `/api/admin/runs/${failedRun}/retry`),
    line: () => ({ target_type: 'runs', target_id: failedRun, details: { feature: 'base-rent-sens' } }),
    state: "select count(*) from runs where state = 'queued'",
  },
  {
    action: 'create_invitations',
    perform: () => site.call(admin, 'POST', '/api/admin/invitations', { count: 3 }),
    line: () => ({ target_type: 'invitations', target_id: null, details: { count: 3, expires_at: null } }),
    state: 'select count(*) from invitations',
  },
  {
    action: 'revoke_invitation',
    perform: async () => {
      const { body } = await site.call(admin, 'GET', '/api/admin/invitations');
      return site.call(admin, 'POST', `/api/admin/invitations/${body.invitations[0].id}/revoke`, {
        reason: 'a reason',
      });
    },
    line: () => ({ target_type: 'invitations', reason: 'a reason' }),
    state: 'select count(*) from invitations where revoked_at is not null',
  },
  {
    action: 'change_setting',
    perform: () => site.call(admin, 'PUT', '/api/admin/settings/show_under_construction', { value: false }),
    line: () => ({
      target_type: 'system_settings',
      target_id: 'show_under_construction',
      details: { from: true, to: false },
    }),
    state: "select value from system_settings where key = 'show_under_construction'",
  },
  {
    action: 'change_feature',
    perform: () => site.call(admin, 'PUT', '/api/admin/features/base-rent-sens', { credit_cost: 4, is_active: false }),
    line: () => ({
      target_type: 'features',
      target_id: 'base-rent-sens',
      details: { price_from: 2, price_to: 4, active_from: true, active_to: false },
    }),
    state: "select credit_cost, is_active from features where slug = 'base-rent-sens'",
  },
  {
    action: 'create_blog_category',
    perform: () => site.call(admin, 'POST', '/api/admin/blog/categories', { name: 'News' }),
    line: () => ({ target_type: 'blog_categories', details: { slug: 'news' } }),
    state: 'select count(*) from blog_categories',
  },
  {
    action: 'rename_blog_category',
    perform: async () =>
      site.call(admin, 'PUT', `/api/admin/blog/categories/${await firstCategory()}`, { name: 'Tidings' }),
    line: () => ({ target_type: 'blog_categories', details: { from: 'News', to: 'Tidings' } }),
    state: 'select name from blog_categories',
  },
  {
    action: 'delete_blog_category',
    perform: async () => site.call(admin, 'DELETE', `/api/admin/blog/categories/${await firstCategory()}`),
    line: () => ({ target_type: 'blog_categories', details: { name: 'Tidings', posts: 0 } }),
    state: 'select count(*) from blog_categories',
  },
  {
    action: 'upload_blog_image',
    perform: async () => {
      const body = new FormData();
      body.set('file', new File([new Uint8Array(await picture('png'))], 'a.png'));
      return site.fetch('/api/admin/blog/images', {
        method: 'POST',
        headers: { Authorization: `Bearer ${admin.bearer}` },
        body,
      });
    },
    line: () => ({ target_type: 'blog_images', details: { width: 320, height: 200 } }),
    state: 'select count(*) from blog_images',
  },
  {
    action: 'create_blog_post',
    perform: () => site.call(admin, 'PUT', post, blogForm(0)),
    line: () => ({ target_type: 'blog_posts', target_id: postId, details: { slug: 'a-post', status: 'draft' } }),
    state: 'select count(*) from blog_posts',
  },
  {
    action: 'update_blog_post',
    perform: () => site.call(admin, 'PUT', post, { ...blogForm(1), slug: 'moved', status: 'archived' }),
    line: () => ({
      target_type: 'blog_posts',
      target_id: postId,
      details: { version: 2, slug_from: 'a-post', slug_to: 'moved', status_from: 'draft', status_to: 'archived' },
    }),
    state: 'select version, status from blog_posts',
  },
  {
    action: 'restore_blog_post',
    perform: () => site.call(admin, 'POST', `${post}/revisions/1/restore`, { base_version: 2 }),
    line: () => ({ target_type: 'blog_posts', target_id: postId, details: { restored_version: 1, version: 3 } }),
    state: 'select version from blog_posts',
  },
  {
    action: 'delete_blog_post',
    perform: () => site.call(admin, 'DELETE', post),
    line: () => ({
      target_type: 'blog_posts',
      target_id: postId,
      details: { slug: 'moved', status: 'archived', version: 3 },
    }),
    state: 'select count(*) from blog_posts where deleted_at is null',
  },
  {
    action: 'retry_mails',
    perform: () => site.call(admin, 'POST', '/api/admin/mails/retry'),
    line: () => ({ target_type: 'mails', target_id: null, details: { mails: 1 } }),
    state: "select count(*) from mails where state = 'failed'",
  },
  {
    action: 'export_logs',
    perform: () => site.call(admin, 'GET', '/api/admin/logs.csv'),
    line: () => ({ target_type: 'admin_logs', target_id: null }),
    state: 'select 1',
  },
  {
    action: 'password_change',
    perform: () =>
      site.call(admin, 'POST', '/api/auth/change-password', {
        currentPassword: sitePassword,
        password: 'Another-Horse-8',
        confirmPassword: 'Another-Horse-8',
      }),
    line: () => ({ target_type: 'users', target_id: admin.id, description: 'Admin password changed' }),
    state: 'select password_hash from users order by id',
  },
];

describe('every action of an administrator', () => {
  test('is tested here', () => {
    expect(acts.map(({ action }) => action).sort()).toEqual(Object.keys(adminActions).sort());
  });

  test.each(acts)(
    '$action is undone if its log line cannot be written, and has one line if it succeeds [D.16 P8.8.4]',
    async ({ action, perform, line, state }) => {
      const look = async () => (await t.database.pool.query(state)).rows;
      const before = await look();
      await t.database.pool.query('alter table admin_logs rename to admin_logs_away');
      try {
        expect((await perform()).status).toBe(500);
      } finally {
        await t.database.pool.query('alter table admin_logs_away rename to admin_logs');
      }
      expect(await look(), 'the act was undone').toEqual(before);

      const newest = await lastId();
      expect((await perform()).status).toBeLessThan(300);
      if (state !== 'select 1') expect(await look(), 'the act was done').not.toEqual(before);
      expect(await linesAfter(newest)).toMatchObject([
        { admin_id: admin.id, action, description: adminActions[action], address, reason: null, ...line() },
      ]);
    },
  );

  test('that changes nothing is not logged', async () => {
    const newest = await lastId();
    for (const [method, path, body] of [
      ['PUT', `/api/admin/users/${member.id}/status`, { status: 'active' }],
      ['PUT', '/api/admin/settings/show_under_construction', { value: false }],
      ['PUT', '/api/admin/features/base-rent-sens', { credit_cost: 4, is_active: false }],
      ['POST', '/api/admin/view/end', undefined],
    ] as const) {
      expect((await site.call(admin, method, path, body)).status, path).toBe(200);
    }
    expect(await linesAfter(newest)).toEqual([]);
  });
});

describe('who may do what to which user', () => {
  let ordinary: Person;
  let other: Person;
  beforeAll(async () => {
    ordinary = await site.person('ordinary-admin', 'admin');
    other = await site.person('other-superadmin', 'superadmin');
  });
  beforeEach(() =>
    t.database.pool.query("update users set status = 'active', role = 'superadmin' where id = any($1)", [
      [admin.id, other.id],
    ]),
  );
  const disable = (by: Person, whom: Person) =>
    site.call(by, 'PUT', `/api/admin/users/${whom.id}/status`, { status: 'disabled', reason: 'a reason' });
  const demote = (by: Person, whom: Person, role = 'user') =>
    site.call(by, 'PUT', `/api/admin/users/${whom.id}/role`, { role, reason: 'a reason' });

  test('administrators cannot disable or demote themselves, or change another administrator', async () => {
    expect((await disable(other, other)).body.code).toBe('own_account');
    expect((await demote(other, other)).body.code).toBe('own_account');
    expect((await disable(ordinary, ordinary)).body.code).toBe('own_account');
    expect((await disable(ordinary, other)).body.code).toBe('superadmin_only');
    expect((await demote(ordinary, member, 'admin')).body.code).toBe('superadmin_only');
    const reset = await site.call(ordinary, 'POST', `/api/admin/users/${other.id}/password-reset`, {});
    expect(reset.body.code).toBe('superadmin_only');
    const nobody = { ...member, id: '00000000-0000-4000-8000-000000000000' };
    expect((await disable(ordinary, nobody)).body.code).toBe('user_not_found');
  });

  test('a disabled user is signed out immediately, cannot log in, and can log in again once enabled [D.10 P6.4]', async () => {
    const victim = await site.person('victim');
    expect((await site.call(victim, 'GET', '/api/features')).status).toBe(200);
    expect((await disable(ordinary, victim)).status).toBe(200);
    expect((await site.call(victim, 'GET', '/api/features')).status).toBe(401);
    const login = { action: 'login', email: victim.email, password: sitePassword };
    expect((await site.call(null, 'POST', '/functions/v1/auth', login)).body.code).toBe('account_disabled');
    const enabled = await site.call(ordinary, 'PUT', `/api/admin/users/${victim.id}/status`, { status: 'active' });
    expect(enabled.status).toBe(200);
    // The earlier sessions have ended permanently.
    expect((await site.call(victim, 'GET', '/api/features')).status).toBe(401);
    expect((await site.call(null, 'POST', '/functions/v1/auth', login)).status).toBe(200);
  });

  test('taking something away needs a reason', async () => {
    for (const reason of [undefined, '', '   ']) {
      const body = { status: 'disabled', ...(reason === undefined ? {} : { reason }) };
      expect((await site.call(ordinary, 'PUT', `/api/admin/users/${member.id}/status`, body)).status).toBe(400);
    }
  });

  test('if two superadmins disable or demote each other at the same time, one remains', async () => {
    const pairs = [
      [disable, disable],
      [disable, demote],
      [demote, demote],
    ] as const;
    for (const [one, another] of pairs) {
      for (let round = 0; round < 5; round += 1) {
        await t.database.pool.query("update users set status = 'active', role = 'superadmin' where id = any($1)", [
          [admin.id, other.id],
        ]);
        await t.database.pool.query('update sessions set ended_at = null, end_reason = null');
        const answers = await Promise.all([one(admin, other), another(other, admin)]);
        const { rows } = await t.database.pool.query<{ left: number }>(
          "select count(*) as left from users where role = 'superadmin' and status = 'active'",
        );
        expect(rows[0]?.left, JSON.stringify(answers.map(({ body }) => body))).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test('the database itself keeps the last superadmin', async () => {
    await t.database.pool.query("update users set role = 'admin' where id = $1", [other.id]);
    for (const statement of [
      "update users set status = 'disabled' where role = 'superadmin'",
      "update users set role = 'user' where role = 'superadmin'",
      "delete from users where role = 'superadmin'",
    ]) {
      await expect(t.database.pool.query(statement), statement).rejects.toThrow('no superadmin would be left');
    }
  });
});

async function lastId(): Promise<number> {
  const { rows } = await t.database.pool.query<{ id: number }>('select coalesce(max(id), 0) as id from admin_logs');
  return rows[0]?.id ?? 0;
}

async function linesAfter(id: number): Promise<unknown[]> {
  const { rows } = await t.database.pool.query(
    `select admin_id, action, target_type, target_id, description, details,
       (select text from admin_log_notes where log_id = id and kind = 'reason') as reason,
       (select text from admin_log_notes where log_id = id and kind = 'address') as address
     from admin_logs where id > $1 order by id`,
    [id],
  );
  return rows;
}

interface Act {
  readonly action: AdminAction;
  readonly perform: () => Promise<{ status: number }>;
  /** What its log entry says in addition to actor, action and address. */
  readonly line: () => Record<string, unknown>;
  /** Reads what it changes. */
  readonly state: string;
}
