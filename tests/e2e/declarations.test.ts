import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authPath } from '#contract/account.ts';
import { isErrorCode } from '#contract/errors.ts';
import { type TestDatabase, testDatabase } from '../support/test-database.ts';
import { type Person, sitePassword, type WholeSite, wholeSite } from '../support/whole-site.ts';
import { undeclaredRoutes } from './undeclared-routes.ts';

/** Every call declares its limits, its repetition and its fallback error, and behaves as declared. */
let t: TestDatabase;
let site: WholeSite;
let people: Record<'guest', null> & Record<'account' | 'member' | 'admin', Person>;
/** Has no password yet. */
let newcomer: Person;
let operations: Operation[];
beforeAll(async () => {
  t = await testDatabase();
  site = await wholeSite(t);
  const member = await site.person('a-member');
  people = { guest: null, account: member, member, admin: await site.person('a-superadmin', 'superadmin') };
  newcomer = await site.person('a-newcomer');
  await t.database.db.updateTable('users').set({ password_hash: null }).where('id', '=', newcomer.id).execute();
  const { body } = await site.call(null, 'GET', '/api/openapi.json');
  operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, route: `${method.toUpperCase()} ${path}` })),
  );
});
afterAll(() => t.close());

test('every route is mounted from a declaration, or has a reason not to be', () => {
  const declared = new Set(operations.map(({ route }) => route.replaceAll(/\{(\w+)\}/g, ':$1')));
  const others = site.app.routes
    // Middleware on a pattern comes before or after the routes, and answers nothing itself.
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((route) => !declared.has(route));
  // Icons are served only if the pages are built.
  const known = Object.keys(undeclaredRoutes).filter((route) => !/\.(?:png|ico|svg)$/.test(route));
  expect([...new Set(others)].sort()).toEqual(known.sort());
});

test('every call declares access, limits, repetition, content type and fallback error, and the document has their answers', () => {
  for (const operation of operations) {
    const { route, responses, requestBody } = operation;
    const limits = operation['x-rate-limits'];
    expect(['guest', 'account', 'member', 'admin'], route).toContain(operation['x-access']);
    expect(['safe', 'repeatable', 'key', 'none'], route).toContain(operation['x-idempotency']);
    if (route.startsWith('GET ')) expect(operation['x-idempotency'], route).toBe('safe');
    expect(isErrorCode(operation['x-fallback']), route).toBe(true);
    expect(limits, route).toBeInstanceOf(Array);

    const accepts = Object.keys(requestBody?.content ?? {});
    expect(accepts, route).toEqual(operation['x-accepts'] === null ? [] : [operation['x-accepts']]);
    expect(typeof operation['x-body-limit'], route).toBe(accepts.length > 0 ? 'number' : 'object');

    const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
    expect(Object.keys(success?.content ?? {}), route).toHaveLength(1);
    const codes = Object.values(responses).flatMap((response) => response['x-error-codes'] ?? []);
    expect(codes, route).toContain(operation['x-fallback']);
    expect(Object.keys(responses[429]?.headers ?? {}), route).toEqual(limits.length > 0 ? ['Retry-After'] : []);
    expect(responses[429]?.['x-error-codes'] ?? [], route).toEqual([...new Set(limits.map(({ error }) => error))]);
    const headers = (operation.parameters ?? []).filter((parameter) => parameter.in === 'header');
    const takesKey = headers.some(({ name }) => name === 'idempotency-key');
    expect(takesKey, route).toBe(operation['x-idempotency'] === 'key');
  }
});

