import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { pdfText } from '../support/pdf-text.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { openSampleDraft } from '../support/sample-draft.ts';

browserDescribe('printed pages', () => {
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

  test('terms, post and draft print black on white in either theme, without buttons [D.163]', async () => {
    const { page, context } = await openPage(browser, { dark: true });
    await page.goto(`${product.url}/terms`);
    expect(await looks(page)).toMatchObject({ scheme: 'light', ground: 'rgb(255, 255, 255)', frame: [] });
    const text = await pdfText(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect(text).toContain('Terms of Service');
    expect(text).not.toMatch(/Login\s+Register|Now optimized for English/);

    await logInByCall(context, product, member);
    await page.emulateMedia({ media: 'screen' });
    await openSampleDraft(page, product);
    const part = await page.locator('article h2').first().innerText();
    expect(await looks(page)).toMatchObject({ scheme: 'light', ground: 'rgb(255, 255, 255)', frame: [] });
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    const draft = await pdfText(new Uint8Array(await page.pdf({ format: 'A4' })));
    expect(draft).toContain(part);
    expect(draft).not.toContain('My Drafts');
  });
});

/** The page's appearance in print: its color scheme and background, and which parts of the frame are visible. */
async function looks(page: Page) {
  await page.emulateMedia({ media: 'print' });
  // The print styles are loaded when the browser is idle.
  await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)');
  return page.evaluate(() => ({
    scheme: getComputedStyle(document.documentElement).colorScheme,
    ground: getComputedStyle(document.documentElement).backgroundColor,
    frame: [...document.querySelectorAll('header.print-hidden, footer, nav')]
      .filter((part) => part.checkVisibility())
      .map((part) => part.outerHTML.slice(0, 100)),
  }));
}
