import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { analyst } from '../support/analyst.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { makePdf, page as pageOf } from '../support/make-pdf.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { onePageLease } from '../support/one-page-lease.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { scanPdf } from '../support/scan-pdf.ts';

const pdf = (name: string, size = 2_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, size - 9), ' ')]),
});
const fileId = '7d1f6b0e-3a52-4d0f-9f44-0a1f6f1f2c3d';
const runId = '11111111-1111-4111-8111-111111111111';

const pages = [
  {
    path: '/lease-abstract',
    slug: 'lease-abstract',
    look: 'lease-pre-analysis',
    name: 'Lease Abstract',
    choose: 'Choose a lease',
    preparing: 'Preparing lease analysis...',
    minutes: '2-5 minutes',
  },
  {
    path: '/lease-analysis',
    slug: 'lease-analysis',
    look: 'lease-pre-analysis',
    name: 'Lease Analysis',
    choose: 'Choose a lease',
    preparing: 'Preparing lease analysis...',
    minutes: '10-20 minutes',
  },
  {
    path: '/loi-analysis',
    slug: 'loi-analysis',
    look: 'loi-pre-analysis',
    name: 'Letter of Intent Analysis',
    choose: 'Choose a Letter of Intent',
    preparing: 'Preparing LoI Analysis...',
    minutes: '2-5 minutes',
  },
] as const;

