import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { holdCalls } from '../../../../../tests/support/held-calls.ts';
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

  test('greets by name, leads to credits, drafts and reports, and lists the tools with their costs [P2.10.1] [D.22]', async () => {
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

  test('favorites show at once, are kept, lead to their tools, and can be changed on the tools’ pages [P2.10.2] [P2.10.3] [P4.15] [P8.7.5] [F1.1]', async () => {
    const user = await signUpByCalls(product);
    const { page, problems } = await openPage(browser);
    const held = await holdCalls(page, '**/api/favorites/*');
    await signInInBrowser(page, product, user);
    const favorites = page.getByRole('region', { name: 'My Favorites' });
    await favorites.getByText('No favorites yet', { exact: true }).waitFor();
    await favorites.getByText('Add features to your favorites for quick access', { exact: true }).waitFor();

    const tools = page.getByRole('region', { name: 'Tools', exact: true });
    const rent = star(tools, 'Base Rent Analysis');
    expect(await rent.getAttribute('aria-pressed')).toBe('false');
    await rent.click();
    // The server has not answered yet.
    await favorites.getByRole('link', { name: 'Base Rent Analysis' }).waitFor();
    expect(await rent.getAttribute('aria-pressed')).toBe('true');
    expect(await rent.getAttribute('aria-disabled')).toBe('true');
    await rent.click({ force: true });
    await star(tools, 'Paper Assistant').click();
    await toast(page, 'warning', 'Please wait before performing another action').waitFor();
    await held.release();
    await toast(page, 'success', 'Added to favorites').waitFor();
    expect(held.bodies).toHaveLength(1);
    expect(await rent.getAttribute('aria-disabled')).toBeNull();

    await pressUntil(star(tools, 'Paper Assistant'), 'true');
    await expect
      .poll(() => favorites.getByRole('link').allInnerTexts())
      .toEqual(['Paper Assistant', 'Base Rent Analysis']);
    await page.reload();
    await expect
      .poll(() => favorites.getByRole('link').allInnerTexts())
      .toEqual(['Paper Assistant', 'Base Rent Analysis']);

    await favorites.getByRole('link', { name: 'Base Rent Analysis' }).click();
    await page.waitForURL('**/base-rent-sens');
    await pressUntil(star(page, 'Base Rent Analysis'), 'false');
    await toast(page, 'success', 'Removed from favorites').waitFor();
    await page.goto(`${product.url}/paper-assistant`);
    await expect.poll(() => star(page, 'Paper Assistant').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('link', { name: 'Back to dashboard' }).click();
    await expect.poll(() => favorites.getByRole('link').allInnerTexts()).toEqual(['Paper Assistant']);
    expect(problems).toEqual([]);
  });

  test('a change that the server refuses is taken back, with its reason; more than one a second is not made [P4.16]', async () => {
    const user = await signUpByCalls(product);
    const { page } = await openPage(browser);
    const refusals = [
      [409, 'too_many_favorites', 'You can only have up to 10 favorites. Please remove some to add more.'],
      [503, 'unavailable', 'The service is starting or stopping. Please try again in a moment.'],
    ] as const;
    let refusal: (typeof refusals)[number] = refusals[0];
    await page.route('**/api/favorites/*', (route) =>
      route.fulfill({ status: refusal[0], json: { code: refusal[1], error: refusal[2] } }),
    );
    await signInInBrowser(page, product, user);
    const tools = page.getByRole('region', { name: 'Tools', exact: true });
    const favorites = page.getByRole('region', { name: 'My Favorites' });
    const paper = star(tools, 'Paper Assistant');
    await paper.click();
    await toast(page, 'error', refusals[0][2]).waitFor();
    expect(await paper.getAttribute('aria-pressed')).toBe('false');
    await favorites.getByText('No favorites yet').waitFor();

    await paper.click();
    await favorites.getByRole('button', { name: 'Refresh favorites' }).click();
    expect(await toast(page, 'warning', 'Too many actions. Please wait a moment.').count()).toBe(2);

    refusal = refusals[1];
    await expect
      .poll(async () => {
        await paper.click();
        return toast(page, 'error', 'Failed to update favorites').count();
      })
      .toBeGreaterThan(0);
    expect(await paper.getAttribute('aria-pressed')).toBe('false');
  });
});

const star = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name: `Favorite: ${name}`, exact: true });

const toast = (page: Page, kind: string, message: string) =>
  page.locator(`[data-toast="${kind}"]`).getByText(message, { exact: true });

/** Clicks again until the second between two changes has passed. */
async function pressUntil(button: Locator, pressed: 'true' | 'false'): Promise<void> {
  await expect
    .poll(async () => {
      const settled = (await button.getAttribute('aria-disabled')) === null;
      const now = await button.getAttribute('aria-pressed');
      if (settled && now !== pressed) await button.click();
      return settled && now;
    })
    .toBe(pressed);
}
