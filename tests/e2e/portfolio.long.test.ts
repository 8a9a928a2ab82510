import { readXlsx } from 'hucre/xlsx';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { runDocumentTool } from '../support/document-run.ts';
import { inspectPage } from '../support/inspect-page.ts';
import { makePdf, page as pageOf } from '../support/make-pdf.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const leaseOf = (tenant: string, place: string, area: string, ends: string) =>
  makePdf([
    pageOf([
      'OFFICE LEASE',
      null,
      `This Lease is made as of March 3, 2021 between Alder Row LLC ("Landlord") and ${tenant} ("Tenant").`,
      `1. Premises. Landlord leases to Tenant ${area} rentable square feet at ${place}, Austin, Texas 78701.`,
      `2. Term. The term commences on May 1, 2021 and expires on ${ends}.`,
      '3. Rent. Tenant shall pay monthly rent of $9,500.00 in advance on the first day of each month.',
      '4. Governing Law. This Lease is governed by the laws of the State of Texas.',
    ]),
  ]);

browserDescribe('the portfolio', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string };
  let birch = '';

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
    const run = (name: string, bytes: Uint8Array) =>
      runDocumentTool(product, member.token, { slug: 'lease-abstract', name, bytes });
    birch = await run('birch.pdf', leaseOf('Birch Optics, Inc.', '12 Birch Road', '4,250', 'April 30, 2031'));
    await run('quill.pdf', leaseOf('Quill Studio, Inc.', '900 Quill Street', '10,000', 'April 30, 2029'));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const call = async (method: string, path: string, body?: object, token = member.token) => {
    const response = await fetch(product.url + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as Record<string, never> & {
      leases: { id: string; title: string }[];
      signedUrl: string;
    };
  };

  async function open(query = '', dark = false) {
    const opened = await openPage(browser, { dark });
    await logInByCall(opened.context, product, member);
    await opened.page.goto(`${product.url}/my-reports/portfolio${query}`);
    await opened.page.getByRole('heading', { level: 1, name: 'Portfolio' }).waitFor();
    return opened;
  }

  test('all leases are in a table with sums, which is searched, sorted and filtered, and a year in the chart filters it [D.154]', async () => {
    const { page, context, problems } = await open();
    const rows = page.getByRole('table', { name: 'Leases' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.nth(1).innerText()).toMatch(/900 Quill Street[\s\S]*10,000 sf/);
    const sums = await page.getByRole('region', { name: 'Totals' }).innerText();
    expect(sums).toMatch(/14,250 sf\s*2 of 2 leases/);
    expect(sums).toMatch(/\$228,000\.00/);
    await page.getByRole('button', { name: 'Area' }).click();
    await expect.poll(() => rows.nth(1).innerText()).toContain('12 Birch Road');
    await page.getByRole('button', { name: 'Area' }).click();
    await expect.poll(() => rows.nth(1).innerText()).toContain('900 Quill Street');
    await page.getByRole('link', { name: /^Expiring in 2031/ }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('link', { name: 'Show every year' }).click();
    await page.getByRole('searchbox').fill('quill');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Show', { exact: true }).selectOption('Expired');
    await page.getByText('No lease matches.').waitFor();
    await page.getByLabel('Show', { exact: true }).selectOption('All leases');
    await page.getByRole('link', { name: '12 Birch Road, Austin, Texas 78701' }).click();
    await page.waitForURL(`**/my-reports/${birch}`);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a corrected date moves its lease in the chart immediately [D.151] [D.154]', async () => {
    const { document } = (await (
      await fetch(`${product.url}/api/reports/${birch}`, { headers: { Authorization: `Bearer ${member.token}` } })
    )
      .json()
      .then((report: { data: { dates: { kind: string }[] } }) => ({ document: report.data }))) as {
      document: { dates: { kind: string }[] };
    };
    const item = `date-${document.dates.findIndex(({ kind }) => kind === 'expiration')}`;
    await call('PUT', `/api/reports/${birch}/reviews/${item}`, {
      version: 0,
      decision: 'corrected',
      correction: { kind: 'date', date: '2033-06-30' },
    });
    const { page, context } = await open();
    await page.getByRole('link', { name: /^Expiring in 2033/ }).waitFor();
    expect(await page.getByRole('link', { name: /^Expiring in 2031/ }).count()).toBe(0);
    await call('POST', `/api/reports/${birch}/reviews/${item}/undo`, { version: 1 });
    await context.close();
  });

  test('the portfolio downloads as XLSX and CSV with dates and numbers, only for its owner [D.154]', async () => {
    const file = async (format: string) => {
      const { signedUrl } = await call('POST', '/api/portfolio/download', { format });
      return fetch(new URL(signedUrl, product.url));
    };
    const { sheets } = await readXlsx(await (await file('xlsx')).arrayBuffer());
    const [head = [], ...rows] = sheets.find(({ name }) => name === 'Leases')?.rows ?? [];
    expect(rows.length).toBe(2);
    const expires = rows[0]?.[head.indexOf('Expires')];
    expect(expires).toBeInstanceOf(Date);
    const csv = await file('csv');
    expect(csv.headers.get('content-disposition')).toMatch(/portfolio_\d{4}-\d{2}-\d{2}\.csv/);
    expect(await csv.text()).toMatch(/900 Quill Street.*10000,sf,9500,USD/);
    const stranger = await signUpByCalls(product);
    expect((await call('GET', '/api/portfolio', undefined, stranger.token)).leases).toEqual([]);
  });

  test.each([[false], [true]])(
    'the portfolio is accessible at every screen size (dark: %s) [D.154] [D.163]',
    async (dark) => {
      const { page, context, problems } = await open('', dark);
      await inspectPage(page, `portfolio-${dark ? 'dark' : 'light'}`);
      const empty = await openPage(browser, { dark });
      await logInByCall(empty.context, product, await signUpByCalls(product));
      await empty.page.goto(`${product.url}/my-reports/portfolio`);
      await empty.page.getByText('No leases yet').waitFor();
      await inspectPage(empty.page, `portfolio-empty-${dark ? 'dark' : 'light'}`);
      expect([...problems, ...empty.problems]).toEqual([]);
      await empty.context.close();
      await context.close();
    },
  );

  test('samples are left out, and a tenancy replaces its reports [D.152] [D.154]', async () => {
    const sample = await fetch(`${product.url}/api/samples/lease-abstract`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${member.token}` },
    });
    expect(sample.ok).toBe(true);
    const samples = async () =>
      (
        (await (
          await fetch(`${product.url}/api/reports`, { headers: { Authorization: `Bearer ${member.token}` } })
        ).json()) as { reports: { sample: boolean }[] }
      ).reports.filter((report) => report.sample).length;
    await expect.poll(samples, { timeout: 60_000 }).toBe(1);
    const before = (await call('GET', '/api/portfolio')).leases;
    expect(before).toHaveLength(2);
    await call('POST', '/api/tenancies', { name: 'Two leases', report_ids: before.map(({ id }) => id) });
    const after = (await call('GET', '/api/portfolio')).leases;
    expect(after.map(({ title }) => title)).toEqual(['Two leases']);
  });
});
