import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountSite } from '../../../../../tests/support/account-site.ts';
import { type LinkedInSite, linkedInSite, refused } from '../../../../../tests/support/linkedin-site.ts';
import { logInAtProvider, startOidcProvider } from '../../../../../tests/support/oidc-provider.ts';

let l: LinkedInSite;
beforeAll(async () => {
  l = await linkedInSite();
  l.person('good', { name: 'Good' });
});
afterEach(async () => {
  vi.useRealTimers();
  await l.reset();
});
afterAll(() => l.close());

describe('a provider with an error', () => {
  const failedStart = {
    status: 502,
    error: 'Failed to connect with LinkedIn. Please try again.',
    code: 'linkedin_failed',
  };

  test.each([
    ['answers with an error', { status: 500, type: 'text/plain', body: 'Internal Server Error' }],
    ['answers with a page', { status: 200, type: 'text/html', body: '<!doctype html><title>Hello</title>' }],
    ['answers with a broken document', { body: '{"issuer": ' }],
    ['answers with a document of something else', { body: '{"hello": "world"}' }],
    ['says that it is another', { body: '{"issuer": "https://elsewhere.example"}' }],
  ])(
    'that %s during discovery: the call fails with its message, and the next one may succeed',
    async (_name, answer) => {
      const fresh = await accountSite(l.t);
      l.provider.corrupt = (path) => (path.startsWith('/.well-known/') ? answer : null);
      expect(await tryStart(fresh)).toEqual(failedStart);
      l.provider.corrupt = null;
      expect(await tryStart(fresh)).toMatchObject({ status: 200 });
    },
  );

  test('that would send the browser or the secret over an unencrypted connection is not used', async () => {
    for (const part of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint']) {
      const fresh = await accountSite(l.t);
      l.provider.corrupt = (path, body) =>
        path.startsWith('/.well-known/')
          ? { body: JSON.stringify({ ...JSON.parse(body), [part]: 'http://l.provider.example/x' }) }
          : null;
      if (part === 'authorization_endpoint') {
        expect(await tryStart(fresh)).toEqual(failedStart);
        continue;
      }
      const attempt = await l.start(fresh);
      const answer = await logInAtProvider(attempt.url, 'good');
      expect(await l.comeBack(answer, attempt.cookie, fresh), part).toMatchObject(refused);
    }
  });

  test('that is unreachable: the call fails with its message', async () => {
    const linkedIn = { issuer: 'http://localhost:1', clientId: 'x', clientSecret: 'y' };
    expect(await tryStart(await accountSite(l.t, { config: { ...l.t.platform.config, linkedIn } }))).toEqual(
      failedStart,
    );
  });

  test.each([
    ['/token', { status: 500, type: 'text/plain', body: 'Internal Server Error' }],
    ['/token', { status: 200, type: 'text/html', body: '<!doctype html>' }],
    ['/token', { body: '{"access_token": ' }],
    ['/token', { body: '{"access_token": "x", "token_type": "Bearer"}' }],
    ['/token', { status: 400, body: '{"error": "invalid_grant"}' }],
    ['/jwks', { body: '{"keys": []}' }],
    ['/jwks', { status: 503, body: '' }],
    ['/me', { status: 500, body: '' }],
    ['/me', { body: '[]' }],
    ['/me', { body: '{"sub": "somebody-else", "email": "good@example.org", "email_verified": true}' }],
    ['/me', { body: '{"email": "good@example.org", "email_verified": true}' }],
  ])('that answers %s with %j: the user is back on the login page and not logged in', async (troubled, answer) => {
    const fresh = await accountSite(l.t);
    const attempt = await l.start(fresh);
    const back = await logInAtProvider(attempt.url, 'good');
    let asked = false;
    l.provider.corrupt = (path) => {
      if (path !== troubled) return null;
      asked = true;
      return answer;
    };
    expect(await l.comeBack(back, attempt.cookie, fresh)).toMatchObject(refused);
    expect(asked).toBe(true);
  });

  test('that supports HTTP Basic authentication only works as well', async () => {
    const basic = await startOidcProvider({
      redirectUri: 'http://localhost:3000/auth/linkedin/callback',
      clientAuthentication: 'client_secret_basic',
    });
    try {
      basic.person('basic', { email: 'basic@example.org', email_verified: 'true', name: 'Basic' });
      const linkedIn = {
        issuer: basic.issuer,
        clientId: basic.environment.LINKEDIN_CLIENT_ID ?? '',
        clientSecret: basic.environment.LINKEDIN_CLIENT_SECRET ?? '',
      };
      const there = await accountSite(l.t, { config: { ...l.t.platform.config, linkedIn } });
      const attempt = await l.start(there);
      const end = await l.comeBack(await logInAtProvider(attempt.url, 'basic'), attempt.cookie, there);
      expect(end.location).toBe('/dashboard');
    } finally {
      await basic.close();
    }
  });

  test('a user who declines comes back without an account, and can try again', async () => {
    l.person('declines', { name: 'Declines' });
    const attempt = await l.start();
    const answer = await logInAtProvider(attempt.url, 'declines', 'cancel');
    expect(new URL(answer).searchParams.get('error')).toBe('access_denied');
    expect(await l.comeBack(answer, attempt.cookie)).toMatchObject({
      location: '/login?linkedin=cancelled',
      session: null,
    });
    expect(await l.isUnknown('declines@example.org')).toBe(true);
    expect((await l.logIn('declines')).location).toBe('/dashboard');
    // Any other error of the provider is a failure.
    const other = await l.start();
    const state = new URL(other.url).searchParams.get('state');
    const failed = `http://localhost:3000/auth/linkedin/callback?error=server_error&state=${state}`;
    expect(await l.comeBack(failed, other.cookie)).toMatchObject(refused);
  });

  test('callback queries that no provider sends lead to the login page', async () => {
    for (const query of [
      '',
      '?',
      '?code',
      '?code=a&code=b&state=c',
      `?state=${'x'.repeat(10_000)}`,
      '?%00=%ff&state[]=1',
    ]) {
      const { cookie } = await l.start();
      expect(await l.comeBack(`http://localhost:3000/auth/linkedin/callback${query}`, cookie)).toMatchObject(refused);
    }
    const { cookie, url } = await l.start();
    const state = new URL(url).searchParams.get('state');
    for (const rest of [
      '',
      '&code=',
      '&code=a&code=b',
      `&code=${'x'.repeat(5_000)}`,
      '&response=x',
      '&id_token=a.b.c',
    ]) {
      const back = `http://localhost:3000/auth/linkedin/callback?state=${state}${rest}`;
      expect(await l.comeBack(back, cookie)).toMatchObject(refused);
    }
  });
});

