import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { type ModelStandIn, startModelStandIn } from '../support/model-stand-in.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const paper = `# Night work

Night work harms the **sleep** of nurses [@a2019; @b2020].

Nights had 12 hours in $n$ wards, see [the plan](https://wards.example/plan).

\`\`\`
sleep(12)
\`\`\`
`;

const german: Record<string, string> = {
  'Night work': 'Nachtarbeit',
  'Night work harms the ⟦1⟧sleep⟦/1⟧ of nurses ⟦2⟧.': 'Nachtarbeit schadet dem ⟦1⟧Schlaf⟦/1⟧ von Pflegekräften ⟦2⟧.',
  'Nights had 12 hours in ⟦1⟧ wards, see ⟦2⟧the plan⟦/2⟧.': 'Nächte hatten 13 Stunden.',
};

browserDescribe('the Translator with a language model', () => {
  let product: RunningProduct;
  let browser: Browser;
  let standIn: ModelStandIn;
  let member: NewUser & { token: string; id: string };

  beforeAll(async () => {
    standIn = await startModelStandIn();
    standIn.answer = ({ user }) => {
      const passages = JSON.parse(/<<data passages \w+>>\n(.*)\n<<end/.exec(user)?.[1] ?? '[]') as {
        id: number;
        text: string;
      }[];
      return { passages: passages.map(({ id, text }) => ({ id, text: german[text] ?? text })) };
    };
    product = await startProduct({ LLM_BASE_URL: standIn.baseUrl, LLM_MODEL: 'stand-in' });
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await standIn?.close();
  });

  test('a document is chosen, translated, read next to its source and downloaded [D.25]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/dashboard`);
    await page
      .getByRole('region', { name: 'Tools', exact: true })
      .getByRole('link', { name: /^Translator/ })
      .click();
    await page.waitForURL('**/translator');
    const main = page.getByRole('main');
    await main.getByText('5 credits to run this feature').waitFor();
    await main.getByRole('button', { name: 'Favorite: Translator' }).waitFor();
    expect(await main.getByRole('link', { name: 'Back to dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(await main.getByText('Under Construction').count()).toBe(0);
    const submit = main.getByRole('button', { name: 'Translate', exact: true });
    expect(await submit.isDisabled()).toBe(true);
    const choose = (name: string, content: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await choose('night.pdf', '%PDF-');
    await main.getByText('Invalid file type. Please upload a DOCX, Markdown, LaTeX or text file.').waitFor();
    await choose('Nachtstudie (Büro, final).md', paper);
    await main.getByRole('alert').filter({ hasText: 'Invalid filename.' }).waitFor();
    await main.getByRole('button', { name: 'Use as Nachtstudie-Buro.md' }).click();
    await main.getByRole('region', { name: 'Selected file' }).getByText('Nachtstudie-Buro.md').waitFor();
    expect(await main.getByRole('button', { name: /^Use as/ }).count()).toBe(0);
    await choose('night.md', paper);
    await main.getByLabel('Into').selectOption({ label: 'German' });
    await main.getByLabel('Glossary').fill('night work');
    await main.getByText('Line 1 of the glossary needs the form: term = translation').waitFor();
    await main.getByLabel('Glossary').fill('night work = Nachtarbeit');
    await examine(page, 'the form');
    await submit.click();
    await main.getByRole('heading', { name: 'Your translation is ready' }).waitFor();
    // 20 initial credits.
    await expect.poll(() => page.locator('[data-balance]').first().innerText()).toBe('15');
    await main.getByRole('link', { name: 'Read the translation' }).click();
    await main.getByText('2 of 3 passages were translated; 1 not translated (left in English).').waitFor();
    await main.getByText('1 citation, 1 formula, 1 piece of code, 2 links').waitFor();
    const rows = main.locator('tbody tr');
    expect(await rows.nth(1).locator('td').allInnerTexts()).toEqual([
      'Night work harms the sleep of nurses [@a2019; @b2020].',
      'Nachtarbeit schadet dem Schlaf von Pflegekräften [@a2019; @b2020].',
    ]);
    expect(await rows.nth(2).innerText()).toContain('Left in English. The translation lost or repeated a citation');
    await main.getByRole('link', { name: 'Not translated 1' }).click();
    await page.waitForURL('**?tab=stayed');
    await expect.poll(() => rows.count()).toBe(1);
    await examine(page, 'the review');
    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download', exact: true }).click();
    await main.getByRole('menuitem', { name: 'Markdown' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^translator_.*\.md$/);
    expect(await readFile((await download.path()) ?? '', 'utf8')).toBe(
      paper
        .replace('# Night work', '# Nachtarbeit')
        .replace('Night work harms the **sleep** of nurses', 'Nachtarbeit schadet dem **Schlaf** von Pflegekräften'),
    );
    expect(problems).toEqual([]);
  });

  test('a pasted text that cannot be translated fails with the true reason, costs nothing, and can be submitted again', async () => {
    const { page, context, problems } = await openPage(browser, { dark: true });
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/translator`);
    const main = page.getByRole('main');
    await main.getByLabel('Into').selectOption({ label: 'German' });
    await main.getByRole('tab', { name: 'Pasted text' }).click();
    await main.getByLabel('Text', { exact: true }).fill('A sentence that the stand-in does not know in German.');
    await main.getByRole('button', { name: 'Translate', exact: true }).click();
    await main
      .getByRole('alert')
      .getByText(
        'The document could not be translated. The translation was not in the target language. Nothing was charged.',
      )
      .waitFor();
    await examine(page, 'the failure in the dark');
    await main.getByRole('button', { name: 'Back to the document' }).click();
    expect(await main.getByLabel('Text', { exact: true }).inputValue()).toContain('does not know');
    await expect.poll(() => page.locator('[data-balance]').first().innerText()).toBe('15');
    expect(problems).toEqual([]);
  });
});

/** axe's findings and horizontal overflow, on a wide and on a narrow screen. */
async function examine(page: Page, place: string): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    expect(await axeFaults(page), place).toEqual([]);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${place} scrolls sideways at ${width}`).toBeLessThanOrEqual(0);
  }
}
