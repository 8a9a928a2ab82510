import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Browser, BrowserContext, Page } from 'playwright';
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
    'This Lease is made as of March 3, 2031 between Alder Row LLC ("Landlord") and Quill Studio, Inc. ("Tenant").',
    '1. Premises. Landlord leases to Tenant 4,250 rentable square feet at 900 Quill Street, Austin, Texas 78701.',
    '2. Term. The term is sixty (60) months. It commences on May 1, 2031 and expires on April 30, 2036.',
    '3. Rent. Tenant shall pay monthly rent of $9,500.00 in advance on the first day of each month.',
    '4. Security Deposit. Tenant shall pay a security deposit of $19,000.00 when this Lease is signed.',
    '5. Holdover. Rent during any holding over by Tenant shall be 200% of the rent then in effect.',
    '6. Default. After a default Landlord may, without notice or legal process, change the locks and retake the Premises.',
    '7. Condition. Tenant accepts the Premises in their present condition, as is, with all faults.',
    '8. Late Charge. Tenant shall pay a late charge of five percent (6%) of any amount that is ten (10) days overdue.',
  ]),
]);

browserDescribe('the review of a report', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string };
  let layoutReport = '';

  beforeAll(async () => {
    product = await startProduct({ SIGNUP_CREDITS: '100' });
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const newReport = () =>
    runDocumentTool(product, member.token, { slug: 'lease-abstract', name: 'lease.pdf', bytes: lease });

  async function open(address: string, dark = false): Promise<Opened> {
    const opened = await openPage(browser, { dark });
    await logInByCall(opened.context, product, member);
    await opened.page.goto(`${product.url}/my-reports/${address}`);
    await opened.page.getByRole('heading', { level: 1 }).waitFor();
    return opened;
  }
  const part = (page: Page, name: RegExp) =>
    page.getByRole('navigation', { name: 'Parts of this report' }).getByRole('link', { name }).click();
  const fact = (page: Page, name: string) =>
    page.locator('header dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('a wrong deposit is corrected by its controls on the page, and the XLSX has the new value [D.151]', async () => {
    const { page, context, problems } = await open(await newReport());
    expect(await fact(page, 'Deposit').textContent()).toContain('$19,000.00');
    await page.getByText(/^0 of \d+ reviewed$/).waitFor();
    await part(page, /^Terms/);
    await button(page, 'Correct: Security deposit').click();
    const form = page.getByRole('form', { name: 'Correct Security deposit' });
    const amount = form.getByLabel('Correct amount');
    expect(await amount.inputValue()).toBe('19,000.00');
    await amount.fill('much');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Enter an amount such as 62,500.00.').waitFor();
    expect(await amount.evaluate((field) => field === document.activeElement)).toBe(true);
    await amount.fill('$26,000');
    await form.getByLabel('Note').fill('Per the rider');
    await form.getByRole('button', { name: 'Save' }).click();

    await page.getByText('Corrected: Security deposit').waitFor();
    const today = await page.evaluate(() =>
      new Date().toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' }),
    );
    await page
      .getByText(`Corrected by you on ${today}. Read from the document: $19,000.00. Note: Per the rider.`)
      .waitFor();
    await expect.poll(() => fact(page, 'Deposit').textContent()).toContain('$26,000.00');
    await page.getByText(/^1 of \d+ reviewed$/).waitFor();

    await page.getByRole('button', { name: 'Download' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /XLSX|Excel/ }).click(),
    ]);
    const { sheets } = await readXlsx(await readFile(await file.path()));
    const cells = sheets.find(({ name }) => name === 'Fields')?.rows.find((row) => row[1] === 'Security deposit');
    expect(cells).toEqual(expect.arrayContaining([26_000, '$26,000.00', 'corrected', member.username]));

    await page.reload();
    await page.getByText(`Corrected by you on ${today}.`).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a value that was not found is entered by keyboard, joins the terms marked as entered, and appears in the XLSX [D.151]', async () => {
    const { page, context, problems } = await open(`${await newReport()}?tab=terms`);
    const summary = page.getByText(/^Not found \(\d+\)$/);
    const before = await summary.innerText();
    await summary.click();
    await expect.poll(() => button(page, 'Enter value: Letter of credit').isEnabled()).toBe(true);
    await button(page, 'Enter value: Letter of credit').press('Enter');
    const form = page.getByRole('form', { name: 'Enter Letter of credit' });
    await form.getByLabel('Amount ($)').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Enter an amount such as 62,500.00.').waitFor();
    await form.getByLabel('Amount ($)').fill('40,000');
    await page.keyboard.press('Enter');
    await page.getByText('Entered: Letter of credit', { exact: true }).waitFor();
    const row = page.getByRole('row', { name: /^Letter of credit/ });
    expect(await row.innerText()).toMatch(/\$40,000\.00[\s\S]*Entered by you on[\s\S]*Entered/);
    expect(await row.getByRole('link').count()).toBe(0);
    await expect.poll(() => focusedName(page)).toBe('Undo: Letter of credit');
    await inspectPage(page, 'entered-value');

    await page.getByRole('button', { name: 'Download' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /XLSX|Excel/ }).click(),
    ]);
    const { sheets } = await readXlsx(await readFile(await file.path()));
    const cells = sheets.find(({ name }) => name === 'Fields')?.rows.find((line) => line[1] === 'Letter of credit');
    expect(cells).toEqual(expect.arrayContaining([40_000, '$40,000.00', 'entered', member.username]));

    await button(page, 'Undo: Letter of credit').press('Enter');
    await expect.poll(() => summary.innerText()).toBe(before);
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  test('by keyboard alone: accept, reject with a note, and undo in the toast and at the value; the focus stays [D.151]', async () => {
    const { page, context, problems } = await open(`${await newReport()}?tab=terms`);
    // Before hydration its buttons do nothing.
    await expect.poll(() => button(page, 'Accept: Tenant').isEnabled()).toBe(true);
    await button(page, 'Accept: Tenant').focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Accepted by you on/).waitFor();
    await expect.poll(() => focusedName(page)).toBe('Undo: Tenant');
    await page.getByText('Accepted: Tenant').waitFor();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).press('Enter');
    await button(page, 'Accept: Tenant').waitFor();
    await page.getByText('Undone: Tenant').waitFor();

    await button(page, 'Reject: Tenant').press('Enter');
    await page.getByText(/^Rejected by you on/).waitFor();
    await expect.poll(() => fact(page, 'Tenant').count()).toBe(0);
    await button(page, 'Add note: Tenant').press('Enter');
    await page.keyboard.type('The guarantor');
    await page.keyboard.press('Enter');
    await page.getByText(/^Rejected by you on .* Note: The guarantor\.$/).waitFor();
    await button(page, 'Undo: Tenant').press('Enter');
    await page.getByText(/^Rejected by you on [^.]*\.$/).waitFor();
    await button(page, 'Undo: Tenant').press('Enter');
    await expect.poll(() => focusedName(page)).toBe('Accept: Tenant');
    await expect.poll(() => fact(page, 'Tenant').textContent()).toContain('Quill Studio');

    await button(page, 'Correct: Premises area').press('Enter');
    await page.getByRole('form', { name: 'Correct Premises area' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('form').count()).toBe(0);
    await expect.poll(() => focusedName(page)).toBe('Accept: Premises area');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a corrected date updates header, value and calendar, and values derived from it show that [D.151]', async () => {
    const id = await newReport();
    const { page, context } = await open(`${id}?tab=dates`);
    await button(page, 'Correct: Term ends').click();
    await page.getByLabel('Correct date').fill('2037-04-30');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => fact(page, 'Term').textContent()).toContain('Apr 30, 2037');
    await part(page, /^Terms/);
    await page.getByText('Follows your review of Term ends.').waitFor();
    const calendar = await context.request.get(`${product.url}/api/reports/${id}`, {
      headers: { Authorization: `Bearer ${member.token}` },
    });
    expect((await calendar.json()).data.fields.expiration_date.value).toBe('2037-04-30');
    await context.close();
  });

  test('"Please check" shrinks as items are answered, and keeps answered items until the page is left [D.151]', async () => {
    const { page, context } = await open(`${await newReport()}?tab=check`);
    await page
      .getByRole('button', { name: /^Accept: / })
      .first()
      .waitFor();
    const before = await page.locator('[data-review]').count();
    await page
      .getByRole('button', { name: /^Accept: / })
      .first()
      .click();
    await page.getByText(/^Accepted by you on/).waitFor();
    expect(await page.locator('[data-review]').count()).toBe(before);
    await part(page, /^Terms/);
    // The old part is left only when another one is shown.
    await button(page, 'Correct: Security deposit').waitFor();
    await part(page, /^Please check/);
    await expect.poll(() => page.locator('[data-review]').count()).toBe(before - 1);
    await context.close();
  });

  test('the second of two tabs is notified and shows the current value, and a failure reverts a change [D.151]', async () => {
    const id = await newReport();
    const one = await open(`${id}?tab=terms`);
    const two = await open(`${id}?tab=terms`);
    await button(one.page, 'Accept: Landlord').click();
    await one.page.getByText('Accepted: Landlord').waitFor();
    await button(two.page, 'Reject: Landlord').click();
    await two.page.getByText('This value was reviewed in another tab or window').waitFor();
    await two.page.getByText(/^Accepted by you on/).waitFor();

    await two.page.route('**/reviews/**', (route) => route.abort());
    await button(two.page, 'Reject: Tenant').click();
    await button(two.page, 'Accept: Tenant').waitFor();
    expect(await two.page.getByText(/^Rejected by you on/).count()).toBe(0);
    await Promise.all([one.context.close(), two.context.close()]);
  });

  test.each([
    ['light', 'terms', 'Correct: Security deposit'],
    ['light', 'rent', 'Correct: Rent'],
    ['dark', 'risks', 'Correct: '],
    ['dark', 'dates', 'Correct: Term ends'],
  ])('in the %s theme the controls of %s and their form fit every width [D.151]', async (theme, tab, name) => {
    layoutReport ||= await newReport();
    const { page, context, problems } = await open(`${layoutReport}?tab=${tab}`, theme === 'dark');
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await inspectPage(page, `review-${tab}-${theme}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});

interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: string[];
}

function focusedName(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
}
