import { decodeJwt, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountSite } from '../../../../../tests/support/account-site.ts';
import { type LinkedInSite, linkedInSite, refused } from '../../../../../tests/support/linkedin-site.ts';
import { logInAtProvider, type OidcProvider } from '../../../../../tests/support/oidc-provider.ts';

let l: LinkedInSite;
beforeAll(async () => {
  l = await linkedInSite();
});
afterEach(async () => {
  vi.useRealTimers();
  await l.reset();
});
afterAll(() => l.close());

describe("an answer that does not belong to this browser's attempt is refused", () => {
  test('a wrong state, no state, or two states; and the attempt itself can continue', async () => {
    l.person('state', { name: 'State' });
    const attempt = await l.start();
    const answer = await logInAtProvider(attempt.url, 'state');
    const other = await l.start();
    for (const change of [
      (query: URLSearchParams) => query.set('state', 'another'),
      (query: URLSearchParams) => query.set('state', new URL(other.url).searchParams.get('state') ?? ''),
      (query: URLSearchParams) => query.delete('state'),
    ]) {
      const changed = new URL(answer);
      change(changed.searchParams);
      expect(await l.comeBack(changed.href, attempt.cookie)).toMatchObject(refused);
    }
    expect((await l.comeBack(answer, attempt.cookie)).location).toBe('/dashboard');

    const twice = await l.start();
    const doubled = new URL(await logInAtProvider(twice.url, 'state'));
    doubled.searchParams.append('state', 'another');
    expect(await l.comeBack(doubled.href, twice.cookie)).toMatchObject(refused);
  });

  test('the same answer a second time, even if the cookie is sent again', async () => {
    l.person('replay', { name: 'Replay' });
    const attempt = await l.start();
    const answer = await logInAtProvider(attempt.url, 'replay');
    const asked = l.provider.requests.length;
    expect((await l.comeBack(answer, attempt.cookie)).location).toBe('/dashboard');
    expect(l.provider.requests.length).toBeGreaterThan(asked);
    const askedThen = l.provider.requests.length;
    expect(await l.comeBack(answer, attempt.cookie)).toMatchObject(refused);
    // The provider isn't called: the state was already used.
    expect(l.provider.requests).toHaveLength(askedThen);
    // A used state is also refused with the code of another attempt.
    const next = await l.start();
    const code = new URL(await logInAtProvider(next.url, 'replay')).searchParams.get('code') ?? '';
    const injected = new URL(answer);
    injected.searchParams.set('code', code);
    expect(await l.comeBack(injected.href, attempt.cookie)).toMatchObject(refused);
  });

  test('20 parallel uses of one answer create one session', async () => {
    l.person('burst', { name: 'Burst' });
    const attempt = await l.start();
    const answer = await logInAtProvider(attempt.url, 'burst');
    const ends = await Promise.all(Array.from({ length: 20 }, () => l.comeBack(answer, attempt.cookie)));
    expect(ends.filter((end) => end.session !== null)).toHaveLength(1);
  });

  test('an answer for another browser: without a cookie, and with the cookie of its own attempt', async () => {
    l.person('thief', { name: 'Thief' });
    const theirs = await l.start();
    const answer = await logInAtProvider(theirs.url, 'thief');
    const mine = await l.start();
    expect(await l.comeBack(answer, undefined)).toMatchObject(refused);
    expect(await l.comeBack(answer, mine.cookie)).toMatchObject(refused);
    // A code used in the attacker's own attempt fails at PKCE.
    const injected = new URL(answer);
    injected.searchParams.set('state', new URL(mine.url).searchParams.get('state') ?? '');
    expect(await l.comeBack(injected.href, mine.cookie)).toMatchObject(refused);
    expect(await l.isUnknown('thief@example.org')).toBe(true);
  });

  test('an attempt that took longer than ten minutes, a cookie of another secret, and one that was altered', async () => {
    l.person('late', { name: 'Late' });
    const attempt = await l.start();
    const answer = await logInAtProvider(attempt.url, 'late');
    const config = { ...l.t.platform.config, secret: 'another secret, of another product altogether' };
    const foreign = await accountSite(l.t, { config });
    expect(await l.comeBack(answer, attempt.cookie, foreign)).toMatchObject(refused);
    const letter = attempt.cookie.at(-3) === 'A' ? 'B' : 'A';
    expect(
      await l.comeBack(answer, `${attempt.cookie.slice(0, -3)}${letter}${attempt.cookie.slice(-2)}`),
    ).toMatchObject(refused);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 });
    expect(await l.comeBack(answer, attempt.cookie)).toMatchObject(refused);
    vi.useRealTimers();
    expect((await l.comeBack(answer, attempt.cookie)).location).toBe('/dashboard');
  });

  test('an attempt with a provider that has been replaced in the meantime', async () => {
    const attempt = await l.start();
    const answer = await logInAtProvider(attempt.url, 'state');
    const linkedIn = { issuer: 'http://localhost:1', clientId: 'x', clientSecret: 'y' };
    const moved = await accountSite(l.t, { config: { ...l.t.platform.config, linkedIn } });
    expect(await l.comeBack(answer, attempt.cookie, moved)).toMatchObject(refused);
    // An answer with another issuer than the requested one (RFC 9207).
    const mixedUp = new URL(answer);
    mixedUp.searchParams.set('iss', 'https://elsewhere.example');
    expect(await l.comeBack(mixedUp.href, attempt.cookie)).toMatchObject(refused);
  });
});

