import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { plainInsights } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const root = { email: 'root@example.org', password: 'Str0ng-enough!' };
const readOnly = "You are viewing as a user, so you can't change anything here.";

browserDescribe('in View as user every change is refused with the read-only message', () => {
  let product: RunningProduct;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ ADMIN_EMAIL: root.email, ADMIN_PASSWORD: root.password });
    browser = await launchBrowser();
    const member = await signUpByCalls(product);
    // A report to delete.
    const run = await fetch(`${product.url}/functions/v1/run-workflow-text`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${member.token}`,
        'x-function-slug': 'base-rent-sens',
      },
      body: JSON.stringify({
        text: JSON.stringify({
          term: '5',
          ti_allow: '35.00',
          space_size: '10000',
          ti_rate: '8.00',
          op_ex_pct: '15.00',
          op_ex_escal: '3.00',
          base_rent_min: '50.00',
          base_rent_max: '65.00',
        }),
      }),
    });
    expect(await run.text()).toContain('"succeeded"');

    const opened = await openPage(browser);
    page = opened.page;
    const login = await opened.context.request.post(`${product.url}/functions/v1/auth`, {
      data: { action: 'login', ...root },
    });
    expect(login.ok()).toBe(true);
    await page.goto(`${product.url}/admin/users?search=${member.username}`);
    await page.getByRole('button', { name: `Actions for ${member.username}` }).click();
    await page.getByRole('menuitem', { name: 'View as user' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'View as user' }).click();
    await page.waitForURL('**/dashboard');
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();

  const changes: { what: string; path: string; drive(): Promise<void> }[] = [
    { what: 'a star of the dashboard', path: '/dashboard', drive: () => button(/^Favorite: /).click() },
    { what: 'the star of a tool', path: '/lease-analysis', drive: () => button(/^Favorite: /).click() },
    { what: 'buying credits', path: '/purchases', drive: () => button('Buy Credits').click() },
    { what: 'a base rent analysis', path: '/base-rent-sens', drive: () => button('Submit').click() },
    {
      what: 'a document',
      path: '/lease-abstract',
      async drive() {
        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'office.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') });
        await button('Submit').click();
      },
    },
    {
      what: 'a paper',
      path: '/paper-assistant',
      async drive() {
        await page.getByLabel('Research insights').fill(plainInsights(120));
        await button('Generate Academic Draft').click();
      },
    },
    {
      what: 'deleting a report',
      path: '/my-reports',
      async drive() {
        await button(/^Delete /).click();
        await page.getByRole('button', { name: 'Yes, delete permanently' }).click();
      },
    },
    {
      what: 'a new password',
      path: '/change-password',
      async drive() {
        await page.getByLabel('Current Password', { exact: true }).fill('Str0ng-enough!');
        for (const label of ['New Password', 'Confirm New Password'])
          await page.getByLabel(label, { exact: true }).fill('An0ther-strong-one!');
        await button(/change password/i).click();
      },
    },
  ];

  test.each(changes)('$what [D.91]', async ({ path, drive }) => {
    await page.goto(product.url + path);
    await page.getByRole('region', { name: 'View as user' }).waitFor();
    await drive();
    await page.getByText(readOnly, { exact: true }).first().waitFor();
    expect(await page.getByText(/^Failed|^Checkout failed|^An unexpected|^An error/).count()).toBe(0);
  });
});