browserDescribe('the pages of the document tools', () => {
  let product: RunningProduct;
  let browser: Browser;
  let context: BrowserContext;

  beforeAll(async () => {
    product = await startProduct({ SUPPORT_EMAIL: 'help@example.org', OCR: 'on' });
    browser = await launchBrowser();
    const member = await signUpByCalls(product);
    const opened = await openPage(browser);
    await opened.page.close();
    context = opened.context;
    await logInByCall(context, product, member);
  });
  afterEach(() => Promise.all(context.pages().map((page) => page.close())));
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function visit(path: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(product.url + path);
    return page;
  }
  /** The path of a PDF of one byte more than the maximum, which the browser reads itself. */
  async function tooLarge(name: string): Promise<string> {
    const path = join(product.dataDir, name);
    await writeFile(path, pdf(name, 10_485_761).buffer);
    return path;
  }
  const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
  const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first();
  const input = (page: Page) => page.locator('input[type=file]');

  /** Answers the three calls of the flow as given, and collects their requests. */
  async function server(page: Page, answers: Answers = {}): Promise<Sent[]> {
    const sent: Sent[] = [];
    const serve = async (name: keyof Answers, otherwise: Answer) => {
      if (answers[name] === null) await page.evaluate(withoutBody, `/functions/v1/${name}`);
      await page.route(`**/functions/v1/${name}`, async (route) => {
        const request = route.request();
        const body = name === 'file-upload' ? null : request.postDataJSON();
        const headers = request.headers();
        sent.push({ name, slug: headers['x-function-slug'] ?? '', body, type: headers['content-type'] ?? '' });
        await (answers[name] ?? otherwise)(route);
      });
    };
    await serve('file-upload', json(200, { id: fileId }));
    await serve('run-workflow-file', events(started, finished('YES')));
    await serve('async-run-workflow-file', (route) =>
      route.fulfill({
        status: 200,
        headers: { 'X-Run-Id': runId, 'Content-Type': 'text/plain' },
        body: 'Reading the document…\n\n# Abstract\n\nThe **rent** is here.',
      }),
    );
    await page.route(`**/api/runs/${runId}`, json(200, run('succeeded')));
    await page.route(`**/api/runs/${runId}/events`, events(started, finished('text')));
    return sent;
  }

  test.each(pages)('$path sends guests to the login [P2.1.9]', async ({ path }) => {
    const answer = await fetch(product.url + path, { redirect: 'manual' });
    expect([answer.status, new URL(answer.headers.get('Location') ?? '', product.url).pathname]).toEqual([
      302,
      '/login',
    ]);
  });

  test.each(pages)(
    '$path has a link back, title, cost, favorite toggle, privacy notice, upload zone and Submit [F1.2] [F2.5.2] [F2.7.1] [F2.7.2] [F2.7.3] [F2.8.1]',
    async ({ path, name, choose }) => {
      const page = await visit(path);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await page.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe('/dashboard');
      await page.getByText(/\d+ credits to run this feature/).waitFor();
      await page.getByRole('button', { name: `Favorite: ${name}` }).waitFor();
      await page.getByText('PDF or DOCX up to 10MB').waitFor();
      await page.getByLabel(choose).waitFor({ state: 'attached' });
      await page
        .getByText(
          'Uploaded documents are not stored, shared or used for secondary purposes and are deleted after analysis.',
        )
        .waitFor();
      if (path === '/loi-analysis')
        await page.getByText(/uncover critical questions and receive a structured summary/).waitFor();
      expect(await submit(page).isDisabled()).toBe(true);
      expect(await page.getByRole('heading', { name: 'Please Note' }).count()).toBe(0);
    },
  );

  test.each(pages)(
    '$path: upload, pre-analysis and full analysis show their messages in order and a note with the minutes until they end [F2.7.6] [F4.3.2] [F4.3.3] [F4.3.4] [F4.3.5] [F4.3.8] [F2.5.3] [F7.9] [D.78]',
    async ({ path, slug, look, preparing, minutes }) => {
      const page = await visit(path);
      const held = new Map<string, () => void>();
      const hold =
        (name: keyof Answers, answer: Answer): Answer =>
        async (route) => {
          await new Promise<void>((resolve) => held.set(name, resolve));
          await answer(route);
        };
      const sent = await server(page, {
        'file-upload': hold('file-upload', json(200, { id: fileId })),
        'run-workflow-file': hold('run-workflow-file', events(started, finished('YES'))),
        'async-run-workflow-file': hold('async-run-workflow-file', (route) =>
          route.fulfill({
            headers: { 'X-Run-Id': runId, 'Content-Type': 'text/plain' },
            body: '# Abstract\n\nThe **rent** is here.',
          }),
        ),
      });
      await page.evaluate(watchStatus);
      await input(page).setInputFiles(pdf('office.pdf'));
      await submit(page).click();
      for (const name of ['file-upload', 'run-workflow-file', 'async-run-workflow-file']) {
        await expect.poll(() => held.has(name)).toBe(true);
        expect(await submit(page).isVisible()).toBe(false);
        held.get(name)?.();
      }
      await status(page, 'Analysis completed successfully!').waitFor();
      const said = (await page.evaluate(() => (window as unknown as { said: string[] }).said)).filter(
        (text) => messages.includes(text) || text === preparing,
      );
      expect([...new Set(said)]).toEqual([...messages.slice(0, 3), preparing, messages[3]]);
      const note = page.getByRole('region', { name: 'Please Note' });
      expect(await page.evaluate(() => (window as unknown as { notes: string[] }).notes)).toEqual([
        `Your analysis is in progress. The report will be available under Home -> My Reports in ${minutes}.`,
        'The report is under Home -> My Reports.',
      ]);
      await note.getByRole('link', { name: 'help@example.org' }).waitFor();
      expect(await note.getByRole('link', { name: 'Open the report' }).getAttribute('href')).toBe(
        `/my-reports/${fileId}`,
      );
      expect(await note.getByText('The rent is here.').count()).toBe(slug === 'lease-abstract' ? 1 : 0);
      expect(sent).toEqual([
        { name: 'file-upload', slug, body: null, type: expect.stringMatching(/^multipart\/form-data/) },
        { name: 'run-workflow-file', slug: look, body: { fileId }, type: 'application/json' },
        { name: 'async-run-workflow-file', slug, body: { fileId }, type: 'application/json' },
      ]);
      expect(await submit(page).isDisabled()).toBe(true);
    },
  );

  test('a chosen file is checked for number, type, size and name, and a valid one replaces the previous state [F5.3.1] [F5.3.2] [F5.3.3] [F5.3.4] [F5.3.5] [F5.3.6] [F4.3.1] [F8.2.7]', async () => {
    const page = await visit('/loi-analysis');
    await page.getByTestId('drop-zone').waitFor();
    const alert = page.getByRole('alert');
    const refusals: [ReturnType<typeof pdf> | string, string][] = [
      [pdf('office.txt'), 'Invalid file type. Please upload a PDF or DOCX file.'],
      [await tooLarge('office.pdf'), 'File is too large. Maximum size is 10MB.'],
      [pdf('-office.pdf'), 'Filename must start with a letter or number'],
      [pdf('my office.pdf'), 'Invalid filename. Only a-z, A-Z, 0-9, _, -, and . are permitted.'],
      [pdf('a-lease-of-an-office1.pdf'), 'Filename exceeds the maximum length of 24 characters.'],
    ];
    for (const [file, message] of refusals) {
      await input(page).setInputFiles(file);
      await alert.filter({ hasText: message }).waitFor();
      await status(page, message).waitFor();
      expect(await submit(page).isDisabled()).toBe(true);
    }
    await page.evaluate(() => {
      const data = new DataTransfer();
      for (const name of ['one.pdf', 'two.pdf']) data.items.add(new File(['%PDF-'], name));
      window.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    });
    await alert.filter({ hasText: 'Please upload only one file at a time.' }).waitFor();
    await input(page).setInputFiles(pdf('a-lease-of-an-office.pdf'));
    await page.getByText('a-lease-of-an-office.pdf').waitFor();
    await expect.poll(() => alert.filter({ hasText: /\S/ }).count()).toBe(0);
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
  });

  test('a file whose name is refused can be used under a valid name', async () => {
    const page = await visit('/lease-abstract');
    await page.getByTestId('drop-zone').waitFor();
    await input(page).setInputFiles(pdf('Büro 12, Main St (final, signed).pdf'));
    await page.getByRole('alert').filter({ hasText: 'Invalid filename.' }).waitFor();
    await page.getByRole('button', { name: 'Use as Buro-12-Main-St.pdf' }).click();
    await page.getByText('Buro-12-Main-St.pdf', { exact: true }).waitFor();
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    expect(await page.getByRole('button', { name: /^Use as/ }).count()).toBe(0);
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
    // The button only helps with a wrong name, not with a file that is too large.
    await input(page).setInputFiles(await tooLarge('my office.pdf'));
    await page.getByRole('alert').filter({ hasText: 'File is too large.' }).waitFor();
    expect(await page.getByRole('button', { name: /^Use as/ }).count()).toBe(0);
  });

  test('the chosen file has a remove button that clears file, error, note and progress [F2.7.4] [F4.3.9] [F4.3.6] [D.85]', async () => {
    const page = await visit('/lease-analysis');
    const note = page.getByRole('region', { name: 'Please Note' });
    const removed = async (name: string) => {
      await page.getByRole('button', { name: `Remove file: ${name}` }).click();
      await expect.poll(() => page.getByText(name).count()).toBe(0);
      expect(await page.getByRole('button', { name: /^Remove file/ }).count()).toBe(0);
      await expect.poll(() => note.count()).toBe(0);
      expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
      expect(await page.locator('form').getByRole('status').filter({ hasText: /\S/ }).count()).toBe(0);
      expect(await page.getByRole('progressbar').count()).toBe(0);
      expect(new URL(page.url()).search).toBe('');
      expect(await submit(page).isDisabled()).toBe(true);
    };

    // The pre-analysis gives an answer other than YES.
    await server(page, {
      'run-workflow-file': events(started, finished('This looks like a credit agreement, not a lease.')),
    });
    await input(page).setInputFiles(pdf('office.pdf'));
    await submit(page).click();
    await note.getByText('This looks like a credit agreement, not a lease.').waitFor();
    expect(await page.getByText('Analysis completed successfully!').count()).toBe(0);
    // A second click does not send the same file again.
    expect(await submit(page).isDisabled()).toBe(true);
    await removed('office.pdf');

    // An error; the same file may be tried again.
    await page.route('**/functions/v1/file-upload', json(500, {}));
    await input(page).setInputFiles(pdf('other.pdf'));
    await submit(page).click();
    await page.getByRole('alert').filter({ hasText: 'File upload failed' }).waitFor();
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    await removed('other.pdf');
    await page.unroute('**/functions/v1/file-upload');

    // A finished full analysis.
    await server(page);
    await input(page).setInputFiles(pdf('third.pdf'));
    await submit(page).click();
    await note.getByRole('link', { name: 'Open the report' }).waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
    await removed('third.pdf');

    // Choosing another file also clears what the last one left.
    await input(page).setInputFiles(pdf('office.pdf'));
    await submit(page).click();
    await note.waitFor();
    await input(page).setInputFiles(pdf('other.pdf'));
    await expect.poll(() => note.count()).toBe(0);
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
  });

  test('each failure shows its message in an alert and in the status [F4.3.7] [F8.2.2] [F8.2.3] [F8.2.4] [F8.2.5] [F8.2.7]', async () => {
    const page = await visit('/loi-analysis');
    for (const [failure, answers, message] of failures) {
      await server(page, answers);
      await input(page).setInputFiles(pdf('office.pdf'));
      await submit(page).click();
      await expect
        .poll(() => page.getByRole('alert').filter({ hasText: message }).count(), { message: failure })
        .toBe(1);
      await status(page, message).waitFor();
      await page.getByRole('button', { name: 'Remove file: office.pdf' }).click();
      await page.unrouteAll();
      // Such an answer is simulated until the page is loaded again.
      if (Object.values(answers).includes(null)) await page.reload();
      await page.getByTestId('drop-zone').waitFor();
    }
  });

  test('Submit is disabled during a run, without a file and without a user [F5.3.7]', async () => {
    const page = await context.newPage();
    // Whether the user is logged in is unknown until the session has answered.
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/functions/v1/auth', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${product.url}/lease-abstract`);
    await page.getByRole('status').getByText('Loading').waitFor();
    expect(await submit(page).count()).toBe(0);
    answer();

    await submit(page).waitFor();
    expect(await submit(page).isDisabled()).toBe(true);
    await input(page).setInputFiles(pdf('office.pdf'));
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    const sent = await server(page, { 'run-workflow-file': () => new Promise(() => {}) });
    await submit(page).click();
    await status(page, 'File uploaded successfully. Starting pre analysis...').waitFor();
    const button = page.locator('form button[type=submit]');
    expect(await button.evaluate((it: HTMLButtonElement) => it.disabled || it.ariaDisabled === 'true')).toBe(true);
    await button.evaluate((it: HTMLButtonElement) => it.click());
    await button.evaluate((it: HTMLButtonElement) => it.form?.requestSubmit());
    await page.waitForTimeout(300);
    expect(sent.filter(({ name }) => name === 'file-upload')).toHaveLength(1);
  });

  test.each([
    [4, true],
    [5, false],
  ])(
    'with %i credits for a tool that costs 5 Submit is disabled (%s) and shows the reason [F5.3.7] [F5.3.8]',
    async (credits, off) => {
      const page = await context.newPage();
      await page.route('**/api/credits/balance', json(200, { credits }));
      await page.goto(`${product.url}/lease-abstract`);
      await page.getByText('5 credits to run this feature').waitFor();
      await input(page).setInputFiles(pdf('office.pdf'));
      const button = page.getByRole('button', { name: off ? "You're out of credits for this feature." : 'Submit' });
      await button.waitFor();
      await expect.poll(() => button.isDisabled()).toBe(off);
    },
  );

  test('the page shows before submission who reads the document, and what a model needs for it', async () => {
    const page = await context.newPage();
    const model = { name: 'a model at models.example', prices: { input: 3, output: 15 }, mostTokens: 150_000 };
    let engine: object = { name: 'built-in', model, literature: false };
    await page.route('**/api/features/lease-abstract', async (route) => {
      const feature = await (await route.fetch()).json();
      await route.fulfill({ json: { ...feature, engine } });
    });
    await page.goto(`${product.url}/lease-abstract`);
    const note = page.getByRole('complementary', { name: 'Analyzed by' });
    await note
      .getByText(
        /reviewed by a model at models\.example, a language model \(uses about .* per page, at most 150,000 tokens .*\)\./,
      )
      .waitFor();
    await input(page).setInputFiles({
      ...pdf('office.pdf'),
      buffer: Buffer.from(makePdf([pageOf(['LEASE']), pageOf(['Rent'])])),
    });
    await note.getByText(/\(uses about 2,900 tokens \(about \$0\.02\)\)\./).waitFor();
    engine = { name: 'workflow at flows.example', model: null, literature: false };
    await page.reload();
    await note.getByText('The document is sent to a workflow at flows.example, which makes the report.').waitFor();
    engine = { name: 'built-in', model: null, literature: false };
    await page.reload();
    await page.getByRole('complementary', { name: 'Privacy' }).waitFor();
    await input(page).waitFor();
    expect(await note.count()).toBe(0);
  });

  test('a price or favorite that cannot be loaded is only logged, and the price is shown as 5 [F8.2.8] [F9.1]', async () => {
    const page = await context.newPage();
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.route('**/api/favorites', json(500, { error: 'no favorites', code: 'internal' }));
    await page.route('**/api/features/lease-analysis', json(500, { error: 'broken', code: 'internal' }));
    // The tool costs 10. For a disabled feature the page comes without a price, and no price is cached.
    await page.addInitScript(() => localStorage.clear());
    const database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
    const setActive = (active: boolean) =>
      database.query("update features set is_active = $1 where slug = 'lease-analysis'", [active]);
    try {
      await setActive(false);
      await page.goto(`${product.url}/lease-analysis`);
      await page.getByText('5 credits to run this feature').waitFor();
    } finally {
      await setActive(true);
      await database.end();
    }
    await expect.poll(() => logged.join('\n'), { timeout: 20_000 }).toMatch(/AppError: broken/);
    await expect.poll(() => logged.join('\n'), { timeout: 20_000 }).toMatch(/AppError: no favorites/);
    expect(await page.getByText(/broken|no favorites/).count()).toBe(0);
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    expect(await page.locator('[data-toast]').count()).toBe(0);
    // The page still works.
    await input(page).setInputFiles(pdf('office.pdf'));
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
  });

  test('upload progress is shown only between 0 and 100 percent [F2.7.5] [D.86]', async () => {
    const page = await visit('/loi-analysis');
    await page.evaluate(() => {
      const bars: { value: number; seen: boolean }[] = [];
      Object.assign(window, { bars });
      const look = () => {
        const bar = document.querySelector('progress');
        if (!bar) return;
        const { left, top, width, height } = bar.getBoundingClientRect();
        // Nothing covers the page.
        const seen = width > 50 && document.elementFromPoint(left + width / 2, top + height / 2) === bar;
        bars.push({ value: bar.value / bar.max, seen });
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    // The upload is slow enough that progress between 0 and 100 % is visible.
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 1_000_000,
    });
    await page.route('**/functions/v1/run-workflow-file', json(404, {}));
    await input(page).setInputFiles(pdf('office.pdf', 900_000));
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await submit(page).click();
    await page.getByRole('progressbar', { name: 'Upload progress' }).waitFor();
    await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
    const bars = await page.evaluate(() => (window as unknown as { bars: { value: number; seen: boolean }[] }).bars);
    expect(bars.length).toBeGreaterThan(0);
    for (const bar of bars) {
      expect(bar.value).toBeGreaterThan(0);
      expect(bar.value).toBeLessThan(1);
      expect(bar.seen).toBe(true);
    }
    expect(await page.getByRole('progressbar').count()).toBe(0);
  });

  test('leaving asks while the page waits, and a run in progress is shown again after a reload and in another tab [F4.3.10] [D.36]', async () => {
    const page = await visit('/dashboard');
    await page.getByRole('link', { name: 'Lease Analysis' }).first().click();
    await page.getByTestId('drop-zone').waitFor();
    await server(page, { 'run-workflow-file': () => new Promise(() => {}) });
    await input(page).setInputFiles(pdf('office.pdf'));
    await submit(page).click();
    await status(page, 'File uploaded successfully. Starting pre analysis...').waitFor();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.evaluate(() => window.history.back());
    await page
      .getByText(
        'A process is currently running. Are you sure you want to leave? This will cancel the current operation.',
      )
      .waitFor();

    const other = await context.newPage();
    await other.route('**/api/runs?*', json(200, { runs: [run('running')] }));
    let ended = false;
    await other.route(`**/api/runs/${runId}`, (route) => route.fulfill({ json: run(ended ? 'succeeded' : 'running') }));
    await other.route(`**/api/runs/${runId}/events`, async (route) => {
      await expect.poll(() => ended).toBe(true);
      await events(started, finished('text'))(route);
    });
    await other.goto(`${product.url}/lease-analysis`);
    await other.getByText('Step 1 of 2: Reading the document').waitFor();
    expect(await other.getByText('Analysis completed successfully!').count()).toBe(0);
    ended = true;
    await status(other, 'Analysis completed successfully!').waitFor();
    await other.getByRole('link', { name: 'Open the report' }).waitFor();
  });

  test('a lease becomes a report in My Reports, with quotes on the stored pages and downloads, and deletion removes everything [D.18] [D.19] [D.20] [D.42] [D.43] [D.45] [D.64] [D.88]', async () => {
    const page = await visit('/lease-abstract');
    await input(page).setInputFiles({
      name: 'office.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(onePageLease),
    });
    await page.getByLabel('Keep the pages with my report').check();
    await submit(page).click();
    await status(page, 'Analysis completed successfully!').waitFor();
    await page.getByRole('link', { name: 'Open the report' }).click();
    await page.getByText('Read automatically by the built-in engine,').waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    const pane = page.getByRole('region', { name: 'Pages of the document' });
    await page.getByRole('link', { name: /^Terms \d+$/ }).click();
    const tenant = page.getByRole('link', { name: /^Source of Tenant: .*page 1$/ });
    await tenant.click();
    const mark = pane.locator('.pdf-mark[data-selected]').first();
    await mark.waitFor();
    expect(await tenant.getAttribute('aria-current')).toBe('true');
    // The highlight covers the words: the page's text is below it.
    const under = await mark.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const all = document.elementsFromPoint(left + width / 2, top + height / 2);
      return all.map((each) => each.textContent ?? '').find((text) => text.length > 3 && text.length < 200);
    });
    expect(under).toContain('Harbor Analytics');
    const other = pane.locator('[data-mark^="field-governing_law"]').first();
    await other.scrollIntoViewIfNeeded();
    await other.evaluate((element) => (element as HTMLElement).click());
    await page
      .locator('[aria-current=true]', { hasText: 'page 1' })
      .and(page.getByLabel(/Governing law/))
      .waitFor();
    await page.getByRole('region', { name: 'Source' }).getByText('Quote').click();
    await page.getByRole('blockquote').filter({ hasText: 'State of Colorado' }).waitFor();

    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
    await page.getByRole('button', { name: 'Copy Tenant' }).first().click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Harbor Analytics, Inc.');

    for (const [format, begins] of [
      ['PDF', '%PDF-'],
      ['DOCX', 'PK'],
      ['XLSX', 'PK'],
      ['JSON', '{'],
      ['ICS', 'BEGIN:VCALENDAR'],
      ['Markdown', '# Lease Abstract'],
    ] as const) {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: format, exact: true }).click(),
      ]);
      const bytes = await readFile(await download.path());
      expect([format, bytes.subarray(0, begins.length).toString('latin1')]).toEqual([format, begins]);
    }

    const files = async () =>
      (await readdir(product.dataDir, { recursive: true })).filter(
        (name) => /report-pages|exports|uploads\//.test(name) && /\.\w+$|[0-9a-f-]{36}$/.test(name),
      );
    expect((await files()).some((name) => name.endsWith('pages.pdf'))).toBe(true);
    await page.goto(`${product.url}/my-reports`);
    await page.getByRole('searchbox', { name: 'Search reports' }).waitFor();
    await page.getByRole('button', { name: /^Delete Lease Abstract/ }).click();
    await page.getByRole('button', { name: 'Yes, delete permanently' }).click();
    await page.getByText('Report deleted successfully').waitFor();
    expect((await context.request.get(`${product.url}/api/reports/${id}/pages`)).status()).toBeGreaterThanOrEqual(400);
    await expect
      .poll(async () => (await files()).filter((name) => name.includes(id) || name.includes('pages')))
      .toEqual([]);
  });

  test('a scan is read page by page with text recognition: the stream names each page, and the report marks the text as uncertain', async () => {
    const analyse = await analyst(product);
    const { message, charge } = await analyse('scan.pdf', await scanPdf(onePageLease));
    expect(message).toContain('Reading page 1 of 1…');
    expect(message).toContain('Page 1 is an image: the text was recognized by OCR, with low confidence.');
    expect(message).toMatch(/\*\*Tenant\*\*: Harbor Analytics, Inc\..*, recognized from an image\)/);
    expect(charge).toBe('captured');
  });

  test('a file dialog closed without a file is detected after 300 ms [F5.3.9]', async () => {
    const page = await visit('/lease-abstract');
    await page.getByTestId('drop-zone').waitFor();
    // A clock that stops between steps, however busy the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      field?.addEventListener('click', (event) => event.preventDefault());
      field?.click();
      window.dispatchEvent(new Event('focus'));
    });
    await page.clock.runFor(299);
    expect(await page.getByText('No file was chosen.').count()).toBe(0);
    await page.clock.runFor(2);
    await page.getByText('No file was chosen.').waitFor();
  });
});