describe('an ID token is refused', () => {
  const faults: [string, (claims: JWTPayload, jwt: Signer) => Promise<string> | string][] = [
    ['with a wrong nonce', (claims, { sign }) => sign({ ...claims, nonce: 'another' })],
    ['without a nonce', ({ nonce: _, ...claims }, { sign }) => sign(claims)],
    ['without a signature', (claims) => new UnsecuredJWT(claims).encode()],
    ['signed by somebody else', async (claims, { sign }) => sign(claims, (await generateKeyPair('RS256')).privateKey)],
    [
      'signed with the secret of the client',
      (claims) =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(l.provider.environment.LINKEDIN_CLIENT_SECRET)),
    ],
    [
      'whose claims were changed after it was signed',
      async (claims, { sign }) => {
        const parts = (await sign(claims)).split('.');
        const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
        return [parts[0], changed, parts[2]].join('.');
      },
    ],
    ['of another issuer', (claims, { sign }) => sign({ ...claims, iss: 'https://elsewhere.example' })],
    ['for another client', (claims, { sign }) => sign({ ...claims, aud: 'another' })],
    ['authorised for another client [D.144]', (claims, { sign }) => sign({ ...claims, azp: 'another' })],
    ['that has run out', (claims, { sign }) => sign({ ...claims, exp: Math.floor(Date.now() / 1_000) - 3_600 })],
    ['without a subject', ({ sub: _, ...claims }, { sign }) => sign(claims)],
    ['that is none', () => 'nonsense'],
    ['that is not there', () => ''],
  ];

  test('a correct token is accepted, so each fault below is the only reason for its refusal', async () => {
    l.person('good', { name: 'Good' });
    l.provider.corrupt = tokenBy((claims, { sign }) => sign(claims));
    expect((await l.logIn('good')).location).toBe('/dashboard');
  });

  test.each(faults)('%s', async (_name, fault) => {
    l.person('token', { name: 'Token' });
    l.provider.corrupt = tokenBy(fault);
    expect(await l.logIn('token')).toMatchObject(refused);
    expect(await l.isUnknown('token@example.org')).toBe(true);
  });

  interface Signer {
    sign(claims: JWTPayload, key?: CryptoKey): Promise<string>;
  }

  function tokenBy(fault: (typeof faults)[number][1]): OidcProvider['corrupt'] {
    const sign = (claims: JWTPayload, key = l.provider.privateKey) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'the-key' }).sign(key);
    return async (path, body) => {
      if (path !== '/token') return null;
      const answer = JSON.parse(body) as { id_token: string };
      const id_token = await fault(decodeJwt(answer.id_token), { sign });
      return { body: JSON.stringify({ ...answer, id_token: id_token || undefined }) };
    };
  }
});
