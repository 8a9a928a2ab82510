import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../../../../../tests/support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { holdCalls } from '../../../../../tests/support/held-calls.ts';
import { logInByCall, logInInBrowser, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../../../../../tests/support/running-product.ts';

browserDescribe('the dashboard in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    product = await sharedProduct();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('greets by name, links to credits, drafts and reports, and lists the tools with their costs [P2.10.1] [D.22]', async () => {
    const user = await signUpByCalls(product);
    const { page } = await openPage(browser);
    await logInInBrowser(page, product, user);
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

  test('a new member sees three first steps, and later the next dates and the newest work, in the HTML of the page [D.156]', async () => {
    const user = await signUpByCalls(product);
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, user);
    await page.goto(`${product.url}/dashboard`);
    const steps = page.getByRole('region', { name: 'First steps' }).getByRole('link');
    await expect
      .poll(() => steps.evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
      .toEqual(['/samples', '/paper-assistant', '/lease-abstract']);
    expect(await page.getByRole('region', { name: 'Next dates' }).count()).toBe(0);

    await addLease(product, user.id);
    await page.reload();
    const dates = page.getByRole('region', { name: 'Next dates' }).getByRole('listitem');
    // Past dates are left out; the nearest one comes first.
    await expect
      .poll(() => dates.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Last day to renew\s+Harbor 12\s+Mar 1, 2950$/),
        expect.stringMatching(/^Expiration\s+Harbor 12\s+Aug 31, 2950$/),
      ]);
    expect(await dates.first().getByRole('link').getAttribute('href')).toMatch(/^\/my-reports\/[\w-]{36}\?tab=dates$/);
    const recent = page.getByRole('region', { name: 'Recent drafts and reports' }).getByRole('listitem');
    expect(await recent.allInnerTexts()).toEqual([expect.stringMatching(/^Harbor 12\s+\w{3} \d+, \d{4}$/)]);
    expect(await page.getByRole('region', { name: 'First steps' }).count()).toBe(0);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(problems).toEqual([]);
  });

  test('still shows the other figures and the tools if one figure cannot be loaded', async () => {
    const user = await signUpByCalls(product);
    const { page } = await openPage(browser);
    await page.route('**/api/reports?*', (route) =>
      route.fulfill({ status: 403, json: { error: 'no', code: 'forbidden' } }),
    );
    await logInByCall(page.context(), product, user);
    await page.goto(`${product.url}/dashboard`);
    const card = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect.poll(() => card('My Reports').innerText()).toMatch(/My Reports\s+–/);
    await expect.poll(() => card('My Drafts').innerText()).toMatch(/My Drafts\s+0/);
    await card('Paper Assistant').waitFor();
  });

  test('favorites show immediately, are saved, open their tools, and can be changed on the tools’ pages [P2.10.2] [P2.10.3] [P4.15] [P8.7.5] [F1.1]', async () => {
    const user = await signUpByCalls(product);
    const { page, problems } = await openPage(browser);
    const held = await holdCalls(page, '**/api/favorites/*');
    await logInByCall(page.context(), product, user);
    await page.goto(`${product.url}/dashboard`);
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

  test('a change that the server refuses is reverted with its reason, and more than one per second is not sent [P4.16]', async () => {
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
    await logInByCall(page.context(), product, user);
    await page.goto(`${product.url}/dashboard`);
    const tools = page.getByRole('region', { name: 'Tools', exact: true });
    const favorites = page.getByRole('region', { name: 'My Favorites' });
    const paper = star(tools, 'Paper Assistant');
    await paper.click();
    await toast(page, 'error', refusals[0][2]).waitFor();
    expect(await paper.getAttribute('aria-pressed')).toBe('false');
    await favorites.getByText('No favorites yet').waitFor();

    await paper.click();
    await favorites.getByRole('button', { name: 'Refresh favorites' }).click();
    // The same message again replaces the displayed toast.
    expect(await toast(page, 'warning', 'Too many actions. Please wait a moment.').count()).toBe(1);

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

async function addLease(product: RunningProduct, userId: string): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const { rows } = await database.query(
    `insert into reports (user_id, run_id, feature, title, engine, markdown, data)
     values ($1, gen_random_uuid(), 'lease-abstract', 'Harbor 12', 'built-in', '', '{}') returning id`,
    [userId],
  );
  await database.query(
    `insert into report_dates (report_id, user_id, item, date, label, details)
     values ($1, $2, 'a', '2950-08-31', 'Expiration', '{}'), ($1, $2, 'b', '2950-03-01', 'Last day to renew', '{}'),
            ($1, $2, 'c', '2001-01-01', 'Commencement', '{}')`,
    [rows[0].id, userId],
  );
  await database.end();
}

const star = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name: `Favorite: ${name}`, exact: true });

const toast = (page: Page, kind: string, message: string) =>
  page.locator(`[data-toast="${kind}"]`).getByText(message, { exact: true });

/** Clicks again until a second has passed between the two changes. */
async function pressUntil(button: Locator, pressed: 'true' | 'false'): Promise<void> {
  await expect
    .poll(async () => {
      const settled = (await button.getAttribute('aria-disabled')) === null;
      const now = await button.getAttribute('aria-pressed');
      if (settled && now !== pressed) {
        await button.click();
        // A click within the same second is refused, and its message can cover the button for seconds.
        await sleep(1_100);
      }
      return settled && (await button.getAttribute('aria-pressed'));
    })
    .toBe(pressed);
}