describe('a call that counts requests', () => {
  test('answers 429 with Retry-After and its own error when the limit is reached', async () => {
    const tried: string[] = [];
    for (const { request, limits } of countingCalls()) {
      for (const limit of limits) {
        await t.database.pool.query('delete from attempt_limits');
        const first = await send(request);
        expect(first.body.code, request).not.toBe(limit.error);
        // If the request was counted, the next one is the first that exceeds the limit.
        await t.database.pool.query('update attempt_limits set points = $1, expire = $2 where key like $3', [
          limit.attempts,
          Date.now() + 60_000,
          `${limit.name}:%`,
        ]);
        const { status, headers, body } = await send(request);
        expect([status, body.code], `${request} ${limit.name}`).toEqual([429, limit.error]);
        expect(Number(headers.get('Retry-After')), request).toBeGreaterThan(0);
        tried.push(limit.name);
      }
    }
    expect(tried.length).toBeGreaterThan(10);
  });

  test('does not count input that is not valid', async () => {
    await t.database.pool.query('delete from attempt_limits');
    for (const { request, limits } of countingCalls().filter((call) => requests[call.request]?.body)) {
      await site.call(people.member, ...partsOf(request), actionOf(request));
      const { rows } = await t.database.pool.query('select key from attempt_limits');
      const names = limits.map(({ name }) => name);
      expect(
        rows.filter(({ key }) => names.includes(key.split(':')[0])),
        request,
      ).toEqual([]);
    }
  });
});

describe('a call whose rule counts attempts', () => {
  const fillUp = (name: string) =>
    t.database.pool.query('update attempt_limits set points = 1000000, expire = $1 where key like $2', [
      Date.now() + 60_000,
      `${name}:%`,
    ]);

  test('has declared every limit that a rule counts', () => {
    const declared = operations.flatMap((operation) => operation['x-rate-limits']);
    const names = declared.filter(({ counts }) => counts === 'attempts').map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual([...Object.keys(attempts), ...Object.keys(triedElsewhere)].sort());
  });

  test('answers 429 with Retry-After when its rule has counted too many', async () => {
    await site.call(people.member, 'POST', '/functions/v1/create-checkout-session', { priceId: 'credit-pack' });
    const { rows } = await t.database.pool.query('select id from purchases');
    for (const [name, { request, body }] of Object.entries(attempts)) {
      await t.database.pool.query('delete from attempt_limits');
      const [method, path] = partsOf(request);
      const address = path.replace('/purchases/00000000-0000-4000-8000-000000000000', `/purchases/${rows[0].id}`);
      const asks = request.includes(authPath) ? null : people.member;
      const attempt = () => site.call(asks, method, address, { ...body, ...actionOf(request) });
      expect((await attempt()).status, name).not.toBe(429);
      await fillUp(name);
      const { status, headers, body: answer } = await attempt();
      expect([status, answer.code], name).toEqual([429, 'too_many_attempts']);
      expect(Number(headers.get('Retry-After')), name).toBeGreaterThan(0);
    }
  });
});

test('an unexpected failure is answered with the error that the call declares', async () => {
  const declared = [
    ...operations.map((operation) => [operation.route, operation['x-fallback']] as const),
    ...Object.entries(authActions()).map(([name, action]) => [`POST ${authPath} ${name}`, action.fallback] as const),
  ].filter(([, fallback]) => fallback !== 'internal');
  expect(Object.keys(missing).sort()).toEqual(declared.map(([route]) => route).sort());
  for (const [route, fallback] of declared) {
    await t.database.pool.query('delete from attempt_limits');
    const [table = '', column] = (missing[route] ?? '').split('.');
    const rename = (from: string, to: string) =>
      t.database.pool.query(
        column ? `alter table ${table} rename ${from} to ${to}` : `alter table ${from} rename to ${to}`,
      );
    await rename(column ?? table, 'away_for_a_moment');
    const { status, body } = await send(route);
    await rename('away_for_a_moment', column ?? table);
    expect([status >= 500, body.code], route).toEqual([true, fallback]);
  }
});

test('a call that takes an idempotency key refuses one that is not a key', async () => {
  const taking = operations.filter((operation) => operation['x-idempotency'] === 'key');
  expect(taking.map(({ route }) => route).sort()).toEqual([
    'POST /functions/v1/adjust-credits',
    'POST /functions/v1/create-checkout-session',
    'POST /functions/v1/run-workflow-text',
    'POST /functions/v1/upload-zip-to-temp',
  ]);
  for (const { route, 'x-access': access } of taking) {
    const body = requests[route]?.body ?? {};
    const { status, body: answer } = await site.call(people[access], ...partsOf(route), body, {
      'Idempotency-Key': 'two words',
    });
    expect([status, answer.error], route).toEqual([400, 'An Idempotency-Key has 1 to 200 characters and no spaces.']);
  }
});

