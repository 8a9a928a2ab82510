import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { type NewUser, signInByCall, signUpByCalls } from '../support/new-user.ts';
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
    if (user) await signInByCall(context, product, user);
    await page.goto(product.url + path);
    return { page, context, problems };
  }

  /** Tries to log in and answers what the server said. */
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
    // A cookie that a script sets reaches the browser's jar a moment later.
    const cookies = async () => (await context.cookies()).map(({ name }) => name).sort();
    await expect.poll(cookies).toEqual(['anything', 'foredraft-refresh']);
    // A page without scripts shows what is left, and adds nothing of its own.
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

  test.each([
    ['Invalid token', 401, 'invalid_token'],
    ['JWT expired', 401, 'token_expired'],
    ['Invalid authentication', 401, undefined],
    ['refresh_token_not_found', 401, 'refresh_token_not_found'],
    ['anything', 400, undefined],
    ['anything else', 401, undefined],
  ])(
    'a session that the server refuses with “%s” (%i) is cleared, and the page goes to the login [P8.3.1]',
    async (error, status, code) => {
      const { page, context } = await openPage(browser);
      await signInByCall(context, product, member);
      await page.route(authPath, (route) =>
        ['refresh', 'getUser'].includes((route.request().postDataJSON() as { action: string }).action)
          ? route.fulfill({ status, json: { error, ...(code ? { code } : {}) } })
          : route.continue(),
      );
      await page.goto(`${product.url}/dashboard`);
      await page.waitForURL(`${product.url}/login`);
      await page.getByRole('heading', { name: 'Log in to your account' }).waitFor();
      expect(await page.evaluate(() => localStorage.getItem('foredraft_auth'))).toBeNull();
      expect(await context.cookies()).toEqual([]);
    },
  );

  test('a snapshot that cannot be saved, and a rejection that nobody handles, are only logged [P8.3.3]', async () => {
    const { page, context, problems } = await openPage(browser);
    await context.addInitScript(() => {
      const save = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name, value) {
        if (name === 'foredraft_auth') throw new DOMException('full', 'QuotaExceededError');
        save.call(this, name, value);
      };
    });
    await signInByCall(context, product, member);
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

  test('what an auth client needs is there: sign in, get and set the session, update the password, hear of changes, sign out [P7.2.1]', async () => {
    const user = await signUpByCalls(product);
    const call = async (path: string, body: object, bearer?: string) => {
      const headers = { 'Content-Type': 'application/json', ...(bearer ? { Authorization: `Bearer ${bearer}` } : {}) };
      const response = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: response.status, body: (await response.json()) as Answer };
    };
    const auth = (body: object, bearer?: string) => call('/functions/v1/auth', body, bearer);
    const { email, password } = user;
    const signedIn = (await auth({ action: 'login', email, password })).body;
    expect((await auth({ action: 'getUser' }, signedIn.session?.access_token)).body.user?.email).toBe(email);
    const set = await auth({ action: 'refresh', refresh_token: signedIn.session?.refresh_token });
    const bearer = set.body.session?.access_token;
    const change = { currentPassword: password, password: 'Updated-Horse-2' };
    expect((await call('/api/auth/change-password', change, bearer)).status).toBe(200);
    expect((await auth({ action: 'logout' }, bearer)).status).toBe(200);
    expect((await auth({ action: 'getUser' }, bearer)).status).toBe(401);

    // In the browser one tab hears what another one does.
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