type Answer = (route: Route) => Promise<void>;
/** Null means an unreadable answer. */
type Answers = Partial<Record<'file-upload' | 'run-workflow-file' | 'async-run-workflow-file', Answer | null>>;

interface Sent {
  readonly name: string;
  readonly slug: string;
  readonly body: unknown;
  readonly type: string;
}

const json =
  (status: number, body: unknown): Answer =>
  (route) =>
    route.fulfill({ status, json: body });

const events =
  (...list: object[]): Answer =>
  (route) =>
    route.fulfill({
      headers: { 'Content-Type': 'text/event-stream' },
      body: list.map((event, index) => `id: ${index + 1}\ndata: ${JSON.stringify(event)}\n\n`).join(''),
    });

const started = { event: 'workflow_started', data: { runId, steps: 2 } };
const finished = (text: string) => ({
  event: 'workflow_finished',
  data: { status: 'succeeded', outputs: { text }, runId, result: { kind: 'report', id: fileId } },
});

const run = (state: 'running' | 'succeeded') => ({
  id: runId,
  feature: 'lease-analysis',
  state,
  cost: 10,
  charge: state === 'running' ? 'held' : 'captured',
  engine: 'built-in',
  steps: [
    {
      id: 'read',
      title: 'Reading the document',
      note: null,
      state: state === 'running' ? 'running' : 'done',
      started_at: '2026-01-01T00:00:00Z',
      finished_at: null,
    },
    {
      id: 'report',
      title: 'Writing the report',
      note: null,
      state: state === 'running' ? 'waiting' : 'done',
      started_at: null,
      finished_at: null,
    },
  ],
  error: null,
  result: state === 'running' ? null : { kind: 'report', id: fileId },
  created_at: '2026-01-01T00:00:00Z',
  started_at: '2026-01-01T00:00:00Z',
  finished_at: state === 'running' ? null : '2026-01-01T00:00:05Z',
});

