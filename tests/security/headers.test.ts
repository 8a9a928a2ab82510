import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBaseRent } from '../support/document-run.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/** One response of each class, on a site with https. Caching differs by class; the rest applies to all. */
const classes: readonly ResponseClass[] = [
  { name: 'the landing page', path: '/', as: 'guest', status: 200, type: 'text/html', cache: 'no-store' },
  { name: 'a page of a member', path: '/dashboard', as: 'member', status: 200, type: 'text/html', cache: 'no-store' },
  {
    name: 'the data of a page',
    path: '/dashboard.data',
    as: 'member',
    status: 200,
    type: 'text/x-script',
    cache: 'no-store',
  },
  { name: 'a redirect', path: '/dashboard', as: 'guest', status: 302, type: null, cache: 'no-store' },
  {
    name: 'a page that does not exist',
    path: '/no-such-page',
    as: 'guest',
    status: 404,
    type: 'text/html',
    cache: 'no-store',
  },
  { name: 'a call', path: '/api/features', as: 'member', status: 200, type: 'application/json', cache: 'no-store' },
  {
    name: 'a call without a session',
    path: '/api/reports',
    as: 'guest',
    status: 401,
    type: 'application/json',
    cache: 'no-store',
  },
  {
    name: 'a call that does not exist',
    path: '/api/no-such-call',
    as: 'guest',
    status: 404,
    type: 'application/json',
    cache: 'no-store',
  },
  {
    name: 'a call that is refused for its body',
    path: '/functions/v1/auth',
    method: 'POST',
    body: '{',
    as: 'guest',
    status: 400,
    type: 'application/json',
    cache: 'no-store',
  },
  {
    name: 'the OpenAPI document',
    path: '/api/openapi.json',
    as: 'guest',
    status: 200,
    type: 'application/json',
    cache: 'no-store',
  },
  {
    name: 'the events of a run',
    path: '/api/runs/{run}/events',
    as: 'member',
    status: 200,
    type: 'text/event-stream',
    cache: 'no-store, no-transform',
  },
  {
    name: 'a report as a file',
    path: '{file}',
    as: 'guest',
    status: 200,
    type: 'application/pdf',
    cache: 'private, no-store',
    sandboxed: true,
  },
  {
    name: 'a signed file that does not exist',
    path: '/files/no-such-token',
    as: 'guest',
    status: 403,
    type: 'application/json',
    cache: 'no-store',
  },
  {
    name: 'a calendar that does not exist',
    path: `/calendar/${'a'.repeat(43)}.ics`,
    as: 'guest',
    status: 404,
    type: 'application/json',
    cache: 'no-store',
  },
  {
    name: 'a shared link that does not exist',
    path: `/shared/${'a'.repeat(43)}`,
    as: 'guest',
    status: 404,
    type: 'text/html',
    cache: 'private, no-store',
    referrer: 'no-referrer',
  },
  {
    name: 'a script with a hash in its name',
    path: '{script}',
    as: 'guest',
    status: 200,
    type: 'text/javascript',
    cache: 'public, max-age=31536000, immutable',
  },
  {
    name: 'a script of an earlier build',
    path: '/assets/entry-00000000.js',
    as: 'guest',
    status: 404,
    type: 'application/json',
    cache: 'no-store',
  },
  {
    name: 'an icon',
    path: '/favicon.svg',
    as: 'guest',
    status: 200,
    type: 'image/svg+xml',
    cache: 'public, max-age=3600',
  },
  {
    name: 'the service worker',
    path: '/service-worker.js',
    as: 'guest',
    status: 200,
    type: 'text/javascript',
    cache: 'no-cache',
  },
  {
    name: 'the web manifest',
    path: '/manifest.webmanifest',
    as: 'guest',
    status: 200,
    type: 'application/manifest+json',
    cache: 'public, max-age=3600',
  },
  {
    name: 'the sitemap',
    path: '/sitemap.xml',
    as: 'guest',
    status: 200,
    type: 'application/xml',
    cache: 'public, max-age=300',
  },
  {
    name: 'what robots may read',
    path: '/robots.txt',
    as: 'guest',
    status: 200,
    type: 'text/plain',
    cache: 'public, max-age=3600',
  },
  {
    name: 'the feed of the blog',
    path: '/blog/rss.xml',
    as: 'guest',
    status: 200,
    type: 'application/rss+xml',
    cache: 'public, max-age=300',
  },
  {
    name: 'the picture of a page for link previews',
    path: '/share/pages/home.png',
    as: 'guest',
    status: 200,
    type: 'image/png',
    cache: 'public, max-age=86400',
    shownElsewhere: true,
  },
  { name: 'the sign of life', path: '/healthz', as: 'guest', status: 200, type: 'application/json', cache: 'no-store' },
  { name: 'readiness', path: '/readyz', as: 'guest', status: 200, type: 'application/json', cache: 'no-store' },
  {
    name: 'the metrics without their token',
    path: '/metrics',
    as: 'guest',
    status: 404,
    type: 'application/json',
    cache: 'no-store',
  },
];

