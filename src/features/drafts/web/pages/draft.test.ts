import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { logInByCall, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../../../../../tests/support/running-product.ts';

browserDescribe('the preview of a draft in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let database: pg.Client;

  beforeAll(async () => {
    product = await sharedProduct();
    browser = await launchBrowser();
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
  });
  afterAll(async () => {
    await database?.end();
    await browser?.close();
    await product?.stop();
  });

  /** A logged-in user on the preview of a draft with the given PDF. */
  async function preview(pdf: Uint8Array, width = 1440): Promise<{ page: Page; problems: string[] }> {
    const user = await signUpByCalls(product);
    await database.query(
      `insert into drafts (user_id, run_id, file_name, bytes, title, engine, preview)
       values ($1, $2, 'sleep.zip', 2048, $3, 'built-in', $4)`,
      [user.id, randomUUID(), result.title, JSON.stringify(result)],
    );
    const folder = join(product.dataDir, 'files', 'previews', user.id);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'sleep.pdf'), pdf);
    const { page, problems } = await openPage(browser, { width });
    await logInByCall(page.context(), product, user);
    await page.goto(`${product.url}/my-drafts`);
    await page.getByRole('link', { name: 'Open sleep.zip' }).click();
    await page.getByRole('heading', { level: 1, name: result.title }).waitFor();
    return { page, problems };
  }

  test('shows the PDF with its text, and names the engines [D.60]', async () => {
    const { page, problems } = await preview(await typeset());
    const first = page.getByRole('region', { name: 'Page 1 of 2' });
    await first.getByText('Sleep helps memory in mice.').waitFor();
    await page.getByRole('region', { name: 'Page 2 of 2' }).waitFor();
    await expect.poll(() => first.getAttribute('aria-busy')).toBe('false');
    const inked = await first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value, index) => index % 4 === 0 && value < 100);
    });
    expect(inked).toBe(true);
    await page.getByText('Drafted by the built-in engine').waitFor();
    await page.getByText('PDF by Typst 0.14, 2 pages').waitFor();
    expect(problems).toEqual([]);
  });

  test('shows which parts a language model wrote, and how many of its answers were dropped [D.128]', async () => {
    const { page } = await preview(await typeset());
    const report = page.getByRole('list', { name: 'What the language model did' });
    await report.getByText('small-model at example.org was asked 3 times (1200 tokens, about $0.002).').waitFor();
    await report.getByText('Used of its answers: 2 connecting sentences, 1 shortened sentence.').waitFor();
    await report.getByText('The checks dropped 4 of its answers: 4 with a statement that none of your').waitFor();
    await report.getByText('Risks: The language model took too long. The built-in result is used there.').waitFor();
  });

  test('shows the risk checklist and the coverage, with search links while look-ups are off [D.61]', async () => {
    for (const width of [1440, 360]) {
      const { page } = await preview(await typeset(), width);
      await page.getByRole('tab', { name: 'Risk checklist (1)' }).click();
      await page.getByRole('heading', { name: 'No sample size' }).waitFor();
      await page.getByText('How many took part.', { exact: true }).waitFor();
      await page.getByRole('tab', { name: 'Literature coverage' }).click();
      await page.getByText(/^Literature lookup was off for this draft/).waitFor();
      const search = page.getByRole('link', { name: /^Crossref/ });
      expect(await search.getAttribute('href')).toBe('https://search.crossref.org/?q=sleep');
      expect(await search.getAttribute('target')).toBe('_blank');
      expect(await search.getAttribute('rel')).toContain('noopener');
    }
  });

  test('shows the findings even if the PDF cannot be displayed', async () => {
    const { page } = await preview(new TextEncoder().encode('no PDF at all'));
    await page.getByRole('alert').getByText('The PDF could not be shown here.').waitFor();
    await page.getByRole('heading', { name: 'No sample size' }).waitFor();
    await page.goto(`${product.url}/my-drafts/never-was.zip`);
    await page.getByRole('alert').getByText('This draft does not exist.').waitFor();
  });
});

const result = {
  title: 'Sleep and memory',
  engine: 'built-in',
  pdf: { engine: 'Typst 0.14', pages: 2 },
  risks: [
    {
      rule: 'no-sample-size',
      severity: 'high',
      title: 'No sample size',
      sentence: null,
      quote: null,
      why: 'A reader cannot weigh the result.',
      add: 'How many took part.',
    },
  ],
  model: {
    name: 'small-model at example.org',
    calls: 3,
    tokens: 1200,
    dollars: 0.002,
    connecting: 2,
    chosen: 0,
    shortened: 1,
    readings: 0,
    questions: 0,
    dropped: { 'a statement that none of your sentences makes': 4 },
    failures: ['Risks: The language model took too long.'],
  },
  coverage: {
    literature: 'off',
    covered: 0,
    total: 1,
    rows: [
      {
        kind: 'sentence',
        sentence: 'S1',
        text: 'Sleep helps memory in mice.',
        works: [],
        searches: [{ label: 'Crossref', url: 'https://search.crossref.org/?q=sleep' }],
      },
    ],
  },
};

/** Two typeset pages. */
async function typeset(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'foredraft-preview-'));
  try {
    await writeFile(join(folder, 'main.typ'), 'Sleep helps memory in mice.\n#pagebreak()\nSecond page.');
    return new Uint8Array(NodeCompiler.create({ workspace: folder }).pdf({ mainFilePath: join(folder, 'main.typ') }));
  } finally {
    await rm(folder, { recursive: true });
  }
}
