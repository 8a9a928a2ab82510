import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { openSampleDraft } from '../support/sample-draft.ts';

browserDescribe('the command palette and the keyboard shortcuts', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string; id: string };

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function ofMember(path = '/dashboard', options = {}) {
    const { page, context, problems } = await openPage(browser, options);
    await logInByCall(context, product, member);
    await page.goto(product.url + path);
    await page.getByRole('button', { name: 'Search and commands' }).waitFor();
    return { page, problems };
  }

  test('Ctrl-K and Cmd-K open it, and Escape closes it and restores the focus [D.65]', async () => {
    const { page, problems } = await ofMember();
    const palette = page.getByRole('dialog', { name: 'Command palette' });
    await page.getByRole('button', { name: 'Search and commands' }).focus();
    for (const keys of ['Control+k', 'Meta+k']) {
      await openPalette(page, keys);
      expect(await palette.getByRole('combobox').evaluate((field) => field === document.activeElement)).toBe(true);
      // A long list doesn't reduce the height of the field.
      expect((await palette.getByRole('combobox').boundingBox())?.height).toBe(48);
      await page.keyboard.press('Escape');
      await palette.waitFor({ state: 'detached' });
    }
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Search and commands');
    expect(problems).toEqual([]);
  });

  test('it finds pages, tools, drafts, reports and actions, and opens them by keyboard [D.65] [D.159]', async () => {
    member = await signUpByCalls(product);
    const { page, problems } = await ofMember();
    await openSampleDraft(page, product);
    const draft = decodeURIComponent(page.url().split('/').at(-1) ?? '');
    const open = async (words: string, name: string | RegExp) => {
      await openPalette(page);
      await page.getByRole('dialog').getByRole('combobox').fill(words);
      await page.getByRole('option', { name, selected: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    await open('credit hist', 'Credit History');
    await page.waitForURL('**/credit-history');
    await open('base rent', 'Base Rent Analysis');
    await page.waitForURL('**/base-rent-sens');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Base rent analysis generated.').waitFor();
    await open(draft.slice(0, 12), draft);
    await page.waitForURL(/\/my-drafts\/.+/);
    // The report is newer than the palette's list: it appears after the list was reloaded.
    await openPalette(page);
    await page.getByRole('dialog').getByRole('combobox').fill('5 years');
    await page.getByRole('option', { name: /years/ }).first().click();
    await page.waitForURL(/\/my-reports\/.+/);
    await open('dark theme', 'Switch to dark theme');
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('qqqqzz');
    await page.getByText('No results. Try another word.').waitFor();
    expect(problems).toEqual([]);
  });

  test('"?" lists the shortcuts, except while typing, and they can be switched off [D.159]', async () => {
    const { page } = await ofMember('/paper-assistant');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await page.getByRole('textbox').first().fill('Why');
    await page.keyboard.press('?');
    expect(await page.getByRole('textbox').first().inputValue()).toBe('Why?');
    expect(await list.count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await list.getByText('Open the command palette').waitFor();
    await list.getByRole('checkbox').uncheck();
    await list.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('?');
    await openPalette(page);
    expect(await list.count()).toBe(0);
  });

  test.each([
    [1440, false],
    [320, true],
  ])('axe finds no violation in it at %i pixels [D.65]', async (width, dark) => {
    const { page } = await openPage(browser, { width, dark }).then(async ({ page, context }) => {
      await logInByCall(context, product, member);
      await page.goto(`${product.url}/dashboard`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      return { page };
    });
    await openPalette(page);
    await page.getByRole('option', { name: 'Paper Assistant' }).first().waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

/** The script runs after the server's HTML has been shown: until then a key does nothing, so it is pressed again. */
async function openPalette(page: Page, keys = 'Control+k'): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const opened = async () => {
    if ((await palette.count()) === 0) await page.keyboard.press(keys);
    await palette.waitFor({ timeout: 3_000 }).catch(() => undefined);
    return palette.count();
  };
  await expect.poll(opened, { timeout: 30_000 }).toBe(1);
}
