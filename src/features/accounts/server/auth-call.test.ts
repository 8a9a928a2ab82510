import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anonKey, userSchema } from '#contract/account.ts';
import { type AccountSite, accountSite, password } from '../../../../tests/support/account-site.ts';
import { type TestDatabase, testDatabase } from '../../../../tests/support/test-database.ts';

let t: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  t = await testDatabase();
  site = await accountSite(t);
});
afterAll(() => t.close());

describe('login', () => {
  test('returns session and user, with the public key as bearer token or without one [P7.1.1 P7.1.2 P3.1]', async () => {
    const { email } = await site.member('login-shape');
    const answer = await site.auth({ action: 'login', email, password }, { bearer: anonKey });
    expect(answer.status).toBe(200);
    expect(answer.body.session).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.any(String),
      expires_in: 900,
      token_type: 'bearer',
    });
    expect(answer.body.user).toEqual({
      id: expect.any(String),
      username: 'login-shape',
      email,
      role: 'user',
      credits: 20,
      status: 'active',
      has_password: true,
    });
    expect(userSchema.safeParse(answer.body.user).success).toBe(true);
    expect((await site.auth({ action: 'login', email, password })).status).toBe(200);
  });

  test('stores the refresh token in a cookie that scripts cannot read, limited to the host if the site uses https', async () => {
    const { email } = await site.member('cookie-shape');
    const plain = await site.auth({ action: 'login', email, password });
    expect(plain.headers.get('Set-Cookie')).toBe(
      `foredraft-refresh=${plain.body.session?.refresh_token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
    const config = { ...t.platform.config, secure: true, appUrl: 'https://foredraft.example' };
    const overHttps = await accountSite(t, { config });
    const secure = await overHttps.auth({ action: 'login', email, password });
    expect(secure.headers.get('Set-Cookie')).toBe(
      `__Host-foredraft-refresh=${secure.body.session?.refresh_token}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  test('answers an unknown address and a wrong password the same way [P7.1.2]', async () => {
    const { email } = await site.member('login-wrong');
    const wrong = await site.auth({ action: 'login', email, password: 'Wrong-Horse-7' });
    const unknown = await site.auth({ action: 'login', email: 'nobody@example.org', password: 'Wrong-Horse-7' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ error: 'Invalid login credentials', code: 'invalid_credentials' });
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
    expect(wrong.cookie).toBeNull();
  });

  test('reports a disabled account or an unverified address only if the password is correct', async () => {
    const { email, user } = await site.member('login-disabled');
    await t.database.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', user.id).execute();
    expect((await site.auth({ action: 'login', email, password })).body.error).toContain('disabled');
    expect((await site.auth({ action: 'login', email, password: 'x' })).body.code).toBe('invalid_credentials');

    const fresh = { username: 'unverified', email: 'unverified@example.org', password };
    await site.auth({ action: 'register', ...fresh });
    expect((await site.auth({ action: 'login', ...fresh })).body.error).toBe('Email not confirmed');
    expect((await site.auth({ action: 'login', ...fresh, password: 'x' })).body.code).toBe('invalid_credentials');
  });

  test('refuses every password for an account that has none', async () => {
    await t.database.db
      .insertInto('users')
      .values({
        username: 'no-password',
        email: 'none@example.org',
        password_hash: null,
        email_verified_at: new Date(),
      })
      .execute();
    for (const tried of [password, 'null', ' ']) {
      const answer = await site.auth({ action: 'login', email: 'none@example.org', password: tried });
      expect(answer.body.code).toBe('invalid_credentials');
    }
  });

  test('shows the messages for an empty email and an empty password at their fields [P5.1 P5.3]', async () => {
    const empty = await site.auth({ action: 'login', email: ' ', password: '' });
    expect(empty.status).toBe(400);
    expect(empty.body.fields).toEqual({ email: 'Email is required', password: 'Password is required' });
    const malformed = await site.auth({ action: 'login', email: 'someone@', password: 'x' });
    expect(malformed.body.fields).toEqual({ email: 'Please enter a valid email address' });
  });

  test('accepts the address with spaces and capitals [P5.2]', async () => {
    await site.member('trimmed');
    const answer = await site.auth({ action: 'login', email: '  Trimmed@Example.ORG ', password });
    expect(answer.body.user?.email).toBe('trimmed@example.org');
  });

  test('ends only the session whose cookie it replaces', async () => {
    const first = await site.member('replacing');
    const other = await site.auth({ action: 'login', email: first.email, password });
    await site.auth({ action: 'login', email: first.email, password }, { cookie: first.cookie });
    const getUser = (bearer?: string) => site.auth({ action: 'getUser' }, { bearer });
    expect((await getUser(first.session.access_token)).status).toBe(401);
    expect((await getUser(other.body.session?.access_token)).status).toBe(200);
  });
});

describe('register', () => {
  test('creates an unverified user with credits, a link and its mail, and no session [P7.1.3 P7.1.1]', async () => {
    const answer = await site.auth(
      { action: 'register', username: 'Ada_L-1', email: ' Ada@Example.org ', password, inviteCode: '' },
      { bearer: anonKey },
    );
    expect(answer.status).toBe(200);
    expect(answer.body.error).toBeUndefined();
    expect(answer.cookie).toBeNull();
    const user = await t.database.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'ada@example.org')
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ username: 'Ada_L-1', role: 'user', status: 'active', email_verified_at: null });
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(site.granted.filter((id) => id === user.id)).toHaveLength(1);
    await site.runJobs();
    const mail = t.mails.find((sent) => sent.to === 'ada@example.org');
    expect(mail?.text).toMatch(/^http:\/\/localhost:3000\/auth\/confirm#token=[\w-]{43}&type=signup$/m);
    expect(mail?.html).toContain('type=signup');
  });

  test('creates no account, link or mail if the credits cannot be granted', async () => {
    const before = await counts();
    const failing = await accountSite(t);
    Object.assign(failing.granted, {
      push() {
        throw new Error('the ledger is not there');
      },
    });
    const answer = await failing.auth({
      action: 'register',
      username: 'half-way',
      email: 'half@example.org',
      password,
    });
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ error: 'Registration failed', code: 'registration_failed' });
    expect(await counts()).toEqual(before);
  });

  test('creates no account, link or mail if the mail cannot be queued', async () => {
    const before = await counts();
    const jobs = {
      ...t.platform.jobs,
      async send() {
        throw new Error('the queue is not there');
      },
    };
    const failing = await accountSite(t, { jobs });
    const answer = await failing.auth({
      action: 'register',
      username: 'no-mail',
      email: 'no-mail@example.org',
      password,
    });
    expect(answer.status).toBe(500);
    expect(await counts()).toEqual(before);
  });

  test('reports an address or a username that is taken, regardless of capitals', async () => {
    await site.member('Taken-Name');
    const address = await site.auth({
      action: 'register',
      username: 'another',
      email: 'TAKEN-name@example.org',
      password,
    });
    expect(address).toMatchObject({ status: 409, body: { error: 'User already registered' } });
    const name = await site.auth({
      action: 'register',
      username: 'taken-NAME',
      email: 'another@example.org',
      password,
    });
    expect(name).toMatchObject({ status: 409, body: { code: 'username_taken' } });
    expect(name.body.fields?.username).toBe(name.body.error);
  });

  test('creates one account, one grant and one mail for 20 parallel registrations of one address', async () => {
    const mailsBefore = t.mails.length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.auth(
          { action: 'register', username: `racer${index}`, email: 'race@example.org', password },
          { address: `198.51.${index}.1` },
        ),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'user_already_registered')).toHaveLength(19);
    const users = await t.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'race@example.org')
      .execute();
    expect(users).toHaveLength(1);
    await site.runJobs();
    expect(t.mails.slice(mailsBefore).filter((mail) => mail.to === 'race@example.org')).toHaveLength(1);
  });

  test('creates one account for 20 parallel registrations of one username', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        site.auth(
          {
            action: 'register',
            username: index % 2 ? 'SAME-name' : 'same-NAME',
            email: `same${index}@example.org`,
            password,
          },
          { address: `198.51.${index}.2` },
        ),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'username_taken')).toHaveLength(19);
  });

  const messageOf = async (input: object, field: string) => {
    const valid = { action: 'register', username: 'somebody', email: 'somebody@example.org', password };
    const answer = await site.auth({ ...valid, ...input }, { address: '192.0.2.9' });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    return answer.body.fields?.[field];
  };

  test('refuses an empty and a malformed email with their messages [P5.1]', async () => {
    expect(await messageOf({ email: '' }, 'email')).toBe('Email is required');
    expect(await messageOf({ email: 'a@b' }, 'email')).toBe('Please enter a valid email address');
    const answer = await site.auth({ action: 'register', username: 'somebody', email: 'a@b', password });
    expect(answer.body.error).toBe('invalid email');
  });

  test('refuses a username outside 3 to 30 characters with its sentence [P5.4]', async () => {
    expect(await messageOf({ username: 'ab' }, 'username')).toBe('Username must be at least 3 characters');
    expect(await messageOf({ username: 'a'.repeat(31) }, 'username')).toBe('Username must be at most 30 characters');
  });

  test('refuses a username with other characters with its sentence [P5.5]', async () => {
    const sentence = 'Username can only contain letters, numbers, underscores, and hyphens';
    for (const username of ['with space', 'dötted', 'a.b.c', 'abc\n']) {
      expect(await messageOf({ username }, 'username')).toBe(sentence);
    }
  });

  test('refuses a password under 8 characters with its sentence [P5.6]', async () => {
    expect(await messageOf({ password: 'Abc-123' }, 'password')).toBe('Password must be at least 8 characters');
    const answer = await site.auth({
      action: 'register',
      username: 'x-y-z',
      email: 'x@example.org',
      password: 'Abc-123',
    });
    expect(answer.body.error).toBe('weak password');
  });

  test('refuses a password without a lowercase or an uppercase letter with its sentence [P5.7]', async () => {
    expect(await messageOf({ password: 'UPPER-CASE-7' }, 'password')).toBe(
      'Password must contain at least one lowercase letter',
    );
    expect(await messageOf({ password: 'lower-case-7' }, 'password')).toBe(
      'Password must contain at least one uppercase letter',
    );
  });

  test('refuses a password without a digit or a symbol with its sentence; a space is not a symbol [P5.8]', async () => {
    expect(await messageOf({ password: 'Correct-Horse' }, 'password')).toBe('Password must contain at least one digit');
    expect(await messageOf({ password: 'Correct Horse 7' }, 'password')).toBe(
      'Password must contain at least one symbol',
    );
  });
});

