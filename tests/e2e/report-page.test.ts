import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { runBaseRent, runDocumentTool } from '../support/document-run.ts';
import { makeDocx, paragraph } from '../support/make-docx.ts';
import { makePdf, page as pageOf } from '../support/make-pdf.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { openWithLateScript } from '../support/open-with-late-script.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

const paragraphs = [
  'OFFICE LEASE',
  'This Lease is made as of March 3, 2021 between Alder Row LLC ("Landlord") and Quill Studio, Inc. ("Tenant").',
  '1. Premises. Landlord leases to Tenant 4,250 rentable square feet at 900 Quill Street, Austin, Texas 78701.',
  '2. Term. The term is sixty (60) months. It commences on May 1, 2021 and expires on April 30, 2026.',
  '3. Rent. Tenant shall pay monthly rent of $9,500.00 in advance on the first day of each month.',
  '4. Security Deposit. Tenant shall pay a security deposit of $19,000.00 when this Lease is signed.',
];
const lease = makePdf([
  pageOf(paragraphs.flatMap((text, index) => (index === 0 ? [text, null] : [text]))),
  pageOf([
    '5. Holdover. Rent during any holding over by Tenant shall be 200% of the rent then in effect.',
    '6. Governing Law. This Lease is governed by the laws of the State of Texas.',
    '7. Condition. Tenant accepts the Premises in their present condition, as is, with all faults.',
  ]),
]);

