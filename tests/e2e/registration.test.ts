import pg from 'pg';
import type { Browser, Locator, Page, Route } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { inventUser, type NewUser } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('registration by invitation in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let database: pg.Pool;
  const admin = { email: 'chief@example.org', password: 'Chief-Horse-7' };

  beforeAll(async () => {
    product = await startProduct({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
    browser = await launchBrowser();
    database = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
    database.on('error', () => {});
  });
  afterAll(async () => {
    await browser?.close();
    await database?.end();
    await product?.stop();
  });
  beforeEach(() => requireInvitation(false));

  const requireInvitation = (on: boolean) =>
    database.query("update system_settings set value = $1 where key = 'invitation_required'", [String(on)]);

  async function visit(path = '/register'): Promise<{ page: Page; problems: string[] }> {
    const { page, problems } = await openPage(browser);
    await page.goto(product.url + path);
    return { page, problems };
  }

  /** Created in the same way as by an administrator's script. */
  async function invitation(): Promise<string> {
    const post = async (path: string, body: object, token?: string) => {
      const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
      return (await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    const { session } = (await post('/functions/v1/auth', { action: 'login', ...admin })) as {
      session: { access_token: string };
    };
    const made = (await post('/api/admin/invitations', { count: 1 }, session.access_token)) as { codes: string[] };
    return made.codes[0] ?? '';
  }

  test('the page checks on opening whether an invitation is required, and otherwise the code is optional [P2.4.4 D.21]', async () => {
    const { page, problems } = await openPage(browser);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/settings/')) asked.push(new URL(request.url()).pathname);
    });
    const answered = page.waitForResponse('**/api/settings/invitation_required');
    await page.goto(`${product.url}/register`);
    expect(await (await answered).json()).toEqual({ key: 'invitation_required', value: 'false' });
    expect(asked).toEqual(['/api/settings/invitation_required']);
    await page.getByText('Invitation Code (optional)').waitFor();
    const user = await fill(page);
    await button(page, 'Create account').click();
    await page.waitForURL(`${product.url}/verify-email`);
    expect(await exists(user.email)).toBe(true);
    expect(await page.locator('[data-toast=info]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('if it is required, in either form of the value, a toast reports it and the form stays, with a required code [P2.4.5 P3.2 D.21]', async () => {
    await requireInvitation(true);
    const { page, problems } = await openPage(browser);
    for (const value of ['true', true]) {
      await page.unrouteAll();
      await page.route('**/api/settings/invitation_required', (route) =>
        route.fulfill({ json: { key: 'invitation_required', value } }),
      );
      await page.goto(`${product.url}/register`);
      await expectToast(page, 'info', 'Registration is currently by invitation only');
      await page.getByText('Invitation Code', { exact: true }).waitFor();
    }
    const calls = await holdCalls(page, '**/functions/v1/auth');
    const user = await fill(page);
    await button(page, 'Create account').click();
    await expectError(field(page, 'Invitation Code'), 'Invitation code is required');
    expect(calls.bodies).toEqual([]);
    const code = await invitation();
    await field(page, 'Invitation Code').fill(code);
    await button(page, 'Create account').click();
    await calls.release();
    await page.waitForURL(`${product.url}/verify-email`);
    expect(calls.bodies).toEqual([
      {
        action: 'register',
        username: user.username,
        email: user.email,
        password: user.password,
        inviteCode: code,
      },
    ]);
    expect(problems).toEqual([]);
  });

  test('registering sends username, email, password and the code, which may be empty [P7.2.3]', async () => {
    const { page } = await visit();
    const calls = await holdCalls(page, '**/functions/v1/auth');
    const user = await fill(page);
    await button(page, 'Create account').click();
    await expect
      .poll(() => calls.bodies)
      .toEqual([
        { action: 'register', username: user.username, email: user.email, password: user.password, inviteCode: '' },
      ]);
    await calls.release();
    await page.waitForURL(`${product.url}/verify-email`);
  });

  test('an invitation link fills in the code, which works once [D.15 D.13]', async () => {
    await requireInvitation(true);
    const code = await invitation();
    for (const use of ['first', 'second']) {
      const { page } = await visit(`/register?invite=${code}`);
      await expectToast(page, 'info', 'Registration is currently by invitation only');
      expect(await field(page, 'Invitation Code').inputValue()).toBe(code);
      const user = await fill(page);
      await button(page, 'Create account').click();
      if (use === 'first') {
        await page.waitForURL(`${product.url}/verify-email`);
        expect(await exists(user.email)).toBe(true);
      } else {
        const used = 'This invitation code is invalid, has expired or was already used. Please check it.';
        await expectToast(page, 'error', used);
        await expectError(field(page, 'Invitation Code'), used);
        expect(await exists(user.email)).toBe(false);
      }
    }
  });

  test('the result is cached in the browser for a day, and is used before the server has answered', async () => {
    await requireInvitation(true);
    const { page } = await openPage(browser);
    await page.clock.install();
    await page.goto(`${product.url}/register`);
    await expectToast(page, 'info', 'Registration is currently by invitation only');
    const kept = () =>
      page.evaluate(() => localStorage.getItem('app_cache_system-settings_everybody_invitation_required'));
    expect(JSON.parse((await kept()) ?? '{}')).toMatchObject({ version: '1.0.0', data: 'true' });
    const calls = await holdCalls(page, '**/api/settings/invitation_required');
    await page.goto(`${product.url}/login`);
    await page.goto(`${product.url}/register`);
    await expectToast(page, 'info', 'Registration is currently by invitation only');
    expect(calls.bodies).toHaveLength(1);
    await page.clock.fastForward('24:00:01');
    await page.reload();
    await expect.poll(() => calls.bodies.length).toBe(2);
    await expect.poll(kept).toBeNull();
    expect(await page.locator('[data-toast=info]').count()).toBe(0);
    await calls.release();
    await expectToast(page, 'info', 'Registration is currently by invitation only');
  });

  test('a code that became required after the page was opened is then requested', async () => {
    const { page } = await openPage(browser);
    const answered = page.waitForResponse('**/api/settings/invitation_required');
    await page.goto(`${product.url}/register`);
    await answered;
    await page.getByText('Invitation Code (optional)').waitFor();
    // With the first interaction the form starts, and requests the setting again.
    const askedAgain = page.waitForResponse('**/api/settings/invitation_required');
    const user = await fill(page);
    await askedAgain;
    await requireInvitation(true);
    await button(page, 'Create account').click();
    await expectToast(page, 'error', 'Registration is currently by invitation only');
    await expectError(field(page, 'Invitation Code'), 'Registration is currently by invitation only');
    await field(page, 'Invitation Code').fill(await invitation());
    await button(page, 'Create account').click();
    await page.waitForURL(`${product.url}/verify-email`);
    expect(await exists(user.email)).toBe(true);
  });

  test('if the setting cannot be checked the page reports it, and the form stays [P8.2.1]', async () => {
    const answers: ((route: Route) => Promise<void>)[] = [
      (route) => route.abort(),
      (route) => route.fulfill({ status: 500, json: { error: 'It broke', code: 'internal' } }),
      (route) => route.fulfill({ body: 'nonsense' }),
    ];
    const { page } = await openPage(browser);
    for (const answer of answers) {
      await page.unrouteAll();
      await page.route('**/api/settings/invitation_required', answer);
      await page.goto(`${product.url}/register`);
      await expectToast(page, 'error', 'Error checking registration requirements');
    }
    await fill(page);
    await button(page, 'Create account').click();
    await page.waitForURL(`${product.url}/verify-email`);
  });

  async function exists(email: string): Promise<boolean> {
    return (await database.query('select 1 from users where email = $1', [email])).rowCount === 1;
  }
});

const field = (page: Page, label: string) => page.getByLabel(label);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Fills in everything except the code. */
async function fill(page: Page, user = inventUser()): Promise<NewUser> {
  await page.getByLabel('Username', { exact: true }).fill(user.username);
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(user.password);
  return user;
}

/** The message is connected to the control, visually and for screen readers. */
async function expectError(control: Locator, message: string): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((input) => {
        const ids = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
        const error = ids[0] === undefined ? null : document.getElementById(ids[0]);
        return error?.checkVisibility() ? error.innerText.trim() : null;
      }),
    )
    .toBe(message);
  expect(await control.getAttribute('aria-invalid')).toBe('true');
}

async function expectToast(page: Page, kind: string, message: string): Promise<void> {
  await page.locator(`[data-toast=${kind}]`).getByText(message, { exact: true }).first().waitFor();
}
