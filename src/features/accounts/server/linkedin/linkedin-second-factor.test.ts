import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, password } from '../../../../../tests/support/account-site.ts';
import { type LinkedInSite, linkedInSite } from '../../../../../tests/support/linkedin-site.ts';

let l: LinkedInSite;
let member: Member;
let codes: string[];
beforeAll(async () => {
  l = await linkedInSite();
  member = await l.site.member('careful');
  l.person('careful', { name: 'Careful' });
  const { body: begun } = await l.site.call(member, 'POST', '/api/account/second-factor', { password });
  const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
  const { body } = await l.site.call(member, 'POST', '/api/account/second-factor/confirm', { code });
  codes = body.recovery_codes;
});
afterAll(() => l.close());

test('a login to an account with a second factor waits for its code, which works once and in this browser only', async () => {
  const back = await l.logIn('careful');
  expect(back).toMatchObject({ location: '/login/code', session: null });
  const cookie = back.setCookies.find((one) => one.startsWith('foredraft-linkedin-code='))?.split(';')[0];
  expect(back.setCookies.join('\n')).toMatch(
    /foredraft-linkedin-code=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/,
  );

  expect(await enter(codes[0], undefined)).toMatchObject({ status: 401, session: null });
  expect(await enter(codes[0], 'foredraft-linkedin-code=nonsense')).toMatchObject({ status: 401, session: null });
  // The cookie of the previous step isn't valid here.
  const begun = (await l.start()).cookie.replace('foredraft-linkedin=', 'foredraft-linkedin-code=');
  expect(await enter(codes[0], begun)).toMatchObject({ status: 401, session: null });
  expect(await enter('', cookie)).toMatchObject({ status: 400, session: null });
  const wrong = await enter('wrong-wrong-wrong', cookie);
  expect(wrong).toMatchObject({ status: 403, session: null, body: { code: 'second_factor_wrong' } });

  const right = await enter(codes[0], `${cookie}; ${member.cookie}`);
  expect(right.status).toBe(200);
  expect(right.body).toEqual({ next: '/dashboard' });
  expect(await l.userOfSession(right.session)).toBe(member.user.id);
  expect((await l.site.auth({ action: 'getUser' }, { bearer: member.session.access_token })).status).toBe(401);
  expect(await enter(codes[0], cookie)).toMatchObject({ status: 403, session: null });
});

test('guesses at the code are limited, regardless of the number of logins', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const back = await l.logIn('careful');
    const cookie = back.setCookies.find((one) => one.startsWith('foredraft-linkedin-code='))?.split(';')[0];
    for (let guess = 0; guess < 4; guess += 1) statuses.push((await enter('000000', cookie)).status);
  }
  expect(statuses.filter((status) => status === 403).length).toBeLessThanOrEqual(5);
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
});

async function enter(code: string | undefined, cookie: string | undefined) {
  const response = await l.site.fetch('/api/auth/linkedin/code', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(cookie ? { Cookie: cookie } : {}) },
    body: JSON.stringify({ code }),
  });
  const pairs = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
  const session = pairs.find((one) => /^foredraft-refresh=./.test(one)) ?? null;
  return { status: response.status, body: await response.json(), session };
}