describe('getUser and logout', () => {
  test('getUser returns the user of the access token, or a code and a message if it fails [P7.1.4 P7.1.1 P3.1]', async () => {
    const { session, user } = await site.member('get-user');
    const answer = await site.auth({ action: 'getUser' }, { bearer: session.access_token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ user });
    expect(await site.auth({ action: 'getUser' })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', error: 'Authentication error' },
    });
    expect(await site.auth({ action: 'getUser' }, { bearer: anonKey })).toMatchObject({ status: 401 });
    expect(await site.auth({ action: 'getUser' }, { bearer: 'no.such.token' })).toMatchObject({
      status: 401,
      body: { code: 'invalid_token', error: 'Invalid token' },
    });
  });

  test('logout ends only its own session, from the next request on, and clears the cookie [P7.1.5]', async () => {
    const here = await site.member('log-out');
    const there = await site.auth({ action: 'login', email: here.email, password });
    const answer = await site.auth({ action: 'logout' }, { bearer: here.session.access_token, cookie: here.cookie });
    expect(answer).toMatchObject({ status: 200, body: {} });
    expect(answer.headers.get('Set-Cookie')).toMatch(/^foredraft-refresh=; Max-Age=0; Path=\//);
    expect((await site.auth({ action: 'getUser' }, { bearer: here.session.access_token })).status).toBe(401);
    expect((await site.auth({ action: 'refresh' }, { cookie: here.cookie })).status).toBe(401);
    expect((await site.auth({ action: 'getUser' }, { bearer: there.body.session?.access_token })).status).toBe(200);
  });

  test('logout works with the cookie alone; without a session it fails and still clears the cookie', async () => {
    const { cookie, session } = await site.member('log-out-cookie');
    expect((await site.auth({ action: 'logout' }, { cookie })).status).toBe(200);
    expect((await site.auth({ action: 'getUser' }, { bearer: session.access_token })).status).toBe(401);
    const again = await site.auth({ action: 'logout' }, { cookie });
    expect(again.status).toBe(401);
    expect(again.headers.get('Set-Cookie')).toMatch(/^foredraft-refresh=; Max-Age=0/);
  });

  test('refuses a disabled user on the next request', async () => {
    const { session, user, cookie } = await site.member('disabled-now');
    await t.database.db.updateTable('users').set({ status: 'disabled' }).where('id', '=', user.id).execute();
    expect((await site.auth({ action: 'getUser' }, { bearer: session.access_token })).body.code).toBe('invalid_token');
    expect((await site.auth({ action: 'refresh' }, { cookie })).status).toBe(401);
    const page = new Request('http://localhost:3000/', { headers: { Cookie: cookie } });
    expect(await site.accounts.sessionOfCookie(page)).toBeNull();
  });
});

