import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInInBrowser, signUpByCalls } from '../support/new-user.ts';
import { researchPackage } from '../support/research-package.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { runEnd, submitPackage } from '../support/submit-package.ts';

const russian = `# Сон после ночной работы
## Результаты
${'В недели с ночными сменами медсёстры спали в среднем на 52 минуты меньше. '.repeat(6)}
## Методы
${'В течение двенадцати недель 84 медсестры вели дневник сна. '.repeat(6)}`;

browserDescribe('a text in another language', () => {
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

  test('shows a note before submission, and the zip keeps its order with source for XeLaTeX [D.116]', async () => {
    const user = await signUpByCalls(product);
    const { page, problems } = await openPage(browser);
    await logInInBrowser(page, product, user);
    await page.goto(`${product.url}/paper-assistant`);
    await page.getByText('English: everything.').waitFor();
    await page.getByLabel('Research insights').fill(russian);
    await page.getByText('Your text is in Russian. The draft keeps your order and headings.').waitFor();

    const { body } = await submitPackage(product, user.token, researchPackage({ text: russian }));
    const run = await runEnd(product, user.token, body.runId ?? '');
    await page.goto(`${product.url}/my-drafts/${run.result?.id}`);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download', exact: true }).first().click();
    const files = unzipSync(new Uint8Array(await readFile((await (await saved).path()) ?? '')));
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(text('main.tex')).toMatch(/^% !TEX program = xelatex\n/);
    expect(text('README.md')).toContain('latexmk -pdfxe main.tex');
    const sections = Object.keys(files).filter((name) => name.startsWith('sections/'));
    expect(sections.map((name) => /\\section\{(.*)\}/.exec(text(name))?.[1])).toEqual(['Результаты', 'Методы']);
    expect(text('risk-checklist.md')).toContain('The text is in Russian.');
    expect(problems).toEqual([]);
    await page.close();
  });
});
