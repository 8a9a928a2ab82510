import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { inventUser, logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/**
 * The account messages of the specification's catalog (section 8: login, registration, session, passwords), one per
 * row, as users see them. Failures that can't be caused are simulated in the server's answer.
 */
browserDescribe('messages of the account pages', () => {
  let product: RunningProduct;
  let browser: Browser;
  let database: pg.Pool;
  let member: NewUser;

  beforeAll(async () => {
    // No one listens on this port, so the provider is unreachable.
    const LINKEDIN_ISSUER = `http://localhost:${await freePort()}`;
    product = await startProduct({ LINKEDIN_CLIENT_ID: 'an-id', LINKEDIN_CLIENT_SECRET: 'a secret', LINKEDIN_ISSUER });
    browser = await launchBrowser();
    database = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
    database.on('error', () => {});
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await database?.end();
    await product?.stop();
  });

  test.each<Row>([
    {
      when: 'logging in with an address that is not verified yet [P8.1.1]',
      says: 'Please verify your email before logging in.',
      async drive(page) {
        const user = inventUser();
        await post(authPath, { action: 'register', ...user, inviteCode: '' });
        expect(await logIn(page, user)).toMatchObject({ error: 'Email not confirmed' });
      },
    },
    {
      when: 'logging in with a wrong password [P8.1.2]',
      says: 'Incorrect email or password. Please try again.',
      async drive(page) {
        const answer = await logIn(page, { ...member, password: 'Not-the-passw0rd!' });
        expect(answer).toMatchObject({ error: 'Invalid login credentials' });
      },
    },
    {
      when: 'logging in with an unknown address [P8.1.2]',
      says: 'Incorrect email or password. Please try again.',
      async drive(page) {
        const answer = await logIn(page, { ...member, email: 'nobody@example.org' });
        expect(answer).toMatchObject({ error: 'Invalid login credentials' });
      },
    },
    {
      when: 'logging in where a server tells that there is no account [P8.1.3]',
      says: 'No account found with this email. Please register first.',
      drive: (page) => refusedLogin(page, { error: 'User account not found' }),
    },
    {
      when: 'logging in to a disabled account, with the right password only [P8.1.4]',
      says: 'This account has been disabled. Please contact support.',
      async drive(page) {
        const user = await signUpByCalls(product);
        await database.query("update users set status = 'disabled' where email = $1", [user.email]);
        const wrong = await logIn(page, { ...user, password: 'Not-the-passw0rd!' });
        expect(wrong).toMatchObject({ error: 'Invalid login credentials' });
        expect((await logIn(page, user)).error).toContain('disabled');
      },
    },
    {
      when: 'logging in where the answer has the word disabled in it [P8.1.4]',
      says: 'This account has been disabled. Please contact support.',
      drive: (page) => refusedLogin(page, { error: 'This user is disabled' }),
    },
    {
      when: 'logging in that is refused with other words [P8.1.5]',
      says: 'Something of its own',
      drive: (page) => refusedLogin(page, { error: 'Something of its own' }),
    },
    {
      when: 'logging in that breaks on the server, whose default is Login failed [P8.1.5]',
      says: 'Login failed. Please try again.',
      drive: (page) =>
        without('sign_in_places', async () => {
          expect(await logIn(page, member)).toMatchObject({ error: 'Login failed', code: 'login_failed' });
        }),
    },
    ...[400, 401, 403, 500, 503].map((status) => ({
      when: `logging in that is refused with ${status} and no words [P8.1.5] [D.83]`,
      says: 'Login failed. Please try again.',
      drive: (page: Page) => refusedLogin(page, {}, status),
    })),
    {
      when: 'logging in that is refused with a page of a proxy [D.83]',
      says: 'Login failed. Please try again.',
      async drive(page) {
        await page.route(`**${authPath}`, (route) =>
          route.request().postDataJSON().action === 'login'
            ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
            : route.fallback(),
        );
        await page.goto(`${product.url}/login`);
        await field(page, 'Email').fill(member.email);
        await field(page, 'Password').fill(member.password);
        await button(page, 'Log in').click();
      },
    },
    {
      when: 'logging in that fails without an error [P8.1.6]',
      says: 'An unexpected error occurred. Please try again.',
      drive: (page) => refusedLogin(page, { neither: 'session nor error' }, 200),
    },
    {
      when: 'continuing with LinkedIn while it cannot be reached [P8.1.7]',
      says: 'Failed to connect with LinkedIn. Please try again.',
      async drive(page) {
        await page.goto(`${product.url}/login`);
        await button(page, 'Continue with LinkedIn').click();
      },
    },
    {
      when: 'opening the registration while it cannot be told whether an invitation is needed [P8.2.1]',
      says: 'Error checking registration requirements',
      async drive(page) {
        await page.route('**/api/settings/invitation_required', (route) => route.abort());
        await page.goto(`${product.url}/register`);
      },
    },
    {
      when: 'registering an address that is taken [P8.2.2]',
      says: 'This email is already registered. Please log in or use a different email.',
      async drive(page) {
        const answer = await register(page, { ...inventUser(), email: member.email });
        expect(answer).toMatchObject({ error: 'User already registered' });
        expect(new URL(page.url()).pathname).toBe('/register');
      },
    },
    // Valid form input is made invalid on its way to the server, which must check it again.
    {
      when: 'registering with a password that the server finds weak [P8.2.3]',
      says: 'Please choose a stronger password with at least 8 characters.',
      async drive(page) {
        await alter(page, authPath, { password: 'weak' });
        expect(await register(page)).toMatchObject({ error: 'weak password' });
      },
    },
    {
      when: 'registering with an address that the server finds malformed [P8.2.4]',
      says: 'Please enter a valid email address.',
      async drive(page) {
        await alter(page, authPath, { email: 'no address' });
        expect(await register(page)).toMatchObject({ error: 'invalid email' });
      },
    },
    {
      when: 'registering that is refused with other words [P8.2.5]',
      says: 'Something of its own',
      async drive(page) {
        await answerWith(page, authPath, 500, { error: 'Something of its own' });
        await register(page);
      },
    },
    ...[400, 401, 500].map((status) => ({
      when: `registering that is refused with ${status} and no words [P8.2.5] [D.83]`,
      says: 'Registration failed. Please try again.',
      async drive(page: Page) {
        await answerWith(page, authPath, status, {});
        await register(page);
      },
    })),
    {
      when: 'registering that breaks on the server, whose default is Registration failed [P8.2.5]',
      says: 'Registration failed. Please try again.',
      drive: (page) =>
        without('account_tokens', async () => {
          const user = inventUser();
          const answer = await register(page, user);
          expect(answer).toMatchObject({ error: 'Registration failed', code: 'registration_failed' });
          const { rowCount } = await database.query('select 1 from users where email = $1', [user.email]);
          expect(rowCount).toBe(0);
        }),
    },
    {
      when: 'the user cannot be fetched, after a change of the username [P8.3.2]',
      says: 'Failed to get user data',
      async drive(page) {
        const user = await visitAs(page, '/account');
        await page.getByLabel('Username', { exact: true }).fill(`x${user.username}`.slice(0, 30));
        await page.route(`**${authPath}`, async (route) => {
          const { action } = route.request().postDataJSON() as { action: string };
          if (action !== 'getUser') return route.continue();
          // The server's own message while it cannot read the sessions.
          await database.query('alter table sessions rename to sessions_away');
          const response = await route.fetch();
          await database.query('alter table sessions_away rename to sessions');
          return route.fulfill({ response });
        });
        await button(page, 'Change username').click();
      },
    },
    {
      when: 'a registration that takes longer than five minutes [P4.12]',
      says: 'Operation timed out. Please try again.',
      as: 'dialog',
      async drive(page) {
        await page.clock.install();
        await page.route(`**${authPath}`, () => {});
        await page.goto(`${product.url}/register`);
        await fillRegistration(page, inventUser());
        await button(page, 'Create account').click();
        await page.getByRole('dialog', { name: 'Creating your account...' }).waitFor();
        await page.clock.fastForward(300_000);
      },
    },
    {
      when: 'changing the password with a wrong current one [P8.4.4]',
      says: 'The current password you entered is incorrect. Please try again.',
      drive: (page) => changePassword(page, { current: 'Wrong-Horse-7' }),
    },
    {
      when: 'changing the password while the current one cannot be verified [P8.4.5]',
      says: 'Unable to verify current password. Please try again.',
      drive: (page) =>
        changePassword(page, {
          prepare: (user) =>
            database.query("update users set password_hash = 'damaged' where email = $1", [user.email]),
        }),
    },
    {
      when: 'changing the password to one that only the server finds weak [P8.4.6]',
      says: 'Please choose a stronger password with at least 8 characters.',
      drive: (page) => changePassword(page, { prepare: () => alter(page, changePath, { password: 'weakling' }) }),
    },
    {
      when: 'changing the password after ten wrong guesses at the current one [P8.4.7]',
      says: 'Too many attempts. Please wait a few minutes before trying again.',
      drive: (page) =>
        changePassword(page, {
          async prepare({ token }) {
            for (let guess = 0; guess < 10; guess += 1) {
              const body = { currentPassword: `Guess-Horse-${guess}`, password: 'Guessed-Right-1' };
              expect(await post(changePath, body, token)).toBe(422);
            }
          },
        }),
    },
    {
      when: 'changing the password, which fails [P8.4.8]',
      says: 'Failed to update password. Please try again later.',
      drive: (page) => changePassword(page, { prepare: () => answerWith(page, changePath, 500, {}) }),
    },
    {
      when: 'changing the password, which fails unexpectedly [P8.4.8]',
      says: 'An unexpected error occurred. Please try again later.',
      drive: (page) =>
        changePassword(page, {
          prepare: () => page.route(`**${changePath}`, (route) => route.fulfill({ body: 'nonsense' })),
        }),
    },
    {
      when: 'changing the password [P8.4.9]',
      says: 'Your password has been successfully updated',
      as: 'success',
      drive: (page) => changePassword(page, {}),
    },
    {
      when: 'asking for a reset link too often [P8.4.1]',
      says: 'Too many attempts. Please wait a few minutes before trying again.',
      async drive(page) {
        const email = inventUser().email;
        // Called from the page itself: the limit counts by address, and this process may have another address than the
        // browser.
        await page.goto(`${product.url}/forgot-password`);
        await page.evaluate(async (body) => {
          const headers = { 'Content-Type': 'application/json' };
          const ask = () => fetch('/api/auth/forgot-password', { method: 'POST', headers, body });
          for (let asked = 0; asked < 5; asked += 1) await ask();
        }, JSON.stringify({ email }));
        await askForLink(page, email);
      },
    },
    {
      when: 'asking for a reset link that is refused with other words [P8.4.1]',
      says: 'Something of its own',
      async drive(page) {
        await answerWith(page, '/api/auth/forgot-password', 400, { error: 'Something of its own' });
        await askForLink(page, member.email);
      },
    },
    ...[400, 401, 500, 503].map((status) => ({
      when: `asking for a reset link that is refused with ${status} and no words [P8.4.1] [D.83]`,
      says: 'Failed to send reset email',
      async drive(page: Page) {
        await answerWith(page, '/api/auth/forgot-password', status, {});
        await askForLink(page, member.email);
      },
    })),
    {
      when: 'asking for a reset link while it cannot be sent [P8.4.1]',
      says: 'Failed to send reset email',
      drive: (page) => without('attempt_limits', () => askForLink(page, member.email)),
    },
    {
      when: 'resetting the password with a link that has since expired [P8.4.3]',
      says: 'Invalid or expired reset link. Please request a new password reset.',
      async drive(page) {
        await openLink(page);
        await database.query('delete from recovery_links');
        await fillNew(page, 'Reset password');
        await page.getByText('Invalid Reset Link').waitFor();
      },
    },
    {
      when: 'resetting the password, which fails [P8.4.3]',
      says: 'Failed to reset password. Please try again.',
      async drive(page) {
        await openLink(page);
        await answerWith(page, '/api/auth/reset-password', 500, { error: 'It broke', code: 'internal' });
        await fillNew(page, 'Reset password');
      },
    },
    {
      when: 'resetting the password while the server cannot be reached [P8.4.3]',
      says: 'Failed to reset password. Please try again.',
      async drive(page) {
        await openLink(page);
        await page.route('**/api/auth/reset-password', (route) => route.abort());
        await fillNew(page, 'Reset password');
      },
    },
    {
      when: 'resetting the password [P8.4.2]',
      says: 'Password has been reset successfully. Please log in with your new password.',
      as: 'success',
      async drive(page) {
        await openLink(page);
        await fillNew(page, 'Reset password');
        await page.waitForURL(`${product.url}/login`);
      },
    },
    {
      when: 'setting a first password, which fails [P8.4.10]',
      says: 'Failed to set password. Please try again.',
      drive: (page) => setPassword(page, () => page.route('**/api/auth/set-password', (route) => route.abort())),
    },
    {
      when: 'setting a first password [P8.4.10]',
      says: 'Password has been set successfully!',
      as: 'success',
      drive: (page) => setPassword(page, async () => {}),
    },
  ])('$when: “$says”', async ({ says, as = 'error', drive }) => {
    const { page, context } = await openPage(browser);
    await drive(page);
    if (as === 'dialog') await page.getByRole('dialog', { name: says }).waitFor();
    else await page.locator(`[data-toast=${as}]`).getByText(says, { exact: true }).waitFor();
    await context.close();
  });

  /** The status of a call over HTTP. */
  async function post(path: string, body: object, token?: string): Promise<number> {
    const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
    return (await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  }

  /** Runs work while a table is missing. */
  async function without(table: string, work: () => Promise<void>): Promise<void> {
    await database.query(`alter table ${table} rename to ${table}_away`);
    try {
      await work();
    } finally {
      await database.query(`alter table ${table}_away rename to ${table}`);
    }
  }

  async function visitAs(page: Page, path: string): Promise<NewUser & { token: string }> {
    const user = await signUpByCalls(product);
    await logInByCall(page.context(), product, user);
    await page.goto(product.url + path);
    return user;
  }

  /** Tries to log in and returns the server's message. */
  async function logIn(page: Page, { email, password }: { email: string; password: string }) {
    await page.goto(`${product.url}/login`);
    await field(page, 'Email').fill(email);
    await field(page, 'Password').fill(password);
    const answered = page.waitForResponse(`**${authPath}`);
    await button(page, 'Log in').click();
    return (await (await answered).json()) as { error?: string };
  }

  async function refusedLogin(page: Page, answer: object, status = 400): Promise<void> {
    await answerWith(page, authPath, status, answer);
    await logIn(page, member);
    expect(new URL(page.url()).pathname).toBe('/login');
  }

  async function register(page: Page, user = inventUser()): Promise<unknown> {
    await page.goto(`${product.url}/register`);
    await fillRegistration(page, user);
    const answered = page.waitForResponse(`**${authPath}`);
    await button(page, 'Create account').click();
    return (await answered).json();
  }

  async function changePassword(
    page: Page,
    { current, prepare }: { current?: string; prepare?: (user: NewUser & { token: string }) => Promise<unknown> },
  ): Promise<void> {
    const user = await visitAs(page, '/change-password');
    await prepare?.(user);
    await field(page, 'Current Password').fill(current ?? user.password);
    await fillNew(page, 'Change password');
  }

  async function setPassword(page: Page, prepare: () => Promise<unknown>): Promise<void> {
    const user = await signUpByCalls(product);
    await logInByCall(page.context(), product, user);
    await database.query('update users set password_hash = null where email = $1', [user.email]);
    await prepare();
    await page.goto(`${product.url}/set-password`);
    await fillNew(page, 'Set password');
  }

  async function askForLink(page: Page, email: string): Promise<void> {
    await page.goto(`${product.url}/forgot-password`);
    await field(page, 'Email').fill(email);
    const answered = page.waitForResponse('**/api/auth/forgot-password');
    await button(page, 'Send reset link').click();
    await answered;
    await field(page, 'Email').waitFor();
  }

  /** Opens the link to set a password for a new user. */
  async function openLink(page: Page): Promise<void> {
    const { email } = await signUpByCalls(product);
    expect(await post('/api/auth/forgot-password', { email })).toBe(200);
    let link: string | undefined;
    const look = async () => {
      link = (await product.mailsTo(email))
        .map((mail) => /^http\S+\/reset-password\?\S+$/m.exec(mail)?.[0])
        .find(Boolean);
      return link !== undefined;
    };
    await expect.poll(look).toBe(true);
    await page.goto(link ?? '');
    await field(page, 'New Password').waitFor();
  }
});

interface Row {
  readonly when: string;
  readonly says: string;
  /** An error toast by default. */
  readonly as?: 'success' | 'dialog';
  drive(page: Page): Promise<void>;
}

const authPath = '/functions/v1/auth';
const changePath = '/api/auth/change-password';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

function answerWith(page: Page, path: string, status: number, json: unknown): Promise<unknown> {
  return page.route(`**${path}`, (route) => route.fulfill({ status, json }));
}

function alter(page: Page, path: string, changes: object): Promise<unknown> {
  return page.route(`**${path}`, (route) => {
    const sent = route.request().postDataJSON() as { action?: string };
    return sent.action === 'refresh'
      ? route.continue()
      : route.continue({ postData: JSON.stringify({ ...sent, ...changes }) });
  });
}

async function fillRegistration(page: Page, user: NewUser): Promise<void> {
  await field(page, 'Username').fill(user.username);
  await field(page, 'Email').fill(user.email);
  await field(page, 'Password').fill(user.password);
  await field(page, 'Confirm Password').fill(user.password);
}

async function fillNew(page: Page, submit: string): Promise<void> {
  await field(page, 'New Password').fill('Other-Horse-1');
  await field(page, 'Confirm New Password').fill('Other-Horse-1');
  await button(page, submit).click();
}
