import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { insights } from '../support/insights.ts';
import { signUpInBrowser } from '../support/new-user.ts';
import { pdfText } from '../support/pdf-text.ts';
import { picture } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('writing a paper in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    folder = await mkdtemp(join(tmpdir(), 'foredraft-pictures-'));
    await writeFile(join(folder, 'bud burst.png'), await picture('png'));
    await writeFile(join(folder, 'streets.jpg'), await picture('jpeg'));
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    if (folder) await rm(folder, { recursive: true });
  });

  test('register, verify, write, upload, generate, download: the zip and its PDF contain the written text [D.26 F1.3 F1.7 F4.1.1 P7.4.3 D.44]', async () => {
    const { page, problems } = await openPage(browser);
    await signUpInBrowser(page, product);
    await page.getByRole('link', { name: 'Paper Assistant' }).first().click();
    await page.waitForURL('**/paper-assistant');

    const submit = page.getByRole('button', { name: 'Generate Academic Draft' });
    await page.getByLabel('Research insights').fill(insights);
    await page.locator('input[type=file]').setInputFiles([join(folder, 'bud burst.png'), join(folder, 'streets.jpg')]);
    await page.getByText('2 of 10 files uploaded').waitFor();
    await page.getByLabel('Image Description').first().fill('Day of bud burst against illuminance in both years.');
    await page.getByLabel('Image Description').nth(1).fill('The twelve streets.');

    // The overlay's messages change, so they are collected as they appear.
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const line of document.body.innerText.match(
          /^(?:Validating|Preparing|Uploading|File uploaded)[^\n]*$/gm,
        ) ?? []) {
          if (seen.at(-1) !== line) seen.push(line);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await submit.click();
    await page.getByRole('heading', { name: 'Your draft is ready' }).waitFor({ timeout: 60_000 });
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'Validating files...',
      'Preparing your research content...',
      'Uploading research package...',
      'File uploaded successfully to storage!',
    ]);
    // 20 initial credits, 10 for the draft.
    await expect.poll(() => page.locator('[data-balance]').first().innerText()).toBe('10');

    await page.goto(`${product.url}/my-drafts`);
    await page.getByRole('heading', { name: 'Available Drafts (1)' }).waitFor();
    const downloading = page.waitForEvent('download');
    await page.getByRole('region', { name: 'My Drafts' }).getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    await page.getByText('Download started successfully').waitFor();
    const files = unzipSync(new Uint8Array(await readFile((await download.path()) ?? '')));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        'main.tex',
        'references.bib',
        'figures/fig1.png',
        'figures/fig2.jpg',
        'main.pdf',
        'risk-checklist.md',
        'risk-checklist.json',
        'coverage.md',
        'coverage.csv',
        'provenance.json',
        'insights.txt',
        'AI-DISCLOSURE.md',
        'PORTING.md',
        'README.md',
      ]),
    );
    expect(new TextDecoder().decode(files['insights.txt'])).toContain('We followed 84 saplings');
    const text = await pdfText(files['main.pdf'] as Uint8Array);
    expect(text).toContain('We followed 84 saplings of Tilia cordata on twelve streets');
    expect(text).toContain('Day of bud burst against illuminance in both years');
    expect(problems).toEqual([]);
  });

  test('images are recognized by their bytes, and stored with the right extension [D.76]', async () => {
    const { page, problems } = await openPage(browser);
    await signUpInBrowser(page, product);
    await page.goto(`${product.url}/paper-assistant`);
    await page.getByLabel('Research insights').fill(insights);
    const [png, jpeg] = [Buffer.from(await picture('png')), Buffer.from(await picture('jpeg'))];
    await page.locator('input[type=file]').setInputFiles([
      { name: 'bud burst.jpg', mimeType: 'image/jpeg', buffer: png },
      { name: 'streets.gif', mimeType: 'image/gif', buffer: jpeg },
    ]);
    const previews = page.getByRole('listitem').getByRole('img');
    await expect.poll(() => previews.count()).toBe(2);
    for (const preview of await previews.all())
      await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await page.getByRole('button', { name: 'Generate Academic Draft' }).click();
    await page.getByRole('heading', { name: 'Your draft is ready' }).waitFor({ timeout: 60_000 });

    await page.goto(`${product.url}/my-drafts`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('region', { name: 'My Drafts' }).getByRole('button', { name: 'Download' }).click();
    const files = unzipSync(new Uint8Array(await readFile((await (await downloading).path()) ?? '')));
    const formats = await Promise.all(
      ['figures/fig1.png', 'figures/fig2.jpg'].map(async (name) => (await sharp(files[name]).metadata()).format),
    );
    expect(formats).toEqual(['png', 'jpeg']);
    expect(problems).toEqual([]);
  });
});