test('without a configured provider the call reports it, and a provider’s answer is ignored', async () => {
  const plain = await accountSite(l.t, { config: { ...l.t.platform.config, linkedIn: null } });
  expect(await tryStart(plain)).toEqual({
    status: 404,
    error: 'LinkedIn login is not set up here.',
    code: 'linkedin_not_set_up',
  });
  const attempt = await l.start();
  expect(await l.comeBack(await logInAtProvider(attempt.url, 'good'), attempt.cookie, plain)).toMatchObject(refused);
});

test('a page on another site cannot begin a login', async () => {
  const response = await l.site.fetch('/api/auth/linkedin', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
  });
  expect(response.status).toBe(403);
});

test('one network can begin 100 logins in 15 minutes, and create as many accounts as by registering', async () => {
  const from = { address: '192.0.2.50' };
  const answers = await Promise.all(
    Array.from({ length: 120 }, () => l.site.fetch('/api/auth/linkedin', { method: 'POST' }, from)),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(100);
  const refusals = answers.filter((answer) => answer.status === 429);
  expect(refusals).toHaveLength(20);
  expect(Number(refusals[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refusals[0]?.json()).toMatchObject({
    error: 'Too many attempts. Please wait a few minutes before trying again.',
  });

  l.person('first-of-the-crowd', { email: 'crowd1@example.org', name: 'Crowd' });
  l.person('crowd', { name: 'Crowd' });
  const crowded = await accountSite(l.t);
  await l.logIn('first-of-the-crowd');
  await l.t.database.pool.query("update attempt_limits set points = 1000 where key like 'register-block:%'");
  const attempt = await l.start(crowded);
  const end = await l.comeBack(await logInAtProvider(attempt.url, 'crowd'), attempt.cookie, crowded);
  expect(end).toMatchObject({ location: '/login?linkedin=too-many-attempts', session: null });
  expect((await l.logIn('first-of-the-crowd')).location).toBe('/dashboard');
});

async function tryStart(on = l.site) {
  const response = await on.fetch('/api/auth/linkedin', { method: 'POST' });
  const { error, code } = (await response.json()) as { error?: string; code?: string };
  return { status: response.status, error, code };
}
