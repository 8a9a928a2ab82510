import type { Browser, Locator } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../../../../../tests/support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { submitDraft } from '../../../../../tests/support/draft-workspace.ts';
import { logInByCall, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../../../../../tests/support/running-product.ts';

browserDescribe('the layout of a draft’s workspace', () => {
  let product: RunningProduct;
  let browser: Browser;
  let user: Awaited<ReturnType<typeof signUpByCalls>>;
  let address: string;
  beforeAll(async () => {
    [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
    user = await signUpByCalls(product);
    address = await submitDraft(product, user.token);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function open(options: { width?: number; dark?: boolean } = {}) {
    const opened = await openPage(browser, options);
    await logInByCall(opened.context, product, user);
    await opened.page.goto(address);
    await opened.page.getByRole('heading', { name: 'Methods' }).waitFor();
    return opened;
  }

  test.each([360, 1440])(
    'at %i px a long formula scrolls in itself, and nothing is wider than the page',
    async (width) => {
      const { page } = await open({ width });
      const formula = page.getByRole('group', { name: 'Formula' });
      await formula.waitFor();
      await formula.scrollIntoViewIfNeeded();
      const [column, whole] = await formula.evaluate((element) => {
        return [
          { visible: element.clientWidth, whole: element.scrollWidth },
          { visible: document.documentElement.clientWidth, whole: document.documentElement.scrollWidth },
        ];
      });
      expect(column?.whole).toBeGreaterThan(column?.visible ?? 0);
      expect(whole).toEqual({ visible: width, whole: width });
      expect(await axeFaults(page)).toEqual([]);
    },
  );

  test('pages that are scrolled out of the pane are drawn before they are reached', async () => {
    const { page, problems } = await open();
    const sheets = page.getByRole('region', { name: 'PDF pages' }).locator('.pdf-page');
    await expect.poll(() => sheets.count()).toBeGreaterThan(1);
    // An undrawn picture is hidden.
    const isDrawn = () =>
      sheets
        .nth(1)
        .locator('canvas')
        .evaluate((canvas) => getComputedStyle(canvas).visibility);
    await expect.poll(isDrawn, { timeout: 10_000 }).toBe('visible');
    expect(problems).toEqual([]);
  });

  test.each([320, 360])(
    'on a phone of %i pixels, a finding, its sentence and its page are one tap apart, and so is the way back',
    async (width) => {
      const { page, problems } = await open({ width });
      const tab = (name: RegExp) => page.getByRole('tab', { name });
      const isInView = (part: Locator) =>
        part.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 100 && bottom <= window.innerHeight;
        });
      await tab(/^Risk checklist/).click();
      const next = page.getByRole('button', { name: 'Next' });
      const inText = page.getByRole('link', { name: 'Show in text' });
      for (let steps = 0; steps < 30 && (await inText.count()) === 0; steps += 1) await next.click();
      const finding = page.getByRole('tabpanel', { name: /^Risk checklist/ });
      const quote = (await finding.locator('blockquote').filter({ visible: true }).textContent()) ?? '';
      await inText.click();
      const chosen = page.locator('[aria-current=true]');
      await expect.poll(() => chosen.textContent()).toBe(quote);
      await expect.poll(() => isInView(chosen)).toBe(true);

      // The tabs stay in view, so the page of the sentence is one tap away.
      await tab(/^Document/).click();
      const mark = page.locator('[data-selected]').first();
      await expect.poll(() => isInView(mark), { timeout: 10_000 }).toBe(true);
      await page.getByText('We followed one species').first().click();
      await expect.poll(() => chosen.textContent()).toBe('We followed one species in one city only.');
      await expect.poll(() => isInView(chosen)).toBe(true);

      // And so is the finding, from far down in the text.
      await page.goBack();
      await tab(/^Risk checklist/).click();
      await expect.poll(() => isInView(finding.getByRole('heading').filter({ visible: true }).first())).toBe(true);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      expect(await axeFaults(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );
});
