import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../../../tests/support/browser.ts';
import { logInByCall, signUpByCalls, signUpWithoutMails } from '../../../tests/support/new-user.ts';
import { type RunningProduct, sharedProduct, startProduct } from '../../../tests/support/running-product.ts';

browserDescribe('Base Rent Analysis in a browser', () => {
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

  async function visitor(): Promise<{ page: Page; problems: string[] }> {
    const user = await signUpByCalls(product);
    const { page, problems } = await openPage(browser);
    await logInByCall(page.context(), product, user);
    return { page, problems };
  }
  const open = (page: Page) => page.goto(`${product.url}/base-rent-sens`);
  const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
  const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

  test('has its title, description, cost, a link back and the fields with their initial values [F2.6.1 F2.6.2 F3.5 F3.6]', async () => {
    const { page } = await visitor();
    await open(page);
    await page.getByText('2 credits to run this feature', { exact: true }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Base Rent Analysis');
    await page.getByText('Analyze base rent scenarios to assess lease affordability.', { exact: true }).waitFor();
    const opening = {
      term: '5',
      ti_allow: '35.00',
      space_size: '10,000',
      ti_rate: '8.00',
      op_ex_pct: '15.00',
      op_ex_escal: '3.00',
      base_rent_min: '50.00',
      base_rent_max: '65.00',
    };
    for (const [name, value] of Object.entries(opening)) {
      expect(await field(page, name).inputValue()).toBe(value);
      expect(await field(page, name).getAttribute('type')).toBe('text');
    }
    await page.getByRole('link', { name: 'Back to dashboard' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('shows what is wrong under each field, linked to it, and sends nothing [F5.5.1]', async () => {
    const { page } = await visitor();
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/functions/v1/run') && calls.push(request.url()));
    await open(page);
    await field(page, 'term').fill('2.5');
    await field(page, 'base_rent_max').fill('90');
    await submit(page).click();
    await page.getByText('Term must be an integer', { exact: true }).waitFor();
    const said = (name: string) =>
      field(page, name).evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
      );
    expect(await said('term')).toContain('Term must be an integer');
    expect(await said('base_rent_max')).toContain('Base Rent Max must be no more than 1.5 times Base Rent Min');
    expect(await field(page, 'term').getAttribute('aria-invalid')).toBe('true');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('term');
    expect(calls).toEqual([]);
  });

  test('turns a form into a report with footer, charts and files, charges it, and shows it again after a reload [F2.6.3 F2.6.4 F4.2.1 F7.3]', async () => {
    const { page, problems } = await visitor();
    await open(page);
    const sent = page.waitForRequest('**/functions/v1/run-workflow-text');
    await page.route('**/functions/v1/run-workflow-text', async (route) => {
      await page.getByRole('dialog', { name: 'Generating base rent analysis...' }).waitFor();
      await route.continue();
    });
    await submit(page).click();
    await page.getByText('Base rent analysis generated.', { exact: true }).waitFor();
    const request = await sent;
    expect(request.headers()['x-function-slug']).toBe('base-rent-sens');
    expect(JSON.parse(JSON.parse(request.postData() ?? '').text)).toMatchObject({
      term: '5',
      space_size: '10000',
      base_rent_max: '65.00',
    });

    await page.getByRole('heading', { name: 'Rent sensitivity' }).waitFor();
    expect(await page.getByRole('table').first().innerText()).toContain('660,160.86');
    const footer = page.getByText('This report is also under Home → My Reports. For support, write to');
    expect(await footer.innerText()).toContain('support@foredraft.example');
    await expect.poll(() => page.locator('[data-balance]').first().innerText()).toBe('18');

    await page.getByRole('img', { name: /^At \$57\.50 per square foot/ }).waitFor();
    await page.getByRole('slider', { name: 'Base rent' }).press('Home');
    await page
      .getByRole('img', {
        name: 'At $50.00 per square foot the cost is $660,160.86 in year 1 and $669,574.02 in year 5.',
      })
      .waitFor();

    for (const [format, opening] of Object.entries({ PDF: '%PDF', DOCX: 'PK', XLSX: 'PK', CSV: 'Figure,' })) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: format, exact: true }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(new RegExp(`^base-rent-sens_[0-9-]+\\.${format.toLowerCase()}$`));
      expect((await readFile((await download.path()) ?? '', 'latin1')).startsWith(opening)).toBe(true);
    }

    await page.reload();
    await page.getByRole('heading', { name: 'Rent sensitivity' }).waitFor();
    await page.goto(`${product.url}/my-reports`);
    await page.getByRole('link', { name: /^Base Rent Analysis: 10,000 sf/ }).click();
    await page.getByRole('heading', { name: 'Rent sensitivity' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('shows in an alert and in the status why an analysis did not start or how it failed [D.82][D.92][F8.2.1][F8.2.7]', async () => {
    const { page } = await visitor();
    await open(page);
    const answers = [
      { status: 500, json: { error: 'Something went wrong', code: 'internal' } },
      { status: 429, json: { error: 'Please wait a minute.', code: 'too_many_attempts' } },
      {
        status: 200,
        contentType: 'text/event-stream',
        body: 'data: {"event":"error","error":"Nothing was charged."}\n\n',
      },
    ];
    await page.route('**/functions/v1/run-workflow-text', (route) => route.fulfill(answers.shift()));
    await submit(page).click();
    await page.getByRole('alert').getByText('Failed to start workflow', { exact: true }).waitFor();
    await page.getByRole('status').getByText('Failed to start workflow', { exact: true }).waitFor();
    for (const reason of ['Failed to start workflow: Please wait a minute.', 'Nothing was charged.']) {
      await submit(page).click();
      await page.getByRole('alert').getByText(reason, { exact: true }).waitFor();
      await page.getByRole('status').getByText(reason, { exact: true }).waitFor();
    }
  });

  test('disables the button, with the reason on it, without enough credits', async () => {
    const { page } = await visitor();
    await page.route('**/api/credits/balance', (route) => route.fulfill({ json: { credits: 1 } }));
    await open(page);
    const button = page.getByRole('button', { name: "You're out of credits for this feature." });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
  });
});

browserDescribe('Base Rent Analysis in a browser, while no worker runs', () => {
  let product: RunningProduct;
  let browser: Browser;
  let database: pg.Client;

  beforeAll(async () => {
    // The analysis lasts until it is cancelled.
    product = await startProduct({ ROLES: 'web' });
    browser = await launchBrowser();
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await browser?.close();
    await product?.stop();
  });

  test('covers the page and asks before leaving while the analysis runs; leaving cancels it without a charge [F4.2.2]', async () => {
    const user = await signUpWithoutMails(product);
    const { page } = await openPage(browser);
    await logInByCall(page.context(), product, user);
    await page.goto(`${product.url}/base-rent-sens`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: 'Generating base rent analysis...' }).waitFor();
    const runs = async () =>
      (await database.query('select state, charge from runs where user_id = $1', [user.id])).rows as unknown[];
    await expect.poll(runs).toEqual([{ state: 'queued', charge: 'held' }]);
    const leave = () => page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/dashboard"]')?.click());
    const prompt = page.getByText(
      'A process is currently running. Are you sure you want to leave? This will cancel the current operation.',
    );
    await leave();
    await prompt.waitFor();
    await page.keyboard.press('Escape');
    await prompt.waitFor({ state: 'detached' });
    expect(page.url()).toContain('/base-rent-sens');
    // The browser itself asks when the tab is closed or reloaded.
    expect(
      await page.evaluate(() => {
        const event = new Event('beforeunload', { cancelable: true });
        window.dispatchEvent(event);
        return event.defaultPrevented;
      }),
    ).toBe(true);
    expect(await runs()).toEqual([{ state: 'queued', charge: 'held' }]);
    await leave();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/dashboard');
    await expect.poll(runs).toEqual([{ state: 'cancelled', charge: 'released' }]);
  });
});