let product: RunningProduct;
let token: string;
let cookie: string;
let places: Readonly<Record<string, string>>;
beforeAll(async () => {
  product = await startProduct({ APP_URL: 'https://foredraft.example' });
  const member = await signUpByCalls(product);
  token = member.token;
  const login = await post('/functions/v1/auth', { action: 'login', email: member.email, password: member.password });
  cookie = login.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const result = await runBaseRent(product, token);
  const { runs } = (await (await fetch(`${product.url}/api/runs?limit=1`, { headers: authorized() })).json()) as {
    runs: { id: string }[];
  };
  const made = await post(`/api/reports/${result}/download`, { format: 'pdf' });
  const { signedUrl } = (await made.json()) as { signedUrl: string };
  const html = await (await fetch(`${product.url}/login`)).text();
  places = {
    run: runs[0]?.id ?? '',
    file: new URL(signedUrl).pathname,
    script: /"(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '',
  };
});
afterAll(() => product?.stop());

test.each(classes)('$name has every security header', async ({ path, method, body, as, ...expected }) => {
  const address = product.url + path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? name);
  const response = await fetch(address, {
    method: method ?? 'GET',
    headers: {
      ...(as === 'member' ? { Authorization: `Bearer ${token}`, Cookie: cookie } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  });
  await response.body?.cancel();
  const { headers } = response;
  expect([response.status, headers.get('Content-Type')?.split(';')[0] ?? null]).toEqual([
    expected.status,
    expected.type,
  ]);
  if (/^text\/|xml$/.test(expected.type ?? '')) expect(headers.get('Content-Type')).toMatch(/; ?charset=utf-8$/i);
  expect(headers.get('Cache-Control')).toBe(expected.cache);
  expect(headers.get('Referrer-Policy')).toBe(expected.referrer ?? 'strict-origin-when-cross-origin');
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': expected.shownElsewhere ? 'cross-origin' : 'same-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'permissions-policy': expect.stringContaining('camera=()'),
  });
  expect(headers.get('X-Powered-By')).toBeNull();
  expect(headers.get('Server')).toBeNull();
  const policy = policyOf(headers);
  expect(policy.get('default-src')?.join(' ')).toBe(expected.sandboxed ? "'none'" : "'self'");
  expect(policy.has('sandbox')).toBe(expected.sandboxed ?? false);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  const scripts = (policy.get('script-src') ?? policy.get('default-src') ?? []).join(' ');
  expect(scripts).toMatch(expected.sandboxed ? /^'none'$/ : /^'self' 'nonce-[A-Za-z0-9+/]{22}==' 'strict-dynamic'$/);
});

test.each([
  ['the folder of the source control is not served', '/.git/config'],
  ['the folder of the source control is not served, by no detour', '/assets/..%2f..%2f..%2f.git/config'],
  ['the settings are not served', '/.env'],
])('%s', async (_, path) => {
  const response = await fetch(product.url + path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('[core]');
});

test.each(['/assets/', '/assets'])('a folder has no listing: %s', async (path) => {
  const response = await fetch(product.url + path);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain('.js');
});

test('TRACE returns nothing of the request', async () => {
  const { hostname, port } = new URL(product.url);
  const answer = await new Promise<{ status: number; body: string }>((resolve, reject) => {
    const headers = { 'X-Secret': 'not-to-be-echoed' };
    const sent = request({ hostname, port, method: 'TRACE', path: '/dashboard', headers }, async (response) => {
      response.setEncoding('utf8');
      resolve({ status: response.statusCode ?? 0, body: (await response.toArray()).join('') });
    });
    sent.on('error', reject).end();
  });
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('not-to-be-echoed');
});

function authorized(): Record<string, string> {
  return { Authorization: `Bearer ${token}` };
}

function post(path: string, body: object): Promise<Response> {
  return fetch(product.url + path, {
    method: 'POST',
    headers: { ...(token === undefined ? {} : authorized()), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function policyOf(headers: Headers): Map<string, string[]> {
  const parts = (headers.get('Content-Security-Policy') ?? '').split('; ').map((part) => part.split(' '));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

interface ResponseClass {
  readonly name: string;
  readonly path: string;
  readonly method?: string;
  readonly body?: string;
  readonly as: 'guest' | 'member';
  readonly status: number;
  readonly type: string | null;
  readonly cache: string;
  readonly referrer?: string;
  /** Other sites may show this image, for example as a link preview. */
  readonly shownElsewhere?: boolean;
  /** Users created this file, so it must not run anything. */
  readonly sandboxed?: boolean;
}
