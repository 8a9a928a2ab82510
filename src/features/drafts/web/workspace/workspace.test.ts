import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../../../../../tests/support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { submitDraft, unclear } from '../../../../../tests/support/draft-workspace.ts';
import { logInByCall, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../../../../../tests/support/running-product.ts';

browserDescribe('the workspace of a draft', () => {
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

  test('by keyboard alone a finding leads to its sentence, a label moves it, and its text is edited [F1.5]', async () => {
    const { page, problems } = await open();
    const finding = page.getByRole('link', { name: 'Show in text' }).first();
    await finding.focus();
    await page.keyboard.press('Enter');
    const chosen = page.locator('[aria-current=true]');
    await chosen.waitFor();
    const words = (await chosen.textContent()) ?? '';
    const panel = page.getByRole('region', { name: 'Selected sentence' });
    expect(await axeFaults(page)).toEqual([]);
    // The focus moves from the finding to the sentence, and with Tab into the sentence's panel.
    expect(await chosen.evaluate((sentence) => sentence === document.activeElement)).toBe(true);
    await panel.getByRole('textbox').fill(`${words} More is to come.`);
    await panel.getByRole('button', { name: 'Results: result' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Version 2 created').waitFor();
    const results = page.getByRole('region', { name: 'Results', exact: true });
    await results.getByRole('link', { name: words }).waitFor();
    expect(await panel.getByRole('button', { name: 'Results: result' }).getAttribute('aria-pressed')).toBe('true');
    // The panel moved with its sentence, and kept the typed text.
    expect(await panel.getByRole('textbox').inputValue()).toBe(`${words} More is to come.`);
    expect(await chosen.evaluate((sentence) => sentence === document.activeElement)).toBe(true);
    await panel.getByRole('textbox').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Lamps were dimmed in the second year.');
    await panel.getByRole('button', { name: 'Save as a new version' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Version 3 created').waitFor();
    await results.getByRole('link', { name: 'Lamps were dimmed in the second year.' }).waitFor();
    await panel.waitFor({ state: 'detached' });
    await results.getByText('edited by you').waitFor();
    // The version's files appear without a reload.
    await page.getByText(/^PDF by Typst/).waitFor();
    expect(problems).toEqual([]);
  });

  test('on a wide screen text and pages are side by side: a sentence selected in one is shown in the other', async () => {
    const { page, problems } = await open();
    const pages = page.getByRole('region', { name: 'PDF pages' });
    await pages.getByText('Survival did not differ').waitFor();
    const sentence = page.getByRole('link', { name: /^City planners could shield lamps/ });
    await sentence.click();
    const mark = pages.locator('[data-selected]').first();
    await mark.waitFor({ state: 'attached' });
    const isInView = () =>
      mark.evaluate((element) => {
        const [box, pane] = [element, element.closest('section[tabindex]')].map((one) => one?.getBoundingClientRect());
        return box !== undefined && pane !== undefined && box.top >= pane.top && box.bottom <= pane.bottom;
      });
    await expect.poll(isInView).toBe(true);
    const textBox = await page.getByRole('tabpanel', { name: 'Text' }).boundingBox();
    const pagesBox = await pages.boundingBox();
    expect((textBox?.x ?? 0) + (textBox?.width ?? 0)).toBeLessThanOrEqual(pagesBox?.x ?? 0);
    // The middle of its line.
    await pages.getByText('We followed one species').click();
    const chosen = page.locator('[aria-current=true]');
    await expect.poll(() => chosen.textContent()).toBe('We followed one species in one city only.');
    expect(problems).toEqual([]);
  });

  test('a sentence with an unclear move changes to its second choice with one click [D.117]', async () => {
    const { page, problems } = await open();
    await page.getByRole('link', { name: unclear }).click();
    const panel = page.getByRole('region', { name: 'Selected sentence' });
    await panel.getByText('Possibly: ').waitFor();
    const offer = panel.getByRole('button', { name: /^Change to / });
    const second = ((await offer.textContent()) ?? '').replace('Change to ', '');
    await offer.click();
    await panel.getByText(`Classified as: ${second}.`).waitFor();
    expect(await offer.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('text typed into a panel is kept when the panel or the tab closes, is marked, and can be discarded', async () => {
    const { page, problems } = await open();
    const sentence = (words: RegExp) => page.getByRole('link', { name: words }).first();
    const panel = page.getByRole('region', { name: 'Selected sentence' });
    const marks = page.getByText('Unsaved text', { exact: true });
    await sentence(/^We followed 84 saplings/).click();
    await panel.getByLabel('Edit sentence').fill('We followed Figure~1 of 84 trees.');
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => marks.count()).toBe(1);
    await sentence(/^City planners could/).click();
    await panel.getByLabel('Edit sentence').fill('City planners could wait.');
    await page.getByRole('tab', { name: /^Versions/ }).click();
    await page.getByRole('tab', { name: 'Text', exact: true }).click();
    expect(await panel.getByLabel('Edit sentence').inputValue()).toBe('City planners could wait.');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Edit authors' }).click();
    const authors = page.getByRole('region', { name: 'Edit authors' });
    await authors.getByRole('textbox').fill('Ada Okafor');
    await page.keyboard.press('Escape');
    await authors.waitFor({ state: 'detached' });
    await expect.poll(() => marks.count()).toBe(3);
    await page.getByRole('link', { name: 'Edit authors' }).click();
    expect(await authors.getByRole('textbox').inputValue()).toBe('Ada Okafor');
    await authors.getByRole('button', { name: 'Discard what I typed' }).click();
    expect(await authors.getByRole('textbox').inputValue()).toBe('');
    // The user has to confirm before leaving the page, and the text is still there.
    await page.getByRole('link', { name: 'My Drafts' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await sentence(/^We followed 84 saplings/).click();
    expect(await panel.getByLabel('Edit sentence').inputValue()).toBe('We followed Figure~1 of 84 trees.');
    await panel.getByRole('button', { name: 'Save as a new version' }).click();
    await page
      .getByText(/^Version \d+ created$/)
      .first()
      .waitFor();
    expect(await sentence(/^We followed Figure 1 of 84 trees/).innerText()).toBe(
      'We followed Figure\u00a01 of 84 trees.',
    );
    await expect.poll(() => marks.count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('on a phone in dark mode, versions are compared, an earlier one is restored, and inputs are deleted [F1.6]', async () => {
    const { page, problems } = await open({ width: 360, dark: true });
    expect(await axeFaults(page, { colors: true })).toEqual([]);
    await page.getByRole('tab', { name: /^Versions/ }).click();
    await page.getByLabel('From version').selectOption('1');
    await page.getByLabel('To version').selectOption('2');
    await page.getByText('1 sentence differs').waitFor();
    await page.getByText('Moved', { exact: true }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Version 1', exact: true }).click();
    await page.getByText(/^You’re viewing version 1\./).waitFor();
    await page.getByRole('button', { name: 'Go back to this version' }).click();
    await page.getByText(/^Version \d+ of \d+: Restored/).waitFor();
    await page.getByText('Other files, template and details').click();
    await page.getByText(/^PDF by Typst/).waitFor();
    await page.getByRole('tab', { name: 'Stored data' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Delete the inputs, keep the draft' }).click();
    await page.getByRole('button', { name: 'Yes, delete the inputs' }).click();
    await page.getByText('Your inputs were deleted.').waitFor();
    await page.getByRole('tab', { name: 'Text' }).click();
    await page.getByText(/^The inputs of this draft were deleted/).waitFor();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(problems).toEqual([]);
  });
});
