import pg from 'pg';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopToken } from '#features/reports/server/reminders/stop-token.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { inspectPage } from '../support/inspect-page.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('reminders and the calendar', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string };

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('the days are chosen on a separate page, linked from My Reports, and are stored [D.155]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/my-reports`);
    await page.getByRole('link', { name: 'Reminders and calendar' }).click();
    await page.getByText('Reminder emails are on: 90, 30, and 7 days before each date.').waitFor();
    await page.getByLabel('30 days before').focus();
    await page.keyboard.press('Space');
    await page.getByText('Reminder emails are on: 90 and 7 days before each date.').waitFor();
    await page.reload();
    await page.getByText('Reminder emails are on: 90 and 7 days before each date.').waitFor();
    expect(await page.getByLabel('30 days before').isChecked()).toBe(false);
    await page.route('**/api/reminders', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByLabel('90 days before').click();
    await page.getByText('Failed to save. Your earlier setting still applies.').waitFor();
    expect(await page.getByLabel('90 days before').isChecked()).toBe(true);
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });

  test('a calendar URL is created, copied once, replaced and revoked [D.155]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/my-reports/reminders`);
    await page.getByText('You don’t have an address yet.').waitFor();
    await page.getByRole('button', { name: 'Create address' }).click();
    const address = page.getByLabel('Your calendar address');
    const first = await address.inputValue();
    expect((await fetch(first)).headers.get('Content-Type')).toContain('text/calendar');
    expect(await page.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toMatch(/^webcal:/);
    await page.reload();
    await page.getByText(/Last read on/).waitFor();
    expect(await address.count()).toBe(0);

    await page.getByRole('button', { name: 'Replace address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace address' }).click();
    await address.waitFor();
    const second = await address.inputValue();
    expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
    await inspectPage(page, 'reminders');

    await page.getByRole('button', { name: 'Revoke address' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke address' }).click();
    await page.getByText('You don’t have an address yet.').waitFor();
    expect((await fetch(second)).status).toBe(404);
    expect(problems).toEqual([]);
    // The server's log contains nothing that gives access to a calendar.
    expect(product.output()).not.toContain(first.slice(-30, -5));
    await context.close();
  });

  test('the mail’s link asks first, and its button switches reminders off without a login; a broken link shows what to do [D.155]', async () => {
    const { page, context, problems } = await openPage(browser, { dark: true });
    const token = stopToken(['a secret that only the tests of the product know'], await idOf(member));
    const stop = page.getByRole('button', { name: 'Turn off reminder emails' });
    await page.goto(`${product.url}/reminders/off#token=${token}`, { waitUntil: 'networkidle' });
    await expect.poll(() => stop.isEnabled()).toBe(true);
    expect(page.url()).toBe(`${product.url}/reminders/off`);
    // Mail scanners open every link, which must not change anything.
    expect(await daysOf(member)).toEqual([90, 7]);
    await inspectPage(page, 'reminders-asked');
    await page.route('**/api/reminders/off/*', (route) => route.abort(), { times: 1 });
    await stop.click();
    await page.getByText('Reminder emails could not be turned off. Please try again.').waitFor();
    await stop.click();
    await page.getByText('Reminder emails are off. You won’t get any more of them.').waitFor();
    expect(await stop.count()).toBe(0);
    expect(await daysOf(member)).toEqual([]);
    await inspectPage(page, 'reminders-off');
    await page.goto(`${product.url}/reminders/off?again#token=${token.slice(0, -3)}AAA`);
    await stop.click();
    await page.getByText('You can change reminders under My Reports.').waitFor();
    await page.goto(`${product.url}/reminders/off?incomplete`);
    await page.getByText('This link is incomplete.').waitFor();
    expect(await stop.count()).toBe(0);
    expect(problems.filter((problem) => !/400|ERR_FAILED/.test(problem))).toEqual([]);

    await logInByCall(context, product, member);
    await page.goto(`${product.url}/my-reports/reminders`);
    await page.getByText('Reminder emails are off.', { exact: true }).waitFor();
    await inspectPage(page, 'reminders-dark');
    await context.close();
  });

  async function daysOf({ token }: { token: string }): Promise<number[]> {
    const answer = await fetch(`${product.url}/api/reminders`, { headers: { Authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { days: number[] }).days;
  }

  async function idOf({ email }: NewUser): Promise<string> {
    const database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
    const { rows } = await database.query('select id from users where email = $1', [email]);
    await database.end();
    return rows[0].id;
  }
});
