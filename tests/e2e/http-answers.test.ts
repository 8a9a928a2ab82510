import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose } from '../../src/compose.ts';
import { createHttp } from '../../src/http.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';
import { testDatabase } from '../support/test-database.ts';

describe('responses over HTTP', () => {
  let product: RunningProduct;
  beforeAll(async () => {
    product = await sharedProduct();
  });
  afterAll(() => product?.stop());

  test('page scripts run only with the nonce of that response', async () => {
    const nonces = new Set<string>();
    for (const path of ['/login', '/register', '/dashboard', '/login', '/no-such-page']) {
      const response = await fetch(product.url + path);
      const scripts = directive(response, 'script-src');
      const nonce = scripts.find((source) => source.startsWith("'nonce-"))?.slice(7, -1) ?? '';
      expect(nonce, path).toMatch(/^[A-Za-z0-9+/]{22}==$/);
      expect(scripts, path).not.toContain("'unsafe-inline'");
      expect(scripts, path).not.toContain("'unsafe-eval'");
      expect(directive(response, 'object-src')).toEqual(["'none'"]);
      expect(directive(response, 'base-uri')).toEqual(["'none'"]);
      expect(directive(response, 'frame-ancestors')).toEqual(["'none'"]);
      // Every script of the page has the nonce, and a nonce is never reused.
      const tags = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
      expect(tags.length, path).toBeGreaterThan(0);
      for (const tag of tags) expect(tag, path).toContain(`nonce="${nonce}"`);
      expect(nonces.has(nonce), path).toBe(false);
      nonces.add(nonce);
    }
  });

  test('a request with two hosts is refused', async () => {
    const { hostname, port } = new URL(product.url);
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      connect(Number(port), hostname)
        .on('data', (part) => {
          text += part.toString();
        })
        .on('close', () => resolve(text))
        .write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('more than one host');
  });

  test('the null character is refused in a URL and removed from a body', async () => {
    const { token } = await signUpByCalls(product);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    for (const path of ['/api/features/a%00b', '/api/runs?feature=%00', '/files/%00']) {
      const response = await fetch(product.url + path, { headers });
      expect([path, response.status, ((await response.json()) as { code: string }).code]).toEqual([
        path,
        400,
        'invalid_input',
      ]);
    }
    for (const path of ['/blog/%00', '/my-reports/%00', '/no-such-page%00']) {
      const response = await fetch(product.url + path, { redirect: 'manual' });
      await response.body?.cancel();
      expect([path, response.status < 500]).toEqual([path, true]);
    }
    const username = `nul_${Date.now().toString(36)}`;
    const changed = await fetch(`${product.url}/api/account/username`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ username: `nul\u0000${username.slice(3)}` }),
    });
    expect(changed.status).toBe(200);
    const account = await fetch(`${product.url}/api/account`, { headers });
    expect(await account.text()).toContain(username);
    // Only the character itself is replaced: text that contains its escape sequence stays unchanged.
    const told = await fetch(`${product.url}/api/account/username`, {
      method: 'PUT',
      headers,
      body: '{"username":"back\\\\u0000slash"}',
    });
    expect(told.status).toBe(400);
  });

  test('responses for one user are never cached in between, and files with a hash in their name are cached for a year', async () => {
    const user = await signUpByCalls(product);
    const login = await fetch(`${product.url}/functions/v1/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'login', email: user.email, password: user.password }),
    });
    expect(login.headers.get('cache-control')).toBe('no-store');
    const setCookie = login.headers.get('set-cookie') ?? '';
    expect(setCookie).toMatch(/HttpOnly/i);
    expect(setCookie).toMatch(/SameSite=Lax/i);
    await login.body?.cancel();

    const loggedIn = { Cookie: setCookie.split(';')[0] ?? '', Authorization: `Bearer ${user.token}` };
    for (const path of [
      '/dashboard',
      '/dashboard.data',
      '/my-drafts',
      '/login',
      '/api/features',
      '/api/credits/balance',
      '/api/reports',
    ]) {
      const response = await fetch(product.url + path, { headers: loggedIn, redirect: 'manual' });
      await response.body?.cancel();
      expect(response.headers.get('cache-control'), path).toBe('no-store');
    }
    const asset = await fetch(product.url + (await assetOf(`${product.url}/login`)));
    await asset.body?.cancel();
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const missing = await fetch(`${product.url}/assets/entry-00000000.js`);
    await missing.body?.cancel();
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  test('a page that does not exist shows its reader’s name, unless its URL ends like a file, which caches may store', async () => {
    const { username, email, password } = await signUpByCalls(product);
    const login = await fetch(`${product.url}/functions/v1/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'login', email, password }),
    });
    await login.body?.cancel();
    const headers = { Cookie: (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
    const read = async (path: string) => {
      const response = await fetch(product.url + path, { headers, redirect: 'manual' });
      return [response.status, (await response.text()).includes(username)];
    };
    expect(await read('/nowhere')).toEqual([404, true]);
    for (const path of ['/nowhere.css', '/dashboard/a.css', '/account/x.JS', '/credit-history/a.woff2'])
      expect(await read(path), path).toEqual([404, false]);
    // A page for one draft or report, without a logged-in user.
    for (const path of ['/my-drafts/a.png', '/my-reports/a.css']) expect(await read(path), path).toEqual([302, false]);
    expect((await read('/my-drafts/a.zip'))[1]).toBe(true);
  });

  test('the OpenAPI document describes every call that exists, with its request and response bodies [D.68]', async () => {
    const response = await fetch(`${product.url}/api/openapi.json`);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    const document = (await response.json()) as ApiDocument;
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Foredraft' }, servers: [{ url: product.url }] });

    const mounted = await mountedCalls();
    expect(mounted).toContain('POST /functions/v1/auth');
    expect(mounted.length).toBeGreaterThan(15);
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(mounted);
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { summary, responses, parameters, requestBody }] of Object.entries(operations)) {
        const call = `${method} ${path}`;
        expect(summary, call).toMatch(/\S/);
        const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
        expect(Object.keys(success?.content ?? {}), call).toHaveLength(1);
        expect(responses.default?.content?.['application/json']?.schema, call).toBeDefined();
        const named = (parameters ?? []).filter(({ in: place }) => place === 'path').map(({ name }) => name);
        expect(named.sort(), call).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort());
        if (method === 'get') expect(requestBody, call).toBeUndefined();
      }
    }
  });

  test('calls that need a bearer token in the OpenAPI document refuse requests without one [D.68]', async () => {
    const document = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as ApiDocument;
    let locked = 0;
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, { security }] of Object.entries(operations)) {
        if (!security?.some((entry) => 'bearer' in entry)) continue;
        locked += 1;
        const response = await fetch(product.url + path.replaceAll(/\{\w+\}/g, crypto.randomUUID()), {
          method: method.toUpperCase(),
        });
        await response.body?.cancel();
        expect(response.status, `${method} ${path}`).toBe(401);
      }
    }
    expect(locked).toBeGreaterThan(10);
  });
});

/** Every call under /api and /functions that the server has mounted, except for the OpenAPI document itself. */
async function mountedCalls(): Promise<string[]> {
  const test = await testDatabase();
  const noPages = { development: false, assets: null, handle: async () => new Response(), isShellOnly: () => false };
  const app = createHttp(test.platform, compose(test.platform), noPages);
  const calls = app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(api|functions)\//.test(path) && path !== '/api/openapi.json')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
  await test.close();
  return [...new Set(calls)].sort();
}

interface ApiDocument {
  readonly paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  readonly summary?: string;
  readonly security?: Record<string, unknown>[];
  readonly parameters?: { in: string; name: string }[];
  readonly requestBody?: object;
  readonly responses: Record<string, { content?: Record<string, { schema?: object }> }>;
}

/** The sources of one directive in the response's policy. */
function directive(response: Response, name: string): string[] {
  const policy = response.headers.get('content-security-policy') ?? '';
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

/** The address of a script that a page loads. */
async function assetOf(page: string): Promise<string> {
  const html = await (await fetch(page)).text();
  const path = /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
  if (!path) throw new Error(`no script in ${page}`);
  return path;
}
