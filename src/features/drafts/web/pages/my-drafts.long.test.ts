import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Browser, Page, Route } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { logInInBrowser, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { type RunningProduct, startProduct } from '../../../../../tests/support/running-product.ts';

browserDescribe('My Drafts in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let database: pg.Client;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await browser?.close();
    await product?.stop();
  });

  /** A logged-in user with drafts, newest first, on any page of the product. */
  async function visitor(drafts: number): Promise<{ page: Page; folder: string; cacheKey: string }> {
    const user = await signUpByCalls(product);
    for (let number = 1; number <= drafts; number += 1) {
      const name = `draft-${String(number).padStart(2, '0')}.zip`;
      await database.query(
        `insert into drafts (user_id, run_id, file_name, bytes, title, engine, preview, created_at)
         values ($1, $2, $3, $4, 'A draft', 'built-in', $5, timestamptz '2026-03-09 12:00Z' - $6 * interval '1 day')`,
        [user.id, randomUUID(), name, 2048 + number, JSON.stringify(preview), number],
      );
      const folder = join(product.dataDir, 'files', 'latexstore', user.id);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), `PK of ${name}`);
    }
    const { page } = await openPage(browser);
    await logInInBrowser(page, product, user);
    return { page, folder: `/api/drafts/${user.id}`, cacheKey: `app_cache_drafts_${user.id}` };
  }
  const listing = (folder: string) => new RegExp(`${folder}\\?`);
  const open = (page: Page) => page.goto(`${product.url}/my-drafts`);
  const row = (page: Page, name: string) => page.locator(`[data-draft="${name}"]`);
  const toasts = (page: Page) => page.locator('[data-toast-message]').allInnerTexts();

  test('has its title, its subtitle, a link back, the number of drafts and a refresh button [P2.12.1 P2.12.2]', async () => {
    const { page } = await visitor(12);
    await open(page);
    await page.getByRole('heading', { name: 'Available Drafts (12)' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('My Drafts');
    await page.getByText('Access and download your generated drafts', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Refresh' }).waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/dashboard');
  });

  test('lists drafts by name with their actions, ten per page, and shows totals only for several pages [P2.12.3 P2.12.5]', async () => {
    const { page } = await visitor(12);
    await open(page);
    const names = async () => (await page.locator('[data-draft]').all()).map((item) => item.getAttribute('data-draft'));
    await page.getByText('1 to 10 of 12', { exact: true }).waitFor();
    expect(await Promise.all(await names())).toHaveLength(10);
    const first = row(page, 'draft-01.zip');
    await first.getByText('2 KB', { exact: true }).waitFor();
    await first.getByText('Mar 8, 2026', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Download draft-01.zip' }).waitFor();
    await first.getByRole('button', { name: 'Delete draft-01.zip' }).waitFor();
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('11 to 12 of 12', { exact: true }).waitFor();
    expect(await Promise.all(await names())).toEqual(['draft-11.zip', 'draft-12.zip']);
    await page.getByRole('button', { name: 'Page 1', exact: true }).click();
    await row(page, 'draft-01.zip').waitFor();
    const few = await visitor(10);
    await open(few.page);
    await row(few.page, 'draft-10.zip').waitFor();
    expect(await few.page.getByText(/ of 10$/).count()).toBe(0);
    expect(await few.page.getByRole('button', { name: 'Next page' }).count()).toBe(0);
  });

  test('shows what will appear here while there are no drafts [P2.12.6]', async () => {
    const { page } = await visitor(0);
    await open(page);
    await page.getByRole('heading', { name: 'No drafts yet' }).waitFor();
    await page.getByText('Your generated drafts will appear here', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Available Drafts (0)' }).waitFor();
  });

  test('a new user finds a ready sample below the empty list, which can be opened, downloaded and deleted for good [P2.12.6]', async () => {
    const { page } = await visitor(0);
    const { rows: before } = await database.query('select count(*)::int as runs from runs');
    await open(page);
    await page.getByRole('heading', { name: 'No drafts yet' }).waitFor();
    const sample = page.getByRole('region', { name: 'Sample draft' });
    await sample.getByText('Sample', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Try with a sample' }).count()).toBe(0);
    const downloading = page.waitForEvent('download');
    await sample.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toBe('sample-draft.zip');
    await sample.getByRole('link', { name: 'Open' }).click();
    await page.getByText(/^Sample draft: the engine made it from a sample text/).waitFor();
    await page
      .getByRole('link', { name: /^Trees near lamps opened/ })
      .first()
      .waitFor();
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    await expect.poll(() => page.getByRole('main').getByRole('link', { name: 'My Drafts' }).innerText()).toMatch(/0$/);

    await open(page);
    await sample.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog', { name: 'Delete File' }).getByText('sample-draft.zip').waitFor();
    await page.getByRole('button', { name: 'Yes, delete permanently' }).click();
    await page.getByText('File deleted successfully', { exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Available Drafts (0)');
    await page.reload();
    await page.getByRole('button', { name: 'Try with a sample' }).waitFor();
    expect(await sample.count()).toBe(0);
    expect((await database.query('select count(*)::int as runs from runs')).rows).toEqual(before);
  });

  test('shows no number before it is known, and no empty list with an error [D.87]', async () => {
    const { page, folder } = await visitor(0);
    const release = await hold(page, listing(folder));
    await open(page);
    await page.getByRole('status', { name: 'Loading drafts…' }).waitFor();
    const heading = page.getByRole('heading', { name: /^Available Drafts/ });
    expect(await heading.innerText()).toBe('Available Drafts');
    await release();
    await page.getByRole('heading', { name: 'Available Drafts (0)' }).waitFor();
    await page.route(listing(folder), (route) =>
      route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } }),
    );
    await page.reload();
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    expect(await page.getByRole('heading', { name: 'No drafts yet' }).count()).toBe(0);
    expect(await heading.innerText()).toBe('Available Drafts');
  });

  test('shows a loading state if nothing is cached, and otherwise the cached list first, then the new one [P4.18]', async () => {
    const { page, folder } = await visitor(2);
    let release = await hold(page, listing(folder));
    await open(page);
    await page.getByRole('status', { name: 'Loading drafts…' }).waitFor();
    await release();
    await row(page, 'draft-02.zip').waitFor();
    release = await hold(page, listing(folder));
    await database.query("delete from drafts where file_name = 'draft-02.zip' and user_id = $1", [
      folder.split('/').at(-1),
    ]);
    await page.reload();
    await row(page, 'draft-02.zip').waitFor();
    await release();
    await row(page, 'draft-02.zip').waitFor({ state: 'detached' });
    await row(page, 'draft-01.zip').waitFor();
  });

  test('downloads and deletes each file with its own state, and keeps the name of a download [P4.17 P8.6.5]', async () => {
    const { page } = await visitor(2);
    await open(page);
    const [first, second] = [row(page, 'draft-01.zip'), row(page, 'draft-02.zip')];
    let release = await hold(page, /signed-url$/);
    await first.getByRole('button', { name: 'Download' }).click();
    await first.getByText('Downloading...', { exact: true }).waitFor();
    await second.getByRole('button', { name: 'Download' }).waitFor();
    const downloading = page.waitForEvent('download');
    await release();
    expect((await downloading).suggestedFilename()).toBe('draft-01.zip');
    await page.getByText('Download started successfully', { exact: true }).waitFor();

    release = await hold(page, /\/api\/drafts$/);
    await second.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, delete permanently' }).click();
    await second.getByText('Deleting...', { exact: true }).waitFor();
    await first.getByRole('button', { name: 'Delete' }).waitFor();
    await release();
    await second.waitFor({ state: 'detached' });
    await page.getByText('File deleted successfully', { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Available Drafts (1)' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Available Drafts (1)');
  });

  test('asks before a removal: Cancel has the focus, outside click and Enter do nothing, Escape closes it [P4.20 P4.21]', async () => {
    const { page } = await visitor(1);
    await open(page);
    const button = row(page, 'draft-01.zip').getByRole('button', { name: 'Delete' });
    const dialog = page.getByRole('alertdialog', { name: 'Delete File' });
    await button.click();
    expect((await dialog.innerText()).replace(/\s+/g, ' ')).toContain(
      'Are you sure you want to permanently delete: draft-01.zip',
    );
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toBe('Cancel');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Cancel');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Yes, delete permanently');
    await page.keyboard.press('Enter');
    await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await button.click();
    await expect.poll(focused).toBe('Cancel');
    await page.keyboard.press('Space');
    await dialog.waitFor({ state: 'detached' });
    expect(await row(page, 'draft-01.zip').count()).toBe(1);
    await button.click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await row(page, 'draft-01.zip').waitFor({ state: 'detached' });
  });

  test('shows a specific message for each failure, and removes a list that cannot be loaded from the cache [P8.6.1 P8.6.2 P8.6.3 P8.6.4]', async () => {
    const { page, folder, cacheKey } = await visitor(1);
    await open(page);
    const first = row(page, 'draft-01.zip');
    await first.waitFor();
    const refuse = (route: Route) => route.fulfill({ status: 404, json: { error: 'gone', code: 'draft_not_found' } });

    await page.route(/signed-url$/, refuse);
    await first.getByRole('button', { name: 'Download' }).click();
    await first.getByText('Failed to download file', { exact: true }).waitFor();
    expect(await toasts(page)).toContain('Failed to download file');
    await page.unroute(/signed-url$/);
    await page.route(/signed-url$/, (route) => route.fulfill({ json: {} }));
    await first.getByRole('button', { name: 'Download' }).click();
    await first.getByText('Failed to generate download URL', { exact: true }).waitFor();

    await page.route(/\/api\/drafts$/, refuse);
    await first.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Yes, delete permanently' }).click();
    await page.getByText('Failed to delete file', { exact: true }).waitFor();
    await first.waitFor();

    const kept = () => page.evaluate((key) => localStorage.getItem(key), cacheKey);
    await expect.poll(kept).not.toBeNull();
    await page.route(listing(folder), refuse);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('Failed to refresh drafts', { exact: true }).waitFor();
    await page.getByRole('alert').getByText('Failed to load drafts', { exact: true }).waitFor();
    await expect.poll(kept).toBeNull();
  });

  test('reports a successful refresh, and blocks another one during it and for 5000 ms after it [P4.19 P8.6.5]', async () => {
    const { page, folder } = await visitor(1);
    await open(page);
    await row(page, 'draft-01.zip').waitFor();
    let listings = 0;
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(listing(folder), async (route) => {
      listings += 1;
      await held;
      await route.continue();
    });
    // A clock that stops between steps, however busy the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const refresh = page.getByRole('button', { name: 'Refresh' });
    const blocked = () => refresh.getAttribute('aria-disabled');
    await refresh.click();
    await expect.poll(() => listings).toBe(1);
    await page.clock.runFor(20_000);
    expect(await blocked()).toBe('true');
    await refresh.dispatchEvent('click');
    answer();
    await page.getByText('Drafts refreshed successfully', { exact: true }).waitFor();
    await page.clock.runFor(4_990);
    expect(await blocked()).toBe('true');
    await refresh.dispatchEvent('click');
    expect(listings).toBe(1);
    await page.clock.runFor(20);
    expect(await blocked()).toBeNull();
    await refresh.click();
    await expect.poll(() => listings).toBe(2);
  });
});

/** Keeps matching requests waiting until the returned function is called. */
async function hold(page: Page, url: RegExp): Promise<() => Promise<void>> {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(url, async (route) => {
    await opened;
    // When the user leaves a page, its requests are cancelled.
    await route.continue().catch(() => {});
  });
  return async () => open();
}

const preview = {
  title: 'A draft',
  engine: 'built-in',
  pdf: { engine: 'Typst', pages: 1 },
  risks: [],
  coverage: { literature: 'off', covered: 0, total: 0, rows: [] },
};
