import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { runDocumentTool } from '../support/document-run.ts';
import { inspectPage } from '../support/inspect-page.ts';
import { makePdf, page as pageOf } from '../support/make-pdf.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const leaseOf = (tenant: string, deposit: string, holdover: string) =>
  makePdf([
    pageOf([
      'OFFICE LEASE',
      null,
      `This Lease is made as of March 3, 2021 between Alder Row LLC ("Landlord") and ${tenant} ("Tenant").`,
      '1. Premises. Landlord leases to Tenant 4,250 rentable square feet at 900 Quill Street, Austin, Texas 78701.',
      '2. Term. The term is sixty (60) months. It commences on May 1, 2021 and expires on April 30, 2026.',
      `3. Security Deposit. Tenant shall pay a security deposit of ${deposit} when this Lease is signed.`,
      `4. Holdover. Rent during any holding over by Tenant shall be ${holdover} of the rent then in effect.`,
      '5. Governing Law. This Lease is governed by the laws of the State of Texas.',
    ]),
  ]);
const letter = makePdf([
  pageOf([
    'LETTER OF INTENT TO LEASE',
    null,
    'March 3, 2025',
    'This letter sets out the terms on which Quill Studio, Inc. ("Tenant") proposes to lease space from',
    'Alder Row LLC ("Landlord"). It is not binding until a lease is signed.',
    '1. Premises: Approximately 4,250 square feet at 900 Quill Street, Austin, Texas 78701.',
    '2. Term: Sixty (60) months.',
    '3. Base Rent: $26.00 per square foot per year.',
    '4. Security Deposit: $15,000.00.',
    '5. Tenant Improvement Allowance: $35.00 per square foot.',
    '6. Permitted Use: General office use.',
  ]),
]);

browserDescribe('the comparison', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string };
  let quill = '';
  let birch = '';
  let offer = '';

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
    const run = (slug: string, name: string, bytes: Uint8Array) =>
      runDocumentTool(product, member.token, { slug, name, bytes });
    quill = await run('lease-abstract', 'quill.pdf', leaseOf('Quill Studio, Inc.', '$19,000.00', '200%'));
    birch = await run('lease-abstract', 'birch.pdf', leaseOf('Birch Optics, Inc.', '$25,000.00', '150%'));
    offer = await run('loi-analysis', 'offer.pdf', letter);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function open(query = '', dark = false) {
    const opened = await openPage(browser, { dark });
    await logInByCall(opened.context, product, member);
    await opened.page.goto(`${product.url}/my-reports/compare${query}`);
    await opened.page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor();
    return opened;
  }

  test('two leases are compared term by term, each value with its source [D.153]', async () => {
    const { page, context, problems } = await open();
    // The report's own page offers it as well.
    await page.goto(`${product.url}/my-reports/${quill}`);
    await page.getByRole('link', { name: 'Compare' }).click();
    await expect.poll(() => page.getByLabel('First document').inputValue()).toBe(quill);
    await page.getByLabel('Second document').selectOption(birch);
    await page.getByRole('button', { name: 'Compare' }).click();
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
    expect(await row('Security deposit').innerText()).toMatch(
      /\$19,000\.00[\s\S]*\$25,000\.00[\s\S]*Second is better for landlord/,
    );
    expect(await row('Holdover').innerText()).toMatch(/200%[\s\S]*150%[\s\S]*Second is better for tenant/);
    expect(await row('Landlord').innerText()).toMatch(/Same/);
    expect(await row('Tenant').first().innerText()).toMatch(/Different/);
    await page
      .getByRole('navigation', { name: 'Show' })
      .getByRole('link', { name: /^Second is better for tenant/ })
      .click();
    await expect.poll(() => row('Security deposit').count()).toBe(0);
    await page
      .getByRole('link', { name: /^Source of Holdover.*Section 4, page 1/ })
      .first()
      .click();
    await page.waitForURL(`**/my-reports/${quill}?tab=terms&source=field-holdover-0`);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a lease is compared with the letter of intent, whichever is chosen first, and missing terms are shown as missing [D.153]', async () => {
    const { page, context } = await open(`?first=${quill}&second=${offer}`);
    const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
    const heads = await page.getByRole('columnheader').allInnerTexts();
    expect(heads[1]).toMatch(/^Letter of Intent Analysis/);
    expect(await row('Security deposit').innerText()).toMatch(
      /\$15,000\.00[\s\S]*\$19,000\.00[\s\S]*Second is better for landlord/,
    );
    expect(await row('Improvement allowance').innerText()).toMatch(
      /\$35\.00[\s\S]*Not found[\s\S]*Missing in the second/,
    );
    await context.close();
  });

  test('a tenancy is compared with its amendments, and other users’ documents cannot be compared [D.152] [D.153]', async () => {
    const call = async (path: string, token: string, body?: object) => {
      const response = await fetch(product.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };
    const amendment = makePdf([
      pageOf([
        'FIRST AMENDMENT TO LEASE',
        null,
        'This First Amendment to Lease is made as of June 1, 2025 between Alder Row LLC ("Landlord")',
        'and Quill Studio, Inc. ("Tenant"), parties to the Lease of the premises at 900 Quill Street, Austin, Texas.',
        null,
        '1. Deposit. The Security Deposit is hereby increased from $19,000.00 to $30,000.00.',
        null,
        '2. Except as amended, the Lease remains in full force and effect.',
      ]),
    ]);
    const run = { slug: 'lease-abstract', name: 'first.pdf', bytes: amendment };
    const amended = await runDocumentTool(product, member.token, run);
    const made = await call('/api/tenancies', member.token, { name: 'Quill Street', report_ids: [quill, amended] });
    const path = `/api/comparison?first=${made.body['id']}&second=${birch}`;
    const { body } = await call(path, member.token);
    const deposit = (body['terms'] as { id: string }[]).find(({ id }) => id === 'security_deposit');
    expect(deposit).toMatchObject({
      verdict: 'tenant',
      first: {
        shown: '$30,000.00',
        place: expect.stringMatching(/^First Amendment to Lease, Section 1/),
        href: expect.stringContaining(amended),
      },
    });
    const stranger = await signUpByCalls(product);
    expect((await call(path, stranger.token)).status).toBe(404);
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, stranger);
    await page.goto(`${product.url}/my-reports/compare?first=${quill}&second=${birch}`);
    await page.getByText('Nothing to compare yet').waitFor();
    await context.close();
  });

  test('comparing a document with itself or with a deleted one is answered with a sentence [D.153]', async () => {
    const { page, context } = await open(`?first=${quill}&second=${quill}`);
    await page.getByText('Choose two different documents.').waitFor();
    await page.goto(`${product.url}/my-reports/compare?first=${quill}&second=none`);
    await page.getByText('One of these documents was not found. Please choose again.').waitFor();
    await context.close();
  });

  test.each([[false], [true]])(
    'the comparison is accessible at every screen size (dark: %s) [D.153] [D.163]',
    async (dark) => {
      const { page, context, problems } = await open(`?first=${offer}&second=${quill}`, dark);
      await inspectPage(page, `compare-${dark ? 'dark' : 'light'}`);
      expect(problems).toEqual([]);
      await context.close();
    },
  );
});
