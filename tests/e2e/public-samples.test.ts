import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

let product: RunningProduct;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product?.stop());

const get = (path: string) => fetch(product.url + path, { redirect: 'manual' });

describe('the files of the samples', () => {
  test.each([
    ['lease.pdf', 'application/pdf'],
    ['letter.pdf', 'application/pdf'],
    ['draft.pdf', 'application/pdf'],
    ['draft.zip', 'application/zip'],
  ])('%s can be read without an account [D.156]', async (name, type) => {
    const response = await get(`/samples/${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });

  test('are the only public files', async () => {
    for (const path of ['lease.typ', 'none.pdf', '..%2fsamples.ts', 'lease-report.json', '%2e%2e/main.ts'])
      expect([path, (await get(`/samples/${path}`)).status]).toEqual([path, 404]);
  });
});

describe('the landing page', () => {
  test('shows the current price of a run of each tool, and the price of credits', async () => {
    const database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
    try {
      const page = async () => (await (await get('/')).text()).replace(/<!-- -->/g, '');
      expect(await page()).toMatch(/Lease Abstract<\/th><td[^>]*>5 credits/);
      expect(await page()).toContain('100 credits for $20.00');
      await database.query("update features set credit_cost = 7 where slug = 'lease-abstract'");
      expect(await page()).toMatch(/Lease Abstract<\/th><td[^>]*>7 credits/);
      await database.query("update features set is_active = false where slug = 'lease-abstract'");
      expect(await page()).not.toMatch(/Lease Abstract<\/th>/);
    } finally {
      await database.query("update features set credit_cost = 5, is_active = true where slug = 'lease-abstract'");
      await database.end();
    }
  });
});

browserDescribe('a visitor without an account', () => {
  test('leads to the sample lease report, its risks and the source of a quote, without scripts [D.156]', async () => {
    const browser = await launchBrowser();
    try {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
      const page = await context.newPage();
      await page.goto(product.url);
      await page.getByRole('link', { name: 'See what it makes: two samples, without an account' }).click();
      await page.getByRole('link', { name: 'See the lease report' }).click();
      await page.getByRole('heading', { level: 1, name: /^Lease Analysis: Linden Acoustics/ }).waitFor();
      await page.getByText('Sample', { exact: true }).waitFor();
      for (const name of ['Delete', 'Download', 'Correct', 'Share'])
        expect([name, await page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
      await page.getByRole('link', { name: /^Risks/ }).click();
      await page.getByText('The landlord may move the tenant to other space.').waitFor();
      await page
        .getByRole('link', { name: /Section 9\.3, page \d/ })
        .first()
        .click();
      await page.getByText(/Landlord may relocate Tenant to other space in the Building/).waitFor();
      const pdf = await page.getByRole('link', { name: /^Read page \d of the sample lease/ }).getAttribute('href');
      expect(pdf).toMatch(/^\/samples\/lease\.pdf#page=\d$/);
    } finally {
      await browser.close();
    }
  });

  test('leads to the sample draft with its checklist, without errors on any of these pages [D.156]', async () => {
    const browser = await launchBrowser();
    try {
      const { page, problems } = await openPage(browser, { width: 320 });
      await page.goto(`${product.url}/samples`);
      await page.getByRole('link', { name: 'See the paper draft' }).press('Enter');
      await page.getByRole('heading', { level: 1, name: /^Sample draft: street lamps/ }).waitFor();
      await page.getByRole('heading', { name: /^Risk checklist \(\d\)$/ }).waitFor();
      await page.getByText('[citation needed]').waitFor();
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
