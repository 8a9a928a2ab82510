import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { runDocumentTool } from '../support/document-run.ts';
import { inspectPage } from '../support/inspect-page.ts';
import { makePdf, page as pageOf } from '../support/make-pdf.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const lease = makePdf([
  pageOf([
    'OFFICE LEASE',
    null,
    'This Lease is made as of March 3, 2021 between Alder Row LLC ("Landlord") and Quill Studio, Inc. ("Tenant").',
    '1. Premises. Landlord leases to Tenant 4,250 rentable square feet at 900 Quill Street, Austin, Texas 78701.',
    '2. Term. The term is sixty (60) months. It commences on May 1, 2021 and expires on April 30, 2026.',
    '3. Rent. Tenant shall pay monthly rent of $9,500.00 in advance on the first day of each month.',
    '4. Security Deposit. Tenant shall pay a security deposit of $19,000.00 when this Lease is signed.',
    '5. Governing Law. This Lease is governed by the laws of the State of Texas.',
  ]),
]);
const amendment = makePdf([
  pageOf([
    'FIRST AMENDMENT TO LEASE',
    null,
    'This First Amendment to Lease is made as of June 1, 2025 between Alder Row LLC ("Landlord")',
    'and Quill Studio, Inc. ("Tenant"), parties to the Lease of the premises at 900 Quill Street, Austin, Texas.',
    null,
    '1. Term. The Term of the Lease is scheduled to expire on April 30, 2026.',
    'The Term is hereby extended through April 30, 2031.',
    null,
    '2. Deposit. The Security Deposit is hereby increased from $19,000.00 to $25,000.00.',
    null,
    '3. Except as amended, the Lease remains in full force and effect.',
  ]),
]);

