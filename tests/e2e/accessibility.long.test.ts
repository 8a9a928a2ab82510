import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { runBaseRent } from '../support/document-run.ts';
import { makePdf, page as pageOf } from '../support/make-pdf.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/** Every page tested with axe, on a narrow phone and for console errors, in both themes. */
browserDescribe('accessible pages', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string; id: string };
  let leaseReport: string;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
    await addDraft(product, member.id);
    await runBaseRent(product, member.token);
    leaseReport = await addLeaseReport(product, member.token);
    await addFavorite(product, member.token);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  const themes = [['light'], ['dark']] as const;

  test.each(themes)('the pages of guests in the %s theme [D.163]', { timeout: 180_000 }, async (theme) => {
    const { page, problems } = await openPage(browser, { dark: theme === 'dark' });
    for (const path of ['/login', '/register', '/verify-email', '/forgot-password']) {
      await page.goto(product.url + path);
      await page.getByRole('main').getByRole('button').first().click({ trial: true });
      await examine(page, theme, path);
    }
    await page.goto(`${product.url}/reset-password`);
    await page.getByText('Invalid Reset Link').waitFor();
    await examine(page, theme, '/reset-password without a link');
    await page.goto(`${product.url}/register`);
    await page.getByLabel('Password', { exact: true }).fill('abc');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('Email is required').waitFor();
    await examine(page, theme, '/register with messages at its fields');
    expect(problems).toEqual([]);
  });

  test.each(themes)('the pages of members in the %s theme [D.163]', { timeout: 180_000 }, async (theme) => {
    const { page, context, problems } = await openPage(browser, { dark: theme === 'dark' });
    await logInByCall(context, product, member);
    for (const [path, sign] of [
      ['/dashboard', 'Paper Assistant'],
      ['/my-drafts', 'Available Drafts (1)'],
      ['/paper-assistant', 'Research insights'],
      ['/base-rent-sens', '2 credits to run this feature'],
      ['/my-reports', 'Available Reports'],
      ['/change-password', 'Current Password'],
    ] as const) {
      await page.goto(product.url + path);
      await page.getByRole('main').getByText(sign).first().waitFor();
      await settled(page);
      await examine(page, theme, path);
    }
    expect(problems).toEqual([]);
  });

  test.each(themes)(
    'the pages for several leases in the %s theme [D.152] [D.153] [D.154]',
    { timeout: 180_000 },
    async (theme) => {
      const { page, context, problems } = await openPage(browser, { dark: theme === 'dark' });
      await logInByCall(context, product, member);
      for (const [path, sign] of [
        ['/my-reports/portfolio', 'Expiries by year'],
        ['/my-reports/tenancies', 'No tenancies yet'],
        ['/my-reports/tenancies/new', 'Documents, first to last'],
        ['/my-reports/compare', 'Compare'],
      ] as const) {
        await page.goto(product.url + path);
        await page.getByRole('main').getByText(sign).first().waitFor();
        await settled(page);
        await examine(page, theme, path, 'main');
      }
      expect(problems).toEqual([]);
    },
  );

  test.each(themes)('the tools that accept a document in the %s theme', async (theme) => {
    const { page, context, problems } = await openPage(browser, { dark: theme === 'dark' });
    await logInByCall(context, product, member);
    for (const [path, sign] of [
      ['/lease-abstract', 'Keep the pages with my report'],
      ['/lease-analysis', 'Keep the pages with my report'],
      ['/loi-analysis', 'Keep the pages with my report'],
    ] as const) {
      await page.goto(product.url + path);
      await page.getByRole('main').getByText(sign).first().waitFor();
      await settled(page);
      // The frame around it is tested with the other pages.
      await examine(page, theme, path, 'main');
    }
    expect(problems).toEqual([]);
  });

  test.each(themes)(
    'every part of a document report in the %s theme [D.150]',
    async (theme) => {
      const { page, context, problems } = await openPage(browser, { dark: theme === 'dark' });
      await logInByCall(context, product, member);
      for (const tab of ['summary', 'check', 'terms', 'rent', 'dates', 'risks', 'obligations']) {
        const path = `/my-reports/${leaseReport}?tab=${tab}`;
        await page.goto(product.url + path);
        await page.getByRole('main').getByText('Read automatically by the built-in engine,').waitFor();
        await settled(page);
        await examine(page, theme, path, 'main');
      }
      expect(problems).toEqual([]);
    },
    180_000,
  );

  test('by keyboard alone: from the landing page to a login, a favorite, an analysis and out again', async () => {
    const { page, problems } = await openPage(browser);
    await page.goto(product.url);
    await tabTo(page, /^Skip to content$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Prototype Now$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click({ trial: true });
    await tabTo(page, /^Email$/);
    await page.keyboard.type(member.email);
    await tabTo(page, /^Password$/);
    await page.keyboard.type(member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    const paper = page.getByRole('region', { name: 'Tools', exact: true }).getByLabel('Favorite: Paper Assistant');
    await expect.poll(() => paper.getAttribute('aria-disabled').catch(() => 'true')).toBeNull();
    await tabTo(page, /^Favorite: Paper Assistant$/);
    await page.keyboard.press('Space');
    await page.getByText('Added to favorites', { exact: true }).waitFor();
    expect(await paper.getAttribute('aria-pressed')).toBe('true');
    await tabTo(page, /^Base Rent Analysis/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/base-rent-sens');
    await page.getByText('2 credits to run this feature').waitFor();
    await tabTo(page, /^Submit$/);
    await page.keyboard.press('Enter');
    await page.getByText('Base rent analysis generated.').waitFor();
    await page.keyboard.press('Control+Home');
    await page.getByRole('banner').getByRole('link').first().focus();
    await tabTo(page, new RegExp(member.username));
    await page.keyboard.press('Enter');
    await page.locator('[role=menuitem]:focus').waitFor();
    await page.keyboard.press('End');
    await page.locator('[role=menuitem]:focus', { hasText: 'Logout' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    expect(problems).toEqual([]);
  });

  test.each(themes)('the parts that open on demand in the %s theme: menu, sidebar and sheet', async (theme) => {
    const { page, context, problems } = await openPage(browser, { dark: theme === 'dark' });
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/my-drafts`);
    await page.getByText('Available Drafts (1)').waitFor();
    await page.getByRole('button', { name: member.username }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
    expect(await axeFaults(page, { colors: theme === 'dark' }), 'the menu').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Narrow sidebar' }).click();
    await page.getByRole('button', { name: 'Wide sidebar' }).click();
    await page.getByRole('button', { name: 'Keep the sidebar open' }).waitFor();
    await page.getByRole('button', { name: 'Narrow sidebar' }).waitFor();
    expect(await axeFaults(page, { colors: theme === 'dark' }), 'the wide sidebar').toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    expect(await axeFaults(page, { colors: theme === 'dark' }), 'the sheet').toEqual([]);
    expect(problems).toEqual([]);
  });
});

async function addFavorite(product: RunningProduct, token: string): Promise<void> {
  const answer = await fetch(`${product.url}/api/favorites/base-rent-sens`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!answer.ok) throw new Error(`no favorite: ${await answer.text()}`);
}

/** Moves the focus with Tab to the control with that accessible name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const label = element?.labels?.[0]?.textContent;
      return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
    });
    if (name.test(reached)) return;
    seen.push(reached);
  }
  throw new Error(`${name} is not reached by Tab, but ${seen.join(' | ')}`);
}

async function examine(page: Page, theme: string, place: string, part = 'html'): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dataset.theme), place).toBe(theme);
  // 720: a window of 1440 pixels at 200 % zoom. 320: the same window at 400 %, and the narrowest phones.
  for (const width of [1440, 720, 360, 320]) {
    await page.setViewportSize({ width, height: width < 400 ? 740 : 900 });
    if (width === 1440 || width === 320)
      expect(await axeFaults(page, { part, colors: theme === 'dark' }), `${place} at ${width}`).toEqual([]);
    // Styles that depend on the width apply one frame later.
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(excess, { message: `${place} scrolls sideways at ${width}` }).toBeLessThanOrEqual(0);
  }
}

/** Everything has loaded: no requests are pending and no placeholder is shown. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
}

async function addDraft(product: RunningProduct, userId: string): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
  const preview = {
    title: 'A draft',
    engine: 'built-in',
    pdf: { engine: 'Typst', pages: 1 },
    risks: [],
    coverage: { literature: 'off', covered: 0, total: 0, rows: [] },
  };
  await database.query(
    `insert into drafts (user_id, run_id, file_name, bytes, title, engine, preview)
     values ($1, $2, 'street-light-and-bud-burst-of-young-lime-trees.zip', 204800, 'A draft', 'built-in', $3)`,
    [userId, randomUUID(), JSON.stringify(preview)],
  );
  await database.end();
}

/** The report on a short lease with stored pages; returns its id. */
async function addLeaseReport(product: RunningProduct, token: string): Promise<string> {
  const headers = { Authorization: `Bearer ${token}`, 'x-function-slug': 'lease-abstract' };
  const lines = [
    'OFFICE LEASE',
    null,
    'This Lease is made as of March 3, 2021 between Alder Row LLC ("Landlord") and Quill Studio, Inc. ("Tenant").',
    '1. Premises. Landlord leases to Tenant 4,250 rentable square feet at 900 Quill Street, Austin, Texas 78701.',
    '2. Term. The term is sixty (60) months. 3. Rent. Tenant shall pay monthly rent of $9,500.00.',
    '4. Holdover. Rent during any holding over by Tenant shall be 200% of the rent then in effect.',
  ];
  const form = new FormData();
  form.set('file', new File([makePdf([pageOf(lines)]) as BlobPart], 'lease.pdf', { type: 'application/pdf' }));
  const upload = await fetch(`${product.url}/functions/v1/file-upload`, { method: 'POST', headers, body: form });
  const { id } = (await upload.json()) as { id: string };
  const full = await fetch(`${product.url}/functions/v1/async-run-workflow-file`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ fileId: id, keepPages: true }),
  });
  const told = await full.text();
  const run = await fetch(`${product.url}/api/runs/${full.headers.get('X-Run-Id')}`, { headers });
  const { result } = (await run.json()) as { result: { id: string } | null };
  if (!result) throw new Error(`no report on a lease: ${told}`);
  return result.id;
}
