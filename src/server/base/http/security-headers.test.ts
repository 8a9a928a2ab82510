import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpEnv } from './env.ts';
import { securityHeaders } from './security-headers.ts';

test('scripts run only with a nonce: no inline script, no eval, and no embedding of other content', async () => {
  const policy = directives(await headersOf({ secure: false }));
  expect(policy.get('script-src')).toEqual(["'self'", "'nonce-n0nce'", "'strict-dynamic'"]);
  for (const sources of policy.values()) expect(sources).not.toContain("'unsafe-eval'");
  expect(policy.get('default-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toContain("'self'");
  expect(policy.has('upgrade-insecure-requests')).toBe(false);
});

test('every response is restricted to its own site, sends little referrer data, and allows no device access', async () => {
  const headers = await headersOf({ secure: false });
  expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
  expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('credentialless');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  for (const device of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) {
    expect(headers.get('Permissions-Policy')).toContain(`${device}=()`);
  }
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('HTTPS is enforced by a header if the site uses it, and only then', async () => {
  const secure = await headersOf({ secure: true });
  expect(secure.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
  expect(directives(secure).has('upgrade-insecure-requests')).toBe(true);
  expect((await headersOf({ secure: false })).has('Strict-Transport-Security')).toBe(false);
});

test('a caching header set by the response itself is kept', async () => {
  expect((await headersOf({ secure: false }, 'public, max-age=60')).get('Cache-Control')).toBe('public, max-age=60');
});

async function headersOf({ secure }: { secure: boolean }, caching?: string): Promise<Headers> {
  const app = new Hono<HttpEnv>();
  app.use(async (c, next) => {
    c.set('nonce', 'n0nce');
    await next();
  });
  app.use(securityHeaders({ secure, development: false }));
  app.get('/', (c) => c.text('hello', 200, caching ? { 'Cache-Control': caching } : {}));
  return (await app.request('/')).headers;
}

function directives(headers: Headers): Map<string, string[]> {
  const parts = (headers.get('Content-Security-Policy') ?? '').split('; ').map((part) => part.split(' '));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}
