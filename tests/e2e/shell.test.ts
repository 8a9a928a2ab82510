import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

browserDescribe('the frame of the pages in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string; id: string };

  beforeAll(async () => {
    product = await sharedProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function guest(path: string, options = {}): Promise<{ page: Page; problems: string[] }> {
    const { page, problems } = await openPage(browser, options);
    await page.goto(product.url + path);
    return { page, problems };
  }

  /** A blank page with the user's session. */
  async function ofMember(options = {}): Promise<{ page: Page; problems: string[] }> {
    const { page, context, problems } = await openPage(browser, options);
    await logInByCall(context, product, member);
    return { page, problems };
  }

  test('the header has a logo that leads to the landing page and a theme toggle whose choice is stored [P2.2.1]', async () => {
    const { page, problems } = await guest('/verify-email');
    const header = page.getByRole('banner');
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await theme()).toBe('light');
    const light = await paper();
    await header.getByRole('button', { name: 'Switch to dark theme' }).click();
    await header.getByRole('button', { name: 'Switch to light theme' }).waitFor();
    expect(await theme()).toBe('dark');
    await expect.poll(paper).not.toBe(light);
    await page.reload();
    expect(await theme()).toBe('dark');
    // Leaving the page would abort pending requests, and the browser would report that.
    await page.waitForLoadState('networkidle');
    const logo = header.getByRole('link', { name: 'Foredraft' });
    expect(await logo.getAttribute('href')).toBe('/');
    await logo.click();
    await page.waitForURL(`${product.url}/`);
    expect(problems).toEqual([]);
  });

  test('the header shows the user with a menu of Change Password and Logout [P2.2.3]', async () => {
    const { page, problems } = await ofMember();
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    const header = page.getByRole('banner');
    const trigger = header.getByRole('button', { name: member.username });
    await trigger.getByText(member.username).waitFor();
    expect(await page.getByRole('menu').count()).toBe(0);
    await trigger.click();
    const items = page.getByRole('menu').getByRole('menuitem');
    await items.first().waitFor();
    expect(await items.allInnerTexts()).toEqual(['Account', 'Purchases', 'Change Password', 'Logout']);
    expect(await items.nth(2).getAttribute('href')).toBe('/change-password');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await header.getByRole('link', { name: 'Login' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('the sidebar has its six entries for a logged-in user, on a desktop and a phone, and guests have none [P2.2.4]', async () => {
    const entries = [
      ['Dashboard', '/dashboard'],
      ['My Drafts', '/my-drafts'],
      ['Paper Assistant', '/paper-assistant'],
      ['Translator', '/translator'],
      ['Blog', '/blog'],
      ['Credit History', '/credit-history'],
    ];
    const shown = (page: Page) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
    const wide = await ofMember();
    await wide.page.goto(`${product.url}/dashboard`);
    expect(await shown(wide.page)).toEqual(entries);
    await wide.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Drafts' }).click();
    await wide.page.getByRole('heading', { level: 1, name: 'My Drafts' }).waitFor();

    const phone = await ofMember({ width: 360, height: 740 });
    await phone.page.goto(`${product.url}/dashboard`);
    expect(await phone.page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
    await phone.page.getByRole('button', { name: 'Open the menu' }).click();
    await phone.page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(await shown(phone.page)).toEqual(entries);

    for (const width of [360, 1440]) {
      const { page } = await guest('/login', { width });
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
      expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Open the menu' }).count()).toBe(0);
    }
    expect([...wide.problems, ...phone.problems]).toEqual([]);
  });

  test('the overlay covers everything during a run, times out after five minutes and shows that until it is closed [P2.2.9 P4.3]', async () => {
    const { page } = await openPage(browser);
    const start = new Date('2026-03-09T12:00:00Z');
    await page.clock.install({ time: start });
    await page.goto(`${product.url}/login`);
    await holdCalls(page, '**/functions/v1/auth');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' });
    await logIn.click({ trial: true });
    await page.clock.pauseAt(start.getTime() + 600_000);
    const givenUp = page.waitForEvent('requestfailed');
    await logIn.click();

    const overlay = page.getByRole('dialog');
    await page.getByRole('dialog', { name: 'Logging in...' }).waitFor();
    const message = overlay.getByText('Logging in...');
    expect(await overlay.locator('svg, [data-spinner]').count()).toBe(1);
    expect(await overlay.getByRole('button').count()).toBe(0);
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
    // Covered content cannot be used, neither by keyboard nor by pointer.
    const logo = page.getByRole('banner').getByRole('link', { name: 'Foredraft' });
    await logo.focus();
    expect(await logo.evaluate((link) => document.activeElement === link)).toBe(false);
    const { x, y } = (await logo.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 5, y + 5);
    expect(new URL(page.url()).pathname).toBe('/login');
    await page.keyboard.press('Escape');
    await page.clock.runFor(299_999);
    expect(await message.isVisible()).toBe(true);
    await page.clock.runFor(1);
    await page.getByRole('dialog', { name: 'Operation timed out. Please try again.' }).waitFor();
    await givenUp;

    await page.keyboard.press('Escape');
    await page.mouse.click(20, 20);
    await page.clock.runFor(3_600_000);
    expect(await page.getByText('Operation timed out. Please try again.').isVisible()).toBe(true);
    await overlay.getByRole('button', { name: 'Close', exact: true }).click();
    await overlay.waitFor({ state: 'detached' });
    await logIn.click({ trial: true });
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('toasts disappear after five seconds and a fade, with at most three shown, newest first [P4.5]', async () => {
    const { page } = await openPage(browser);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const start = new Date('2026-03-09T12:00:00Z');
    await page.clock.install({ time: start });
    await page.goto(`${product.url}/login`);
    let number = 0;
    await page.route('**/functions/v1/auth', (route) => {
      return route.fulfill({ status: 409, json: { error: `Refusal ${number}`, code: 'conflict' } });
    });
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    const logIn = page.getByRole('main').getByRole('button', { name: 'Log in' });
    await logIn.click({ trial: true });
    await page.clock.pauseAt(start.getTime() + 600_000);
    const toasts = page.locator('[data-toast]');
    const texts = () => page.locator('[data-toast-message]').allInnerTexts();
    const refused = async () => {
      number += 1;
      await logIn.click();
      await page.getByText(`Refusal ${number}`, { exact: true }).waitFor();
    };
    await refused();
    await page.clock.runFor(1_000);
    await refused();
    await refused();
    expect(await texts()).toEqual(['Refusal 3', 'Refusal 2', 'Refusal 1']);
    await refused();
    expect(await texts()).toEqual(['Refusal 4', 'Refusal 3', 'Refusal 2']);

    const first = toasts.first();
    expect(await first.evaluate((toast) => getComputedStyle(toast).transitionDuration)).toBe('0.3s');
    await page.clock.runFor(4_999);
    await expect.poll(() => first.evaluate((toast) => getComputedStyle(toast).opacity)).toBe('1');
    await page.clock.runFor(1);
    await expect.poll(() => first.evaluate((toast) => getComputedStyle(toast).opacity)).toBe('0');
    await page.clock.runFor(299);
    expect(await toasts.count()).toBe(3);
    await page.clock.runFor(1);
    await expect.poll(() => toasts.count()).toBe(0);
  });

  test('while the user is not yet known a page for members shows a spinner, then itself [P2.1.10 P4.8]', async () => {
    const { page, problems } = await ofMember();
    for (const [path, heading] of [
      ['/dashboard', `Welcome, ${member.username}!`],
      ['/my-drafts', 'My Drafts'],
      ['/paper-assistant', 'Paper Assistant'],
      ['/base-rent-sens', 'Base Rent Analysis'],
    ] as const) {
      const held = await holdCalls(page, '**/functions/v1/auth');
      await page.goto(product.url + path);
      const main = page.getByRole('main');
      const waiting = main.getByRole('status');
      await waiting.getByText('Loading…').waitFor();
      await expect.poll(() => waiting.locator('svg, [data-spinner]').isVisible()).toBe(true);
      expect(await main.getByRole('heading').count(), path).toBe(0);
      expect(await page.evaluate(() => localStorage.getItem('foredraft_auth')), path).toBeNull();
      await held.release();
      await main.getByRole('heading', { level: 1, name: heading }).waitFor();
      expect(held.bodies).toEqual([{ action: 'refresh' }]);
      expect(await page.evaluate(() => localStorage.getItem('foredraft_auth')), path).not.toBeNull();
      await page.evaluate(() => localStorage.clear());
      await page.unroute('**/functions/v1/auth');
    }
    expect(problems).toEqual([]);
  });

  test('a login stores the session and the user, but no token that scripts can read, and a refused session ends it [P4.8]', async () => {
    const { page } = await guest('/login');
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    const answered = page.waitForResponse('**/functions/v1/auth');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    const { session } = (await (await answered).json()) as { session: { access_token: string; refresh_token: string } };
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('foredraft_auth') ?? 'null'));
    expect(kept).toEqual({ id: member.id, username: member.username, role: 'user' });
    const reachable = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    for (const secret of [session.access_token, session.refresh_token]) expect(reachable).not.toContain(secret);

    // The calls use the session, which outlives the document.
    const asked = page.waitForRequest('**/api/drafts/**');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My Drafts' }).click();
    expect(await (await asked).headerValue('Authorization')).toBe(`Bearer ${session.access_token}`);
    await page.waitForURL('**/my-drafts');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'My Drafts' }).waitFor();

    await page.route('**/functions/v1/auth', async (route) => {
      if (route.request().postDataJSON().action !== 'refresh') return route.continue();
      await route.fulfill({ status: 401, json: { error: 'refresh_token_not_found', code: 'refresh_token_not_found' } });
    });
    await page.reload();
    await page.waitForURL(`${product.url}/login`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('foredraft_auth'))).toBeNull();
    expect(await page.context().cookies()).toEqual([]);
  });

  test('a logout leads to the login and clears the browser’s storage [P7.1.5]', async () => {
    const { page } = await ofMember();
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      sessionStorage.setItem('anything', 'kept');
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a script.
      document.cookie = 'anything=kept; path=/';
    });
    const asked = page.waitForRequest('**/functions/v1/auth');
    await logOut(page, member.username);
    const request = await asked;
    expect(request.postDataJSON()).toEqual({ action: 'logout' });
    expect(await request.headerValue('Authorization')).toMatch(/^Bearer \S+$/);
    await page.waitForURL(`${product.url}/login`);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ]);
    expect(await page.context().cookies()).toEqual([]);
    await page.goto(`${product.url}/dashboard`);
    expect(page.url()).toBe(`${product.url}/login`);
  });

  test('the cost of a tool is part of its page, and no other cost is shown before [P7.3.2 D.80]', async () => {
    const slug = 'base-rent-sens';
    const own = '2 credits to run this feature';
    const { page, problems } = await ofMember();
    const shown = (text: string) => page.getByRole('main').locator('header').getByText(text, { exact: true });
    const held = await holdCalls(page, `**/api/features/${slug}`);
    await page.goto(`${product.url}/${slug}`);
    await shown(own).waitFor();
    // The value in the browser's cache is older than the page's.
    const key = `app_cache_feature-cost_${member.id}_${slug}`;
    const kept = { data: 7, timestamp: Date.now(), version: '1.0.0' };
    await page.evaluate(([name, entry]) => localStorage.setItem(name as string, JSON.stringify(entry)), [key, kept]);
    await page.reload();
    await shown(own).waitFor();
    const answered = page.waitForResponse(`**/api/features/${slug}`);
    await held.release();
    const feature = (await (await answered).json()) as Record<string, unknown>;
    expect(feature).toMatchObject({ slug, credit_cost: Number.parseInt(own, 10), id: expect.any(String) });
    await shown(own).waitFor();
    await expect
      .poll(() => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}').data, key))
      .toBe(Number.parseInt(own, 10));
    expect(problems).toEqual([]);
  });
});

async function logOut(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
