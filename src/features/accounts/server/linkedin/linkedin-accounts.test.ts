import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountSite, password } from '../../../../../tests/support/account-site.ts';
import { type LinkedInSite, linkedInSite } from '../../../../../tests/support/linkedin-site.ts';
import { logInAtProvider } from '../../../../../tests/support/oidc-provider.ts';

let l: LinkedInSite;
beforeAll(async () => {
  l = await linkedInSite();
});
afterEach(async () => {
  vi.useRealTimers();
  await l.reset();
});
afterAll(() => l.close());

describe('new user', () => {
  test('is sent to the provider with prompt=consent, state, nonce and PKCE, by a cookie that scripts cannot read [P7.2.2]', async () => {
    const { url, setCookie } = await l.start();
    const asked = new URL(url);
    expect(asked.origin + asked.pathname).toBe(`${l.provider.issuer}/auth`);
    const parameters = Object.fromEntries(asked.searchParams);
    expect(parameters).toMatchObject({
      response_type: 'code',
      client_id: l.provider.environment.LINKEDIN_CLIENT_ID,
      redirect_uri: 'http://localhost:3000/auth/linkedin/callback',
      scope: 'openid profile email',
      prompt: 'consent',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(parameters[name], name).toMatch(/^[\w-]{43}$/);
    expect(setCookie).toMatch(/^foredraft-linkedin=[\w.-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = new URL((await l.start()).url).searchParams;
    for (const name of ['state', 'nonce', 'code_challenge']) expect(again.get(name)).not.toBe(parameters[name]);
  });

  test('gets an account with a derived username, a verified address, signup credits and no password, and is logged in [P7.2.2]', async () => {
    l.person('ada', { email: 'Ada@Example.org', name: 'Ada Lovelace' });
    const end = await l.logIn('ada');
    expect(end.location).toBe('/dashboard');
    const user = await l.user('ada@example.org');
    expect(user).toMatchObject({ username: 'ada-lovelace', role: 'user', status: 'active', password_hash: null });
    expect(user.email_verified_at).toBeInstanceOf(Date);
    expect(l.site.granted.filter((id) => id === user.id)).toHaveLength(1);
    expect(l.site.sampled.filter((id) => id === user.id)).toHaveLength(1);

    expect(end.session).toMatch(/^foredraft-refresh=[\w-]{86}$/);
    expect(end.setCookies.join('\n')).toMatch(
      /foredraft-refresh=[\w-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(end.setCookies.join('\n')).toMatch(/foredraft-linkedin=; Max-Age=0; Path=\//);
    const { status, body } = await l.site.auth({ action: 'refresh' }, { cookie: end.session ?? '' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ id: user.id, email: 'ada@example.org', has_password: false, credits: 20 });
    const here = await l.site.auth({ action: 'getUser' }, { bearer: body.session?.access_token ?? '' });
    expect(here.body.user?.id).toBe(user.id);
    expect((await l.site.auth({ action: 'login', email: 'ada@example.org', password })).status).toBe(401);
  });

  test('is recognized at the next login, even if address and name at the provider have changed', async () => {
    l.person('moved', { email: 'before@example.org', name: 'Before Moving' });
    await l.logIn('moved');
    const user = await l.user('before@example.org');
    await l.site.member('after-moving');
    l.provider.person('moved', { email: 'after-moving@example.org', email_verified: false, name: 'After' });
    const again = await l.logIn('moved');
    expect(again.location).toBe('/dashboard');
    expect(await l.userOfSession(again.session)).toBe(user.id);
    expect(l.site.granted.filter((id) => id === user.id)).toHaveLength(1);
    expect(await l.user('before@example.org')).toMatchObject({ username: 'before-moving' });
  });

  test('gets another username if theirs is taken or in another script', async () => {
    const names = ['Grace Hopper', 'Grace  HOPPER', 'grace_hopper', '王小明', 'Émilie du Châtelet', ''];
    const usernames: string[] = [];
    for (const [index, name] of names.entries()) {
      l.provider.person(`named${index}`, { email: `named${index}@example.org`, email_verified: true, name });
      expect((await l.logIn(`named${index}`)).location).toBe('/dashboard');
      usernames.push((await l.user(`named${index}@example.org`)).username);
    }
    expect(usernames[0]).toBe('grace-hopper');
    expect(usernames[1]).toMatch(/^grace-hopper-\d\d$/);
    expect(usernames[2]).toMatch(/^grace-hopper-\d{2,3}$/);
    expect(usernames[3]).toBe('member');
    expect(usernames[4]).toBe('emilie-du-chatelet');
    expect(usernames[5]).toMatch(/^member-\d\d$/);
  });

  test('gets one account, one grant and ten sessions if the answer arrives ten times in parallel', async () => {
    l.person('parallel', { name: 'Many Tabs' });
    const attempts = await Promise.all(Array.from({ length: 10 }, () => l.start()));
    const answers = [];
    for (const { url } of attempts) answers.push(await logInAtProvider(url, 'parallel'));
    const ends = await Promise.all(answers.map((answer, index) => l.comeBack(answer, attempts[index]?.cookie)));
    expect(ends.map((end) => end.location)).toEqual(Array(10).fill('/dashboard'));
    const { id } = await l.user('parallel@example.org');
    expect(new Set(await Promise.all(ends.map((end) => l.userOfSession(end.session))))).toEqual(new Set([id]));
    expect(l.site.granted.filter((granted) => granted === id)).toHaveLength(1);
  });

  test('is refused while registration needs an invitation, but a known user is not', async () => {
    l.person('known', { name: 'Well Known' });
    await l.logIn('known');
    l.person('uninvited', { name: 'Un Invited' });
    await l.claim('claimed');
    l.person('claimed', { name: 'Claimed' });
    const setting = (value: string) =>
      l.t.database.db.updateTable('system_settings').set({ value }).where('key', '=', 'invitation_required').execute();
    await setting('true');
    try {
      expect((await l.logIn('uninvited')).location).toBe('/login?linkedin=invitation');
      expect((await l.logIn('claimed')).location).toBe('/login?linkedin=invitation');
      expect((await l.logIn('known')).location).toBe('/dashboard');
    } finally {
      await setting('false');
    }
    expect(await l.isUnknown('uninvited@example.org')).toBe(true);
    expect(await l.user('claimed@example.org')).toMatchObject({ username: 'claimed' });
  });

  test('is refused if the credits cannot be granted, and nothing is stored', async () => {
    l.person('half', { name: 'Half Way' });
    const failing = await accountSite(l.t);
    Object.assign(failing.granted, {
      push() {
        throw new Error('the ledger is not there');
      },
    });
    const attempt = await l.start(failing);
    const end = await l.comeBack(await logInAtProvider(attempt.url, 'half'), attempt.cookie, failing);
    expect(end).toMatchObject({ location: '/login?linkedin=failed', session: null });
    expect(await l.isUnknown('half@example.org')).toBe(true);
    expect((await l.logIn('half')).location).toBe('/dashboard');
  });
});

describe('an address that already has an account', () => {
  test('is connected if its owner has verified it: same account, same password, and a mail about it', async () => {
    const member = await l.site.member('owner');
    await l.site.runJobs();
    l.t.mails.length = 0;
    l.person('owner', { name: 'The Owner' });
    const end = await l.logIn('owner', { cookie: member.cookie });
    expect(end.location).toBe('/dashboard');
    expect(await l.userOfSession(end.session)).toBe(member.user.id);
    // As at a login, no one can use the cookie's previous session any more.
    expect((await l.site.auth({ action: 'getUser' }, { bearer: member.session.access_token })).status).toBe(401);
    expect((await l.site.auth({ action: 'login', email: member.email, password })).status).toBe(200);
    expect(l.site.granted.filter((id) => id === member.user.id)).toHaveLength(1);
    await l.site.runJobs();
    const notices = l.t.mails.filter((mail) => /LinkedIn was connected/.test(mail.subject));
    expect(notices.map((mail) => mail.to)).toEqual(['owner@example.org']);
    await l.logIn('owner');
    await l.site.runJobs();
    expect(l.t.mails.filter((mail) => /LinkedIn was connected/.test(mail.subject))).toHaveLength(1);
  });

  test('is not taken over if it is unverified: the person who registered it loses it, with password and link', async () => {
    await l.site.auth({ action: 'register', username: 'stranger', email: 'victim@example.org', password });
    await l.site.runJobs();
    const link = linkTo('victim@example.org');
    const claimed = await l.user('victim@example.org');
    l.person('victim', { name: 'The Victim' });
    const end = await l.logIn('victim');
    expect(end.location).toBe('/dashboard');
    const user = await l.user('victim@example.org');
    expect(user).toMatchObject({ username: 'the-victim', password_hash: null });
    expect(user.id).not.toBe(claimed.id);
    expect(await l.userOfSession(end.session)).toBe(user.id);
    expect((await l.site.auth({ action: 'login', email: 'victim@example.org', password })).body.code).toBe(
      'invalid_credentials',
    );
    const confirmation = await l.site.fetch('/api/auth/confirm', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token: link }),
    });
    expect(confirmation.status).toBe(400);
    expect(l.site.granted.filter((id) => id === user.id)).toHaveLength(1);
  });

  test('is not connected if the provider has not verified it, and no account is created', async () => {
    await l.site.member('doubtful');
    await l.claim('unproven');
    const before = await l.user('unproven@example.org');
    for (const [person, claims] of [
      ['doubt1', { email: 'doubtful@example.org', email_verified: false }],
      ['doubt2', { email: 'doubtful@example.org' }],
      ['doubt3', { email: 'doubtful@example.org', email_verified: 'false' }],
      ['doubt4', { email: 'unproven@example.org', email_verified: false }],
      ['doubt5', { email: 'nobody-yet@example.org', email_verified: false }],
      ['doubt6', { email: 'no address', email_verified: true }],
      ['doubt7', { email_verified: true }],
    ] as const) {
      l.provider.person(person, { name: 'Doubt', ...claims });
      expect(await l.logIn(person), person).toMatchObject({ location: '/login?linkedin=unverified', session: null });
    }
    expect(await l.user('unproven@example.org')).toEqual(before);
    const made = await l.t.database.db.selectFrom('users').where('email', '=', 'nobody-yet@example.org').execute();
    expect(made).toEqual([]);
  });

  test('is refused for a second LinkedIn profile', async () => {
    const member = await l.site.member('two-profiles');
    l.person('first-profile', { email: member.email, name: 'First' });
    l.person('second-profile', { email: member.email, name: 'Second' });
    expect((await l.logIn('first-profile')).location).toBe('/dashboard');
    expect(await l.logIn('second-profile')).toMatchObject({
      location: '/login?linkedin=other-profile',
      session: null,
    });
    expect((await l.logIn('first-profile')).location).toBe('/dashboard');
    // An account that was created with LinkedIn is refused for a second profile, too.
    l.person('made', { name: 'Made' });
    l.person('copy', { email: 'made@example.org', name: 'Copy' });
    expect((await l.logIn('made')).location).toBe('/dashboard');
    expect((await l.logIn('copy')).location).toBe('/login?linkedin=other-profile');
  });

  test('is refused while the account is disabled, connected or not, verified or not', async () => {
    const disable = (email: string) =>
      l.t.database.db.updateTable('users').set({ status: 'disabled' }).where('email', '=', email).execute();
    l.person('banned', { name: 'Banned' });
    await l.logIn('banned');
    await l.site.member('banned-member');
    l.person('banned2', { email: 'banned-member@example.org', name: 'Banned Two' });
    await l.claim('banned3');
    l.person('banned3', { name: 'Banned Three' });
    for (const [person, email] of [
      ['banned', 'banned@example.org'],
      ['banned2', 'banned-member@example.org'],
      ['banned3', 'banned3@example.org'],
    ] as const) {
      await disable(email);
      const before = await l.user(email);
      expect(await l.logIn(person), person).toMatchObject({ location: '/login?linkedin=disabled', session: null });
      expect(await l.user(email)).toEqual(before);
    }
  });

  test('is never connected if the account belongs to an administrator', async () => {
    const admin = await l.site.member('the-admin');
    await l.t.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', admin.user.id).execute();
    l.person('admin', { email: admin.email, name: 'Not The Admin' });
    expect(await l.logIn('admin')).toMatchObject({ location: '/login?linkedin=password', session: null });
  });
});

function linkTo(address: string): string {
  const mail = l.t.mails.find((one) => one.to === address && one.text.includes('#token='));
  return /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
