import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../../../../../tests/support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { submitDraft } from '../../../../../tests/support/draft-workspace.ts';
import { logInByCall, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../../../../../tests/support/running-product.ts';

browserDescribe('layout, findings and changes in other tabs in the workspace of a draft', () => {
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

  test('the findings are shown one at a time, in step with the text, in a part whose height changes by keyboard', async () => {
    const { page, problems } = await open();
    const findings = page.getByRole('complementary', { name: 'Findings on this draft' });
    const position = findings.getByText(/^Item \d+ of \d+/);
    const counted = await page.getByRole('tab', { name: /^Risk checklist/ }).textContent();
    expect(await position.textContent()).toMatch(
      new RegExp(`^Item 1 of ${/\((\d+)\)/.exec(counted ?? '')?.[1]}(?!\\d)`),
    );
    expect(await findings.locator('ol > li').filter({ visible: true }).count()).toBe(1);
    const first = await findings.getByRole('heading').first().textContent();
    // Without scrolling.
    expect((await findings.getByRole('heading').first().boundingBox())?.y).toBeLessThan(800);
    const next = findings.getByRole('button', { name: 'Next' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => position.textContent()).toMatch(/^Item 2 of/);
    expect(await findings.getByRole('heading').first().textContent()).not.toBe(first);
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    await findings.getByRole('button', { name: 'Previous' }).click();
    await expect.poll(() => position.textContent()).toMatch(/^Item 1 of/);
    // The finding that has a sentence selects it, without moving the focus to it.
    const inText = findings.getByRole('link', { name: 'Show in text' });
    await next.focus();
    for (let steps = 0; steps < 30 && (await inText.count()) === 0; steps += 1) await page.keyboard.press('Enter');
    const quote = await findings.locator('blockquote').filter({ visible: true }).textContent();
    await expect.poll(() => page.locator('[aria-current=true]').textContent()).toBe(quote);
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);

    const handle = page.getByRole('separator', { name: 'Height of the findings' });
    const before = (await findings.boundingBox())?.height ?? 0;
    await handle.focus();
    await page.keyboard.press('ArrowDown');
    expect(await handle.getAttribute('aria-valuenow')).toBe('45');
    await expect.poll(async () => (await findings.boundingBox())?.height ?? 0).toBeGreaterThan(before);
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await handle.waitFor();
    expect(await handle.getAttribute('aria-valuenow')).toBe('45');
    expect(problems).toEqual([]);
  });

  test('a faster change in another tab is reported, and typed text is kept', async () => {
    const [first, second] = [await open(), await open()];
    for (const { page } of [first, second]) await page.getByRole('link', { name: /^Survival did not differ/ }).click();
    const save = (page: Page) => page.getByRole('button', { name: 'Save as a new version' }).click();
    await first.page.getByLabel('Edit sentence').fill('Survival was alike.');
    await save(first.page);
    await first.page.getByText(/^Version \d+ created$/).waitFor();
    await second.page.getByLabel('Edit sentence').fill('Survival was the same.');
    await save(second.page);
    await second.page
      .getByRole('alert')
      .getByText(/^This draft was changed in another tab/)
      .waitFor();
    await second.page.getByRole('button', { name: 'Load the newest version' }).click();
    await second.page.getByRole('link', { name: 'Survival was alike.' }).waitFor();
    expect(await second.page.getByLabel('Edit sentence').inputValue()).toBe('Survival was the same.');
    await save(second.page);
    await second.page.getByRole('link', { name: 'Survival was the same.' }).waitFor();
    await first.context.close();
    await second.context.close();
  });
});