test('hostile bodies are refused with a message and a status below 500, and change nothing', async () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const bodies = [
    '',
    'null',
    '[]',
    '"login"',
    '{"action":',
    deep,
    '{"action":["login"]}',
    '{"action":"constructor"}',
    '{"action":"__proto__"}',
    '{"action":"login","email":{"$ne":null},"password":["x"]}',
    '{"action":"login","email":"a\\u0000@example.org","password":"x"}',
    '{"action":"login","email":"a@example.org","password":"\\u0000\\ud800"}',
    '{"action":"register","username":"abc","email":"b@example.org\\r\\nBcc: c@example.org","password":"Correct-Horse-7"}',
    `{"action":"register","username":"abc","email":"b@example.org","password":"${'Aa1-'.repeat(100)}"}`,
    '{"action":"register","username":1,"email":2,"password":3,"inviteCode":4}',
    '{"action":"refresh","refresh_token":"\\u0000"}',
    '{"action":"refresh","refresh_token":{}}',
    '{"action":"resend","email":[]}',
    `{"action":"login","email":"${'a'.repeat(100_000)}@example.org","password":"x"}`,
    `{"action":"login","email":"a@example.org","password":"${'x'.repeat(2_000_000)}"}`,
  ];
  for (const body of bodies) {
    const answer = await site.auth(body, { address: '192.0.2.77' });
    expect(answer.status, body.slice(0, 80)).toBeGreaterThanOrEqual(400);
    expect(answer.status, body.slice(0, 80)).toBeLessThan(500);
    expect(answer.body.error, body.slice(0, 80)).toBeTypeOf('string');
  }
  const tokens = ['\u00ff', 'x'.repeat(10_000), 'a.b.c', `eyJhbGciOiJub25lIn0.${btoa('{"sub":"x","sid":"y"}')}.`];
  for (const bearer of tokens) {
    expect((await site.auth({ action: 'getUser' }, { bearer })).status).toBe(401);
  }
  expect((await site.member('after-the-storm')).user.username).toBe('after-the-storm');
});

test('a page of another site can neither log in nor refresh', async () => {
  const { cookie } = await site.member('cross-site');
  const signs: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://elsewhere.example' }];
  for (const headers of signs) {
    const response = await site.fetch('/functions/v1/auth', {
      method: 'POST',
      headers: { ...headers, Cookie: cookie, 'Content-Type': 'text/plain' },
      body: '{"action":"refresh"}',
    });
    expect(response.status).toBe(403);
  }
});

async function counts() {
  const count = async (table: 'users' | 'account_tokens' | 'mails') => {
    const row = await t.database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return row.n;
  };
  return { users: await count('users'), tokens: await count('account_tokens'), mails: await count('mails') };
}
