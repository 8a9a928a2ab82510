import { dirname } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DraftPreview } from '../../src/contract/drafts.ts';
import { compose } from '../../src/tools/paper-assistant/engine/compose.ts';
import { renderLatex } from '../../src/tools/paper-assistant/engine/render/latex.ts';
import { draftEditor } from '../../src/tools/paper-assistant/engine/revise/draft-editor.ts';
import { sampleResearch } from '../../src/tools/paper-assistant/engine/sample-draft.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { signInByCall, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { getJson, runEnd } from '../support/submit-package.ts';

let product: RunningProduct;
let database: pg.Client;
beforeAll(async () => {
  // Without a TeX, which these tests are not about and which takes its time.
  product = await startProduct({ PATH: dirname(process.execPath) });
  database = new pg.Client({ connectionString: product.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await product?.stop();
});

type User = Awaited<ReturnType<typeof signUpByCalls>>;

async function send(user: Pick<User, 'token'>, method: string, path: string, body?: object) {
  const response = await fetch(product.url + path, {
    method,
    headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const sampleOf = (user: User) => `/api/drafts/${user.id}/sample`;
const total = async (user: User) => (await send(user, 'GET', `/api/drafts/${user.id}`)).body['total'];

describe('the sample draft', () => {
  test('is what the engine writes today, made when it is opened first, without credits, and counts nowhere', async () => {
    const user = await signUpByCalls(product);
    const balance = () => getJson(product, user.token, '/api/credits/balance');
    const before = await balance();
    expect((await send(user, 'GET', sampleOf(user))).body).toEqual({ available: true });
    const none = await database.query('select from drafts where user_id = $1', [user.id]);
    expect(none.rowCount).toBe(0);

    const opened = await Promise.all([1, 2, 3].map(() => send(user, 'POST', sampleOf(user))));
    expect(opened).toEqual(Array(3).fill({ status: 200, body: { fileName: 'sample-draft.zip' } }));
    const draft = `/api/drafts/${user.id}/sample-draft.zip`;
    const preview = (await getJson(product, user.token, `${draft}/preview`)) as DraftPreview;
    const rebuilt = draftEditor.sample().composition;
    expect(preview).toMatchObject({
      sample: true,
      text: draftEditor.present(rebuilt),
      ...draftEditor.findings(rebuilt),
    });
    const stored = await database.query('select composition from draft_versions where user_id = $1', [user.id]);
    expect(stored.rows).toEqual([{ composition: rebuilt }]);

    const { body } = await send(user, 'POST', `${draft}/versions/1/files`);
    if (body['runId']) expect((await runEnd(product, user.token, body['runId'] as string)).state).toBe('succeeded');
    const signed = await send(user, 'POST', `${draft}/signed-url`);
    const zip = unzipSync(new Uint8Array(await (await fetch(signed.body['signedUrl'] as string)).arrayBuffer()));
    for (const [path, content] of Object.entries(renderLatex(compose(sampleResearch).manuscript)))
      expect([path, strFromU8(zip[path] as Uint8Array)]).toEqual([path, content]);
    expect(strFromU8(zip['main.tex'] as Uint8Array)).toContain('Sample draft');
    expect(await total(user)).toBe(0);
    expect(await balance()).toEqual(before);
  });

  test('can be edited, and a deleted one stays away, deleted from its card or as a draft', async () => {
    const [ann, bob] = await Promise.all([signUpByCalls(product), signUpByCalls(product)]);
    for (const user of [ann, bob]) {
      await send(user, 'POST', sampleOf(user));
      const change = { base: 1, change: { kind: 'keywords', keywords: ['lamps'] } };
      const changed = await send(user, 'POST', `/api/drafts/${user.id}/sample-draft.zip/versions`, change);
      expect(changed).toEqual({ status: 200, body: { version: 2 } });
    }
    expect((await send(ann, 'DELETE', sampleOf(ann))).status).toBe(200);
    const paths = [`${bob.id}/sample-draft.zip`];
    expect((await send(bob, 'DELETE', '/api/drafts', { paths })).status).toBe(200);
    for (const user of [ann, bob]) {
      expect((await send(user, 'GET', sampleOf(user))).body).toEqual({ available: false });
      expect((await send(user, 'POST', sampleOf(user))).status).toBe(404);
      expect((await send(user, 'GET', `/api/drafts/${user.id}/sample-draft.zip/preview`)).status).toBe(404);
    }
  });

  test('can be deleted before it was opened, and belongs to its owner only', async () => {
    const [ann, bob] = await Promise.all([signUpByCalls(product), signUpByCalls(product)]);
    for (const method of ['GET', 'POST', 'DELETE']) expect((await send(bob, method, sampleOf(ann))).status).toBe(403);
    expect((await send(ann, 'DELETE', sampleOf(ann))).status).toBe(200);
    expect((await send(ann, 'GET', sampleOf(ann))).body).toEqual({ available: false });
    expect((await send(bob, 'GET', sampleOf(bob))).body).toEqual({ available: true });
  });
});

browserDescribe('the sample draft in My Drafts', () => {
  test('is marked, opens its workspace, and goes when the user says so', async () => {
    const browser = await launchBrowser();
    try {
      const user = await signUpByCalls(product);
      const { page, context, problems } = await openPage(browser, { width: 320 });
      await signInByCall(context, product, user);
      await page.goto(`${product.url}/my-drafts`);
      await page.getByRole('heading', { name: 'Available Drafts (0)' }).waitFor();
      await page.getByText('Sample', { exact: true }).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      await page.getByRole('button', { name: 'Open the sample draft' }).press('Enter');
      await page.getByText(/^Sample draft: the engine made it from a sample text/).waitFor();
      await page.getByText(/^PDF by Typst/).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: 'Delete the sample draft' }).click();
      await page.getByRole('button', { name: 'Yes, delete permanently' }).click();
      await page.getByText('Sample draft deleted').waitFor();
      expect(await page.getByRole('button', { name: 'Open the sample draft' }).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Available Drafts/);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
