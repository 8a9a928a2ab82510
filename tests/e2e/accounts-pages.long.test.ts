import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { inventUser, logInByCall, type NewUser, signUpByCalls, verificationLink } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('login, registration and verification in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** A separate page, hydrated, at an address of the product. */
  async function visit(path: string): Promise<{ page: Page; problems: string[] }> {
    const { page, problems } = await openPage(browser);
    await page.goto(product.url + path);
    return { page, problems };
  }

  test('the login page has its title, email and password fields, a link to register and a terms notice [P2.3.1 P2.3.4]', async () => {
    const { page, problems } = await visit('/login');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Log in to your account');
    expect(await field(page, 'Email').getAttribute('type')).toBe('email');
    expect(await field(page, 'Password').getAttribute('type')).toBe('password');
    const notice = page.getByText('By logging in you agree to the Terms.');
    expect(await notice.getByRole('link', { name: 'Terms' }).getAttribute('href')).toBe('/terms');
    await page.getByRole('link', { name: 'Register here' }).click();
    await page.waitForURL(`${product.url}/register`);
    await page.getByRole('heading', { name: 'Create Account' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('the login form reports a missing or malformed value at its field, and sends nothing [P5.1 P5.3]', async () => {
    const { page } = await visit('/login');
    const calls = await holdCalls(page, '**/functions/v1/auth');
    await button(page, 'Log in').click();
    await expectError(field(page, 'Email'), 'Email is required');
    await expectError(field(page, 'Password'), 'Password is required');
    for (const malformed of ['ada', 'ada@', 'ada@example', '@example.org', 'ada lovelace@example.org']) {
      await field(page, 'Email').fill(malformed);
      await button(page, 'Log in').click();
      await expectError(field(page, 'Email'), 'Please enter a valid email address');
    }
    await field(page, 'Email').fill('   ');
    await button(page, 'Log in').click();
    await expectError(field(page, 'Email'), 'Email is required');
    // Old passwords are not checked against the rules for new ones.
    await field(page, 'Password').fill('x');
    await expectNoError(field(page, 'Password'));
    expect(calls.bodies).toEqual([]);
  });

  test('logging in shows progress, greets the user, and replaces the login page by the dashboard [P4.10 P4.11 P5.2]', async () => {
    const { page, problems } = await visit('/login');
    // A page before the login page, to test the return path.
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByRole('heading', { name: 'Create Account' }).waitFor();
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { name: 'Log in to your account' }).waitFor();
    const entries = await page.evaluate(() => history.length);

    const calls = await holdCalls(page, '**/functions/v1/auth');
    await field(page, 'Email').fill(`  ${member.email.toUpperCase()}  `);
    await field(page, 'Password').fill(member.password);
    await button(page, 'Log in').click();
    await page.getByRole('dialog', { name: 'Logging in...' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(calls.bodies).toEqual([{ action: 'login', email: member.email, password: member.password }]);
    await calls.release();

    await expectToast(page, 'success', 'Welcome back!');
    await page.waitForURL(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(problems).toEqual([]);
  });

  test('a failed login shows an error toast and stays on the page [P4.11]', async () => {
    const { page } = await visit('/login');
    await field(page, 'Email').fill(member.email);
    await field(page, 'Password').fill('Not-the-passw0rd!');
    await button(page, 'Log in').click();
    await expectToast(page, 'error', 'Incorrect email or password. Please try again.');
    expect(new URL(page.url()).pathname).toBe('/login');
    expect(await field(page, 'Email').inputValue()).toBe(member.email);
    await page.goto(`${product.url}/dashboard`);
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('the register page has its title, four fields, the password rules and a link to log in [P2.4.1 P2.4.3]', async () => {
    const { page, problems } = await visit('/register');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Create Account');
    for (const label of ['Username', 'Email', 'Password', 'Confirm Password']) await field(page, label).waitFor();
    const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
    expect((await rules.allInnerTexts()).map((text) => text.replace(/\s*\(.*\)$/, ''))).toEqual([
      'At least 8 characters',
      'At least one lowercase letter',
      'At least one uppercase letter',
      'At least one digit',
      'At least one symbol',
    ]);
    await page.getByRole('main').getByRole('link', { name: 'Log in here' }).click();
    await page.waitForURL(`${product.url}/login`);
    expect(problems).toEqual([]);
  });

  test('each password on the register page can be shown and hidden separately [P2.4.2]', async () => {
    const { page } = await visit('/register');
    const fields = [field(page, 'Password'), field(page, 'Confirm Password')] as const;
    const types = async () => [await fields[0].getAttribute('type'), await fields[1].getAttribute('type')];
    const toggle = (input: Locator) => input.locator('xpath=..').getByRole('button');
    await fields[0].fill('First-1!');
    await fields[1].fill('Second-2!');
    expect(await types()).toEqual(['password', 'password']);
    await toggle(fields[0]).click();
    // The scripts of the page may still be loading.
    await expect.poll(types).toEqual(['text', 'password']);
    expect(await toggle(fields[0]).getAttribute('aria-label')).toBe('Hide password');
    expect(await toggle(fields[1]).getAttribute('aria-label')).toBe('Show password');
    await toggle(fields[1]).click();
    await toggle(fields[0]).click();
    expect(await types()).toEqual(['password', 'text']);
    expect(await fields[0].inputValue()).toBe('First-1!');
  });

  test('the register form checks email and username, with each message at its field [P5.1 P5.4 P5.5]', async () => {
    const { page } = await visit('/register');
    const calls = await holdCalls(page, '**/functions/v1/auth');
    const submit = button(page, 'Create account');
    await submit.click();
    await expectError(field(page, 'Email'), 'Email is required');
    await expectError(field(page, 'Username'), 'Username must be at least 3 characters');
    await field(page, 'Email').fill('ada@example');
    await submit.click();
    await expectError(field(page, 'Email'), 'Please enter a valid email address');
    const wrong = 'Username can only contain letters, numbers, underscores, and hyphens';
    for (const [username, message] of [
      ['ab', 'Username must be at least 3 characters'],
      ['abc', null],
      ['a'.repeat(30), null],
      ['a'.repeat(31), 'Username must be at most 30 characters'],
      ['Ada_L-1815', null],
      ['ada lovelace', wrong],
      ['ada.lovelace', wrong],
      ['zoë', wrong],
    ] as const) {
      await field(page, 'Username').fill(username);
      await submit.click();
      if (message === null) await expectNoError(field(page, 'Username'));
      else await expectError(field(page, 'Username'), message);
    }
    expect(calls.bodies).toEqual([]);
  });

  test('the register form checks a new password for each rule and against its confirmation [P5.6 P5.7 P5.8 P5.10]', async () => {
    const { page } = await visit('/register');
    const calls = await holdCalls(page, '**/functions/v1/auth');
    const submit = button(page, 'Create account');
    const lacks = (what: string) => `Password must contain at least one ${what}`;
    for (const [password, message] of [
      ['', 'Password must be at least 8 characters'],
      ['Abcde1!', 'Password must be at least 8 characters'],
      ['ABCDEF1!', lacks('lowercase letter')],
      ['abcdef1!', lacks('uppercase letter')],
      ['Abcdefg!', lacks('digit')],
      ['Abcdefg1', lacks('symbol')],
      ['Abcdef 1', lacks('symbol')],
      ['Abcdef1!', null],
    ] as const) {
      await field(page, 'Password').fill(password);
      await field(page, 'Confirm Password').fill(password);
      await submit.click();
      if (message === null) await expectNoError(field(page, 'Password'));
      else await expectError(field(page, 'Password'), message);
      await expectNoError(field(page, 'Confirm Password'));
    }
    await field(page, 'Confirm Password').fill('Abcdef1?');
    await submit.click();
    await expectError(field(page, 'Confirm Password'), "Passwords don't match");
    await expectNoError(field(page, 'Password'));
    // Changing the password itself also makes them match.
    await field(page, 'Password').fill('Abcdef1?');
    await expectNoError(field(page, 'Confirm Password'));
    expect(calls.bodies).toEqual([]);
  });

  test('registering shows progress, ignores other sessions during it, and then shows where to find the mail [P4.12 P4.13 P5.2]', async () => {
    const { page, problems } = await visit('/register');
    const other = await page.context().newPage();
    await other.goto(`${product.url}/favicon.svg`);
    const logInElsewhere = () =>
      other.evaluate(() => {
        new BroadcastChannel('foredraft-session').postMessage({ kind: 'signed-in', userId: crypto.randomUUID() });
      });
    // Usually the page follows a login in another tab: it reloads, and the server redirects the user.
    await button(page, 'Create account').click({ trial: true });
    const followed = page.waitForEvent('domcontentloaded');
    await logInElsewhere();
    await followed;

    const user = inventUser();
    await field(page, 'Username').fill(user.username);
    await field(page, 'Email').fill(` ${user.email.toUpperCase()} `);
    await field(page, 'Password').fill(user.password);
    await field(page, 'Confirm Password').fill(user.password);
    const calls = await holdCalls(page, '**/functions/v1/auth');
    await button(page, 'Create account').click();
    await page.getByRole('dialog', { name: 'Creating your account...' }).waitFor();
    expect(calls.bodies).toEqual([
      { action: 'register', username: user.username, email: user.email, password: user.password, inviteCode: '' },
    ]);
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await page.evaluate(() => {
      const channel = new BroadcastChannel('foredraft-session');
      const heard = new Promise((resolve) => channel.addEventListener('message', resolve, { once: true }));
      Object.assign(window, { heard });
    });
    await logInElsewhere();
    await page.evaluate(() => (window as unknown as { heard: Promise<unknown> }).heard.then(() => null));
    await page.getByRole('dialog', { name: 'Creating your account...' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/register');
    expect(loads).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('foredraft_auth'))).toBeNull();

    await calls.release();
    await expectToast(page, 'success', 'Registration successful. Please check your email to verify your account!');
    await page.waitForURL(`${product.url}/verify-email`);
    expect(await page.getByRole('dialog').count()).toBe(0);
    // Registration doesn't log the user in.
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    // The address is shown, also after a reload.
    await page.getByText(`A verification link was sent to ${user.email}.`).waitFor();
    await page.reload();
    await page.getByText(`A verification link was sent to ${user.email}.`).waitFor();
    expect(problems).toEqual([]);
  });

  test('a server message about a single field of a registration is shown at that field [P5.4]', async () => {
    const { page } = await visit('/register');
    await page.route('**/functions/v1/auth', (route) =>
      route.fulfill({
        status: 409,
        json: {
          error: 'This username is already taken. Please choose another one.',
          code: 'username_taken',
          fields: { username: 'This username is already taken. Please choose another one.' },
        },
      }),
    );
    const user = inventUser();
    for (const [label, value] of Object.entries({
      Username: user.username,
      Email: user.email,
      Password: user.password,
      'Confirm Password': user.password,
    })) {
      await field(page, label).fill(value);
    }
    await button(page, 'Create account').click();
    await expectError(field(page, 'Username'), 'This username is already taken. Please choose another one.');
    await expect.poll(() => field(page, 'Username').evaluate((input) => document.activeElement === input)).toBe(true);
  });

  test('a verified address leads to the login page, which confirms it, even after a reload', async () => {
    const { page, problems } = await openPage(browser);
    const user = inventUser();
    await fetch(`${product.url}/functions/v1/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'register', ...user, inviteCode: '' }),
    });
    await page.goto(await verificationLink(product, user.email));
    await page.waitForURL(`${product.url}/login`);
    const said = page.getByRole('status').getByText('Your email address is verified. You can log in now.');
    await said.waitFor();
    // Only the password still has to be typed.
    await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(user.email);
    await page.reload();
    await said.waitFor();
    await button(page, 'Log in').click({ trial: true });
    expect(problems).toEqual([]);
  });

  test('the page after a registration shows where to look, who to ask and how to get back to the login [P2.5.1 P2.5.2]', async () => {
    const { page, problems } = await visit('/verify-email');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Verify Your Email');
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/A verification link was sent to your email address/);
    expect(text).toMatch(/check your inbox, and your spam folder/);
    const support = page.getByRole('main').locator('a[href^="mailto:"]');
    const address = await support.innerText();
    expect(address).toMatch(/^\S+@\S+$/);
    expect(await support.getAttribute('href')).toBe(`mailto:${address}`);
    await page.getByRole('link', { name: 'Back to Login', exact: true }).click();
    await page.waitForURL(`${product.url}/login`);
    expect(problems).toEqual([]);
  });

  test('login, register and verify-email send a logged-in user to the dashboard [P2.1.2]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    for (const path of ['/login', '/register', '/verify-email']) {
      await page.goto(product.url + path);
      expect(page.url(), path).toBe(`${product.url}/dashboard`);
      await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    }
    // The redirect also happens when going back within the page: the history still contains the earlier login page.
    await page.evaluate(() => history.pushState(null, '', '/login'));
    await page.evaluate(() => history.pushState(null, '', '/dashboard'));
    await page.goBack();
    await page.waitForURL(`${product.url}/dashboard`);
    expect(problems).toEqual([]);
  });

  test('a visitor who is not logged in is sent to the login from every page for members [P2.1.5]', async () => {
    const { page, problems } = await visit('/login');
    for (const path of ['/dashboard', '/my-drafts', '/paper-assistant', '/base-rent-sens']) {
      const plain = await fetch(product.url + path, { redirect: 'manual' });
      expect([plain.status, plain.headers.get('location')], path).toEqual([302, '/login']);
      await page.goto(product.url + path);
      expect(page.url(), path).toBe(`${product.url}/login`);
    }
    expect(problems).toEqual([]);
  });
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** The message is connected to the control, visually and for screen readers. */
async function expectError(control: Locator, message: string): Promise<void> {
  await expect.poll(() => errorAt(control)).toBe(message);
  expect(await control.getAttribute('aria-invalid')).toBe('true');
}

async function expectNoError(control: Locator): Promise<void> {
  await expect.poll(() => errorAt(control)).toBeNull();
  expect(await control.getAttribute('aria-invalid')).toBeNull();
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
