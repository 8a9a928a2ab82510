import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { signInInBrowser, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { type RunningProduct, startProduct } from '../../../../../tests/support/running-product.ts';

browserDescribe('the dashboard in a browser', () => {
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

  test('greets by name, leads to credits, drafts and reports, and lists the tools with their costs [P2.10.1]', async () => {
    const user = await signUpByCalls(product);
    const { page } = await openPage(browser);
    await signInInBrowser(page, product, user);
    await page.getByRole('heading', { level: 1, name: `Welcome, ${user.username}!`, exact: true }).waitFor();
    const card = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect.poll(() => card('My Credits').innerText()).toMatch(/My Credits\s+20/);
    await expect.poll(() => card('My Drafts').innerText()).toMatch(/My Drafts\s+0/);
    await expect.poll(() => card('My Reports').innerText()).toMatch(/My Reports\s+0/);
    expect(await card('My Credits').getAttribute('href')).toBe('/credit-history');
    expect(await card('My Drafts').getAttribute('href')).toBe('/my-drafts');
    expect(await card('My Reports').getAttribute('href')).toBe('/my-reports');
    await page.getByRole('heading', { name: 'Specialty' }).waitFor();
    expect(await card('Paper Assistant').innerText()).toContain('10 credits');
    await page.getByRole('heading', { name: 'Finance' }).waitFor();
    await card('Base Rent Analysis').click();
    await page.waitForURL('**/base-rent-sens');
  });

  test('a figure that cannot be read leaves the others and the tools standing', async () => {
    const user = await signUpByCalls(product);
    const { page } = await openPage(browser);
    await page.route('**/api/reports?*', (route) =>
      route.fulfill({ status: 403, json: { error: 'no', code: 'forbidden' } }),
    );
    await signInInBrowser(page, product, user);
    const card = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect.poll(() => card('My Reports').innerText()).toMatch(/My Reports\s+–/);
    await expect.poll(() => card('My Drafts').innerText()).toMatch(/My Drafts\s+0/);
    await card('Paper Assistant').waitFor();
  });
});
