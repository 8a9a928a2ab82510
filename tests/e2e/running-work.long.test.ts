import { dirname } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct({ PATH: dirname(process.execPath), SIGNUP_CREDITS: '12000' });
});
afterAll(() => product?.stop());

browserDescribe('a run in progress', () => {
  test('is shown in the header and in the title of every page until it ends, then links to its result [D.158]', async () => {
    const browser = await launchBrowser();
    try {
      const user = await signUpByCalls(product);
      // Without a worker, a run keeps waiting during the test.
      await product.kill();
      await product.restart({ ROLES: 'web' });
      const { page, context } = await openPage(browser, { width: 320 });
      await logInByCall(context, product, user);
      await page.goto(`${product.url}/lease-abstract`);
      expect(await chip(page).count()).toBe(0);
      await page.getByRole('button', { name: 'Try with a sample' }).click();
      await chip(page, '1 running').waitFor();
      for (const path of ['/my-drafts', '/account', '/blog', '/dashboard']) {
        await page.goto(product.url + path);
        await chip(page, '1 running').waitFor();
        await expect.poll(() => page.title()).toMatch(/^\(1 running\) \S/);
        for (const width of [320, 360, 420]) {
          await page.setViewportSize({ width, height: 740 });
          await chip(page, '1 running').click({ trial: true });
          const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
          expect([path, width, scrollWidth]).toEqual([path, width, clientWidth]);
        }
      }
      expect(await axeFaults(page)).toEqual([]);
      // Client-side navigation keeps the mark too.
      await page
        .getByRole('link', { name: /My Reports/ })
        .first()
        .click();
      await page.waitForURL('**/my-reports');
      await expect.poll(() => page.title()).toMatch(/^\(1 running\) My Reports/);

      await product.kill();
      await product.restart({ ROLES: 'web,worker' });
      await chip(page, 'Ready').waitFor({ timeout: 90_000 });
      expect(await page.title()).toMatch(/^My Reports/);
      await chip(page, 'Ready').press('Enter');
      await page.waitForURL('**/my-reports/*');
      await page.getByRole('heading', { level: 1, name: /^Sample Lease Abstract/ }).waitFor();
      expect(await chip(page).count()).toBe(0);
    } finally {
      await browser.close();
    }
  }, 240_000);
});

const chip = (page: Page, name = /running|Ready|Failed/ as string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });
