import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { openPages } from '../support/open-pages.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('the public pages on wide and narrow screens', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test.each([['light'], ['dark']] as const)(
    'axe finds no violation and nothing scrolls sideways in the %s theme',
    async (theme) => {
      const { page, context, problems } = await openPage(browser, { dark: theme === 'dark' });
      await logInByCall(context, product, member);
      await page.goto(`${product.url}/translator`);
      await page.getByRole('heading', { name: 'Coming Soon' }).waitFor();
      await examine(page, '/translator', theme === 'dark');
      await context.clearCookies();
      for (const [path, heading] of [['/', 'Prototype Your Manuscript In Minutes'], ...openPages] as const) {
        await page.goto(product.url + path);
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
        await examine(page, path, theme === 'dark');
      }
      expect(problems).toEqual([]);
    },
  );
});

async function examine(page: Page, place: string, colors: boolean): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: width === 320 ? 740 : 900 });
    expect(await axeFaults(page, { colors }), `${place} at ${width}`).toEqual([]);
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(excess, { message: `${place} scrolls sideways at ${width}` }).toBeLessThanOrEqual(0);
  }
}
