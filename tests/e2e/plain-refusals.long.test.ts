import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/** Phrases of the validation library, which users must not see. */
const raw = /invalid (?:input|uuid|option|string|iso|url)|expected |received|too (?:big|small)|unrecognized|NaN/i;

let product: RunningProduct;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  const root = { email: 'root@example.org', password: 'Str0ng-enough!' };
  product = await startProduct({ ADMIN_EMAIL: root.email, ADMIN_PASSWORD: root.password, USER_LIMITS: 'off' });
  tokens.member = (await signUpByCalls(product)).token;
  const login = await send('POST', '/functions/v1/auth', { action: 'login', ...root });
  tokens.admin = login.body.session.access_token;
});
afterAll(() => product?.stop());

async function send(method: string, path: string, body?: unknown, token?: string) {
  const answer = await fetch(product.url + path, {
    method,
    headers: {
      'x-function-slug': 'base-rent-sens',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
}

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content?: Record<string, { readonly schema?: { properties?: object } }> };
}

test('no refusal of any call contains messages of the validation library [D.89]', async () => {
  const { paths } = (await send('GET', '/api/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>;
  };
  const wrong = ['x', '', 'x'.repeat(9_000), -1.5, 1e12, null, true, [], {}, [null, 7], { a: 1 }];
  const spoken: string[] = [];
  const refused = new Set<string>();
  const hear = (what: string, { status, body }: Awaited<ReturnType<typeof send>>) => {
    if (status === 400 || status === 422) refused.add(what);
    for (const text of [body.error, ...Object.values((body.fields ?? {}) as Record<string, string>)])
      if (typeof text === 'string' && raw.test(text)) spoken.push(`${what}: ${text}`);
  };
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
      // Logging out would end the test's own session.
      if (/logout|sign-out|sessions|\/api\/account$/.test(path)) continue;
      const token = tokens[/admin|get-|adjust|manage/.test(path) ? 'admin' : 'member'];
      const what = `${method.toUpperCase()} ${path}`;
      const filled = path.replace(/\{\w+\}/g, 'nonsense');
      const queries = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
      for (const value of ['x', '-1', '', 'x'.repeat(5_000)]) {
        const search = new URLSearchParams(queries.map((name) => [name, value])).toString();
        if (method === 'get') hear(what, await send('GET', `${filled}?${search}`, undefined, token));
      }
      const schema = requestBody?.content?.['application/json']?.schema;
      if (!schema) continue;
      const names = Object.keys(schema.properties ?? {});
      const bodies = [...wrong, ...wrong.map((value) => Object.fromEntries(names.map((name) => [name, value])))];
      for (const body of bodies) hear(what, await send(method.toUpperCase(), filled, body, token));
    }
  }
  expect(spoken).toEqual([]);
  expect(refused.size).toBeGreaterThan(40);
});

test('a refusal names the field and what it must be [D.89]', async () => {
  const said = async (body: object) => (await send('POST', '/api/auth/forgot-password', body)).body.error;
  expect(await said({})).toBe('“email” is missing.');
  expect(await said({ email: 5 })).toBe('“email” must be text.');
  expect((await send('GET', '/api/runs/nonsense', undefined, tokens.member)).body.error).toBe(
    '“id” must be an id, as the product gave it.',
  );
});