/** What the tests send, by route; for the auth call also by action. Without a row: no body. */
const requests: Record<string, { body?: object; path?: string }> = {
  [`POST ${authPath} login`]: { body: { email: 'a-member@example.org', password: sitePassword } },
  [`POST ${authPath} register`]: {
    body: { username: 'someone-new', email: 'someone@example.org', password: sitePassword, inviteCode: '' },
  },
  [`POST ${authPath} resend`]: { body: { email: 'someone@example.org' } },
  [`POST ${authPath} passkey`]: { body: { challenge_id: crypto.randomUUID(), response: { id: 'a-passkey' } } },
  'POST /api/auth/forgot-password': { body: { email: 'someone@example.org' } },
  'POST /api/auth/reset-password': { body: { access_token: 'a', refresh_token: 'b', password: 'Another-Horse-8' } },
  'POST /api/auth/change-password': { body: { currentPassword: sitePassword, password: 'Another-Horse-8' } },
  'POST /api/auth/set-password': { body: { password: 'Another-Horse-8' } },
  'PUT /api/account/username': { body: { username: 'a-new-name' } },
  'PUT /api/favorites/{slug}': { path: '/api/favorites/paper-assistant' },
  'DELETE /api/favorites/{slug}': { path: '/api/favorites/paper-assistant' },
  'GET /api/drafts/{userId}/{fileName}/works': { path: '/api/drafts/{userId}/a.zip/works?query=lamps' },
  'POST /functions/v1/create-checkout-session': { body: { priceId: 'credit-pack' } },
  'POST /functions/v1/adjust-credits': {
    body: { userId: crypto.randomUUID(), amount: 5, reason: 'a reason that is long enough' },
  },
  'POST /functions/v1/run-workflow-text': { body: { text: '{}' } },
  'GET /functions/v1/get-credit-transactions': {
    path: `/functions/v1/get-credit-transactions?user_id=${crypto.randomUUID()}`,
  },
  'PUT /api/admin/blog/posts/{id}': {
    body: {
      base_version: 0,
      title: 'A title',
      slug: 'a-title',
      summary: 'A summary',
      content: 'Text',
      featured_image: null,
      featured_image_alt: '',
      author_name: 'Ada Example',
      category_id: null,
      status: 'draft',
    },
  },
  'POST /api/admin/blog/posts/{id}/revisions/{version}/restore': { body: { base_version: 1 } },
};

/** An attempt that the limit's own code counts, by the name of the limit. */
const attempts: Record<string, { request: string; body: object }> = {
  'login-account-block': { request: `POST ${authPath} login`, body: { email: 'x@example.org', password: 'Wrong-1' } },
  'login-block': { request: `POST ${authPath} login`, body: { email: 'x@example.org', password: 'Wrong-1' } },
  'register-taken': {
    request: `POST ${authPath} register`,
    body: { username: 'someone-else', email: 'a-member@example.org', password: sitePassword, inviteCode: '' },
  },
  'second-factor': { request: 'POST /api/account/second-factor/confirm', body: { code: '123456' } },
  reauthentication: {
    request: 'POST /api/auth/change-password',
    body: { currentPassword: 'Wrong-Horse-9', password: 'Another-Horse-8' },
  },
  'email-change': {
    request: 'PUT /api/account/email',
    body: { email: 'a-new-address@example.org', password: sitePassword },
  },
  'account-export': { request: 'POST /api/account/export', body: { password: sitePassword } },
  'checkout-question': { request: 'POST /api/purchases/{id}/check', body: {} },
  'draft-look-ups': {
    request: 'POST /api/drafts/{userId}/{fileName}/versions',
    body: { base: 1, change: { kind: 'look-up' } },
  },
};

/** Limits whose attempts need more than one request, or that are not answered with 429. */
const triedElsewhere = {
  'login-account': 'src/features/accounts/server/account-limits.long.test.ts',
  'share-password-block': 'tests/e2e/share-links.test.ts',
  'share-password': 'tests/e2e/share-links.test.ts',
  'share-files': 'tests/e2e/share-links.test.ts',
};

