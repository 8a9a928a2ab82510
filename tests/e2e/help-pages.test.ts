import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { glossary } from '#contract/glossary.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

browserDescribe('help, glossary, changelog and status', () => {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    product = await sharedProduct();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('each is linked in the footer or on the help page, describes itself, and is in the sitemap [D.165]', async () => {
    const { page, problems } = await openPage(browser);
    await page.goto(`${product.url}/about`);
    const footer = page.getByRole('contentinfo');
    for (const [name, heading] of [
      ['Help', 'Help'],
      ['Changelog', 'Changelog'],
      ['Status', 'All systems are working'],
    ] as const) {
      await footer.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    await footer.getByRole('link', { name: 'Help' }).click();
    await page.getByRole('main').getByRole('link', { name: 'glossary' }).click();
    await page.getByRole('heading', { level: 1, name: 'Glossary' }).waitFor();
    const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
    for (const path of ['/help', '/glossary', '/changelog']) expect(sitemap).toContain(`${product.url}${path}</loc>`);
    expect(problems).toEqual([]);
  });

  test('help addresses both audiences and has links in its contents [D.165]', async () => {
    const { page } = await openPage(browser, { width: 360 });
    await page.goto(`${product.url}/help#leases`);
    await page.getByRole('heading', { name: 'Leases and letters of intent' }).waitFor();
    await page.getByRole('heading', { name: 'Paper Assistant: what to write' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // All placeholders are filled in: the installation's name and address, and no placeholder is left.
    const text = await page.getByRole('main').innerText();
    expect(text).not.toMatch(/[{}*]|\[\[/);
  });

  test('the glossary explains every term used in reports, each with its own URL [D.165]', async () => {
    const { page } = await openPage(browser);
    await page.goto(`${product.url}/glossary#snda`);
    expect(await page.locator('#snda').innerText()).toContain('Subordination, non-disturbance and attornment');
    expect(await page.getByRole('main').getByRole('term').count()).toBe(glossary.length);
    const terms = glossary.map(({ term }) => term.toLowerCase().replaceAll('-', ''));
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test('the status page shows the result of /readyz at the time it is opened [D.165]', async () => {
    const ready = (await (await fetch(`${product.url}/readyz`)).json()) as { status: string; checks: object };
    expect(ready).toMatchObject({ status: 'ready', checks: { database: 'ok', migrations: 'ok', storage: 'ok' } });
    const { page } = await openPage(browser);
    await page.goto(`${product.url}/status`);
    expect(await page.getByRole('definition').allInnerTexts()).toEqual(['Working', 'Working', 'Working']);
    const first = await page.getByRole('main').getByRole('time').getAttribute('datetime');
    expect(await page.getByRole('main').getByRole('time').innerText()).toMatch(/^[A-Z][a-z]{2} \d+, \d{4} \d\d:\d\d$/);
    await page.reload();
    expect(await page.getByRole('main').getByRole('time').getAttribute('datetime')).not.toBe(first);
  });
});