browserDescribe('tenancies', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string };
  let stranger: NewUser & { token: string };
  let leaseReport = '';
  let amendmentReport = '';

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
    stranger = await signUpByCalls(product);
    const run = (name: string, bytes: Uint8Array) =>
      runDocumentTool(product, member.token, { slug: 'lease-abstract', name, bytes });
    leaseReport = await run('lease.pdf', lease);
    amendmentReport = await run('first.pdf', amendment);
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
    return { status: response.status, body: (await response.json()) as { code?: string; id?: string } };
  };

  test('a lease and its amendment are combined, and the page shows the terms in force with old value, new value and sources [D.152]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/my-reports/${amendmentReport}`);
    await page.getByRole('link', { name: 'View with its lease' }).click();
    await page.getByRole('heading', { level: 1, name: 'Put documents together' }).waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please choose at least two documents.').waitFor();
    const documents = page.getByRole('region', { name: 'Documents, first to last' }).getByRole('listitem');
    await expect.poll(() => documents.count()).toBe(1);
    await page.getByLabel('Add a document').selectOption(leaseReport);
    // The lease is moved to the first place automatically.
    await expect.poll(() => documents.first().innerText()).toMatch(/^1\. Office Lease/);
    await page.getByLabel('Name').fill('Quill Street');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quill Street' }).waitFor();

    const part = (name: string) => page.getByRole('region', { name, exact: true });
    const changed = await part('Terms that changed').innerText();
    expect(changed).toMatch(/Security deposit[\s\S]*\$25,000\.00[\s\S]*\$19,000\.00[\s\S]*→[\s\S]*\$25,000\.00/);
    expect(changed).toMatch(/April 30, 2026[\s\S]*→[\s\S]*April 30, 2031/);
    expect(await part('In force now').innerText()).toContain('Apr 30, 2031');
    expect(await part('Dates').innerText()).toContain('Apr 30, 2031');
    expect(await part('Terms that did not change').innerText()).toContain('Quill Studio, Inc.');
    const title = await page.title();
    expect(title).toBe('Quill Street · Foredraft');

    // A source links to its statement in the report on its document.
    const source = part('Terms that changed').getByRole('link', {
      name: /^Source of Security deposit: First Amendment/,
    });
    await source.first().click();
    await page.waitForURL(`**/my-reports/${amendmentReport}?tab=terms&source=change-*`);
    await page.getByRole('heading', { level: 1, name: /^Lease Abstract: Quill Studio/ }).waitFor();
    // A report that belongs to a tenancy links to it.
    await page.getByRole('link', { name: 'View with its lease' }).click();
    await page.getByRole('heading', { level: 1, name: 'Quill Street' }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a rejected change is no longer in force, and the documents can be reordered [D.151] [D.152]', async () => {
    const { body } = await call('GET', '/api/tenancies');
    const [tenancy] = (body as unknown as { tenancies: { id: string }[] }).tenancies;
    const read = async () =>
      (await call('GET', `/api/tenancies/${tenancy?.id}`)).body as unknown as {
        terms: { id: string; steps: { shown: string; source: { key: string } }[] }[];
        notes: string[];
      };
    const deposit = async () => (await read()).terms.find(({ id }) => id === 'security_deposit')?.steps ?? [];
    const key = (await deposit())[1]?.source.key;
    const review = `/api/reports/${amendmentReport}/reviews/${key}`;
    expect((await call('PUT', review, { version: 0, decision: 'rejected' })).status).toBe(200);
    expect((await deposit()).at(-1)?.shown).toBe('$19,000.00');
    expect((await call('POST', `${review}/undo`, { version: 1 })).status).toBe(200);
    expect((await deposit()).at(-1)?.shown).toBe('$25,000.00');

    const { page, context } = await openPage(browser);
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/my-reports/tenancies/${tenancy?.id}`);
    await page.getByRole('link', { name: 'Edit documents' }).click();
    await page.getByRole('button', { name: 'Move First Amendment to Lease up' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page
      .getByText(/comes first/)
      .or(page.getByText(/is not an amendment/))
      .first()
      .waitFor();
    expect((await read()).notes.join(' ')).toContain('Office Lease is not an amendment');
    await call('PUT', `/api/tenancies/${tenancy?.id}`, {
      name: 'Quill Street',
      report_ids: [leaseReport, amendmentReport],
    });
    await context.close();
  });

  test('a document belongs to one tenancy, and other users can neither combine nor see it [D.152]', async () => {
    const again = { name: 'Again', report_ids: [leaseReport, amendmentReport] };
    expect(await call('POST', '/api/tenancies', again)).toMatchObject({
      status: 409,
      body: { code: 'report_in_tenancy' },
    });
    expect(await call('POST', '/api/tenancies', again, stranger.token)).toMatchObject({
      status: 409,
      body: { code: 'no_lease_report' },
    });
    const { body } = await call('GET', '/api/tenancies');
    const [tenancy] = (body as unknown as { tenancies: { id: string }[] }).tenancies;
    const path = `/api/tenancies/${tenancy?.id}`;
    for (const [method, sent] of [['GET'], ['PUT', { ...again, report_ids: again.report_ids }], ['DELETE']] as const) {
      const answer = await call(method, path, sent, stranger.token);
      expect(answer.status, method).toBe(method === 'PUT' ? 409 : 404);
    }
    expect((await call('GET', path)).status).toBe(200);
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, stranger);
    const response = await page.goto(`${product.url}/my-reports/tenancies/${tenancy?.id}`);
    expect(response?.status()).toBe(404);
    await page.getByText('This tenancy does not exist.').waitFor();
    await context.close();
  });

  test.each([[false], [true]])(
    'the pages are accessible at every screen size (dark: %s) [D.152] [D.163]',
    async (dark) => {
      const { page, context, problems } = await openPage(browser, { dark });
      await logInByCall(context, product, member);
      const { body } = await call('GET', '/api/tenancies');
      const [tenancy] = (body as unknown as { tenancies: { id: string }[] }).tenancies;
      for (const [path, sign, name] of [
        ['', 'Quill Street', 'list'],
        ['/new', 'Documents, first to last', 'new'],
        [`/${tenancy?.id}`, 'Terms that changed', 'page'],
        [`/${tenancy?.id}/edit`, 'Add a document', 'edit'],
      ] as const) {
        await page.goto(`${product.url}/my-reports/tenancies${path}`);
        await page
          .getByRole('main')
          .getByText(name === 'edit' ? 'Documents, first to last' : sign)
          .first()
          .waitFor();
        await inspectPage(page, `tenancies-${name}-${dark ? 'dark' : 'light'}`);
      }
      expect(problems).toEqual([]);
      await context.close();
    },
  );

  test('deleting a tenancy keeps its reports, and a deleted report is removed from its tenancy [D.152]', async () => {
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/my-reports/tenancies`);
    await page.getByRole('link', { name: 'Quill Street' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No tenancies yet').waitFor();
    const reports = (await call('GET', '/api/reports')).body as unknown as { total: number };
    expect(reports.total).toBe(2);
    const made = await call('POST', '/api/tenancies', { name: 'Two', report_ids: [leaseReport, amendmentReport] });
    expect(made.status).toBe(201);
    await call('DELETE', `/api/reports/${amendmentReport}`);
    const left = (await call('GET', `/api/tenancies/${made.body.id}`)).body as unknown as {
      documents: { id: string }[];
    };
    expect(left.documents.map(({ id }) => id)).toEqual([leaseReport]);
    await context.close();
  });
});
