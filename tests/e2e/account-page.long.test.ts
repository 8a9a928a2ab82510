import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('the account page', () => {
  let product: RunningProduct;
  let browser: Browser;
  const admin = { email: 'chief@example.org', password: 'Chief-Horse-7' };

  beforeAll(async () => {
    product = await startProduct({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('is opened from the user menu, shows the profile, and changes the username [D.55]', async () => {
    const { page, user, problems } = await member();
    await page.goto(`${product.url}/dashboard`);
    // The greeting is shown after hydration; before that, clicking the menu does nothing.
    await page.getByRole('heading', { name: `Welcome, ${user.username}!` }).waitFor();
    await page.getByRole('button', { name: `Account of ${user.username}` }).click();
    const entries = page.getByRole('menuitem');
    await entries.first().waitFor();
    expect(await entries.allTextContents()).toEqual(['Account', 'Purchases', 'Change Password', 'Logout']);
    await entries.first().click();
    await page.waitForURL('**/account');
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByText(user.email).waitFor();

    await profile.getByLabel('Username').fill('no');
    await profile.getByRole('button', { name: 'Change username' }).click();
    await profile.getByText('Username must be at least 3 characters').waitFor();
    const renamed = `new_${user.username}`.slice(0, 30);
    await profile.getByLabel('Username').fill(renamed);
    await profile.getByRole('button', { name: 'Change username' }).click();
    await page.getByText('Your username has been changed').waitFor();
    await page.getByRole('button', { name: `Account of ${renamed}` }).waitFor();
    expect(problems).toEqual([]);
  });

  test('changes the address after both addresses have confirmed by their links', async () => {
    const { page, user, problems } = await member();
    const to = user.email.replace('@', '.new@');
    await page.goto(`${product.url}/account`);
    const profile = page.getByRole('region', { name: 'Profile' });
    await profile.getByLabel('New email address').fill(to);
    expect(await page.getByLabel('Your password').count()).toBe(0);
    await profile.getByRole('button', { name: 'Change email address' }).click();
    await identity(page, 'Change email address', 'Wrong-Horse-7');
    await page.getByRole('dialog').getByText('That password is incorrect. Please try again.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await identity(page, 'Change email address', user.password);
    await profile.getByText(`Your address is about to become ${to}.`).waitFor();

    // Opened in a browser without the session, like links from mails.
    const { page: elsewhere } = await openPage(browser);
    await elsewhere.goto(await changeLink(user.email));
    await expect.poll(() => elsewhere.evaluate(() => location.hash)).toBe('');
    expect(await axeFaults(elsewhere)).toEqual([]);
    await elsewhere.getByRole('button', { name: 'Confirm the change' }).click();
    await elsewhere.getByText('once the other address is confirmed too').waitFor();
    await page.reload();
    await profile.getByText('The current address is confirmed.').waitFor();
    await elsewhere.goto(await changeLink(to));
    await elsewhere.getByRole('button', { name: 'Confirm the change' }).click();
    await elsewhere.getByText('Your email address has been changed.').waitFor();
    await page.reload();
    await profile.getByText(to).waitFor();
    await elsewhere.goto(await changeLink(to));
    await elsewhere.getByRole('button', { name: 'Stop the change' }).click();
    await elsewhere.getByText('This link is invalid or has expired.').waitFor();
    await elsewhere.context().close();
    expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
  });

  test('lists sessions and ends them one by one, or all [D.56]', async () => {
    const { page, user, context } = await member();
    const other = await openPage(browser);
    await logInByCall(other.context, product, user);
    await other.page.goto(`${product.url}/dashboard`);
    await page.goto(`${product.url}/account`);
    const sessions = page.getByRole('region', { name: 'Sessions' });
    await sessions.getByText('This device').waitFor();
    const before = await sessions.getByRole('listitem').count();
    expect(before).toBeGreaterThanOrEqual(2);
    await sessions.getByRole('button', { name: 'Sign out of the session on Chrome on Linux' }).first().click();
    await identity(page, 'Sign out', user.password);
    await page.getByText('That session is signed out').waitFor();
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(before - 1);
    await isLoggedOut(other.page);

    await logInByCall(other.context, product, user);
    await other.page.goto(`${product.url}/my-drafts`);
    await sessions.getByRole('button', { name: 'Sign out everywhere' }).click();
    await identity(page, 'Sign out everywhere', user.password);
    await page.waitForURL('**/login');
    await isLoggedOut(other.page);
    await Promise.all([context.close(), other.context.close()]);
  });

  test('sets up two-factor login with an app, asks for it at login, and accepts a recovery code [D.57]', async () => {
    const { page, user } = await member();
    await page.goto(`${product.url}/account`);
    const factor = page.getByRole('region', { name: 'Two-factor login' });
    await factor.getByRole('button', { name: 'Set up' }).click();
    await identity(page, 'Set up', user.password);
    await factor.getByRole('img', { name: 'QR code with the key for your authenticator app' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const secret = ((await factor.locator('code').textContent()) ?? '').replaceAll(' ', '');
    await factor.getByRole('textbox', { name: 'Code' }).fill('000');
    await factor.getByRole('button', { name: 'Turn on' }).click();
    await factor.getByText('That code is incorrect').waitFor();
    await factor.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
    await factor.getByRole('button', { name: 'Turn on' }).click();
    await factor.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const codes = await factor.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await factor.getByRole('button', { name: 'I’ve saved them' }).click();
    await factor.getByText('10 of your recovery codes are left.').waitFor();

    const fresh = await openPage(browser);
    await fresh.page.goto(`${product.url}/login`);
    await fresh.page.getByLabel('Email').fill(user.email);
    await fresh.page.getByLabel('Password', { exact: true }).fill(user.password);
    expect(await fresh.page.getByLabel('Code').count()).toBe(0);
    await fresh.page.getByRole('button', { name: 'Log in', exact: true }).click();
    await fresh.page.getByText('Enter the code from your authenticator app.').waitFor();
    await expect
      .poll(() => fresh.page.getByLabel('Code').evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await axeFaults(fresh.page)).toEqual([]);
    await fresh.page.getByLabel('Code').fill('999');
    await fresh.page.getByLabel('Code').press('Enter');
    await fresh.page.getByRole('main').getByText('That code is incorrect or already used.').waitFor();
    await fresh.page.getByLabel('Code').fill(codes[4] ?? '');
    await fresh.page.getByLabel('Code').press('Enter');
    await fresh.page.waitForURL('**/dashboard');
    await fresh.page.getByText('Welcome back!').waitFor();

    await fresh.page.goto(`${product.url}/account`);
    const again = fresh.page.getByRole('region', { name: 'Two-factor login' });
    await again.getByText('9 of your recovery codes are left.').waitFor();
    const off = again.getByRole('form', { name: 'Turn off' });
    await off.getByLabel('Code, or a recovery code').fill('nonsense');
    await off.getByRole('button', { name: 'Turn off' }).click();
    await identity(fresh.page, 'Turn off', user.password);
    // The dialog closes, and the invalid field shows its error.
    await off.getByText('That code is incorrect').waitFor();
    await off.getByLabel('Code, or a recovery code').fill(codes[5] ?? '');
    await off.getByRole('button', { name: 'Turn off' }).click();
    await identity(fresh.page, 'Turn off', user.password);
    await fresh.page.getByText('Two-factor login is off').waitFor();
    await fresh.context.close();
  });

  test('adds a passkey that signs in without a password, once per challenge, and removes it with the password [D.144]', async () => {
    const { page, user } = await member();
    const authenticator = await virtualAuthenticator(page);
    await page.goto(`${product.url}/account`);
    const passkeys = page.getByRole('region', { name: 'Passkeys' });
    await passkeys.getByText('You don’t have a passkey yet.').waitFor();
    await passkeys.getByLabel('Name').fill('The laptop');
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await identity(page, 'Add a passkey', user.password);
    await page.getByText('The passkey has been added').waitFor();
    await passkeys.getByText('The laptop').waitFor();
    expect(await axeFaults(page)).toEqual([]);

    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    const sent = page.waitForRequest((request) => request.postData()?.includes('"passkey"') ?? false);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: `Account of ${user.username}` }).waitFor();
    const body = JSON.parse((await sent).postData() ?? '');
    for (const replayed of [body, { ...body, response: { ...body.response, id: 'another' } }]) {
      const answer = await fetch(`${product.url}/functions/v1/auth`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(replayed),
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'passkey_refused' });
    }

    // The signature for a different challenge, sent for one that is still open.
    const open = await fetch(`${product.url}/api/auth/passkey-options`, { method: 'POST' });
    const { challenge_id } = (await open.json()) as { challenge_id: string };
    const answer = await fetch(`${product.url}/functions/v1/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, challenge_id }),
    });
    expect(await answer.json()).toMatchObject({ code: 'passkey_refused' });

    await authenticator.verifies(false);
    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('No passkey was used. Please try again, or log in with your password.').waitFor();

    await logInByCall(page.context(), product, user);
    await page.goto(`${product.url}/account`);
    await passkeys.getByRole('button', { name: 'Remove the passkey The laptop' }).click();
    await identity(page, 'Remove', 'Wrong-Horse-7');
    await page.getByRole('dialog').getByText('That password is incorrect.').waitFor();
    await identity(page, 'Remove', user.password);
    await passkeys.getByText('You don’t have a passkey yet.').waitFor();
    await authenticator.verifies(true);
    await page.context().clearCookies();
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.getByText('This passkey could not be used.').waitFor();
  });

  test('exports all data, after the password [D.52]', async () => {
    const { page, user } = await member();
    await page.goto(`${product.url}/account`);
    const section = page.getByRole('region', { name: 'Export your data' });
    await section.getByRole('button', { name: 'Download everything' }).click();
    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    expect(await dialog.getByRole('button', { name: 'Download everything' }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await section.getByRole('button', { name: 'Download everything' }).click();
    const download = page.waitForEvent('download');
    await identity(page, 'Download everything', user.password);
    const file = await download;
    expect(file.suggestedFilename()).toBe('foredraft-export.zip');
    const files = unzipSync(await readFile(await file.path()));
    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'api-keys.json',
      'draft-inputs.json',
      'draft-versions.json',
      'drafts.json',
      // Every new user gets a sample draft.
      'drafts/sample-draft.zip',
      'favorites.json',
      'invitations.json',
      'ledger.json',
      'profile.json',
      'purchases.json',
      'reminders.json',
      'runs.json',
      'security-events.json',
      'share-links.json',
      'tenancies.json',
    ]);
    expect(Buffer.from(files['profile.json'] ?? []).toString()).toContain(user.email);
    await page.getByText('Download started successfully').waitFor();
  });

  test('deletes the account after the password and a question [D.53]', async () => {
    const { page, user } = await member();
    await page.goto(`${product.url}/account`);
    const section = page.getByRole('region', { name: 'Delete the account' });
    const start = () => section.getByRole('button', { name: 'Delete my account' }).click();
    await start();
    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    await dialog.getByText('This can’t be undone.').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await start();
    await identity(page, 'Delete for good', 'Wrong-Horse-7');
    await dialog.getByText('That password is incorrect. Please try again.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await identity(page, 'Delete for good', user.password);
    await page.waitForURL('**/login');
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Incorrect email or password. Please try again.').waitFor();
    await expect
      .poll(async () => (await product.mailsTo(user.email)).at(-1), { timeout: 10_000 })
      .toContain('Your account at Foredraft is being deleted');
  });

  test.each([['light'], ['dark']] as const)('is accessible in the %s theme, even on a phone', async (theme) => {
    const { page, problems } = await member({ dark: theme === 'dark' });
    await page.goto(`${product.url}/account`);
    await page.getByRole('region', { name: 'Delete the account' }).waitFor();
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFaults(page, { colors: theme === 'dark' }), `${theme} at ${width}`).toEqual([]);
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(wider, `${theme} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
    }
    expect(problems).toEqual([]);
  });

  test('is available to administrators inside the admin area, from the same menu', async () => {
    const chief = { username: 'admin', ...admin };
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, chief);
    await page.goto(`${product.url}/admin`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: `Account of ${chief.username}` }).click();
    await page.getByRole('menuitem', { name: 'Account' }).click();
    await page.waitForURL(`${product.url}/admin/account`);
    await page.getByRole('region', { name: 'Profile' }).getByText(admin.email).waitFor();
    await page.getByRole('region', { name: 'Sessions' }).getByText('This device').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    // The page also has its plain address, which mails link to; members only have that one.
    await page.goto(`${product.url}/account`);
    expect(page.url()).toBe(`${product.url}/admin/account`);
    const other = await member();
    await other.page.goto(`${product.url}/admin/account`);
    expect(other.page.url()).toBe(`${product.url}/dashboard`);
    expect(problems).toEqual([]);
    await Promise.all([context.close(), other.context.close()]);
  });

  test('sends guests to the login page, and offers another try if loading fails', async () => {
    const { page: guest } = await openPage(browser);
    await guest.goto(`${product.url}/account`);
    await guest.waitForURL('**/login');
    const { page } = await member();
    await page.route('**/api/account', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 10 });
    await page.goto(`${product.url}/account`);
    await page.getByText('Failed to load your account').waitFor();
    await page.unroute('**/api/account');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Profile' }).waitFor();
  });

  async function member(options: { dark?: boolean } = {}): Promise<OpenMember> {
    const user = await signUpByCalls(product);
    const opened = await openPage(browser, options);
    await logInByCall(opened.context, product, user);
    return { ...opened, user };
  }

  /** The latest address change link mailed to this address. */
  async function changeLink(email: string): Promise<string> {
    let link: string | undefined;
    const look = async () => {
      const mails = await product.mailsTo(email);
      link = mails.map((mail) => mail.match(/^(http\S+\/auth\/email-change#token=\S+)\r?$/m)?.[1]).findLast(Boolean);
      return link !== undefined;
    };
    await expect.poll(look, { timeout: 10_000 }).toBe(true);
    return link ?? '';
  }
});

interface OpenMember {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly problems: string[];
  readonly user: NewUser;
}

/** A page for members redirects to the login, unless the open page has already done so. */
async function isLoggedOut(page: Page): Promise<void> {
  await page.goto(new URL('/my-drafts', page.url()).href).catch((error: Error) => {
    if (!error.message.includes('interrupted by another navigation')) throw error;
  });
  await page.waitForURL('**/login');
}

/** Answers the dialog that asks for the password. */
async function identity(page: Page, action: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: action }).click();
}

/** A virtual authenticator in the browser that stores passkeys and verifies its user by default. */
async function virtualAuthenticator(page: Page): Promise<{ verifies(right: boolean): Promise<void> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async verifies(right) {
      await client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: right });
    },
  };
}

function codeOf(secret: string): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret) });
}
