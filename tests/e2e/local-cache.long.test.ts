import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cacheLifetimes } from '#contract/limits.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const hour = 3_600_000;
const minute = 60_000;

test.each([
  ['system-settings', 24 * hour],
  ['blog-post', 24 * hour],
  ['blog-posts', hour],
  ['credit-history', 10 * minute],
  ['credit-balance', 10 * minute],
  ['feature-cost', 4 * hour],
  ['favorites', hour],
  ['drafts', 5 * minute],
] as const)('entries of %s are kept for %i ms [P3.5] [P9.2] [P9.4] [P9.5]', (kind, lifetime) => {
  expect(cacheLifetimes[kind]).toBe(lifetime);
});

browserDescribe('the browser cache', () => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    const database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
    await database.query(
      `insert into blog_posts (title, slug, content, author_name, status, published_at)
       values ('A first post', 'a-first-post', 'Some text </script> and *more*.', 'Ada', 'published', now())`,
    );
    await database.end();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('every kind of entry in the specification is stored under its prefix, with version and time [P3.4] [P3.5]', async () => {
    const user = await signUpByCalls(product);
    const { page, context, problems } = await openPage(browser);
    for (const path of ['/register', '/blog', '/blog/a-first-post']) {
      await page.goto(product.url + path);
      // The registration form asks for its setting as soon as it is used.
      if (path === '/register') await page.getByLabel('Username').focus();
      await page.waitForLoadState('networkidle');
    }
    await expect
      .poll(() => keysOf(page))
      .toEqual([
        'app_cache_blog-post_everybody_a-first-post',
        'app_cache_blog-posts_everybody_1',
        'app_cache_system-settings_everybody_invitation_required',
      ]);
    await logInByCall(context, product, user);
    for (const path of ['/dashboard', '/my-drafts', '/credit-history', '/base-rent-sens']) {
      await page.goto(product.url + path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    const own = ['credit-balance', 'credit-history', 'drafts', 'drafts_count', 'favorites', 'feature-cost'];
    await expect
      .poll(async () =>
        [
          ...new Set(
            (await keysOf(page))
              .filter((key) => key.includes(user.id))
              .map((key) =>
                key
                  .replace('app_cache_', '')
                  .replace(`_${user.id}`, '')
                  .replace(/^(credit-history|feature-cost)_.*/, '$1'),
              ),
          ),
        ].sort(),
      )
      .toEqual(own);
    const entries = await page.evaluate(() =>
      Object.entries({ ...localStorage })
        .filter(([key]) => key.startsWith('app_cache_'))
        .map(([, text]) => JSON.parse(text)),
    );
    for (const entry of entries) {
      expect(Object.keys(entry).sort()).toEqual(['data', 'timestamp', 'version']);
      expect(entry.version).toBe('1.0.0');
      expect(Math.abs(Date.now() - entry.timestamp)).toBeLessThan(10 * minute);
    }
    expect(problems).toEqual([]);
  });

  test('cached data is shown first and then updated without a jump, as long as it is fresh and the user’s own', async () => {
    const user = await signUpByCalls(product);
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, user);
    await fetch(`${product.url}/api/favorites/base-rent-sens`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${user.token}` },
    });
    const dashboard = async () => {
      await page.goto(`${product.url}/dashboard`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    };
    const favorites = page.getByRole('region', { name: 'My Favorites' });
    const figure = (name: string) => page.getByRole('main').getByRole('link', { name }).innerText();
    await dashboard();
    await favorites.getByRole('link', { name: 'Base Rent Analysis' }).waitFor();
    await page.waitForLoadState('networkidle');

    await alter(page, `app_cache_favorites_${user.id}`, (entry) => ({
      ...entry,
      data: [{ ...(entry.data as object[])[0], name: 'Kept name' }],
    }));
    await alter(page, `app_cache_drafts_${user.id}_count`, (entry) => ({ ...entry, data: 41 }));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const held = await holdCalls(page, /\/api\/(favorites|drafts|credits)/);
    await dashboard();
    await favorites.getByRole('link', { name: 'Kept name' }).waitFor();
    await expect.poll(() => figure('My Drafts')).toMatch(/41/);
    await page
      .getByRole('region', { name: 'Tools', exact: true })
      .getByRole('link', { name: 'Paper Assistant' })
      .waitFor();
    await held.release();
    await favorites.getByRole('link', { name: 'Base Rent Analysis' }).waitFor();
    await expect.poll(() => figure('My Drafts')).toMatch(/\b0$/);
    await page.waitForLoadState('networkidle');
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0),
    );
    expect(moved).toBeLessThanOrEqual(0.01);

    // Expired entries, and those of other versions or users, are not shown.
    await page.unroute(/\/api\/(favorites|drafts|credits)/);
    for (const spoil of [
      (entry: Entry) => ({ ...entry, timestamp: entry.timestamp - hour }),
      (entry: Entry) => ({ ...entry, version: '0.9.0' }),
    ]) {
      await alter(page, `app_cache_favorites_${user.id}`, spoil);
      const again = await holdCalls(page, '**/api/favorites');
      await dashboard();
      await favorites.getByRole('status', { name: 'Loading favorites…' }).waitFor();
      expect(await favorites.getByRole('link').count()).toBe(0);
      await again.release();
      await favorites.getByRole('link', { name: 'Base Rent Analysis' }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.unroute('**/api/favorites');
    }
    const other = await signUpByCalls(product);
    await context.clearCookies();
    await logInByCall(context, product, other);
    await dashboard();
    await favorites.getByText('No favorites yet').waitFor();
    expect((await keysOf(page)).filter((key) => key.includes(user.id))).toEqual([]);
  });
});

interface Entry {
  readonly version: string;
  readonly timestamp: number;
  readonly data: unknown;
}

async function keysOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys({ ...localStorage })
      .filter((key) => key.startsWith('app_cache_'))
      .sort(),
  );
}

/** Changes a stored cache entry. */
async function alter(page: Page, key: string, change: (entry: Entry) => Entry): Promise<void> {
  const text = await page.evaluate((name) => localStorage.getItem(name), key);
  const changed = JSON.stringify(change(JSON.parse(text ?? 'null')));
  await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, changed]);
}
