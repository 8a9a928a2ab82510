import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { inspectPage } from '../support/inspect-page.ts';
import { type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/** The stored input of a Base Rent run. */
const rentInput = {
  term: '5',
  ti_allow: '35.00',
  space_size: '10000',
  base_rent_min: '50.00',
  base_rent_max: '65.00',
  op_ex_pct: '15.00',
  op_ex_escal: '3.00',
  ti_rate: '8.00',
};

const root = { email: 'root@example.org', password: 'Correct-Horse-7' };

browserDescribe('the admin area in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let pool: pg.Pool;
  let member: NewUser & { id: string; token: string };
  beforeAll(async () => {
    product = await startProduct({ ADMIN_EMAIL: root.email, ADMIN_PASSWORD: root.password });
    pool = new pg.Pool({ connectionString: product.databaseUrl });
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await pool?.end();
    await product?.stop();
  });

  async function asAdmin(path: string, options = {}): Promise<{ page: Page; problems: string[] }> {
    const { page, context, problems } = await openPage(browser, options);
    const answer = await context.request.post(`${product.url}/functions/v1/auth`, {
      data: { action: 'login', ...root },
    });
    expect(answer.ok()).toBe(true);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
    await page.goto(product.url + path);
    return { page, problems };
  }

  const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

  test('mails that were given up are on the overview, and a button sends them again', async () => {
    await pool.query(
      `insert into mails (sealed, state, attempts, last_error, created_at)
       values ('sealed with another secret', 'failed', 12, 'connect ECONNREFUSED', now() - interval '6 days')`,
    );
    const { page, problems } = await asAdmin('/admin');
    await page.getByText('One email could not be delivered. Its links may have expired.').waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await toast(page, 'One email is being sent again.');
    await page.getByText('Undelivered mails sent again').first().waitFor();
    expect(problems).toEqual([]);
    await expect
      .poll(async () => (await pool.query('select state, attempts from mails where attempts >= 12')).rows)
      .toEqual([{ state: 'failed', attempts: 13 }]);
    await pool.query('delete from mails where attempts >= 12');
    await page.reload();
    await page.getByText('Active Invites').waitFor();
    expect(await page.getByText('could not be delivered').count()).toBe(0);
    await page.context().close();
  });

  test('the frame has Admin Panel, theme, menu, and a sidebar that widens and closes on a click outside [P2.15.1 P2.15.2 P2.15.3 P2.15.4]', async () => {
    const { page, problems } = await asAdmin('/dashboard');
    expect(page.url()).toBe(`${product.url}/admin`);
    const header = page.getByRole('banner');
    await header.getByText('Admin Panel').waitFor();
    await header.getByRole('button', { name: 'Switch to dark theme' }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');

    const sidebar = page.locator('[data-sidebar]');
    await page.getByRole('button', { name: 'Wide sidebar' }).click();
    expect(await sidebar.getAttribute('data-sidebar')).toBe('wide');
    await page.getByRole('heading', { name: 'Recent Activity' }).click();
    await expect.poll(() => sidebar.getAttribute('data-sidebar')).toBe('narrow');
    const entries = await sidebar.getByRole('link').all();
    expect(
      await Promise.all(entries.map(async (link) => [await link.innerText(), await link.getAttribute('href')])),
    ).toEqual([
      ['Overview', '/admin'],
      ['Blog Management', '/admin/blog'],
      ['Credit Management', '/admin/credits'],
      ['User Management', '/admin/users'],
      ['Invitation Codes', '/admin/invites'],
      ['Admin Logs', '/admin/logs'],
      ['Settings', '/admin/settings'],
    ]);
    for (const [name, heading] of [
      ['Credit Management', 'Credit Management'],
      ['Invitation Codes', 'Invitation Codes'],
      ['Admin Logs', 'Admin Logs'],
      ['Settings', 'Settings'],
      ['User Management', 'User Management'],
      ['Overview', 'Overview'],
    ] as const) {
      await sidebar.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await header.getByText('Admin Panel').waitFor();
    }

    const menu = header.getByRole('button', { name: 'Account of admin' });
    await menu.click();
    const change = page.getByRole('menuitem', { name: 'Change Password' });
    expect(await change.getAttribute('href')).toBe('/admin/password');
    await page.mouse.click(700, 700);
    await change.waitFor({ state: 'detached' });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL(`${product.url}/`);
    expect(problems).toEqual([]);
  });

  test('the overview has its four cards with their change, and the newest events [P2.15.5 P2.15.6]', async () => {
    const { page, problems } = await asAdmin('/admin');
    const cards = page.getByRole('definition');
    await cards.nth(3).waitFor();
    expect(await page.getByRole('term').allInnerTexts()).toEqual([
      'Total Users',
      'Active Credits',
      'Active Invites',
      expect.stringMatching(/^System Alerts\s+last 7 days$/),
    ]);
    expect(await cards.nth(0).innerText()).toMatch(/^2\s+\+2 vs last week$/);
    expect(await cards.nth(1).innerText()).toMatch(/^20\s/);
    expect(await cards.nth(3).innerText()).toMatch(/^0\s/);
    expect(problems).toEqual([]);
  });

  test('users are found, adjusted, disabled after a confirmation, and enabled [P2.15.7 P2.15.8 P2.15.9 D.8 D.9 D.10]', async () => {
    const { page, problems } = await asAdmin('/admin/users');
    const heads = page.getByRole('columnheader');
    await heads.first().waitFor();
    expect(await heads.allInnerTexts()).toEqual(['User', 'Status', 'Credits', 'Registered', 'Actions']);
    await page.getByPlaceholder('Search users...').fill(member.email.slice(0, 12));
    await page.waitForURL('**/admin/users?search=**');
    const row = page.getByRole('row').filter({ hasText: member.username });
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    const act = async (name: string) => {
      await page.getByRole('button', { name: `Actions for ${member.username}` }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
      return page.getByRole('dialog');
    };

    const adjust = await act('Adjust credits');
    const confirm = adjust.getByRole('button', { name: 'Confirm' });
    expect(await confirm.getAttribute('aria-disabled')).toBe('true');
    await adjust.getByLabel('Amount').fill('1.5');
    await adjust.getByLabel('Description / Reason').fill('a gift');
    await confirm.click();
    await adjust.getByText('Amount must be a whole number').waitFor();
    await adjust.getByLabel('Amount').fill('5');
    await confirm.click();
    await toast(page, 'Credits adjusted successfully');
    await expect.poll(() => row.getByRole('cell').nth(2).innerText()).toBe('25');

    const disable = await act('Disable');
    await disable.getByText('This user is signed out everywhere').waitFor();
    await disable.getByRole('button', { name: 'Cancel' }).click();
    await disable.waitFor({ state: 'detached' });
    expect(await row.getByRole('cell').nth(1).innerText()).toBe('active');
    await act('Disable');
    await disable.getByLabel('Reason').fill('a test');
    await disable.getByRole('button', { name: 'Disable user' }).click();
    await expect.poll(() => row.getByRole('cell').nth(1).innerText()).toBe('disabled');
    const call = () => fetch(`${product.url}/api/features`, { headers: { Authorization: `Bearer ${member.token}` } });
    expect((await call()).status).toBe(401);
    await act('Enable');
    await disable.getByRole('button', { name: 'Enable user' }).click();
    await expect.poll(() => row.getByRole('cell').nth(1).innerText()).toBe('active');

    await page.getByRole('button', { name: `Details of ${member.username}` }).click();
    await page.getByText('No runs yet').waitFor();
    expect(problems).toEqual([]);
  });

  test('a list of users that cannot be loaded shows an error, and can be tried again [P8.8.1]', async () => {
    const { page } = await asAdmin('/admin');
    await page.route('**/api/admin/users?**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${product.url}/admin/users`);
    const failed = page.locator('[data-toast=error]').filter({ hasText: 'Failed to load users' });
    await failed.waitFor();
    expect(await failed.count()).toBe(1);
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to load users' });
    await alert.waitFor();
    await page.unroute('**/api/admin/users?**');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('columnheader', { name: 'Registered' }).waitFor();
  });

  test('a list of users that cannot be loaded is reported once, even if two fields use it [P8.8.1 D.94]', async () => {
    const { page } = await asAdmin('/admin/credits');
    await page.evaluate(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          const toasts = node instanceof Element ? node.parentElement?.querySelectorAll('[data-toast=error]') : null;
          for (const toast of toasts ?? []) if (node.contains(toast)) told.push(toast.textContent ?? '');
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
    const once = expect.stringContaining('Failed to load users');
    // The function and the page have different messages for the refusal.
    await page.route('**/get-active-users**', (route) =>
      route.fulfill({ status: 403, json: { error: 'Failed to fetch users', code: 'forbidden' } }),
    );
    const fields = page.getByRole('combobox');
    await fields.first().click();
    await expect.poll(told).toEqual([once]);
    // The second field makes the same request and gets the same answer.
    await page.keyboard.press('Escape');
    await fields.nth(1).click();
    await expect.poll(told).toEqual([once, once]);
    await page.waitForTimeout(500);
    expect(await told()).toEqual([once, once]);
  });

  test('the view as a user shows the dashboard with Recent Activity, read-only, until it is ended [D.23 D.24 P2.10.4 P8.5.7]', async () => {
    await pool.query(
      `select move_credits('hold', 'use ' || n, $1, -1, 1, 'A run', case when n % 2 = 0 then 'paper-assistant' else 'base-rent-sens' end, null)
         from generate_series(1, 4) as n`,
      [member.id],
    );
    const { page } = await asAdmin(`/admin/users?search=${member.username}`);
    await page.getByRole('button', { name: `Actions for ${member.username}` }).click();
    await page.getByRole('menuitem', { name: 'View as user' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'View as user' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    const banner = page.getByRole('region', { name: 'View as user' });
    expect(await banner.innerText()).toContain(`You are viewing as ${member.username}. Nothing can be changed here.`);
    const activity = page.getByRole('region', { name: 'Recent Activity' });
    await expect.poll(() => activity.getByRole('listitem').count()).toBe(2);
    expect(await activity.getByRole('listitem').first().innerText()).toMatch(
      /^Paper Assistant\s+Last used: \w{3} \d+, \d{4} \d\d:\d\d$/,
    );
    await page
      .getByRole('button', { name: /favorites?.*Paper Assistant|Paper Assistant.*favorites?/i })
      .first()
      .click();
    await page.getByText("You are viewing as a user, so you can't change anything here.").first().waitFor();
    // Nothing about the user is stored in the administrator's browser.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('app_cache_')))).toEqual(
      [],
    );
    await page.goto(`${product.url}/credit-history`);
    await page.getByRole('region', { name: 'View as user' }).waitFor();

    await page.route('**/api/admin/users/*/activity', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${product.url}/dashboard`);
    await page.getByText('Failed to load recent activity').waitFor();
    await page.getByRole('button', { name: 'End view' }).click();
    await page.waitForURL('**/admin/users');
    await page.goto(`${product.url}/dashboard`);
    expect(page.url()).toBe(`${product.url}/admin`);
  });

  test('a user without uses gets a note, and members see no Recent Activity [P2.10.4]', async () => {
    const newcomer = await signUpByCalls(product);
    const { page } = await asAdmin(`/admin/users?search=${newcomer.username}`);
    await page.getByRole('button', { name: `Actions for ${newcomer.username}` }).click();
    await page.getByRole('menuitem', { name: 'View as user' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'View as user' }).click();
    await page.getByText('No features used yet').waitFor();
    const own = await openPage(browser);
    await own.context.request.post(`${product.url}/functions/v1/auth`, {
      data: { action: 'login', email: newcomer.email, password: newcomer.password },
    });
    await own.page.goto(`${product.url}/dashboard`);
    await own.page.getByRole('heading', { name: 'My Favorites' }).waitFor();
    expect(await own.page.getByRole('heading', { name: 'Recent Activity' }).count()).toBe(0);
  });

  test('credits are adjusted by a form whose button needs user and reason, and the history is updated [P2.15.10 P5.15 P5.16 P8.8.3 P7.5.6]', async () => {
    const { page, problems } = await asAdmin('/admin/credits');
    const form = page.getByRole('region', { name: 'Adjust User Credits' });
    const submit = form.getByRole('button', { name: 'Adjust Credits' });
    const disabled = () => submit.getAttribute('aria-disabled');
    const reason = form.getByLabel('Description / Reason');
    await reason.fill('a gift');
    expect(await disabled()).toBe('true');
    await pick(page, form, member.username);
    expect(await disabled()).toBeNull();
    await reason.fill('   ');
    expect(await disabled()).toBe('true');
    await reason.fill('For the report');
    await form.getByLabel('Amount').fill('0');
    await submit.click();
    await form.getByText('Amount must not be 0').waitFor();

    const history = page.getByRole('region', { name: 'Transaction History' });
    await history.getByText('Select a user to view their transactions').waitFor();
    await pick(page, history, member.username);
    await form.getByLabel('Amount').fill('-3');
    const held = await holdCalls(page, '**/functions/v1/adjust-credits');
    await submit.click();
    await form.getByRole('button', { name: 'Processing...' }).waitFor();
    expect(await form.getByRole('button', { name: 'Processing...' }).getAttribute('aria-busy')).toBe('true');
    await held.release();
    await toast(page, 'Credits adjusted successfully');
    expect(held.bodies).toEqual([{ userId: member.id, amount: -3, reason: 'For the report' }]);
    await history.getByText('For the report').waitFor();

    await pick(page, form, member.username);
    await form.getByLabel('Amount').fill('-100000');
    await reason.fill('too much');
    await submit.click();
    await toast(page, 'Failed to adjust credits');
    await form.getByText('The user has fewer credits available than that.').waitFor();
    expect(await reason.inputValue()).toBe('too much');
    expect(problems.filter((text) => !text.includes('422'))).toEqual([]);
  });

  test('the transaction history has its columns, states and pages [P2.15.11 P2.15.12 P2.15.13 P8.8.2]', async () => {
    const rich = await signUpByCalls(product);
    await pool.query(
      "select add_credits('adjustment', 'gift ' || n, $1, n, 'Gift ' || n) from generate_series(1, 60) as n",
      [rich.id],
    );
    const { page } = await asAdmin('/admin/credits');
    const history = page.getByRole('region', { name: 'Transaction History' });
    const held = await holdCalls(page, '**/get-credit-transactions**');
    await pick(page, history, rich.username);
    await history.getByText('Loading transactions...').first().waitFor();
    await held.release();
    await history.getByRole('columnheader').first().waitFor();
    expect(await history.getByRole('columnheader').allInnerTexts()).toEqual([
      'User',
      'Description',
      'Amount',
      'Admin',
      'Date',
    ]);
    const rows = history.getByRole('row');
    await expect.poll(() => rows.count()).toBe(11);
    const cells = await rows.nth(1).getByRole('cell').allInnerTexts();
    expect(cells).toEqual([
      expect.stringMatching(new RegExp(`^${rich.username}\\s+${rich.email}$`)),
      'Gift 60',
      '+60',
      'System',
      expect.stringMatching(/^\w{3} \d+, \d{4} \d\d:\d\d$/),
    ]);
    await history.getByText('1 to 10 of 61').waitFor();
    expect(await history.getByRole('button', { name: /^Page \d/ }).count()).toBe(5);
    await history.getByRole('button', { name: 'Page 3' }).click();
    await history.getByText('21 to 30 of 61').waitFor();

    await history.getByRole('button', { name: 'Clear selection' }).click();
    await history.getByText('Select a user to view their transactions').waitFor();
    await pool.query("insert into users (username, email) values ('no-lines', 'no-lines@example.org')");
    await pick(page, history, 'no-lines');
    await history.getByText('No transactions found').waitFor();

    await page.route('**/get-credit-transactions**', (route) => route.fulfill({ status: 404, body: '' }));
    await history.getByRole('button', { name: 'Clear selection' }).click();
    await pick(page, history, member.username);
    await history.getByRole('alert').filter({ hasText: 'Failed to load transaction history' }).waitFor();
    const told = page.locator('[data-toast=error]').filter({ hasText: 'Failed to load transaction history' });
    await told.waitFor();
    expect(await told.count()).toBe(1);
  });

  test('invitation codes are created, copied with a check mark for two seconds, and revoked after a confirmation [P2.15.14 P2.15.15 P2.15.16 P2.15.17 D.12 D.14]', async () => {
    const { page, problems } = await asAdmin('/admin/invites');
    await page.getByRole('button', { name: 'Create Invites' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Invitation Codes' });
    const count = dialog.getByLabel('Number of Codes');
    expect([await count.getAttribute('min'), await count.getAttribute('max')]).toEqual(['1', '100']);
    await count.fill('101');
    await dialog.getByText('Count must be a whole number from 1 to 100').waitFor();
    expect(await dialog.getByRole('button', { name: 'Create' }).getAttribute('aria-disabled')).toBe('true');
    await count.fill('2');
    await dialog.getByLabel('Note').fill('For the choir');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await toast(page, '2 codes were created');
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Code',
      'Created By',
      'Status',
      'Created At',
      'Actions',
    ]);
    const row = page.getByRole('row').nth(1);
    const cells = await row.getByRole('cell').allInnerTexts();
    const code = cells[0]?.trim() ?? '';
    expect(cells.slice(1, 3)).toEqual(['admin', 'unused']);

    await page.clock.install();
    await row.getByRole('button', { name: `Copy ${code}` }).click();
    const copied = row.getByRole('status');
    await expect.poll(() => copied.innerText()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await page.clock.runFor(1_000);
    expect(await copied.innerText()).toBe('Copied');
    await page.clock.runFor(1_100);
    await expect.poll(() => copied.innerText()).toBe('');
    await page.clock.resume();

    await page.getByRole('button', { name: `Details of ${code}` }).click();
    await page.getByText(`/register?invite=${code}`).waitFor();
    await row.getByRole('button', { name: `Revoke ${code}` }).click();
    await page.getByRole('dialog').getByText(`No one will be able to register with ${code}.`).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke code' }).click();
    await expect.poll(() => row.getByRole('cell').nth(2).innerText()).toBe('revoked');
    expect(await row.getByRole('button', { name: /Copy|Revoke/ }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('the logs are searched, filtered and exported [P2.15.18 P2.15.19 D.17]', async () => {
    const { page, problems } = await asAdmin('/admin/logs');
    await page.getByRole('columnheader').first().waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Timestamp',
      'Operator',
      'Action',
      'Target',
      'Details',
    ]);
    await page.getByPlaceholder('Search logs...').fill('codes created');
    const rows = page.getByRole('row');
    await expect.poll(() => rows.count()).toBe(2);
    const cells = await rows.nth(1).getByRole('cell').allInnerTexts();
    expect(cells.slice(1, 3)).toEqual(['admin', 'create invitations']);
    expect(cells[4]).toContain('Invitation codes created; count: 2');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Action').selectOption('revoke invitation');
    await page.waitForURL('**/admin/logs?action=revoke_invitation');
    await expect.poll(() => rows.count()).toBe(2);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('admin-logs.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(2);
    expect(text).toContain('revoke invitation');
    await page.getByLabel('From', { exact: true }).fill('2031-01-01');
    await page.getByText('No entries found').waitFor();
    expect(problems).toEqual([]);
  });

  test('settings and prices are edited in place [D.38]', async () => {
    const { page, problems } = await asAdmin('/admin/settings');
    const invitation = page.getByRole('switch', { name: 'Registration by invitation only' });
    expect(await invitation.getAttribute('aria-checked')).toBe('false');
    await invitation.click();
    await toast(page, 'Registration by invitation only is on now');
    expect(await (await fetch(`${product.url}/api/settings/invitation_required`)).json()).toMatchObject({
      value: 'true',
    });
    await invitation.click();
    await toast(page, 'Registration by invitation only is off now');
    const price = page.getByLabel('Price of Base Rent Analysis in credits');
    const save = page.getByRole('button', { name: 'Save Base Rent Analysis' });
    expect(await save.getAttribute('aria-disabled')).toBe('true');
    await price.fill('1.5');
    await page.getByText('A whole number from 0 to 10,000').waitFor();
    await price.fill('6');
    await save.click();
    await toast(page, 'Base Rent Analysis was saved');
    await expect
      .poll(async () => {
        const { rows } = await pool.query("select credit_cost from features where slug = 'base-rent-sens'");
        return rows[0].credit_cost;
      })
      .toBe(6);

    await price.fill('9');
    const start = page.getByLabel('First day of the new price of Base Rent Analysis (UTC)');
    await start.fill('2026-01-01');
    await page.getByText('A new price starts now or on a later day.').waitFor();
    const later = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    await start.fill(later);
    await save.click();
    const line = page.getByRole('listitem').filter({ has: page.getByText('base-rent-sens', { exact: true }) });
    await line.getByText(/^9 credits from .+\./).waitFor();
    expect(await price.inputValue()).toBe('6');
    await line.getByText('History').click();
    await line.getByText(`Scheduled price: none → 9 from ${later}`).waitFor();
    await inspectPage(page, 'scheduled-price');
    await line.getByRole('button', { name: 'Keep the current price of Base Rent Analysis' }).click();
    await expect.poll(() => line.getByText(/^9 credits from/).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('texts and numbers are settings too, and each lists who changed what [D.166]', async () => {
    const { page, problems } = await asAdmin('/admin/settings');
    const text = page.getByLabel('Text of the news banner', { exact: true });
    await text.fill('Closed on Friday.');
    await page.getByRole('button', { name: 'Save Text of the news banner' }).click();
    await toast(page, 'Text of the news banner was saved');
    const credits = page.getByLabel('Credits for new accounts', { exact: true });
    await credits.fill('1.5');
    await page.getByText('Please enter a whole number from 0 to 10,000.').waitFor();
    await credits.fill('');
    const entry = page.getByRole('listitem').filter({ has: text });
    await entry.getByText('History').click();
    await entry.getByText('standard → Closed on Friday.').waitFor();

    // Visitors who dismissed the previous text see the new one once.
    const guest = await openPage(browser);
    await guest.page.goto(product.url);
    await guest.page.getByText('Closed on Friday.').waitFor();
    await guest.page.getByRole('button', { name: 'Dismiss announcement' }).click();
    await guest.page.getByText('Closed on Friday.').waitFor({ state: 'hidden' });
    await guest.page.reload();
    await expect.poll(() => guest.page.getByText('Closed on Friday.').isVisible()).toBe(false);
    await text.fill('Open again.');
    await page.getByRole('button', { name: 'Save Text of the news banner' }).click();
    await expect.poll(async () => (await (await fetch(product.url)).text()).includes('Open again.')).toBe(true);
    await guest.page.reload();
    await guest.page.getByText('Open again.').waitFor();
    await text.fill('');
    await page.getByRole('button', { name: 'Save Text of the news banner' }).click();
    await entry.getByText('Open again. → standard').waitFor();
    expect(problems).toEqual([]);
    await guest.context.close();
  });

  test('what is typed while a saved price or text is fetched again stays', async () => {
    const { page } = await asAdmin('/admin/settings');
    const price = page.getByLabel('Price of Lease Abstract in credits');
    const text = page.getByLabel('Text of the news banner', { exact: true });
    await price.waitFor();
    const held = await holdCalls(page, '**/api/admin/settings');
    await price.fill('31');
    await page.getByRole('button', { name: 'Save Lease Abstract' }).click();
    await toast(page, 'Lease Abstract was saved');
    await price.fill('32');
    await text.fill('Closed on Monday.');
    await page.getByRole('button', { name: 'Save Text of the news banner' }).click();
    await toast(page, 'Text of the news banner was saved');
    await text.fill('Closed on Tuesday.');
    const fetched = page.waitForResponse('**/api/admin/settings');
    await held.release();
    await fetched;
    await page.getByRole('button', { name: 'Save Lease Abstract', disabled: false }).click();
    await page.getByRole('button', { name: 'Save Text of the news banner', disabled: false }).click();
    await expect
      .poll(async () => (await pool.query("select credit_cost from features where slug = 'lease-abstract'")).rows)
      .toEqual([{ credit_cost: 32 }]);
    await expect.poll(async () => (await (await fetch(product.url)).text()).includes('Closed on Tuesday.')).toBe(true);
    await text.fill('');
    await page.getByRole('button', { name: 'Save Text of the news banner', disabled: false }).click();
    await page.getByRole('button', { name: 'Save Text of the news banner', disabled: true }).waitFor();
  });

  test('the overview shows what was done, why it failed, the revenue and the model cost [D.166]', async () => {
    await pool.query(
      `insert into runs (user_id, feature, engine, steps, idempotency_key, cost, charge, state, time_limit_seconds, error_code,
          error_message, finished_at)
        select $1, 'lease-abstract', 'built-in', '[]', gen_random_uuid()::text, 5, 'none', 'failed', 60, 'time_limit',
          'The run took too long.', now() from generate_series(1, 2)`,
      [member.id],
    );
    const { page, problems } = await asAdmin('/admin');
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await part('Failures by reason').getByText('The run took too long.').waitFor();
    expect(await part('Failures by reason').innerText()).toContain('2 times');
    expect(await part('Runs by tool').innerText()).toMatch(/Lease Abstract/);
    await part('Revenue').getByText('No purchase in this period.').waitFor();
    await part('Language model').getByText('No language model was used in this period.').waitFor();
    await page.getByLabel('Period').selectOption('Last 7 days');
    await page.waitForURL('**/admin?days=7');
    await inspectPage(page, 'admin-overview');
    expect(problems).toEqual([]);
  });

  test('a failed run is retried for its user after a question; one whose file was deleted has no button, but a reason [D.166]', async () => {
    await pool.query(
      `insert into runs (user_id, feature, engine, steps, input, upload_id, idempotency_key, cost, charge, state,
          time_limit_seconds, error_code, error_message, finished_at, cleaned_at)
        select $1, feature, 'built-in', '[]', input::jsonb, upload, gen_random_uuid()::text, 2, 'released', 'failed', 60,
          'run_failed', 'An error occurred', now(), now()
        from (values ('base-rent-sens', $2, null), ('lease-analysis', null, gen_random_uuid())) as failed (feature, input, upload)`,
      [member.id, JSON.stringify(rentInput)],
    );
    const { page, problems } = await asAdmin('/admin');
    const part = page.getByRole('region', { name: 'Failed runs of the last 30 days', exact: true });
    const lease = part.getByRole('listitem').filter({ hasText: 'Lease Analysis' });
    await lease.getByText(/^Its file was deleted when the run ended/).waitFor();
    expect(await lease.getByRole('button').count()).toBe(0);
    await inspectPage(page, 'admin-failed-runs');
    const rent = part.getByRole('listitem').filter({ hasText: 'Base Rent Analysis' });
    await rent.getByRole('button', { name: /^Retry: Base Rent Analysis/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Retry Base Rent Analysis' });
    await dialog.getByText(`It holds 2 credits of ${member.username}, charged only if it succeeds`).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await rent.getByRole('button', { name: /^Retry/ }).click();
    await dialog.getByRole('button', { name: 'Retry the run' }).click();
    await toast(page, 'Base Rent Analysis was started again');
    await rent.getByText(/^Retried: /).waitFor();
    expect(await rent.getByRole('button').count()).toBe(0);
    const charges = async () =>
      (await pool.query("select state, charge, cost from runs where idempotency_key like 'retry:%'")).rows;
    await expect.poll(charges, { timeout: 15_000 }).toEqual([{ state: 'succeeded', charge: 'captured', cost: 2 }]);
    await page.getByText('Failed run started again').first().waitFor();
    expect(problems).toEqual([]);
  });

  test('the admin password is changed with the ordinary rules [P2.15.20]', async () => {
    const { page } = await asAdmin('/admin/password');
    await page.getByRole('heading', { level: 1, name: 'Change Admin Password' }).waitFor();
    const fill = async (current: string, next: string, confirm = next) => {
      await page.getByLabel('Current Password', { exact: true }).fill(current);
      await page.getByLabel('New Password', { exact: true }).fill(next);
      await page.getByLabel('Confirm New Password').fill(confirm);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await fill(root.password, 'Another-Horse-8', 'Different-Horse-9');
    await page.getByText("Passwords don't match").waitFor();
    await fill(root.password, root.password);
    await page.getByText('New password must be different from your current password').first().waitFor();
    await fill(root.password, 'Another-Horse-8');
    await toast(page, 'Your password has been successfully updated');
    root.password = 'Another-Horse-8';
  });
});

/** Finds and selects the user in the picker of this part of the page. */
async function pick(page: Page, part: ReturnType<Page['getByRole']>, username: string): Promise<void> {
  const box = part.getByRole('combobox');
  await box.click();
  await box.fill(username);
  await part.getByRole('option').filter({ hasText: username }).click();
  await expect.poll(() => box.inputValue()).toBe(username);
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}
