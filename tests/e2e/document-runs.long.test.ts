import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { shortLease } from '../support/short-lease.ts';

browserDescribe('a run on a document page', () => {
  let product: RunningProduct;
  let browser: Browser;
  let context: BrowserContext;
  let token: string;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    const member = await signUpByCalls(product);
    token = member.token;
    const opened = await openPage(browser);
    await opened.page.close();
    context = opened.context;
    await logInByCall(context, product, member);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** Starts a full analysis with its calls, and returns the run's id as soon as it was accepted. */
  async function start(bytes: Uint8Array): Promise<string> {
    const headers = { Authorization: `Bearer ${token}`, 'x-function-slug': 'lease-abstract' };
    const form = new FormData();
    form.set('file', new File([bytes as BlobPart], 'office.pdf'));
    const upload = await fetch(`${product.url}/functions/v1/file-upload`, { method: 'POST', headers, body: form });
    const { id } = (await upload.json()) as { id: string };
    const full = await fetch(`${product.url}/functions/v1/async-run-workflow-file`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ fileId: id }),
    });
    void full.body?.cancel();
    return full.headers.get('X-Run-Id') ?? '';
  }

  async function show(runId: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`${product.url}/lease-abstract?run=${runId}`);
    return page;
  }
  const note = (page: Page) => page.getByRole('region', { name: 'Please Note' });
  const minutes = 'Your analysis is in progress. The report will be available under Home -> My Reports in 2-5 minutes.';

  /** How often a sentence is visible on the page. */
  const timesSeen = (page: Page, sentence: string) =>
    page
      .getByText(sentence, { exact: true })
      .evaluateAll((all) => all.filter((element) => element.getBoundingClientRect().width > 1).length);

  test('that succeeded links to its report [D.78]', async () => {
    const page = await show(await start(shortLease));
    await note(page).getByText('The report is under Home -> My Reports.', { exact: true }).waitFor();
    await page.reload();
    await note(page).getByText('The report is under Home -> My Reports.', { exact: true }).waitFor();
    expect(await page.getByText('in progress').count()).toBe(0);
  });

  test('that failed shows the reason, once, and the failed step [D.78] [D.94] [F8.2.7]', async () => {
    const page = await show(await start(shortLease.slice(0, 300)));
    const alert = note(page).getByRole('alert');
    await alert.waitFor();
    const reason = await alert.innerText();
    expect(reason).toMatch(/damaged|without selectable text/);
    expect(await page.getByRole('status').filter({ hasText: reason }).count()).toBe(1);
    expect(await timesSeen(page, reason)).toBe(1);
    expect(await page.getByText('in progress').count()).toBe(0);
    const steps = await note(page).getByRole('listitem').allTextContents();
    expect(steps[0]).toContain('(failed)');
    for (const step of steps.slice(1)) expect(step).toContain('(not started)');
  });

  test('shows the minutes while it waits, and shows when it was cancelled [D.78] [D.94]', async () => {
    // No worker is running.
    await product.kill();
    await product.restart({ ROLES: 'web' });
    const runId = await start(shortLease);
    const page = await show(runId);
    await note(page).getByText(minutes, { exact: true }).waitFor();
    expect((await note(page).getByRole('listitem').allTextContents()).join()).not.toMatch(/failed|not started/);

    const cancelled = await fetch(`${product.url}/api/runs/${runId}/cancel`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(cancelled.status).toBe(200);
    const sentence = 'The run was cancelled. Nothing was charged.';
    await note(page).getByText(sentence, { exact: true }).waitFor();
    await page.reload();
    await note(page).getByText(sentence, { exact: true }).waitFor();
    expect(await timesSeen(page, sentence)).toBe(1);
    expect(await page.getByText('in progress').count()).toBe(0);
    const steps = await note(page).getByRole('listitem').allTextContents();
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) expect(step).toContain('(not started)');
  });

  test('keeps the pages if that is chosen while the run waits or works, also after a reload', async () => {
    // No worker is running.
    await product.kill();
    await product.restart({ ROLES: 'web' });
    const [keeping, deleting] = [await start(shortLease), await start(shortLease)];
    const read = async (path: string) =>
      (await (await fetch(product.url + path, { headers: { Authorization: `Bearer ${token}` } })).json()) as {
        keeps_pages: boolean | null;
        pages: 'pdf' | null;
        result: { id: string } | null;
      };
    const page = await show(keeping);
    const box = page.getByLabel('Keep the pages with my report');
    await page.getByText('You can change this until the report is ready.').waitFor();
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await expect.poll(async () => (await read(`/api/runs/${keeping}`)).keeps_pages).toBe(true);
    await page.reload();
    await expect.poll(() => box.isChecked()).toBe(true);
    expect(await page.getByRole('complementary', { name: 'Privacy' }).innerText()).toContain(
      'unless you keep the pages',
    );
    // A choice that was reversed.
    const other = await show(deleting);
    const otherBox = other.getByLabel('Keep the pages with my report');
    await other.getByText('You can change this until the report is ready.').waitFor();
    await otherBox.check();
    await expect.poll(async () => (await read(`/api/runs/${deleting}`)).keeps_pages).toBe(true);
    await otherBox.uncheck();
    await expect.poll(async () => (await read(`/api/runs/${deleting}`)).keeps_pages).toBe(false);

    await product.kill();
    await product.restart();
    for (const [runId, pages] of [
      [keeping, 'pdf'],
      [deleting, null],
    ] as const) {
      await expect.poll(async () => (await read(`/api/runs/${runId}`)).result, { timeout: 60_000 }).not.toBeNull();
      const run = await read(`/api/runs/${runId}`);
      expect(run.keeps_pages).toBeNull();
      expect((await read(`/api/reports/${run.result?.id}`)).pages).toBe(pages);
      const late = await fetch(`${product.url}/api/runs/${runId}/pages`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ keep: true }),
      });
      expect([late.status, await late.json()]).toMatchObject([409, { code: 'run_finished' }]);
    }
  });

  test('has a privacy notice that mentions stored pages only if pages are stored [D.78]', async () => {
    const page = await context.newPage();
    await page.goto(`${product.url}/lease-abstract`);
    const privacy = page.getByRole('complementary', { name: 'Privacy' });
    const deleted =
      'Uploaded documents are not stored, shared or used for secondary purposes and are deleted after analysis';
    await privacy.waitFor();
    expect(await privacy.innerText()).toMatch(new RegExp(`${deleted}\\.$`));
    await page.getByLabel('Keep the pages with my report').check();
    expect(await privacy.innerText()).toMatch(new RegExp(`${deleted}, unless you keep the pages with your report\\.$`));
  });
});
