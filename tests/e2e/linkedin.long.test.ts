import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { signUpByCalls } from '../support/new-user.ts';
import { type OidcProvider, startOidcProvider } from '../support/oidc-provider.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('login through LinkedIn in a browser', () => {
  let product: RunningProduct;
  let provider: OidcProvider;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct();
    provider = await startOidcProvider({
      host: '127.0.0.1',
      redirectUri: `${product.url}/auth/linkedin/callback`,
    });
    browser = await launchBrowser();
  });
  afterEach(() => {
    provider.corrupt = null;
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await provider?.close();
  });

  async function visit(path: string) {
    const opened = await openPage(browser);
    // The provider's own pages request a font.
    await opened.context.route('https://fonts.googleapis.com/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    await opened.page.goto(product.url + path);
    return opened;
  }

  async function press(page: Page) {
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).click();
  }

  /** From the login page to the provider, through its login and its consent. */
  async function goThrough(page: Page, person: string, decision: 'Continue' | '[ Cancel ]' = 'Continue') {
    await press(page);
    await page.waitForURL(`${provider.issuer}/**`);
    await page.getByPlaceholder('Enter any login').fill(person);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('heading', { name: 'Authorize' }).waitFor();
    await page.getByText(decision, { exact: true }).click();
  }

  test('if it is not configured, the button shows a message and stays on the page [P2.3.2]', async () => {
    const { page, problems } = await visit('/login');
    await press(page);
    await page.getByText('LinkedIn login is not set up here.', { exact: true }).waitFor();
    expect(page.url()).toBe(`${product.url}/login`);
    expect(problems).toEqual([]);

    await product.kill();
    await product.restart(provider.environment);
  });

  test('if the provider fails before or after the login, the page shows an error message [P8.1.7]', async () => {
    provider.person('unlucky', { email: 'unlucky@example.org', email_verified: true, name: 'Un Lucky' });
    const { page } = await visit('/login');
    provider.corrupt = () => ({ status: 500, body: '' });
    await press(page);
    await expectToast(page, 'error', 'Failed to connect with LinkedIn. Please try again.');
    expect(page.url()).toBe(`${product.url}/login`);

    provider.corrupt = (path) => (path === '/token' ? { status: 500, body: '' } : null);
    await goThrough(page, 'unlucky');
    await page.waitForURL(`${product.url}/login`);
    await expectToast(page, 'error', 'Failed to connect with LinkedIn. Please try again.');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).count()).toBe(1);

    provider.corrupt = null;
    const again = await visit('/login');
    await goThrough(again.page, 'unlucky');
    await again.page.waitForURL(`${product.url}/set-password`);
  });

  test('a new user logs in and consents at the provider, and is then signed in to set a password first [P7.2.2 P2.3.2]', async () => {
    provider.person('ada', { email: 'ada@example.org', email_verified: true, name: 'Ada Lovelace' });
    const { page, context, problems } = await visit('/login');
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) seen.push(request.url());
    });
    await goThrough(page, 'ada');
    await page.waitForURL(`${product.url}/set-password`);
    const authorization = seen.find((url) => url.startsWith(`${provider.issuer}/auth?`)) ?? '';
    expect(new URL(authorization).searchParams.get('prompt')).toBe('consent');
    expect(seen.slice(-2)).toEqual([`${product.url}/dashboard`, `${product.url}/set-password`]);

    // The session is a cookie that the page's scripts can't read, and the page uses it to get its access token.
    const cookies = await context.cookies(product.url);
    const session = cookies.find((cookie) => cookie.name === 'foredraft-refresh');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(cookies.some((cookie) => cookie.name === 'foredraft-linkedin')).toBe(false);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /ada-lovelace/ })
      .waitFor();
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain(session?.value);
    expect(kept).not.toMatch(/eyJ[\w-]+\.[\w-]+\./);

    for (const label of ['New Password', 'Confirm New Password']) {
      await page.getByLabel(label, { exact: true }).fill('Str0ng-enough!');
    }
    await page
      .getByRole('main')
      .getByRole('button', { name: /set password/i })
      .click();
    await page.waitForURL(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: 'Welcome, ada-lovelace!' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome, ada-lovelace!' }).waitFor();
    expect(problems).toEqual([]);

    // The same person, in another browser: LinkedIn and the password open the same account.
    const other = await visit('/login');
    await goThrough(other.page, 'ada');
    await other.page.waitForURL(`${product.url}/dashboard`);
    await other.page.getByRole('heading', { name: 'Welcome, ada-lovelace!' }).waitFor();
  });

  test('a login requested by a protected page returns to that page, even after a declined attempt [D.74]', async () => {
    provider.person('eve', { email: 'eve@example.org', email_verified: true, name: 'Eve Back' });
    const first = await visit('/login');
    await goThrough(first.page, 'eve');
    await first.page.waitForURL(`${product.url}/set-password`);
    await sql("update users set password_hash = 'none' where email = 'eve@example.org'");

    const { page } = await visit('/my-drafts?from=mail');
    expect(page.url()).toBe(`${product.url}/login`);
    await goThrough(page, 'eve', '[ Cancel ]');
    await page.getByText(/^You cancelled the login with LinkedIn\./).waitFor();
    await expect.poll(() => page.evaluate(() => history.state?.usr?.wayBack?.path)).toBe('/my-drafts?from=mail');
    await press(page);
    await page.waitForURL(`${provider.issuer}/**`);
    await page.getByRole('heading', { name: 'Authorize' }).waitFor();
    await page.getByText('Continue', { exact: true }).click();
    await page.waitForURL(`${product.url}/my-drafts?from=mail`);

    // A login that no protected page requested leads to the dashboard, and an address of another site is ignored.
    const other = await visit('/login');
    await goThrough(other.page, 'eve');
    await other.page.waitForURL(`${product.url}/dashboard`);
    const elsewhere = await fetch(
      `${product.url}/api/auth/linkedin?next=${encodeURIComponent('//elsewhere.example')}`,
      {
        method: 'POST',
      },
    );
    expect(elsewhere.status).toBe(200);
  });

  test('a user who declines is returned to the login page with a message that is shown once', async () => {
    provider.person('declines', { email: 'declines@example.org', email_verified: true, name: 'Declines' });
    const { page, problems } = await visit('/login');
    await goThrough(page, 'declines', '[ Cancel ]');
    const sentence = page.getByText(/^You cancelled the login with LinkedIn\./);
    await sentence.waitFor();
    await page.waitForURL(`${product.url}/login`);
    expect(await sentence.isVisible()).toBe(true);
    await page.reload();
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).waitFor();
    expect(await sentence.count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each([
    ['unverified', 'LinkedIn has not verified your email address.'],
    ['other-profile', 'Your account is connected with another LinkedIn profile.'],
    ['password', 'Your account cannot be connected with LinkedIn.'],
    ['invitation', 'Registration is currently by invitation only.'],
  ])('a login that ended as %s shows what to do next: %s', async (outcome, beginning) => {
    const { page } = await visit(`/login?linkedin=${outcome}`);
    expect(await page.getByRole('status').filter({ hasText: beginning }).innerText()).toMatch(/\. .+\.$/);
    await page.waitForURL(`${product.url}/login`);
  });

  test('a disabled account and too many attempts have their messages, and an unknown outcome has none', async () => {
    provider.person('banned', { email: 'banned@example.org', email_verified: true, name: 'Banned' });
    const first = await visit('/login');
    await goThrough(first.page, 'banned');
    await first.page.waitForURL(`${product.url}/set-password`);
    await sql("update users set status = 'disabled' where email = 'banned@example.org'");
    const { page } = await visit('/login');
    await goThrough(page, 'banned');
    await expectToast(page, 'error', 'This account has been disabled. Please contact support.');
    await page.waitForURL(`${product.url}/login`);

    await page.route('**/api/auth/linkedin', (route) =>
      route.fulfill({
        status: 429,
        json: {
          error: 'Too many attempts. Please wait a few minutes before trying again.',
          code: 'too_many_attempts',
        },
      }),
    );
    await press(page);
    await expectToast(page, 'error', 'Too many attempts. Please wait a few minutes before trying again.');
    await page.goto(`${product.url}/login?linkedin=too-many-attempts`);
    await expectToast(page, 'error', 'Too many attempts. Please wait a few minutes before trying again.');

    await page.goto(`${product.url}/login?linkedin=<b>nonsense</b>`);
    await page.getByRole('button', { name: 'Continue with LinkedIn' }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('nonsense');
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });

  test('an account with a second factor is asked for its code before anything else', async () => {
    const member = await signUpByCalls(product);
    provider.person('careful', { email: member.email, email_verified: true, name: 'Careful' });
    const { Secret, TOTP } = await import('otpauth');
    const begun = await callAs(member.token, '/api/account/second-factor', { password: member.password });
    const code = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate();
    const { recovery_codes } = await callAs(member.token, '/api/account/second-factor/confirm', { code });

    const { page } = await visit('/login');
    await goThrough(page, 'careful');
    await page.waitForURL(`${product.url}/login/code`);
    const submit = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true });
    await submit.click();
    await page.getByText('The code is required', { exact: true }).waitFor();
    await page.getByLabel('Code', { exact: true }).fill('wrong-wrong-wrong');
    await submit.click();
    await page.getByText('That code is incorrect or already used. Wait for the next one and try again.').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(recovery_codes[0]);
    await submit.click();
    await page.waitForURL(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();

    // A code without a pending login is rejected.
    const stray = await visit('/login/code');
    await stray.page.getByLabel('Code', { exact: true }).fill(recovery_codes[1]);
    await stray.page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expectToast(stray.page, 'error', 'Failed to connect with LinkedIn. Please try again.');
    await stray.page.waitForURL(`${product.url}/login`);
  });

  // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
  async function callAs(token: string, path: string, body: object): Promise<any> {
    const response = await fetch(product.url + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBeLessThan(300);
    return response.json();
  }

  async function sql(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
});

async function expectToast(page: Page, kind: string, message: string): Promise<void> {
  await page.locator(`[data-toast=${kind}]`).getByText(message, { exact: true }).first().waitFor();
}