/** What went wrong, how the calls answered, and the message that the page shows. */
const failures: readonly (readonly [string, Answers, string])[] = [
  [
    'an upload that is refused with words',
    { 'file-upload': json(422, { error: 'The file is not what it seems.' }) },
    'The file is not what it seems.',
  ],
  ['an upload that is refused without', { 'file-upload': json(500, {}) }, 'File upload failed'],
  ['a session that has ended', { 'file-upload': json(401, { error: 'JWT expired' }) }, 'Authentication error'],
  ['a pre-analysis that is refused', { 'run-workflow-file': json(404, {}) }, 'Failed to start analysis'],
  ['a pre-analysis without an answer', { 'run-workflow-file': null }, 'Failed to get response reader'],
  [
    'a pre-analysis that fails',
    {
      'run-workflow-file': events(started, {
        event: 'workflow_finished',
        data: { status: 'failed', outputs: { text: '' } },
      }),
    },
    'Analysis failed',
  ],
  [
    'a pre-analysis with an error',
    { 'run-workflow-file': events(started, { event: 'error', error: 'The document is damaged.' }) },
    'The document is damaged.',
  ],
  [
    'a pre-analysis with an error without words',
    { 'run-workflow-file': events(started, { event: 'error' }) },
    'Analysis failed',
  ],
  [
    'a full analysis that is refused',
    {
      'async-run-workflow-file': json(402, {
        error: "You're out of credits for this feature.",
        code: 'out_of_credits',
      }),
    },
    'Failed to start full analysis',
  ],
  ['a full analysis without an answer', { 'async-run-workflow-file': null }, 'Failed to get async response reader'],
  [
    'an answer that nobody understands',
    {
      'run-workflow-file': (route) =>
        route.fulfill({ headers: { 'Content-Type': 'text/event-stream' }, body: 'data: {"event":\n\n' }),
    },
    'Failed to start analysis',
  ],
];

const messages = [
  'Uploading file...',
  'File uploaded successfully. Starting pre analysis...',
  'Working on it... Larger files may take longer.',
  'Analysis completed successfully!',
];

/** Runs in the page: this call is answered without a body. */
function withoutBody(path: string): void {
  const real = window.fetch;
  window.fetch = async (input, init) =>
    String(input).includes(path) ? new Response(null, { headers: { 'X-Run-Id': 'none' } }) : real(input, init);
}

/** Runs in the page: collects every text of a status or note. */
function watchStatus(): void {
  const said: string[] = [];
  const notes: string[] = [];
  Object.assign(window, { said, notes });
  const look = () => {
    const note = document.querySelector('[aria-labelledby=please-note] p')?.textContent ?? '';
    if (note !== '' && notes.at(-1) !== note) notes.push(note);
    for (const element of document.querySelectorAll('[role=status]')) {
      const text = element.textContent ?? '';
      if (text !== '' && said.at(-1) !== text) said.push(text);
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}
