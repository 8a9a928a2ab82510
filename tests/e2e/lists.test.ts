import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { runBaseRent } from '../support/document-run.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

browserDescribe('My Reports as a list', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string; id: string };

  beforeAll(async () => {
    product = await sharedProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
    for (const term of ['3', '4', '5']) await runBaseRent(product, member.token, term);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const stored = async () => {
    const response = await fetch(`${product.url}/api/reports`, {
      headers: { Authorization: `Bearer ${member.token}` },
    });
    return ((await response.json()) as { reports: { title: string }[] }).reports.map(({ title }) => title);
  };

  test('is searched, sorted and selected by title, and a bulk delete can be undone until the page is left [D.160]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/my-reports`);
    const rows = page.locator('[data-report]');
    const titles = () => rows.getByRole('link').first().allInnerTexts();
    await expect.poll(() => rows.count()).toBe(3);

    await page.getByRole('searchbox', { name: 'Search reports' }).fill('4 years');
    await expect.poll(() => rows.count()).toBe(1);
    expect(page.url()).toContain('search=');
    await page.getByRole('searchbox', { name: 'Search reports' }).fill('zzz');
    await page.getByText('No title contains “zzz”.').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByLabel('Sort by').selectOption('title');
    await expect.poll(async () => (await titles())[0]).toMatch(/3 years/);

    const before = (await stored()).length;
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByText('3 selected').waitFor();
    await rows.first().getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByText(/^2 items will be deleted in \d+ seconds\.$/).waitFor();
    expect(await rows.count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => rows.count()).toBe(3);
    expect(await stored()).toHaveLength(before);

    await rows.first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByRole('button', { name: 'Delete now' }).click();
    await page.getByText('One item deleted').waitFor();
    expect(await stored()).toHaveLength(2);

    await rows.first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await page.getByText(/^One item will be deleted/).waitFor();
    await page.close();
    await expect.poll(async () => (await stored()).length).toBe(1);

    const last = await context.newPage();
    await last.goto(`${product.url}/my-reports`);
    await last.locator('[data-report]').getByRole('checkbox').check();
    await last.getByRole('button', { name: 'Delete selected' }).click();
    await last.getByText(/^One item will be deleted/).waitFor();
    await last.getByRole('button', { name: member.username }).click();
    await last.getByRole('menuitem', { name: 'Logout' }).click();
    await last.waitForURL('**/login');
    expect(await stored()).toEqual([]);

    // The search field is shown even if the list is empty.
    await logInByCall(context, product, member);
    for (const [path, name] of [
      ['/my-reports', 'Search reports'],
      ['/my-drafts', 'Search drafts'],
    ] as const) {
      await last.goto(product.url + path);
      await last.getByText(/^No (reports|drafts) yet$/).waitFor();
      await last.getByRole('searchbox', { name }).fill('lamps');
      await last.getByText(/^No (reports|drafts) yet$/).waitFor();
      expect(await last.getByText('No title contains').count()).toBe(0);
    }
    expect(problems).toEqual([]);
  });
});
