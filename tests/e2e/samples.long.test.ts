import { dirname } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftPreview } from '#features/drafts/contract/drafts.ts';
import { compose } from '#tools/paper-assistant/engine/compose.ts';
import { renderLatex } from '#tools/paper-assistant/engine/render/latex.ts';
import { draftEditor } from '#tools/paper-assistant/engine/revise/draft-editor.ts';
import { sampleResearch } from '#tools/paper-assistant/engine/sample-draft.ts';
import { storeComposition } from '#tools/paper-assistant/engine/stored/stored-draft.ts';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { getJson, runEnd } from '../support/submit-package.ts';

let product: RunningProduct;
let database: pg.Client;
beforeAll(async () => {
  // Without TeX, which these tests do not cover and which is slow.
  product = await startProduct({ PATH: dirname(process.execPath) });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
});

type User = Awaited<ReturnType<typeof signUpByCalls>>;

async function send(user: Pick<User, 'token'>, method: string, path: string) {
  const response = await fetch(product.url + path, { method, headers: { Authorization: `Bearer ${user.token}` } });
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return { status: response.status, retryAfter, body: (await response.json()) as Record<string, unknown> };
}
const start = (user: User, slug: string) => send(user, 'POST', `/api/samples/${slug}`);

async function finished(user: User, slug: string) {
  const { status, body } = await start(user, slug);
  expect(status, JSON.stringify(body)).toBe(200);
  return runEnd(product, user.token, body['runId'] as string);
}

const entriesOf = async (user: User) => {
  const rows = await database.query(
    'select kind from ledger_transactions join wallets on wallets.id = wallet_id where user_id = $1',
    [user.id],
  );
  return rows.rows.map(({ kind }) => kind as string);
};

describe('a sample run', () => {
  test.each(['lease-abstract', 'lease-analysis', 'loi-analysis', 'base-rent-sens'])(
    'of %s creates a report with the real engine, free of charge and marked everywhere [D.156]',
    async (slug) => {
      const user = await signUpByCalls(product);
      const entries = await entriesOf(user);
      const run = await finished(user, slug);
      expect(run).toMatchObject({ state: 'succeeded', sample: true, cost: 0, charge: 'none', feature: slug });
      expect(await entriesOf(user)).toEqual(entries);
      const list = (await getJson(product, user.token, '/api/reports')) as { reports: object[] };
      expect(list.reports).toEqual([
        expect.objectContaining({
          id: run.result?.id,
          sample: true,
          title: expect.stringMatching(/^Sample (?:Lease|Letter|Base)/),
        }),
      ]);
      const report = (await getJson(product, user.token, `/api/reports/${run.result?.id}`)) as {
        title: string;
        markdown: string;
        data: { title: string };
      };
      expect(report.data.title).toBe(report.title);
      expect(report.markdown).toContain(report.title);
      // The dates of a made-up lease must not appear in any calendar or reminder.
      const dates = await database.query('select from report_dates where user_id = $1', [user.id]);
      expect(dates.rowCount).toBe(0);
    },
  );

  test('of the Paper Assistant creates the draft that the current engine composes, marked in the list and free of charge [D.156]', async () => {
    const user = await signUpByCalls(product);
    const entries = await entriesOf(user);
    const run = await finished(user, 'paper-assistant');
    expect(run).toMatchObject({ state: 'succeeded', sample: true, charge: 'none' });
    expect(await entriesOf(user)).toEqual(entries);
    const list = (await getJson(product, user.token, `/api/drafts/${user.id}`)) as { files: object[] };
    expect(list.files).toEqual([expect.objectContaining({ name: run.result?.id, sample: true })]);

    const draft = `/api/drafts/${user.id}/${run.result?.id}`;
    const preview = (await getJson(product, user.token, `${draft}/preview`)) as DraftPreview;
    const rebuilt = compose(sampleResearch);
    const stored = storeComposition(rebuilt);
    expect(preview).toMatchObject({
      sample: true,
      text: draftEditor.present(stored),
      ...draftEditor.findings(stored),
    });
    const signed = await send(user, 'POST', `${draft}/signed-url`);
    const zip = unzipSync(new Uint8Array(await (await fetch(signed.body['signedUrl'] as string)).arrayBuffer()));
    for (const [path, content] of Object.entries(renderLatex(rebuilt.manuscript)))
      expect([path, strFromU8(zip[path] as Uint8Array)]).toEqual([path, content]);
    expect(strFromU8(zip['main.tex'] as Uint8Array)).toContain('Sample draft');
  });

  test('starts once for ten parallel clicks, and at most three times a day per tool, as the database ensures [D.156]', async () => {
    const [ann, bob] = [await signUpByCalls(product), await signUpByCalls(product)];
    const own = () =>
      database.query('select idempotency_key as key from runs where user_id = $1 and sample order by 1', [ann.id]);
    for (let turn = 1; turn <= 3; turn += 1) {
      const pressed = await Promise.all(Array.from({ length: 10 }, () => start(ann, 'base-rent-sens')));
      const started = pressed.filter(({ status }) => status === 200);
      const runs = new Set(started.map(({ body }) => body['runId']));
      // Refused only if runs ended while others were still being started, so that all three of the day were used.
      if (started.length < 10) expect((await own()).rowCount).toBe(3);
      for (const run of runs) await runEnd(product, ann.token, run as string);
      if (runs.size > 1) break; // One run ended while others were still being started, and the next one was then started for them.
    }
    while ((await own()).rowCount !== 3) {
      const { body } = await start(ann, 'base-rent-sens');
      await runEnd(product, ann.token, body['runId'] as string);
    }
    const refused = await start(ann, 'base-rent-sens');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_samples' } });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(86_400);
    const { rows } = await own();
    expect(rows.map(({ key }) => key)).toEqual(
      [1, 2, 3].map((n) => expect.stringMatching(`^sample:base-rent-sens:\\d{4}-\\d\\d-\\d\\d:${n}$`)),
    );
    // Neither another tool nor another user is affected.
    expect((await start(ann, 'lease-abstract')).status).toBe(200);
    expect((await start(bob, 'base-rent-sens')).status).toBe(200);
    const fourth = rows[0].key.replace(/1$/, '4');
    const change = (set: string) =>
      database.query(`update runs set ${set} where user_id = $1 and idempotency_key = $2`, [ann.id, rows[0].key]);
    for (const set of [
      `idempotency_key = '${fourth}'`,
      `idempotency_key = '${rows[1].key}'`,
      'cost = 1',
      'sample = false',
    ])
      await expect(change(set)).rejects.toThrow(/constraint/);
  });

  test('is not available for tools without a sample, or without a login [D.156]', async () => {
    const user = await signUpByCalls(product);
    for (const slug of ['lease-pre-analysis', 'paper-version', 'no-such-tool'])
      expect(await start(user, slug)).toMatchObject({ status: 404, body: { code: 'feature_inactive' } });
    const guest = await fetch(`${product.url}/api/samples/lease-abstract`, { method: 'POST' });
    expect(guest.status).toBe(401);
  });
});