/** A table, or one of its columns, without which the call fails in a way that its code doesn't expect. */
const missing: Record<string, string> = {
  [`POST ${authPath} login`]: 'second_factors',
  [`POST ${authPath} register`]: 'attempt_limits',
  [`POST ${authPath} getUser`]: 'sessions',
  [`POST ${authPath} passkey`]: 'passkey_challenges',
  'POST /api/auth/linkedin': 'attempt_limits',
  'POST /api/auth/forgot-password': 'attempt_limits',
  'POST /api/auth/reset-password': 'recovery_links',
  'POST /api/auth/change-password': 'attempt_limits',
  'POST /api/auth/set-password': 'security_events',
  'PUT /api/favorites/{slug}': 'user_favorites',
  'DELETE /api/favorites/{slug}': 'user_favorites',
  'GET /api/blog/posts': 'blog_posts',
  'GET /api/blog/posts/{slug}': 'blog_posts',
  'GET /api/admin/blog/posts': 'blog_posts',
  'GET /api/admin/blog/posts/{id}': 'blog_posts',
  'PUT /api/admin/blog/posts/{id}': 'blog_posts',
  'DELETE /api/admin/blog/posts/{id}': 'blog_posts',
  'POST /api/admin/blog/posts/{id}/revisions/{version}/restore': 'blog_posts',
  'GET /functions/v1/get-active-users': 'users.created_at',
  'GET /functions/v1/get-credit-transactions': 'ledger_transactions',
};

interface Operation {
  readonly route: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Record<string, object> };
  readonly responses: Record<string, { content?: object; headers?: object; 'x-error-codes'?: string[] }>;
  readonly 'x-access': keyof typeof people;
  readonly 'x-rate-limits': readonly Limit[];
  readonly 'x-idempotency': string;
  readonly 'x-body-limit': number | null;
  readonly 'x-fallback': string;
  readonly 'x-accepts': string | null;
  readonly 'x-actions'?: Record<
    string,
    { rateLimit: 'none' | (Omit<Limit, 'error'> & { error?: string })[]; fallback: string }
  >;
}

interface Limit {
  readonly name: string;
  readonly counts: 'requests' | 'attempts' | 'rule';
  readonly attempts: number;
  readonly error: string;
}

/** Calls, and actions of the auth call, with their limits on requests. */
function countingCalls(): { request: string; limits: Limit[] }[] {
  const calls = [
    ...operations
      .filter((operation) => !operation['x-actions'])
      .map((operation) => ({ request: operation.route, limits: operation['x-rate-limits'] })),
    ...Object.entries(authActions()).map(([name, { rateLimit }]) => ({
      request: `POST ${authPath} ${name}`,
      limits: rateLimit === 'none' ? [] : rateLimit.map((limit) => ({ error: 'too_many_attempts', ...limit })),
    })),
  ];
  return calls
    .map(({ request, limits }) => ({ request, limits: limits.filter(({ counts }) => counts === 'requests') }))
    .filter(({ limits }) => limits.length > 0);
}

function authActions() {
  const actions = operations.find((operation) => operation['x-actions'])?.['x-actions'];
  if (!actions) throw new Error('no call has actions');
  return actions;
}

function send(request: string) {
  const access = operations.find(({ route }) => request.startsWith(route))?.['x-access'] ?? 'guest';
  const others: Record<string, Person> = {
    [`POST ${authPath} getUser`]: people.member,
    'POST /api/auth/set-password': newcomer,
  };
  const asks = others[request] ?? people[access];
  const body = { ...requests[request]?.body, ...actionOf(request) };
  const isEmpty = Object.keys(body).length === 0;
  return site.call(asks, ...partsOf(request), isEmpty ? undefined : body);
}

/** Method and address, with an id or a word in place of each parameter. */
function partsOf(request: string): [string, string] {
  const [method = '', path = ''] = request.split(' ');
  const address = (requests[request]?.path ?? path)
    .replace('{userId}', people.member.id)
    .replace('{version}', '1')
    .replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
  return [method, address];
}

function actionOf(request: string): object {
  const [, , action] = request.split(' ');
  return action === undefined ? {} : { action };
}
