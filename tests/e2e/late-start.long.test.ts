import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { inventUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/** Forms for guests load React when they are used. What was typed and pressed before it arrived must not be lost. */
browserDescribe('the forms of guests', () => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** The page, whose large scripts don't arrive until `arrive` is called. */
  async function slowPage(path: string) {
    const opened = await openPage(browser);
    const asked: string[] = [];
    const gate = Promise.withResolvers<void>();
    await opened.page.route('**/assets/*.js', async (route) => {
      const file = new URL(route.request().url()).pathname;
      if (file.includes('/late-start-')) return route.continue();
      asked.push(file);
      await gate.promise;
      await route.continue().catch(() => {});
    });
    await opened.page.goto(product.url + path);
    await opened.page.getByRole('main').getByRole('button').last().click({ trial: true });
    return { ...opened, asked, arrive: () => gate.resolve() };
  }

  const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

  test.each(['/login', '/register', '/forgot-password', '/verify-email'])(
    'until someone uses %s, only the small script is loaded',
    async (path) => {
      const { page, context, problems } = await openPage(browser);
      const files: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
      });
      await page.goto(product.url + path);
      await page.waitForLoadState('networkidle');
      expect(files).toEqual([expect.stringMatching(/^\/assets\/late-start-/)]);
      await page.keyboard.press('Tab');
      await expect.poll(() => files.some((file) => file.startsWith('/assets/entry.client-'))).toBe(true);
      await page.waitForLoadState('networkidle');
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test('a login sent before the script arrived is sent once, with what was typed', async () => {
    const user = await signUpByCalls(product);
    const { page, context, problems, arrive } = await slowPage('/login');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/functions/v1/auth')) calls += 1;
    });
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.keyboard.press('Enter');
    await button(page, 'Log in').click();
    expect(calls).toBe(0);
    arrive();
    await page.waitForURL('**/dashboard');
    expect(calls).toBe(1);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a registration sent before the script arrived creates the account', async () => {
    const { page, context, problems, arrive } = await slowPage('/register');
    const user = inventUser();
    await page.getByLabel('Username').fill(user.username);
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByLabel('Confirm password', { exact: false }).fill(user.password);
    await button(page, 'Create Account').click();
    arrive();
    await page.waitForURL('**/verify-email');
    await page.getByText(user.email).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a pressed button acts when the script is there, and the password rules know what was typed', async () => {
    const { page, context, problems, arrive } = await slowPage('/register');
    await page.getByLabel('Password', { exact: true }).fill('Str0ng-enough!');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    arrive();
    await page.getByRole('button', { name: 'Hide password' }).waitFor();
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Str0ng-enough!');
    const rules = page.getByRole('list', { name: 'Password rules' });
    await expect.poll(() => rules.innerText()).toContain('(met)');
    expect(await rules.innerText()).not.toContain('(not met)');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('the theme is switched once per press, before and after the script arrived', async () => {
    const { page, context, arrive } = await slowPage('/login');
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    const toggle = page.locator('[data-theme-switch]').first();
    expect(await theme()).toBe('light');
    await toggle.click();
    expect(await theme()).toBe('dark');
    arrive();
    await button(page, 'Log in').click();
    await page.getByText('Email is required').waitFor();
    await toggle.click();
    expect(await theme()).toBe('light');
    await context.close();
  });

  test('if the script cannot be loaded, the page says so, once, and keeps what was typed', async () => {
    const { page, context } = await openPage(browser);
    await page.route('**/assets/*.js', async (route) => {
      if (route.request().url().includes('/late-start-')) return route.continue();
      await route.abort('internetdisconnected');
    });
    await page.goto(`${product.url}/login`);
    await page.getByLabel('Email').fill('ada@example.org');
    const said = page.getByText('This page could not be loaded completely.', { exact: false });
    await said.waitFor();
    await button(page, 'Log in').click();
    expect(await said.count()).toBe(1);
    expect(await said.getAttribute('role')).toBe('alert');
    expect(await button(page, 'Log in').getAttribute('aria-busy')).toBeNull();
    expect(await page.getByLabel('Email').inputValue()).toBe('ada@example.org');
    await context.close();
  });
});
