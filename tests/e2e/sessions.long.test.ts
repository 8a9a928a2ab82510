import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const authPath = '**/functions/v1/auth';

browserDescribe('the life of a session in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let database: pg.Pool;
  let member: NewUser;

  beforeAll(async () => {
    product = await startProduct();
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

  async function visit(path: string, user?: NewUser) {
    const { page, context, problems } = await openPage(browser);
    if (user) await logInByCall(context, product, user);
    await page.goto(product.url + path);
    return { page, context, problems };
  }

  /** Tries to log in and returns the server's message. */
  async function logIn(page: Page, { email, password }: { email: string; password: string }) {
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const answered = page.waitForResponse(authPath);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    return (await answered).text();
  }

  test('logging out clears local storage, session storage and cookies [P4.9]', async () => {
    const { page, context } = await visit('/dashboard', member);
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('anything', 'of before');
      sessionStorage.setItem('anything', 'of before');
      // biome-ignore lint/suspicious/noDocumentCookie: as an older page may have done.
      document.cookie = 'anything=of-before; Path=/';
    });
    expect(await page.evaluate(() => localStorage.getItem('foredraft_auth'))).toContain(member.username);
    // A cookie set by a script reaches the browser's cookie store slightly later.
    const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
    await expect.poll(cookies).toEqual(['anything', 'foredraft-refresh']);
    // Opened without scripts, so that the page itself stores nothing new.
    await context.route('**/login', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The login page</p>' }),
    );
    await page.getByRole('banner').getByRole('button', { name: member.username }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(`${product.url}/login`);
    expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie])).toEqual([
      {},
      {},
      '',
    ]);
    expect(await context.cookies()).toEqual([]);
  });

  const over: [string, number][] = [
    // The message decides, not the status.
    ['Invalid token', 403],
    ['JWT expired', 403],
    ['Invalid authentication', 403],
    ['refresh_token_not_found', 403],
    ['anything', 400],
    ['anything else', 401],
  ];
  const noLonger = async (page: Page, context: BrowserContext) => {
    await page.waitForURL(`${product.url}/login`);
    await page.getByRole('heading', { name: 'Log in to your account' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('foredraft_auth'))).toBeNull();
    expect(await context.cookies()).toEqual([]);
  };

  /** Answers one action of the auth function instead of the server. */
  const refuse = (page: Page, action: string, status: number, error: string) =>
    page.route(authPath, (route) =>
      route.request().postDataJSON().action === action ? route.fulfill({ status, json: { error } }) : route.continue(),
    );

  test.each(over)(
    'a token refused with “%s” (%i) clears the session and leads to the login [P8.3.1]',
    async (error, status) => {
      const { page, context } = await openPage(browser);
      await logInByCall(context, product, member);
      await refuse(page, 'refresh', status, error);
      await page.goto(`${product.url}/dashboard`);
      await noLonger(page, context);
    },
  );

  test.each(over)(
    'a request for the user refused with “%s” (%i) clears the session and leads to the login [P8.3.1]',
    async (error, status) => {
      const user = await signUpByCalls(product);
      const { page, context } = await openPage(browser);
      await logInByCall(context, product, user);
      await page.goto(`${product.url}/account`);
      await refuse(page, 'getUser', status, error);
      await page.getByLabel('Username', { exact: true }).fill(`x${user.username}`.slice(0, 30));
      // The user is read again after the change.
      await page.getByRole('button', { name: 'Change username' }).click();
      await noLonger(page, context);
    },
  );

  test('a refusal for another reason keeps the session [P8.3.1]', async () => {
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, member);
    await refuse(page, 'refresh', 403, 'Not now');
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('alert').filter({ hasText: 'Failed to get user data' }).waitFor();
    expect(page.url()).toBe(`${product.url}/dashboard`);
    expect((await context.cookies()).length).toBeGreaterThan(0);
  });

  test('a snapshot that cannot be saved and an unhandled rejection are only logged [P8.3.3]', async () => {
    const { page, context, problems } = await openPage(browser);
    await context.addInitScript(() => {
      const save = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name, value) {
        if (name === 'foredraft_auth') throw new DOMException('full', 'QuotaExceededError');
        save.call(this, name, value);
      };
    });
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    await expect.poll(() => problems.join('\n')).toContain('Failed to save auth state to localStorage');
    await page.evaluate(() => {
      void Promise.reject(new Error('nobody handles this'));
    });
    await expect.poll(() => problems.join('\n')).toContain('nobody handles this');
    expect(await page.locator('[data-toast]').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).isVisible()).toBe(true);
  });

  test('the functions of an auth client exist: sign in, get and set the session, update the password, subscribe to changes, sign out [P7.2.1]', async () => {
    const user = await signUpByCalls(product);
    const call = async (path: string, body: object, bearer?: string) => {
      const headers = { 'Content-Type': 'application/json', ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) };
      const response = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, body: (await response.json()) as Answer };
    };
    const auth = (body: object, bearer?: string) => call('/functions/v1/auth', body, bearer);
    const { email, password } = user;
    const loggedIn = (await auth({ action: 'login', email, password })).body;
    expect((await auth({ action: 'getUser' }, loggedIn.session?.access_token)).body.user?.email).toBe(email);
    // setSession: the session belongs to the same user, and its refresh token was exchanged.
    const old = loggedIn.session?.refresh_token;
    const set = await auth({ action: 'refresh', refresh_token: old }, loggedIn.session?.access_token);
    expect(set).toMatchObject({ status: 200, body: { user: { email } } });
    expect(set.body.session?.refresh_token).not.toBe(old);
    expect((await auth({ action: 'refresh', refresh_token: 'none' })).status).toBe(401);
    // getSession: with both tokens and the user, from the newest refresh token.
    const got = await auth({ action: 'refresh', refresh_token: set.body.session?.refresh_token });
    expect(got.body).toMatchObject({
      session: { access_token: expect.any(String), refresh_token: expect.any(String) },
      user: { email, username: user.username },
    });
    const bearer = got.body.session?.access_token;
    const change = { currentPassword: password, password: 'Updated-Horse-2' };
    expect((await call('/api/auth/change-password', change, bearer)).status).toBe(200);
    expect((await auth({ action: 'logout' }, bearer)).status).toBe(200);
    expect((await auth({ action: 'getUser' }, bearer)).status).toBe(401);
    expect((await auth({ action: 'refresh', refresh_token: got.body.session?.refresh_token })).status).toBe(401);
    expect((await auth({ action: 'login', email, password })).status).toBe(401);

    // Tabs of one browser receive each other's messages.
    const { page, context } = await visit('/login');
    const tab = await context.newPage();
    await tab.goto(`${product.url}/register`);
    await tab.getByRole('button', { name: 'Create account' }).click({ trial: true });
    await logIn(page, { email, password: 'Updated-Horse-2' });
    await tab.waitForURL(`${product.url}/dashboard`);
    await tab.getByRole('banner').getByRole('button', { name: user.username }).click();
    await tab.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(`${product.url}/login`);
    await tab.waitForURL(`${product.url}/login`);
  });
});

interface Answer {
  readonly session?: { readonly access_token: string; readonly refresh_token: string };
  readonly user?: { readonly email: string };
}
