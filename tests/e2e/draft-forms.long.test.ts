import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { insights } from '../support/insights.ts';
import { logInInBrowser, signUpByCalls } from '../support/new-user.ts';
import { researchPackage } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { runEnd, submitPackage } from '../support/submit-package.ts';

browserDescribe('downloads and forms of a draft in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct({ PATH: dirname(process.execPath) });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('Word downloads a file, and Open in Overleaf posts the zip in a new tab [D.131]', async () => {
    const user = await signUpByCalls(product);
    const { body } = await submitPackage(product, user.token, researchPackage({ text: insights }));
    const run = await runEnd(product, user.token, body.runId ?? '');
    const { page, problems } = await openPage(browser);
    await logInInBrowser(page, product, user);
    await page.goto(`${product.url}/my-drafts/${run.result?.id}`);

    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Word' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/\.docx$/);
    expect(Object.keys(unzipSync(new Uint8Array(await readFile(await download.path()))))).toContain(
      'word/document.xml',
    );

    const posted = new Promise<string>((resolve) => {
      void page.context().route('https://www.overleaf.com/**', async (route) => {
        resolve(route.request().postData() ?? '');
        await route.fulfill({ body: 'Overleaf' });
      });
    });
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Open in Overleaf' }).click();
    const fields = new URLSearchParams(await posted);
    expect(fields.get('engine')).toBe('pdflatex');
    const [prefix = '', zip = ''] = (fields.get('snip_uri') ?? '').split(',');
    expect(prefix).toBe('data:application/zip;base64');
    expect(Object.keys(unzipSync(new Uint8Array(Buffer.from(zip, 'base64'))))).toContain('main.tex');
    await (await opened).close();
    expect(problems).toEqual([]);
    await page.close();
  });

  test('formulas are rendered in the text of a draft, and amounts of money are not read as formulas', async () => {
    const user = await signUpByCalls(product);
    const text = `${insights}\n\nWe fitted the model $y_i = \\alpha + \\beta x_i$ to the counts. Each trap cost $5 to $10.`;
    const { body } = await submitPackage(product, user.token, researchPackage({ text }));
    const run = await runEnd(product, user.token, body.runId ?? '');
    const { page, problems } = await openPage(browser);
    await logInInBrowser(page, product, user);
    await page.goto(`${product.url}/my-drafts/${run.result?.id}?tab=text`);
    const sentence = page.getByRole('link', { name: /^We fitted the model/ }).first();
    await sentence.locator('math').waitFor();
    const drawn = await sentence.locator('math mi').allTextContents();
    expect(drawn).toEqual(['y', 'i', 'α', 'β', 'x', 'i']);
    expect(await page.getByText('Each trap cost $5 to $10.').first().locator('math').count()).toBe(0);
    expect(problems).toEqual([]);
    await page.close();
  });

  test('a .ris file fills the seed field, and another file type is refused with a sentence [D.132]', async () => {
    const user = await signUpByCalls(product);
    const { page } = await openPage(browser);
    await logInInBrowser(page, product, user);
    await page.goto(`${product.url}/paper-assistant`);
    await page.locator('summary').filter({ hasText: 'Optional details' }).click();
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const opened = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Add a .bib, .ris, .bbl or .txt file' }).click();
      await (await opened).setFiles(file);
    };
    const ris = 'TY  - JOUR\nTI  - Trees at night\nER  -';
    await choose({ name: 'library.ris', mimeType: 'text/plain', buffer: Buffer.from(ris) });
    const seeds = page.getByLabel('Seed papers (optional)');
    await expect.poll(() => seeds.inputValue()).toBe(ris);
    await choose({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await page.getByText(/^This PDF can’t be read\. Please export your references as \.bib or \.ris/).waitFor();
    expect(await seeds.inputValue()).toBe(ris);
    await page.close();
  });
});
