import pg from 'pg';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const root = { email: 'root@example.org', password: 'Correct-Horse-7' };

browserDescribe('the admin area on wide and narrow screens', () => {
  let product: RunningProduct;
  let browser: Browser;
  let pool: pg.Pool;
  beforeAll(async () => {
    product = await startProduct({ ADMIN_EMAIL: root.email, ADMIN_PASSWORD: root.password });
    pool = new pg.Pool({ connectionString: product.databaseUrl });
    browser = await launchBrowser();
    await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await pool?.end();
    await product?.stop();
  });

  test.each([
    [1440, 'light'],
    [768, 'light'],
    [320, 'dark'],
  ] as const)(
    'at %i pixels in the %s theme axe finds no violation and no page scrolls sideways [D.163]',
    async (width, theme) => {
      const { page, context, problems } = await openPage(browser, { width, height: 780, dark: theme === 'dark' });
      const answer = await context.request.post(`${product.url}/functions/v1/auth`, {
        data: { action: 'login', ...root },
      });
      expect(answer.ok()).toBe(true);
      await page.goto(`${product.url}/admin`);
      await pool.query(
        "insert into invitations (code, note) values ('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV', 'For the choir') on conflict do nothing",
      );
      if (width === 320) {
        await page.getByRole('button', { name: 'Open the menu' }).click();
        await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Admin Logs' }).click();
        await page.waitForURL('**/admin/logs');
      }
      for (const path of ['', '/users', '/credits', '/invites', '/logs', '/settings', '/password']) {
        await page.goto(`${product.url}/admin${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
        if (path === '/users' || path === '/invites') {
          await page
            .getByRole('button', { name: /^Details of/ })
            .first()
            .click();
          await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
        }
        if (path === '/credits') await page.getByRole('combobox').first().click();
        expect(await axeFaults(page), path).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, path).toBeLessThanOrEqual(0);
      }
      await page.goto(`${product.url}/admin/invites`);
      await page.getByRole('button', { name: 'Create Invites' }).click();
      await page.getByRole('dialog').waitFor();
      expect(await axeFaults(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});
