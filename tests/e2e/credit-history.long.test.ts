import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('Credit History', () => {
  let product: RunningProduct;
  let browser: Browser;
  let pool: pg.Pool;
  let user: NewUser & { id: string };

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
    user = await signUpByCalls(product);
    await pool.query(`select add_credits('purchase', 'paid', $1, 12345, '100 credits')`, [user.id]);
    await pool.query(
      `select move_credits('hold', 'run' || n, $1, -10, 10, 'Paper Assistant ' || n, 'paper-assistant', null)
       from generate_series(1, 59) as n`,
      [user.id],
    );
    await pool.query(`select settle_hold('capture', 'run' || n) from generate_series(1, 57) as n`);
    await pool.query(`select settle_hold('release', 'run58')`);
  });
  afterAll(async () => {
    await pool?.end();
    await browser?.close();
    await product?.stop();
  });

  test('a guest is sent to /login, and sees nothing of the page [P2.1.8][P2.11.1]', async () => {
    const answer = await fetch(`${product.url}/credit-history`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login']);
    expect(await answer.text()).not.toContain('Credit History');
  });

  test('shows balance, lines with description, amount and time, and pages of ten with five page numbers [P2.11.2][P2.11.3][P2.11.6][P2.11.7][P2.11.8][D.32]', async () => {
    const { page, problems } = await open();
    // 20 + 12,345 - 58 x 10: the released hold was credited back, the open one was not.
    await page.getByRole('main').getByText('11,785', { exact: true }).waitFor();
    const lines = page.getByRole('region', { name: 'Transactions' }).getByRole('listitem');
    await lines.first().waitFor();
    expect(await lines.count()).toBe(10);
    const texts = (await lines.allTextContents()).map((line) => line.replaceAll(/\s+/g, ' '));
    const moment = String.raw`[A-Z][a-z]{2} \d{1,2}, \d{4} \d\d:\d\d`;
    expect(texts[0]).toMatch(new RegExp(`^Paper Assistant 59 ?${moment}In progress: 10 credits held-10`));
    expect(texts[1]).toMatch(new RegExp(`^Paper Assistant 58 ?${moment}Released: 10 credits not charged0`));
    expect(texts[2]).toMatch(new RegExp(`^Paper Assistant 57 ?${moment}-10`));
    await page.getByRole('button', { name: 'Buy Credits', exact: true }).waitFor();
    const created = await lines.first().locator('time').getAttribute('datetime');
    expect(await lines.first().locator('time').textContent()).toBe(await inBrowser(page, created ?? ''));

    const pages = page.getByRole('navigation', { name: 'Pages of transactions' });
    const numbers = async () => (await pages.getByRole('button').allTextContents()).filter(Boolean);
    await pages.getByText('1 to 10 of 61', { exact: true }).waitFor();
    expect(await numbers()).toEqual(['1', '2', '3', '4', '5']);
    await pages.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await pages.getByRole('button', { name: 'Page 5' }).click();
    await pages.getByText('41 to 50 of 61', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await numbers()).toEqual(['3', '4', '5', '6', '7']);
    await pages.getByRole('button', { name: 'Next page' }).click();
    await pages.getByRole('button', { name: 'Next page' }).click();
    await pages.getByText('61 to 61 of 61', { exact: true }).waitFor();
    await page.getByText('Welcome credits').waitFor();
    expect(await lines.first().textContent()).toMatch(/\+20 credits$/);
    expect(await pages.getByRole('button', { name: 'Next page' }).isDisabled()).toBe(true);
    await pages.getByRole('button', { name: 'Previous page' }).click();
    await pages.getByText('51 to 60 of 61', { exact: true }).waitFor();
    // A page that does not exist becomes the last one.
    await page.goto(`${product.url}/credit-history?page=99`);
    await pages.getByText('61 to 61 of 61', { exact: true }).waitFor();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('Back returns to the previous page, regardless of paging [P2.11.4]', async () => {
    const { page } = await open('/my-reports');
    await page.getByRole('navigation').getByRole('link', { name: 'Credit History' }).first().click();
    await page.getByRole('button', { name: 'Page 2' }).click();
    await page.getByText('11 to 20 of 61', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/my-reports');
    await page.context().close();
  });

  test('a page seen before is shown immediately and then updated, cached per user and page for ten minutes [P2.11.9][P9.3]', async () => {
    const { page } = await open();
    await page.getByText('Paper Assistant 59').waitFor();
    const key = `app_cache_credit-history_${user.id}_page-1`;
    const kept = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key);
    expect([kept.version, kept.data.data.length]).toEqual(['1.0.0', 10]);
    kept.data.data[0].description = 'As it was kept';
    await page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, JSON.stringify(kept)]);
    const held = await holdCalls(page, '**/api/credits/transactions*');
    await page.reload();
    await page.getByText('As it was kept').waitFor();
    await held.release();
    await page.getByText('Paper Assistant 59').waitFor();
    // After ten minutes it is no longer shown.
    kept.timestamp -= 600_000;
    await page.evaluate(([name, text]) => localStorage.setItem(name ?? '', text ?? ''), [key, JSON.stringify(kept)]);
    const again = await holdCalls(page, '**/api/credits/transactions*');
    await page.reload();
    await page.getByRole('status', { name: 'Loading transactions…' }).waitFor();
    expect(await page.getByText('As it was kept').count()).toBe(0);
    await again.release();
    await page.getByText('Paper Assistant 59').waitFor();
    await page.context().close();
  });

  test('shows when list, balance or figures cannot be loaded, and tries again [P2.11.5][P8.5.6][P8.5.8]', async () => {
    const { page } = await open('/my-reports');
    const broken = (route: { fulfill(answer: object): Promise<void> }) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"broken","code":"internal"}' });
    await page.route('**/api/credits/**', broken);
    await page.goto(`${product.url}/credit-history`);
    const retry = { timeout: 30_000 };
    await page.getByText('Failed to load transaction history', { exact: true }).waitFor(retry);
    await page.getByText('Failed to update credit balance', { exact: true }).waitFor(retry);
    await page.getByText('Failed to load transaction data', { exact: true }).waitFor(retry);
    await page.unroute('**/api/credits/**', broken);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByText('Paper Assistant 59').waitFor();
    await page.context().close();

    const fresh = await signUpByCalls(product);
    await pool.query('update users set email_verified_at = now() where id = $1', [fresh.id]);
    const empty = await openPage(browser);
    await logInByCall(empty.context, product, fresh);
    await empty.page.route('**/api/credits/transactions*', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"data":[],"total":0}' }),
    );
    await empty.page.goto(`${product.url}/credit-history`);
    await empty.page.getByText('No transactions yet').waitFor();
    await empty.context.close();
  });

  test('the balance is updated every five minutes, one request at a time [P9.6]', async () => {
    const { page } = await open(null);
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/credits/balance')) asked += 1;
    });
    await page.goto(`${product.url}/credit-history`);
    await page.getByRole('main').getByText('11,785', { exact: true }).waitFor();
    await page.clock.fastForward(290_000);
    expect(asked).toBe(1);
    const held = await holdCalls(page, '**/api/credits/balance');
    await page.clock.fastForward(10_000);
    await expect.poll(() => asked).toBe(2);
    // The second request is still pending when the third is due; none is duplicated.
    await page.clock.fastForward(300_000);
    expect(asked).toBe(2);
    await held.release();
    await page.context().close();
  });

  test('the CSV has every line, and leaving while it is created asks first, as the sidebar does for unsaved changes [P2.2.6]', async () => {
    const { page } = await open();
    const held = await holdCalls(page, '**/api/credits/history.csv');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    await page.getByRole('button', { name: 'Downloading...' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'My Drafts' }).first().click();
    await page.getByText('Are you sure you want to leave? Your changes will be lost.').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    const saved = page.waitForEvent('download');
    await held.release();
    const file = await (await saved).createReadStream();
    const text = Buffer.concat(await file.toArray()).toString();
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + 61);
    await page.getByRole('button', { name: 'Download as CSV' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'My Drafts' }).first().click();
    await page.waitForURL('**/my-drafts');
    await page.context().close();
  });

  test('the chart shows each tool’s share, and nothing is inaccessible or too wide, in both themes', async () => {
    for (const look of [{ width: 360, dark: true }, { width: 1440 }]) {
      const { page } = await open('/credit-history', look);
      const chart = page.getByRole('region', { name: 'Use by month and tool' });
      await chart.getByText('570 credits charged in the last twelve months').waitFor();
      await chart.getByRole('button', { name: /^Paper Assistant/ }).click();
      expect(await chart.getByRole('row').last().textContent()).toContain('570');
      await page.getByText('Paper Assistant 59').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeFaults(page)).toEqual([]);
      await page.context().close();
    }
  });

  async function open(path: string | null = '/credit-history', look = {}) {
    const opened = await openPage(browser, look);
    await logInByCall(opened.context, product, user);
    if (path !== null) await opened.page.goto(`${product.url}${path}`);
    return opened;
  }
});

function inBrowser(page: Page, iso: string): Promise<string> {
  return page.evaluate((text) => {
    const at = new Date(text);
    const two = (value: number) => String(value).padStart(2, '0');
    const month = at.toLocaleDateString('en-US', { month: 'short' });
    return `${month} ${at.getDate()}, ${at.getFullYear()} ${two(at.getHours())}:${two(at.getMinutes())}`;
  }, iso);
}
