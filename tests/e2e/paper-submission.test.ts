import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import pg from 'pg';
import type { Browser, BrowserContext, Locator, Page, Route } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, signUpWithoutMails } from '../support/new-user.ts';
import { picture, plainInsights } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const uploadAddress = '**/functions/v1/upload-zip-to-temp';

browserDescribe('a submission to the Paper Assistant', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: Member;
  let doomed: Member;
  let context: BrowserContext;
  let png: Buffer;

  beforeAll(async () => {
    // Workers only run when a test starts them, so that each run stays in the state under test.
    // Without TeX, which these tests do not cover and which is slow.
    product = await startProduct({ ROLES: 'web', PATH: dirname(process.execPath) });
    browser = await launchBrowser();
    member = await signUpWithoutMails(product);
    doomed = await signUpWithoutMails(product);
    context = await contextOf(member);
    png = Buffer.from(await picture('png'));
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((other) => (other === context ? closePages(other) : other.close())));
    await cancelRuns(member);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function contextOf(user: Member): Promise<BrowserContext> {
    const { context, page } = await openPage(browser);
    await page.close();
    await logInByCall(context, product, user);
    return context;
  }

  /** The page in a new tab, with a text and one described image. */
  async function visit(inside = context): Promise<Page> {
    const page = await inside.newPage();
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('link', { name: 'Paper Assistant' }).first().click();
    await insights(page).fill(plainInsights(120));
    await files(page).setInputFiles([{ name: 'trees.png', mimeType: 'image/png', buffer: png }]);
    await page.getByLabel('Image Description').fill('Trees near lamps.');
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    return page;
  }

  async function runsOf(user: Member): Promise<{ id: string; state: string; charge: string }[]> {
    const { runs } = (await get('/api/runs', user)) as { runs: { id: string; state: string; charge: string }[] };
    return runs;
  }

  const balanceOf = async (user: Member) => ((await get('/api/credits/balance', user)) as { credits: number }).credits;

  async function get(path: string, user: Pick<Member, 'token'>): Promise<unknown> {
    const answer = await fetch(product.url + path, { headers: { Authorization: `Bearer ${user.token}` } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.json();
  }

  async function cancelRuns(user: Member): Promise<void> {
    for (const run of await runsOf(user)) {
      if (run.state !== 'queued') continue;
      await fetch(`${product.url}/api/runs/${run.id}/cancel`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${user.token}` },
      });
    }
  }

  test('is a zip of input.tex and the renamed images, sent with the session’s token and the slug [F3.2 F3.3 F3.4 F5.1.8 F7.1 F7.2]', async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const sent: unknown[] = [];
      Object.assign(window, { sent });
      const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (body) {
        if (body instanceof FormData) {
          const file = body.get('file') as File;
          sent.push(
            file.arrayBuffer().then((bytes) => ({
              fields: [...body.keys()],
              name: file.name,
              base64: btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')),
            })),
          );
        }
        send.call(this, body);
      };
    });
    await page.goto(`${product.url}/paper-assistant`);
    const text = `Lamps & leaves: 100 % of <b>trees</b>.\u0007\n\n${plainInsights(110)}`;
    await insights(page).fill(text);
    const jpeg = Buffer.from(await picture('jpeg'));
    await files(page).setInputFiles([
      { name: 'Bud burst (final).png', mimeType: 'image/png', buffer: png },
      { name: 'streets.JPG', mimeType: 'image/jpeg', buffer: jpeg },
    ]);
    await page.getByLabel('Image Description').first().fill('Bud burst:\nboth years.');
    const calls: { authorization: string | undefined; slug: string | undefined; path: string }[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/functions/v1/') || pathname === '/functions/v1/auth') return;
      const { authorization, 'x-function-slug': slug } = request.headers();
      calls.push({ authorization, slug, path: pathname });
    });
    const began = Date.now();
    const answered = page.waitForResponse(uploadAddress);
    await submit(page).click();
    const answer = (await (await answered).json()) as { fileId: string; runId: string };
    expect(answer).toEqual({ fileId: expect.any(String), runId: expect.any(String) });
    await page.getByRole('heading', { name: 'Generating your draft' }).waitFor();
    expect(new URL(page.url()).searchParams.get('run')).toBe(answer.runId);

    expect(calls).toEqual([
      {
        authorization: expect.stringMatching(/^Bearer \S+$/),
        slug: 'paper-assistant',
        path: '/functions/v1/upload-zip-to-temp',
      },
    ]);
    // The token belongs to the session: it gives access to the user's data.
    const token = calls[0]?.authorization?.slice('Bearer '.length) ?? '';
    expect(await get('/api/credits/balance', { token })).toMatchObject({ credits: await balanceOf(member) });

    const sent = (await page.evaluate(() =>
      Promise.all((window as unknown as { sent: Promise<SentPackage>[] }).sent),
    )) as SentPackage[];
    expect(sent).toHaveLength(1);
    const { fields, name, base64 } = sent[0] as SentPackage;
    expect(fields).toEqual(['file']);
    const [, userId, timestamp] = name.match(/^(.+)_(\d+)_research\.zip$/) ?? [];
    expect(userId).toBe(member.id);
    expect(Number(timestamp)).toBeGreaterThanOrEqual(began - 60_000);
    expect(Number(timestamp)).toBeLessThanOrEqual(Date.now() + 60_000);
    const entries = unzipSync(new Uint8Array(Buffer.from(base64, 'base64')));
    const names = Object.keys(entries).filter((entry) => !['input.tex', 'prototype.json'].includes(entry));
    expect(names).toEqual([
      expect.stringMatching(/^[A-Za-z0-9]{10}\.png$/),
      expect.stringMatching(/^[A-Za-z0-9]{10}\.JPG$/),
    ]);
    expect(Buffer.from(entries[names[0] as string] as Uint8Array).equals(png)).toBe(true);
    expect(Buffer.from(entries[names[1] as string] as Uint8Array).equals(jpeg)).toBe(true);
    // Control characters and HTML are removed; a description stays on its line.
    expect(new TextDecoder().decode(entries['input.tex'])).toBe(
      [
        `Lamps & leaves: 100 % of trees.\n\n${plainInsights(110)}`,
        `${names[0]}: Bud burst: both years.`,
        `${names[1]}: `,
      ].join('\n'),
    );
  });

  test('shows its steps in order, and how much of the package has been sent [F2.3.5 F2.3.6 F4.1.1]', async () => {
    const page = await visit();
    const noise = async () =>
      sharp(randomBytes(520 * 520 * 3), { raw: { width: 520, height: 520, channels: 3 } })
        .png()
        .toBuffer();
    await files(page).setInputFiles([{ name: 'noise.png', mimeType: 'image/png', buffer: await noise() }]);
    await page.getByText('2 of 10 files uploaded').waitFor();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 600_000,
    });
    await page.evaluate(() => {
      const seen: { message: string; share: number | null; button: string | undefined; disabled: string | null }[] = [];
      Object.assign(window, { seen });
      const button = document.querySelector<HTMLElement>('button[type=submit]');
      const look = () => {
        const cover = document.querySelector('[aria-modal=true]');
        if (!cover) return;
        const bar = cover.querySelector('progress');
        seen.push({
          message: cover.querySelector('[role=status]')?.textContent ?? '',
          share: bar ? bar.value : null,
          button: button?.innerText,
          disabled: button?.getAttribute('aria-disabled') ?? null,
        });
      };
      new MutationObserver(look).observe(document.body, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
    });
    await submit(page).click();
    await page.getByRole('heading', { name: 'Generating your draft' }).waitFor({ timeout: 60_000 });
    const seen = await page.evaluate(
      () =>
        (window as unknown as { seen: { message: string; share: number | null; button: string; disabled: string }[] })
          .seen,
    );
    const messages = seen.map(({ message }) => message);
    expect(messages.filter((message, index) => message !== messages[index - 1])).toEqual([
      'Validating files...',
      'Preparing your research content...',
      'Uploading research package...',
      'File uploaded successfully to storage!',
    ]);
    for (const { message, share, button, disabled } of seen) {
      if (share !== null) expect(message).toBe('Uploading research package...');
      expect([button, disabled]).toEqual(['Processing...', 'true']);
    }
    const shares = seen.map(({ share }) => share).filter((share) => share !== null);
    // The bar is visible only between 0 and 100 %.
    for (const share of shares) expect(share > 0 && share < 1).toBe(true);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    // Progress was really reported in between, not only at the start and the end.
    expect(new Set(shares).size).toBeGreaterThanOrEqual(2);
  });

  test('shows the reason if it fails, and keeps everything for another try [F4.1.2 F8.1.4 F8.1.5 F8.1.6]', async () => {
    const page = await visit();
    let answer: (route: Route) => Promise<void> = (route) => route.continue();
    const keys: (string | undefined)[] = [];
    await page.route(uploadAddress, (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      return answer(route);
    });
    const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
    const text = (status: number, body: string) => (route: Route) => route.fulfill({ status, body });
    for (const [reply, message] of [
      [json(422, { error: 'The shelf is full today.', code: 'invalid_package' }), 'The shelf is full today.'],
      [json(503, { error: 'We are moving house.' }), 'We are moving house.'],
      [text(500, ''), 'File upload failed.'],
      [text(502, '<html><h1>Bad Gateway</h1></html>'), 'File upload failed.'],
      [json(413, {}), 'File upload failed.'],
      [(route: Route) => route.abort(), 'File upload failed.'],
      [json(401, { error: 'Authentication error', code: 'unauthenticated' }), 'Authentication error during upload.'],
      [json(200, {}), 'An unexpected error occurred during processing.'],
    ] as const) {
      answer = reply;
      await submit(page).click();
      await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
      expect(await page.locator('[aria-modal=true]').count()).toBe(0);
      expect(await submit(page).isEnabled()).toBe(true);
      expect(await insights(page).inputValue()).toBe(plainInsights(120));
      expect(await page.getByLabel('Image Description').inputValue()).toBe('Trees near lamps.');
    }
    // The same content is the same submission, however often its response was lost; different content is a new one.
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
    answer = text(500, '');
    await insights(page).fill(plainInsights(121));
    await submit(page).click();
    await page.getByRole('alert').getByText('File upload failed.', { exact: true }).waitFor();
    expect(keys.at(-1)).not.toBe(keys[0]);
    expect(await runsOf(member).then((runs) => runs.filter(({ state }) => state === 'queued'))).toEqual([]);
  });

  test('reports a chosen file that has since changed on the disk, and continues without it [F8.1.2]', async () => {
    const page = await visit();
    const folder = await mkdtemp(join(tmpdir(), 'foredraft-images-'));
    const path = join(folder, 'changes.png');
    await writeFile(path, png);
    await files(page).setInputFiles([path]);
    await page.getByText('2 of 10 files uploaded').waitFor();
    await writeFile(path, Buffer.concat([png, png]));
    await submit(page).click();
    await page.getByRole('alert').getByText('Failed to read file content.', { exact: true }).waitFor();
    await rm(folder, { recursive: true });
    await page.getByTitle('Remove image').nth(1).click();
    await submit(page).click();
    await page.getByRole('heading', { name: 'Generating your draft' }).waitFor();
  });

  test('creates one run, even on a double click or several keys', async () => {
    const page = await visit();
    let uploads = 0;
    page.on('request', (request) => {
      if (request.url().includes('upload-zip-to-temp')) uploads += 1;
    });
    const before = (await runsOf(member)).length;
    const credits = await balanceOf(member);
    await submit(page).evaluate((button) => {
      for (let press = 0; press < 3; press += 1) (button as HTMLButtonElement).click();
      const keys = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true };
      document.querySelector('textarea')?.dispatchEvent(new KeyboardEvent('keydown', keys));
    });
    await page.getByRole('heading', { name: 'Generating your draft' }).waitFor();
    expect(uploads).toBe(1);
    expect((await runsOf(member)).length).toBe(before + 1);
    expect(await balanceOf(member)).toBe(credits - 10);
  });

  test('asks before the page is left during the upload, and leaving cancels it', async () => {
    const page = await visit();
    const waiting: Route[] = [];
    await page.route(uploadAddress, (route) => void waiting.push(route));
    const before = (await runsOf(member)).length;
    await submit(page).click();
    await page.getByRole('status').getByText('Uploading research package...', { exact: true }).waitFor();
    await expect.poll(() => waiting.length).toBe(1);

    // Closing or reloading: the browser asks.
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    expect(page.isClosed()).toBe(false);

    // Leaving within the site: the product asks, with the specified text.
    const question = page.getByRole('alertdialog');
    await page.evaluate(() => history.back());
    await question
      .getByText(
        'A process is currently running. Are you sure you want to leave? This will cancel the current operation.',
        { exact: true },
      )
      .waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('Uploading research package...', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/paper-assistant');

    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('upload-zip-to-temp'));
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/dashboard');
    expect((await failed).failure()?.errorText).toContain('ERR_ABORTED');
    expect(await page.locator('[aria-modal=true]').count()).toBe(0);
    expect((await runsOf(member)).length).toBe(before);
  });

  test('can be cancelled, which returns the credits, even if the page is left right after the upload', async () => {
    // A simulated clock applies to the whole browser context.
    const page = await visit(await contextOf(member));
    const credits = await balanceOf(member);
    // With the clock stopped, the last message stays readable.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit(page).click();
    await page.getByRole('status').getByText('File uploaded successfully to storage!', { exact: true }).waitFor();
    const [run] = await runsOf(member);
    expect(run).toMatchObject({ state: 'queued', charge: 'held' });
    await page.evaluate(() => history.back());
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/dashboard');
    await page.clock.runFor(1_000);
    await expect
      .poll(async () => (await runsOf(member)).find(({ id }) => id === run?.id))
      .toMatchObject({ state: 'cancelled', charge: 'released' });
    expect(await balanceOf(member)).toBe(credits);
  });

  test('is impossible with too few credits, and the button shows the reason', async () => {
    await onDatabase("update features set credit_cost = 500 where slug = 'paper-assistant'");
    const page = await context.newPage();
    await page.goto(`${product.url}/paper-assistant`);
    await insights(page).fill(plainInsights(120));
    const button = page.getByRole('button', { name: "You're out of credits for this feature.", exact: true });
    await button.waitFor();
    expect(await button.isDisabled()).toBe(true);
    await insights(page).press('Control+Enter');
    // The server rejects, with the same message, what the page allowed while it didn't know the login state.
    await page.getByRole('alert').getByText("You're out of credits for this feature.", { exact: true }).waitFor();
    await onDatabase("update features set credit_cost = 10 where slug = 'paper-assistant'");
  });

  test('can be written, illustrated, described, sent and cancelled with the keyboard alone', async () => {
    const page = await context.newPage();
    const choosing = page.waitForEvent('filechooser');
    const folder = await mkdtemp(join(tmpdir(), 'foredraft-images-'));
    await writeFile(join(folder, 'lamps.png'), png);
    await page.goto(`${product.url}/paper-assistant`);
    await insights(page).waitFor();
    const credits = await balanceOf(member);
    await tabTo(page, insights(page));
    await page.keyboard.insertText(plainInsights(100));
    await tabTo(page, files(page));
    await page.keyboard.press('Enter');
    await (await choosing).setFiles([join(folder, 'lamps.png')]);
    await page.getByText('1 of 10 files uploaded').waitFor();
    await tabTo(page, page.getByLabel('Image Description'));
    await page.keyboard.insertText('Lamps in one street.');
    await expect.poll(() => submit(page).isEnabled()).toBe(true);
    await tabTo(page, submit(page));
    await page.keyboard.press('Enter');

    const heading = page.getByRole('heading', { name: 'Generating your draft' });
    await heading.waitFor();
    await expect.poll(() => isFocused(heading)).toBe(true);
    await page.getByText('10 credits held until the draft is ready.').waitFor();
    await page.getByRole('status').getByText('Waiting to start').waitFor();
    expect(await balanceOf(member)).toBe(credits - 10);
    await tabTo(page, page.getByRole('button', { name: 'Cancel' }));
    await page.keyboard.press('Enter');

    await page.getByRole('heading', { name: 'Cancelled' }).waitFor();
    await page.getByText('The run was cancelled. Nothing was charged. Your text and images are still here.').waitFor();
    await expect.poll(() => page.locator('[data-balance]').first().innerText()).toBe(String(credits));
    await tabTo(page, page.getByRole('button', { name: 'Edit text' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(insights(page))).toBe(true);
    expect(await insights(page).inputValue()).toBe(plainInsights(100));
    expect(await page.getByLabel('Image Description').inputValue()).toBe('Lamps in one street.');
    const preview = page.getByRole('img', { name: 'Figure 1: lamps.png' });
    expect(await preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    await rm(folder, { recursive: true });
  });

  test('continues if the page is closed or reloaded: returning shows the progress, and the draft is created [D.35]', async () => {
    const failing = await visit(await contextOf(doomed));
    // It starts like an image, and turns out to be invalid only when it is decoded.
    const damaged = Buffer.concat([png.subarray(0, 16), randomBytes(500)]);
    await files(failing).setInputFiles([{ name: 'damaged.png', mimeType: 'image/png', buffer: damaged }]);
    await failing.getByText('2 of 10 files uploaded').waitFor();
    await submit(failing).click();
    await failing.getByRole('heading', { name: 'Generating your draft' }).waitFor();

    const first = await visit();
    await submit(first).click();
    await first.getByRole('status').getByText('Waiting to start').waitFor();
    await first.reload();
    await first.getByRole('status').getByText('Waiting to start').waitFor();
    const run = new URL(first.url()).searchParams.get('run');
    // No question, because nothing would be lost.
    let asked = false;
    first.on('dialog', (dialog) => {
      asked = true;
      void dialog.accept();
    });
    const closed = first.waitForEvent('close');
    await first.close({ runBeforeUnload: true });
    await closed;
    expect(asked).toBe(false);

    const again = await context.newPage();
    await again.goto(`${product.url}/paper-assistant`);
    await again.getByRole('heading', { name: 'Generating your draft' }).waitFor();
    expect(new URL(again.url()).searchParams.get('run')).toBe(run);
    for (const step of [
      'Reading the package',
      'Composing the manuscript',
      'Typesetting the PDF',
      'Packing the draft',
    ]) {
      await again.getByRole('listitem').filter({ hasText: step }).waitFor();
    }

    await product.kill();
    await product.restart({ ROLES: 'web,worker' });

    await again.getByRole('heading', { name: 'Your draft is ready' }).waitFor({ timeout: 60_000 });
    await again.getByText('10 credits charged.').waitFor();
    const steps = again.getByRole('listitem').filter({ hasText: '(done)' });
    expect(await steps.count()).toBe(4);
    for (const step of await steps.all()) expect(await step.innerText()).toMatch(/\d s$/);
    expect(await runsOf(member).then((runs) => runs.find(({ id }) => id === run))).toMatchObject({
      state: 'succeeded',
      charge: 'captured',
    });
    const downloading = again.waitForEvent('download');
    await again.getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
    await again.getByRole('button', { name: 'New draft' }).click();
    await expect.poll(() => insights(again).inputValue()).toBe('');
    await again.goto(`${product.url}/paper-assistant?run=${run}`);
    await again.getByRole('link', { name: 'Open the draft' }).click();
    await again.waitForURL('**/my-drafts/*.zip');

    // A failed run shows its message, says that nothing was charged, and returns to the complete input.
    await failing.getByRole('heading', { name: 'Draft not generated' }).waitFor({ timeout: 60_000 });
    const damage = 'One of the images is damaged and could not be opened. Please export it again and try once more.';
    await failing.getByRole('alert').getByText(damage, { exact: true }).waitFor();
    await failing.getByText('Nothing was charged. Your text and images are still here.').waitFor();
    await expect.poll(() => balanceOf(doomed)).toBe(20);
    await failing.getByRole('button', { name: 'Edit text' }).click();
    expect(await insights(failing).inputValue()).toBe(plainInsights(120));
    expect(await failing.getByLabel('Image Description').first().inputValue()).toBe('Trees near lamps.');
    await failing.getByText('2 of 10 files uploaded').waitFor();
    await expect.poll(() => submit(failing).isEnabled()).toBe(true);
  });

  async function onDatabase(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
});

type Member = Awaited<ReturnType<typeof signUpWithoutMails>>;

interface SentPackage {
  readonly fields: string[];
  readonly name: string;
  readonly base64: string;
}

const closePages = (context: BrowserContext) => Promise.all(context.pages().map((page) => page.close()));
const insights = (page: Page) => page.getByLabel('Research insights');
const submit = (page: Page) => page.getByRole('button', { name: 'Generate Academic Draft' });
const files = (page: Page) => page.locator('input[type=file]');
const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Moves the focus to it without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}
