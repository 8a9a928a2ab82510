import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { runEnd } from '../support/submit-package.ts';

browserDescribe('sharing in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let user: Awaited<ReturnType<typeof signUpByCalls>>;
  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    user = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('a report is shared for seven days, read by someone without an account, and revoked [D.161]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, user);
    await page.goto(`${product.url}/my-reports/${await sample('lease-abstract')}`);
    // The report is in the server's HTML; its buttons work when the page's script has loaded.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this report' });
    await dialog.getByLabel('Expires after').selectOption('7 days');
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
    expect(link).toMatch(/\/shared\/reports\/[\w-]{22}$/);
    await dialog.getByText('never opened').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();

    const reader = await openPage(browser);
    for (const [width, theme] of sizes) {
      await show(reader.page, link, width, theme);
      await reader.page.getByText('Shared with you, read-only.').first().waitFor();
      expect(await axeFaults(reader.page), `${width} ${theme}`).toEqual([]);
      expect(await overflow(reader.page), `${width} ${theme}`).toBe(0);
    }
    const changes = reader.page.getByRole('button', { name: /^(?:Share|Delete|Accept|Correct|Reject)/ });
    expect(await changes.count()).toBe(0);
    const saved = reader.page.waitForEvent('download');
    await reader.page.getByRole('link', { name: 'PDF' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);

    await page.goto(`${product.url}/account`);
    await page.getByRole('link', { name: 'Manage shared links' }).click();
    const row = page.getByRole('listitem').filter({ hasText: /opened 4 times/ });
    await row.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await row.getByRole('button', { name: /^Revoke/ }).click();
    await page.getByText('You haven’t shared anything').waitFor();
    await reader.page.reload();
    await reader.page.getByRole('heading', { name: "This link doesn't work" }).first().waitFor();
    expect(await axeFaults(reader.page)).toEqual([]);
    expect(problems).toEqual([]);
    expect(reader.problems.filter((problem) => !problem.includes('410'))).toEqual([]);
    await Promise.all([context.close(), reader.context.close()]);
  }, 180_000);

  test('a draft is shared with a password: its text, PDF and bibliography, and nothing else of the owner [D.161]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, user);
    await page.goto(`${product.url}/my-drafts/${await sample('paper-assistant')}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this draft' });
    await dialog.getByRole('textbox', { name: 'Password' }).fill('short');
    await dialog.getByRole('button', { name: 'Create link' }).click();
    await dialog.getByText('The password must be at least 8 characters').waitFor();
    await dialog.getByRole('textbox', { name: 'Password' }).fill('Harbor-Lamp-9');
    await page.keyboard.press('Enter');
    const link = await dialog.getByLabel('Link', { exact: true }).inputValue();

    const reader = await openPage(browser);
    for (const [width, theme] of sizes) {
      await show(reader.page, link, width, theme);
      await reader.page.getByRole('heading', { name: 'This page has a password' }).waitFor();
      expect(await axeFaults(reader.page), `${width} ${theme}`).toEqual([]);
    }
    await reader.page.getByRole('textbox', { name: 'Password' }).fill('Harbor-Lamp-8');
    await reader.page.getByRole('button', { name: 'Open' }).click();
    await reader.page.getByText('That password is incorrect. Please try again.').waitFor();
    await reader.page.getByRole('textbox', { name: 'Password' }).fill('Harbor-Lamp-9');
    await reader.page.keyboard.press('Enter');
    await reader.page.getByRole('tab', { name: 'Text' }).waitFor();
    for (const [width, theme] of sizes) {
      await show(reader.page, link, width, theme);
      await reader.page.getByRole('heading', { name: 'Abstract' }).waitFor();
      expect(await axeFaults(reader.page), `${width} ${theme}`).toEqual([]);
      expect(await overflow(reader.page), `${width} ${theme}`).toBe(0);
    }
    // Formulas are typeset and citations are as printed, not as typed.
    await reader.page.getByRole('tabpanel').locator('math').first().waitFor();
    expect(await reader.page.getByRole('tabpanel').innerText()).not.toMatch(/\\log|\[@/);
    await reader.page.getByRole('tab', { name: 'PDF' }).click();
    await reader.page.locator('.pdf-page canvas').first().waitFor();
    const html = await reader.page.content();
    for (const own of [user.email, user.username, user.id]) expect(html).not.toContain(own);
    expect(problems).toEqual([]);
    expect(reader.problems.filter((problem) => !problem.includes('403'))).toEqual([]);
    await Promise.all([context.close(), reader.context.close()]);
  }, 180_000);

  /** Runs a tool on its sample; returns the report's id, or the draft's name. */
  async function sample(slug: string): Promise<string> {
    const headers = { Authorization: `Bearer ${user.token}` };
    const answer = await fetch(`${product.url}/api/samples/${slug}`, { method: 'POST', headers });
    const { runId } = (await answer.json()) as { runId: string };
    return (await runEnd(product, user.token, runId)).result?.id ?? '';
  }
});

const sizes = [
  [320, 'light'],
  [360, 'dark'],
  [1440, 'light'],
  [1440, 'dark'],
] as const;

async function show(page: Page, link: string, width: number, theme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(link);
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
