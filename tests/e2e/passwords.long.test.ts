import pg from 'pg';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('passwords and invitations in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let database: pg.Pool;
  let member: NewUser;
  const admin = { username: 'admin', email: 'chief@example.org', password: 'Chief-Horse-7' };

  beforeAll(async () => {
    product = await startProduct({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
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

  async function visit(path: string, user?: NewUser): Promise<{ page: Page; problems: string[] }> {
    const { page, context, problems } = await openPage(browser);
    if (user) await logInByCall(context, product, user);
    await page.goto(product.url + path);
    return { page, problems };
  }

  /** Requests a link over HTTP and reads it from the mail. */
  async function recoveryLink(email: string): Promise<string> {
    const links = async () =>
      (await product.mailsTo(email)).flatMap((mail) => mail.match(/^http\S+\/reset-password\?\S+$/gm) ?? []);
    const before = (await links()).length;
    await fetch(`${product.url}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    await expect.poll(async () => (await links()).length).toBe(before + 1);
    return (await links()).at(-1) ?? '';
  }

  const logsIn = async ({ email }: NewUser, password: string): Promise<number> => {
    const body = JSON.stringify({ action: 'login', email, password });
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch(`${product.url}/functions/v1/auth`, { method: 'POST', headers, body })).status;
  };

  describe('/forgot-password', () => {
    test('is linked on the login page, reports a malformed address, and confirms that the link was sent [P2.3.3 P2.6.1 P2.6.2]', async () => {
      const { page, problems } = await visit('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await page.waitForURL(`${product.url}/forgot-password`);
      const calls = await holdCalls(page, '**/api/auth/forgot-password');
      for (const malformed of ['', 'ada', 'ada@', 'ada@example']) {
        await field(page, 'Email').fill(malformed);
        await button(page, 'Send reset link').click();
        await expectError(field(page, 'Email'), 'Invalid email address');
      }
      expect(calls.bodies).toEqual([]);
      await field(page, 'Email').fill(` ${member.email.toUpperCase()} `);
      await button(page, 'Send reset link').click();
      await page.getByRole('dialog', { name: 'Sending the reset link...' }).waitFor();
      expect(calls.bodies).toEqual([{ email: member.email }]);
      await calls.release();
      await page.getByRole('heading', { name: 'Reset link sent' }).waitFor();
      expect(await page.getByRole('main').innerText()).toMatch(/check your inbox, and your spam folder/);
      await page.getByRole('link', { name: 'Return to login', exact: true }).click();
      await page.waitForURL(`${product.url}/login`);
      expect(problems).toEqual([]);
    });

    test('shows the same for an address without an account', async () => {
      const { page } = await visit('/forgot-password');
      await field(page, 'Email').fill('nobody.at.all@example.org');
      await button(page, 'Send reset link').click();
      await page.getByRole('heading', { name: 'Reset link sent' }).waitFor();
    });

    test('sends a logged-in user to the dashboard [P2.1.3]', async () => {
      const { page, problems } = await visit('/forgot-password', member);
      expect(page.url()).toBe(`${product.url}/dashboard`);
      const chief = await visit('/forgot-password', admin);
      expect(chief.page.url()).toBe(`${product.url}/admin`);
      expect(problems).toEqual([]);
    });
  });

  describe('/reset-password', () => {
    test('shows a spinner while the mailed link is checked, then the fields; the tokens are removed from the URL [P7.2.4 P2.7.1 P4.14]', async () => {
      const link = await recoveryLink(member.email);
      expect(link.startsWith(`${product.url}/reset-password?type=recovery#access_token=`)).toBe(true);
      const { page, problems } = await openPage(browser);
      const calls = await holdCalls(page, '**/api/auth/reset-password/check');
      await page.goto(link);
      const working = page.getByRole('status').filter({ hasText: 'Checking your reset link' });
      await working.locator('svg').waitFor();
      await expect.poll(() => page.url()).toBe(`${product.url}/reset-password?type=recovery`);
      expect(await field(page, 'New Password').count()).toBe(0);
      const fragment = new URLSearchParams(new URL(link).hash.slice(1));
      await expect
        .poll(() => calls.bodies)
        .toEqual([{ access_token: fragment.get('access_token'), refresh_token: fragment.get('refresh_token') }]);
      await calls.release();
      await field(page, 'New Password').waitFor();
      await field(page, 'Confirm New Password').waitFor();
      await page.getByText(member.email).waitFor();
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      expect(kept).not.toContain(fragment.get('access_token'));
      expect(kept).not.toContain(fragment.get('refresh_token'));
      expect(problems).toEqual([]);
    });

    test('shows an invalid reset link for a link that is incomplete or unknown to the server [P2.7.2 P4.14]', async () => {
      const link = new URL(await recoveryLink(member.email));
      const parts = () => new URLSearchParams(link.hash.slice(1));
      const without = (name: string) => {
        const rest = parts();
        rest.delete(name);
        return `#${rest}`;
      };
      const withOther = (name: string, value: string) => {
        const changed = parts();
        changed.set(name, value);
        return `#${changed}`;
      };
      for (const hash of [
        '',
        without('access_token'),
        without('refresh_token'),
        without('type'),
        withOther('type', 'signup'),
        withOther('refresh_token', 'x'.repeat(43)),
      ]) {
        const { page, context } = await openPage(browser);
        await page.goto(`${product.url}/reset-password?type=recovery${hash}`);
        const said = page.getByRole('alert');
        await said.waitFor();
        expect(await said.innerText(), hash).toBe(
          'Invalid Reset Link: This password reset link is invalid or has expired.',
        );
        expect(await field(page, 'New Password').count()).toBe(0);
        await context.close();
      }
    });

    test('sets the password once: toast, login page with the message, every session ended in every tab [P8.4.2 P2.3.5]', async () => {
      const user = await signUpByCalls(product);
      const elsewhere = await visit('/dashboard', user);
      await elsewhere.page.getByRole('heading', { name: `Welcome, ${user.username}!` }).waitFor();
      // The user is logged in in another tab of the same browser.
      const { page, context } = await openPage(browser);
      await logInByCall(context, product, user);
      const tab = await context.newPage();
      await tab.goto(`${product.url}/dashboard`);
      await tab.getByRole('heading', { name: `Welcome, ${user.username}!` }).waitFor();

      const link = await recoveryLink(user.email);
      await page.goto(link);
      const chosen = 'Chosen-Anew-9';
      await field(page, 'New Password').fill(chosen);
      await field(page, 'Confirm New Password').fill(chosen);
      await button(page, 'Reset password').click();
      const message = 'Password has been reset successfully. Please log in with your new password.';
      await expectToast(page, 'success', message);
      await page.waitForURL(`${product.url}/login`);
      await page.getByRole('main').getByRole('status').getByText(message, { exact: true }).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
      expect((await context.cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);
      expect(await page.evaluate(() => localStorage.getItem('foredraft_auth'))).toBeNull();
      await tab.waitForURL(`${product.url}/login`);

      await elsewhere.page.reload();
      await elsewhere.page.waitForURL(`${product.url}/login`);
      expect(await logsIn(user, user.password)).toBe(401);
      expect(await logsIn(user, chosen)).toBe(200);

      const again = await openPage(browser);
      await again.page.goto(link);
      await again.page.getByText('Invalid Reset Link').waitFor();
    });

    test('is available to users who are logged in, even administrators, and logs them out [P2.1.4]', async () => {
      const user = await signUpByCalls(product);
      for (const [someone, home, chosen] of [
        [member, '/dashboard', 'By-Member-1'],
        [admin, '/admin', 'By-Admin-1'],
      ] as const) {
        const { page, problems } = await visit('/login', someone);
        expect(page.url()).toBe(product.url + home);
        await page.goto(await recoveryLink(user.email));
        await page.getByText(user.email).waitFor();
        expect(new URL(page.url()).pathname).toBe('/reset-password');
        await field(page, 'New Password').fill(chosen);
        await field(page, 'Confirm New Password').fill(chosen);
        await button(page, 'Reset password').click();
        await page.waitForURL(`${product.url}/login`);
        expect(await logsIn(user, chosen)).toBe(200);
        await page.goto(product.url + home);
        expect(['/login', '/']).toContain(new URL(page.url()).pathname);
        expect(problems).toEqual([]);
      }
    });

    test('offers another check if a link could not be checked', async () => {
      const { page } = await openPage(browser);
      await page.route('**/api/auth/reset-password/check', (route) => route.abort());
      await page.goto(await recoveryLink(member.email));
      await page.getByRole('alert').getByText('The server could not be reached').waitFor();
      await page.unroute('**/api/auth/reset-password/check');
      await button(page, 'Try again').click();
      await field(page, 'New Password').waitFor();
    });
  });

  describe('/change-password', () => {
    test('has three fields and reports at each what is wrong with it [P2.8.1 P5.11 P5.12 P5.13]', async () => {
      const { page, problems } = await visit('/dashboard', member);
      await page.getByRole('banner').getByRole('button', { name: member.username }).click();
      await page.getByRole('menuitem', { name: 'Change Password' }).click();
      await page.waitForURL(`${product.url}/change-password`);
      const calls = await holdCalls(page, '**/api/auth/change-password');
      const [current, chosen, confirmed] = threeFields(page);
      await button(page, 'Change password').click();
      await expectError(current, 'Current password is required');
      await expectError(chosen, 'Password must be at least 8 characters');
      await expectError(confirmed, 'Please confirm your new password');
      await current.fill('Short1!');
      await expectError(current, 'Current password is required');
      await current.fill(member.password);
      await expectNoError(current);
      await chosen.fill(member.password);
      await confirmed.fill('Short1!');
      await expectError(chosen, 'New password must be different from your current password');
      await expectError(confirmed, 'Please confirm your new password');
      await confirmed.fill('Other-Horse-1');
      await expectError(confirmed, "Passwords don't match");
      await chosen.fill('Other-Horse-1');
      await expectNoError(chosen);
      await expectNoError(confirmed);
      expect(calls.bodies).toEqual([]);
      expect(problems).toEqual([]);
    });

    test('checks the current password, changes it, keeps this session and ends the others [P5.14 P8.4.4 P8.4.9]', async () => {
      const user = await signUpByCalls(product);
      const elsewhere = await visit('/dashboard', user);
      await elsewhere.page.getByRole('heading', { name: `Welcome, ${user.username}!` }).waitFor();
      const { page } = await visit('/change-password', user);
      const tab = await page.context().newPage();
      await tab.goto(`${product.url}/dashboard`);
      await tab.getByRole('heading', { name: `Welcome, ${user.username}!` }).waitFor();
      const chosen = 'Changed-Horse-8';
      await fillThree(page, 'Not-My-Horse-1', chosen);
      const wrong = 'The current password you entered is incorrect. Please try again.';
      await expectToast(page, 'error', wrong);
      await expectError(threeFields(page)[0], wrong);
      expect(await logsIn(user, user.password)).toBe(200);

      await fillThree(page, user.password, chosen);
      await expectToast(page, 'success', 'Your password has been successfully updated');
      for (const input of threeFields(page)) expect(await input.inputValue()).toBe('');
      expect(await logsIn(user, user.password)).toBe(401);
      expect(await logsIn(user, chosen)).toBe(200);
      for (const open of [page, tab]) {
        await open.goto(`${product.url}/dashboard`);
        await open.getByRole('heading', { name: `Welcome, ${user.username}!` }).waitFor();
      }
      await elsewhere.page.reload();
      await elsewhere.page.waitForURL(`${product.url}/login`);
      await expect
        .poll(async () =>
          (await product.mailsTo(user.email)).some((mail) => /^Subject: Your password .* was changed$/m.test(mail)),
        )
        .toBe(true);
    });
  });

  describe('/set-password', () => {
    test('is required for users without a password: every page for members leads there until one is set [P2.1.15 P2.9.1 P8.4.10]', async () => {
      const { page, user, problems } = await visitWithoutPassword('/dashboard');
      for (const path of ['/dashboard', '/my-drafts', '/paper-assistant', '/change-password', '/base-rent-sens']) {
        await page.goto(product.url + path);
        expect(page.url(), path).toBe(`${product.url}/set-password`);
      }
      // A link within the page leads to the same form.
      await page.getByRole('heading', { name: 'Set Password' }).waitFor();
      await page.getByRole('link', { name: 'My Drafts' }).first().click();
      await page.getByRole('heading', { name: 'Set Password' }).waitFor();
      expect(page.url()).toBe(`${product.url}/set-password`);

      const chosen = 'First-Horse-1';
      const failing = '**/api/auth/set-password';
      await page.route(failing, (route) => route.abort());
      await fillTwo(page, chosen, 'Set password');
      await expectToast(page, 'error', 'Failed to set password. Please try again.');
      await page.unroute(failing);
      await button(page, 'Set password').click();
      await expectToast(page, 'success', 'Password has been set successfully!');
      await page.waitForURL(`${product.url}/dashboard`);
      await page.getByRole('heading', { name: `Welcome, ${user.username}!` }).waitFor();
      expect(await logsIn(user, chosen)).toBe(200);
      await page.getByRole('link', { name: 'My Drafts' }).first().click();
      await page.waitForURL(`${product.url}/my-drafts`);
      expect(problems.filter((problem) => !problem.includes('net::ERR_FAILED'))).toEqual([]);
    });

    test('sends users with a password to the dashboard [P2.9.1]', async () => {
      const { page, problems } = await visit('/set-password', member);
      expect(page.url()).toBe(`${product.url}/dashboard`);
      const chief = await visit('/set-password', admin);
      expect(chief.page.url()).toBe(`${product.url}/admin`);
      expect(problems).toEqual([]);
    });

    test('is required for an administrator without a password before anything else', async () => {
      const { page } = await visitWithoutPassword('/admin', 'admin');
      expect(page.url()).toBe(`${product.url}/set-password`);
      await fillTwo(page, 'Chiefs-Horse-1', 'Set password');
      await page.waitForURL(`${product.url}/admin`);
    });

    /** Logged in without a password, like an account from another provider. */
    async function visitWithoutPassword(path: string, role = 'user') {
      const user = await signUpByCalls(product);
      const { page, context, problems } = await openPage(browser);
      await logInByCall(context, product, user);
      await database.query('update users set password_hash = null, role = $2 where email = $1', [user.email, role]);
      await page.goto(product.url + path);
      return { page, user, problems };
    }
  });

  test('reset, change and set apply the password rules of the registration, with its messages [P5.9]', async () => {
    const user = await signUpByCalls(product);
    const pages = [
      ['/reset-password', 'Reset password', await recoveryLink(user.email)],
      ['/change-password', 'Change password', `${product.url}/change-password`],
      ['/set-password', 'Set password', `${product.url}/set-password`],
    ] as const;
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, user);
    for (const [path, submit, address] of pages) {
      if (path === '/set-password') {
        await database.query('update users set password_hash = null where email = $1', [user.email]);
      }
      await page.goto(address);
      const calls = await holdCalls(page, `**/api/auth${path}`);
      const chosen = field(page, 'New Password');
      for (const [password, message] of [
        ['', 'Password must be at least 8 characters'],
        ['Abcde1!', 'Password must be at least 8 characters'],
        ['ABCDEF1!', 'Password must contain at least one lowercase letter'],
        ['abcdef1!', 'Password must contain at least one uppercase letter'],
        ['Abcdefg!', 'Password must contain at least one digit'],
        ['Abcdefg1', 'Password must contain at least one symbol'],
        ['Abcdef 1', 'Password must contain at least one symbol'],
      ] as const) {
        await fillTwo(page, password, submit);
        await expectError(chosen, message);
      }
      await chosen.fill('Abcdef1!');
      await expectNoError(chosen);
      await expectError(field(page, 'Confirm New Password'), "Passwords don't match");
      const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
      expect(await rules.count()).toBe(5);
      expect(calls.bodies, path).toEqual([]);
    }
  });

  test('set and change password redirect a visitor who is not logged in to the login [P2.1.6]', async () => {
    for (const path of ['/set-password', '/change-password']) {
      const plain = await fetch(product.url + path, { redirect: 'manual' });
      expect([plain.status, plain.headers.get('location')], path).toEqual([302, '/login']);
      const { page } = await visit(path);
      expect(page.url(), path).toBe(`${product.url}/login`);
    }
  });
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const threeFields = (page: Page) =>
  [field(page, 'Current Password'), field(page, 'New Password'), field(page, 'Confirm New Password')] as const;

async function fillThree(page: Page, current: string, chosen: string): Promise<void> {
  await field(page, 'Current Password').fill(current);
  await fillTwo(page, chosen, 'Change password');
}

async function fillTwo(page: Page, chosen: string, submit: string): Promise<void> {
  await field(page, 'New Password').fill(chosen);
  await field(page, 'Confirm New Password').fill(chosen);
  await button(page, submit).click();
}

/** The message is connected to the control, visually and for screen readers. */
async function expectError(control: Locator, message: string): Promise<void> {
  await expect.poll(() => errorAt(control)).toBe(message);
  expect(await control.getAttribute('aria-invalid')).toBe('true');
}

async function expectNoError(control: Locator): Promise<void> {
  await expect.poll(() => errorAt(control)).toBeNull();
}

/** The control's visible error description. */
function errorAt(control: Locator): Promise<string | null> {
  return control.evaluate((input) => {
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
    const error = described[0] === undefined ? null : document.getElementById(described[0]);
    return error?.checkVisibility() ? error.innerText.trim() : null;
  });
}

async function expectToast(page: Page, kind: string, message: string): Promise<void> {
  await page.locator(`[data-toast=${kind}]`).getByText(message, { exact: true }).waitFor();
}