browserDescribe('the page of a report on a lease', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string };
  let kept = '';
  let notKept = '';

  beforeAll(async () => {
    product = await sharedProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
    const run = { slug: 'lease-abstract', name: 'lease.pdf', bytes: lease };
    kept = await runDocumentTool(product, member.token, { ...run, keepPages: true });
    notKept = await runDocumentTool(product, member.token, run);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function open(
    address: string,
    width = 1440,
  ): Promise<{ page: Page; context: BrowserContext; problems: string[] }> {
    const opened = await openPage(browser, { width, height: width < 700 ? 740 : 900 });
    await logInByCall(opened.context, product, member);
    await opened.page.goto(`${product.url}/my-reports/${address}`);
    await opened.page.getByRole('heading', { level: 1, name: /^Lease Abstract: Quill Studio/ }).waitFor();
    return opened;
  }
  const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const tab = (page: Page, name: RegExp) =>
    page.getByRole('navigation', { name: 'Parts of this report' }).getByRole('link', { name });

  test('has a header with the facts that were found, and a URL and a count for each part [D.150]', async () => {
    const { page, context, problems } = await open(kept);
    const facts = Object.fromEntries(
      await page
        .locator('header dl > div')
        .evaluateAll((entries) =>
          entries.map((entry) => [
            entry.querySelector('dt')?.textContent,
            entry.querySelector('dd')?.textContent?.trim(),
          ]),
        ),
    );
    expect(facts).toMatchObject({
      Tenant: 'Quill Studio, Inc.',
      Landlord: 'Alder Row LLC',
      Term: '60 months, May 1, 2021 to Apr 30, 2026',
      Deposit: '$19,000.00',
      Rent: '$9,500.00 a month',
    });
    expect(await page.title()).toMatch(/^Lease Abstract: Quill Studio, Inc\..* · Foredraft$/);
    for (const [name, query] of [
      [/^Please check \d+$/, 'check'],
      [/^Terms \d+$/, 'terms'],
      [/^Rent 1$/, 'rent'],
      [/^Dates \d+$/, 'dates'],
      [/^Risks \d+$/, 'risks'],
      [/^Obligations \d+$/, 'obligations'],
    ] as const) {
      await tab(page, name).click();
      await page.waitForURL(`**/my-reports/${kept}?tab=${query}`);
      await expect.poll(() => tab(page, name).getAttribute('aria-current')).toBe('page');
    }
    // The counts match the tabs' lists.
    const count = Number((await tab(page, /^Dates/).innerText()).replace(/\D/g, ''));
    await tab(page, /^Dates/).click();
    await expect.poll(() => part(page, 'Dates').locator('ol > li').count()).toBe(count);
    await part(page, 'Dates').getByText('Apr 30, 2026').waitFor();
    await page.goBack();
    await part(page, 'Obligations').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('shows each fact of a letter of intent once, and distinguishes its sources on one page [D.150]', async () => {
    const bytes = await readFile('src/samples/letter.pdf');
    const letter = await runDocumentTool(product, member.token, { slug: 'loi-analysis', name: 'letter.pdf', bytes });
    const { page, context } = await openPage(browser, { width: 360, height: 740 });
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/my-reports/${letter}`);
    const binding = page.getByRole('heading', { name: 'Is it binding?' }).locator('..');
    await binding.getByText('Non-binding with exceptions', { exact: true }).waitFor();
    expect((await binding.innerText()).match(/non-binding/gi)).toHaveLength(1);
    await binding.getByText('The offer says that it is not binding, except for').waitFor();
    const names = await binding.getByRole('link').allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    await tab(page, /^Questions/).click();
    const open = page.getByRole('listitem').filter({ hasText: 'What does the tenant get if possession' });
    await part(page, 'Questions')
      .getByRole('heading', { name: /^Not addressed \(\d+\)$/ })
      .waitFor();
    expect((await part(page, 'Questions').innerText()).match(/not addressed/gi)).toHaveLength(1);
    expect(await open.count()).toBe(1);
    await context.close();
  });

  test('shows every part, filter and source without scripts, as sent by the server [D.150]', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await logInByCall(context, product, member);
    const page = await context.newPage();
    await page.goto(`${product.url}/my-reports/${notKept}?tab=terms`);
    await part(page, 'Terms')
      .getByRole('row', { name: /Security deposit/ })
      .getByText('$19,000.00')
      .waitFor();
    await page.getByRole('link', { name: /^Source of Security deposit: / }).click();
    await part(page, 'Source').getByText('security deposit of $19,000.00').waitFor();
    await tab(page, /^Risks/).click();
    await page.waitForURL('**tab=risks**');
    const risks = part(page, 'Risks').getByRole('listitem');
    await risks.first().waitFor();
    const all = await risks.count();
    await page.getByRole('navigation', { name: 'Severity' }).getByRole('link', { name: /^High/ }).click();
    await page.waitForURL('**severity=high**');
    await risks.first().waitFor();
    const high = await risks.count();
    expect(high).toBeGreaterThan(0);
    expect(high).toBeLessThan(all);
    await context.close();
  });

  test('highlights one source at a time on its page, and marks the others in the margin [D.150]', async () => {
    const { page, context } = await open(`${kept}?tab=terms`);
    await page.getByRole('link', { name: /^Source of Holdover rent: .*page 2$/ }).click();
    const marks = page.locator('.pdf-mark');
    await expect
      .poll(() => marks.evaluateAll((all) => [...new Set(all.map((each) => each.dataset['mark']))]))
      .toEqual(['field-holdover-0']);
    expect(await page.locator('.pdf-tick').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: /^Source of Tenant: / }).click();
    await expect
      .poll(() => marks.evaluateAll((all) => [...new Set(all.map((each) => each.dataset['mark']))]))
      .toEqual(['field-tenant-0']);
    await context.close();
  });

  test('a Word document without pages is cited by clause, and its stored text highlights the quoted paragraph [D.150]', async () => {
    const bytes = makeDocx(paragraphs.map((text) => paragraph(text)).join(''));
    const run = { slug: 'lease-analysis', name: 'lease.docx', bytes, keepPages: true };
    const reader = await signUpByCalls(product);
    const id = await runDocumentTool(product, reader.token, run);
    const { page, context, problems } = await openPage(browser, { width: 1440, height: 900 });
    await logInByCall(context, product, reader);
    await page.goto(`${product.url}/my-reports/${id}?tab=terms`);
    await page.getByRole('link', { name: /^Source of Security deposit: Section 4$/ }).click();
    const marked = page.getByRole('region', { name: 'Pages of the document' }).locator('[data-selected]');
    await marked.waitFor();
    expect(await marked.innerText()).toContain('security deposit of $19,000.00');
    // without-pages.test.ts checks every part.
    for (const name of ['check', 'risks', 'clauses']) {
      await page.goto(`${product.url}/my-reports/${id}?tab=${name}`);
      await page.getByRole('heading', { level: 1, name: /Quill Studio/ }).waitFor();
      expect(await page.getByRole('main').innerText()).not.toMatch(/\bpage\s\d/i);
    }
    expect(problems).toEqual([]);
    await context.close();
  });

  test('does not shift while the page becomes interactive, however late the script of a part loads [D.150]', async () => {
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, member);
    const opened = await openWithLateScript(page, `${product.url}/my-reports/${kept}?tab=terms`, {
      assets: '**/assets/*-tab-*.js',
      target: page.getByRole('link', { name: /^Source of Holdover rent: / }),
      until: part(page, 'Source').getByRole('region', { name: 'Page 1 of 2' }),
    });
    expect(opened.isSame).toBe(true);
    expect(opened.moved).toBeLessThan(0.05);
    await context.close();
  });

  test('does not shift for a report of a text document either, and keeps every link [D.150]', async () => {
    const id = await runBaseRent(product, member.token);
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, member);
    const opened = await openWithLateScript(page, `${product.url}/my-reports/${id}`, {
      assets: '**/assets/markdown*.js',
      target: tab(page, /./).last(),
      // Only an interactive page knows the reader's time zone.
      until: page.locator('header time', { hasText: /:\d\d/ }),
    });
    expect(opened.isSame).toBe(true);
    expect(opened.moved).toBeLessThan(0.05);
    await context.close();
  });

  test('opens the source on a phone with one tap in a sheet, and Back returns to the same place [D.150]', async () => {
    const { page, context, problems } = await open(`${kept}?tab=terms`, 360);
    const link = page.getByRole('link', { name: /^Source of Governing law: / });
    // Characters of a different width wrap lines differently.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => null));
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    const place = () => link.evaluate((element) => element.getBoundingClientRect().top);
    const before = await place();
    // Clicking a locator may scroll the page again.
    const box = await link.boundingBox();
    if (box === null) throw new Error('the link is not visible');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const sheet = page.getByRole('dialog', { name: 'Source' });
    await sheet.locator('.pdf-mark').first().waitFor();
    await page.goBack();
    await sheet.waitFor({ state: 'detached' });
    expect(Math.abs((await place()) - before)).toBeLessThan(5);
    await expect.poll(() => link.evaluate((element) => document.activeElement === element)).toBe(true);
    // Escape also goes back.
    await link.press('Enter');
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('?tab=terms');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('explains a technical term on focus and on hover, and Escape closes the explanation [D.150]', async () => {
    const { page, context } = await open(`${kept}?tab=terms`);
    const term = part(page, 'Terms').getByRole('button', { name: 'Holdover', exact: true });
    const meaning = page.getByText('Staying in the premises after the term ends, usually at a higher rent.');
    // The tab's script loads after the page, so if the pointer was already there, it must move again.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await term.hover();
        return meaning.first().isVisible();
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => meaning.first().isVisible()).toBe(false);
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await term.focus();
    await expect.poll(() => meaning.first().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => meaning.first().isVisible()).toBe(false);
    await context.close();
  });

  test('answers another user’s report and one that does not exist with the same 404 page', async () => {
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, await signUpByCalls(product));
    for (const id of [kept, '7d1f6b0e-3a52-4d0f-9f44-0a1f6f1f2c3d', 'none']) {
      const answer = await page.goto(`${product.url}/my-reports/${id}`);
      expect(answer?.status()).toBe(404);
      await page.getByRole('alert').filter({ hasText: 'This report does not exist.' }).waitFor();
      expect(await page.content()).not.toContain('Quill Studio');
    }
    await context.close();
  });
});
