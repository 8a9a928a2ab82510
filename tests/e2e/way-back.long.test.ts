import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const authPath = '**/functions/v1/auth';

browserDescribe('returning to a page after the login', () => {
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

  async function logIn(page: Page) {
    await page.getByLabel('Email', { exact: true }).fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  }
  const expired = (page: Page) => page.getByText('Your session has expired. Please log in again.');

  /** Answers the calls of one action of the auth function instead of the server. */
  const answer = (page: Page, action: string, status: number, code: string) =>
    page.route(authPath, (route) =>
      route.request().postDataJSON().action === action
        ? route.fulfill({ status, json: { error: code, code } })
        : route.fallback(),
    );

  test('a plain login leads to the dashboard, even after a page for members was left [D.74]', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${product.url}/my-drafts`);
    expect(page.url()).toBe(`${product.url}/login`);
    await page.goto(`${product.url}/philosophy`);
    await page.goto(`${product.url}/login`);
    await logIn(page);
    await page.waitForURL(`${product.url}/dashboard`);
  });

  test('a guest who opened a page for members returns there after the login, even after a reload [D.74]', async () => {
    const { page, problems } = await openPage(browser);
    await page.goto(`${product.url}/my-drafts?from=mail`);
    expect(page.url()).toBe(`${product.url}/login`);
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    await page.getByRole('status').getByText('Please log in to use this feature.', { exact: true }).waitFor();
    expect(await expired(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => history.state?.usr?.wayBack?.path)).toBe('/my-drafts?from=mail');
    await page.reload();
    await logIn(page);
    await page.waitForURL(`${product.url}/my-drafts?from=mail`);
    expect(problems).toEqual([]);
  });

  test('a guest at the Paper Assistant is asked to log in and returns there; a plain login shows no such message [F8.1.3]', async () => {
    const { page } = await openPage(browser);
    const asked = page.getByText('Please log in to use this feature.', { exact: true });
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    expect(await asked.count()).toBe(0);
    await page.goto(`${product.url}/paper-assistant`);
    await asked.waitFor();
    await logIn(page);
    await page.waitForURL(`${product.url}/paper-assistant`);
    await page.getByRole('heading', { level: 1, name: 'Paper Assistant' }).waitFor();
    expect(await asked.count()).toBe(0);
  });

  test('an expired session is reported, and the login returns to its page [D.74][D.162]', async () => {
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, member);
    await answer(page, 'refresh', 401, 'refresh_token_not_found');
    await page.goto(`${product.url}/credit-history`);
    await page.waitForURL(`${product.url}/login`);
    await expired(page).waitFor();
    expect(await context.cookies()).toEqual([]);
    await page.unroute(authPath);
    await logIn(page);
    await page.waitForURL(`${product.url}/credit-history`);
  });

  test('a refused refresh with a failing logout ends at the login after one navigation [D.84]', async () => {
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, member);
    await answer(page, 'refresh', 401, 'refresh_token_not_found');
    await answer(page, 'logout', 500, 'internal');
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
    await page.goto(`${product.url}/dashboard`);
    await expired(page).waitFor();
    await expect.poll(() => page.evaluate(() => history.state?.usr?.wayBack?.path)).toBe('/dashboard');
    expect(documents).toEqual([`${product.url}/dashboard`, `${product.url}/login`]);
    await page.reload();
    expect(page.url()).toBe(`${product.url}/login`);
  });

  test('if the user cannot be loaded, the session is kept, and loading can be repeated [D.73]', async () => {
    for (const fail of ['cut', 'broken']) {
      const { page, context } = await openPage(browser);
      await logInByCall(context, product, member);
      await page.route(authPath, (route) =>
        fail === 'cut' ? route.abort() : route.fulfill({ status: 503, json: { error: 'Try later' } }),
      );
      await page.goto(`${product.url}/dashboard`);
      const line = page.getByRole('alert').filter({ hasText: 'Failed to get user data' });
      await line.waitFor();
      await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
      await line.getByRole('button', { name: 'Try again' }).click();
      await line.getByRole('button', { name: 'Try again' }).waitFor();
      await page.unroute(authPath);
      await line.getByRole('button', { name: 'Try again' }).click();
      await line.waitFor({ state: 'detached' });
      expect(page.url()).toBe(`${product.url}/dashboard`);
      await context.close();
    }
  });
});