browserDescribe('Try with a sample', () => {
  test('can be started on every tool page, and leads to a marked result with the keyboard alone [D.156]', async () => {
    const browser = await launchBrowser();
    try {
      const user = await signUpByCalls(product);
      const { page, context, problems } = await openPage(browser, { width: 320 });
      await logInByCall(context, product, user);
      const results: readonly [string, () => Promise<void>][] = [
        ['lease-abstract', () => page.getByRole('link', { name: 'Open the report' }).waitFor()],
        ['lease-analysis', () => page.getByRole('link', { name: 'Open the report' }).waitFor()],
        ['loi-analysis', () => page.getByRole('link', { name: 'Open the report' }).waitFor()],
        ['base-rent-sens', () => page.getByRole('heading', { name: 'Result' }).waitFor()],
        ['paper-assistant', () => page.getByRole('link', { name: 'Open the draft' }).waitFor()],
      ];
      for (const [slug, result] of results) {
        await page.goto(`${product.url}/${slug}`);
        const button = page.getByRole('button', { name: 'Try with a sample' });
        // The button waits until the page knows that there is no older run.
        await button.click({ trial: true });
        await button.press('Enter');
        await result();
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      }
      await page.goto(`${product.url}/my-reports`);
      await page.getByText('Sample', { exact: true }).first().waitFor();
      expect(await page.getByText('Sample', { exact: true }).count()).toBe(4);
      await page.goto(`${product.url}/my-drafts`);
      // The draft of this run, and the sample that every new user gets.
      await expect.poll(() => page.getByText('Sample', { exact: true }).count()).toBe(2);
      expect(await axeFaults(page)).toEqual([]);
      await page.getByRole('link', { name: /^Open sample-draft-/ }).press('Enter');
      await page.getByText(/^Sample draft: the engine made it from a sample text/).waitFor();
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  }, 240_000);

  test('is offered by an empty drafts page after the ready sample was deleted, next to writing a text', async () => {
    const browser = await launchBrowser();
    try {
      const user = await signUpByCalls(product);
      const { page, context } = await openPage(browser, {});
      await logInByCall(context, product, user);
      await page.goto(`${product.url}/my-drafts`);
      await page.getByRole('button', { name: 'Delete sample-draft.zip' }).click();
      await page.getByRole('button', { name: 'Yes, delete permanently' }).click();
      await page.getByRole('button', { name: 'Try with a sample' }).click();
      await page.getByRole('link', { name: 'Open the draft' }).click({ timeout: 50_000 });
      await page.getByText(/^Sample draft: the engine made it/).waitFor();
    } finally {
      await browser.close();
    }
  });
});
