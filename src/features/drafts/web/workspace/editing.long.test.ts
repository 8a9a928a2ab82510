import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../../../../../tests/support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { insights } from '../../../../../tests/support/insights.ts';
import { logInByCall, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { picture, researchPackage } from '../../../../../tests/support/research-package.ts';
import { type RunningProduct, startProduct } from '../../../../../tests/support/running-product.ts';
import { runEnd, submitPackage } from '../../../../../tests/support/submit-package.ts';

const literal = `

\`\`\`r
lm(day ~ light)
\`\`\`

| Street | Day |
| --- | ---: |
| lit | 91 |
`;

browserDescribe('editing all content of a draft', () => {
  let product: RunningProduct;
  let browser: Browser;
  let user: Awaited<ReturnType<typeof signUpByCalls>>;
  beforeAll(async () => {
    // Without TeX, which is slow and not covered by these tests.
    [product, browser] = await Promise.all([
      startProduct({ SIGNUP_CREDITS: '60', PATH: dirname(process.execPath) }),
      launchBrowser(),
    ]);
    user = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** A new draft with two images, code and a table, in its workspace. */
  async function open({
    text = insights + literal,
    ...options
  }: {
    text?: string;
    width?: number;
    dark?: boolean;
  } = {}) {
    const bytes = await picture('png');
    const images = [
      { file: 'abcdefghij.png', description: 'Bud burst', bytes },
      { file: 'bcdefghijk.png', description: '', bytes },
    ];
    const { body } = await submitPackage(product, user.token, researchPackage({ text, images }));
    const run = await runEnd(product, user.token, body.runId ?? '');
    const opened = await openPage(browser, options);
    await logInByCall(opened.context, product, user);
    await opened.page.goto(`${product.url}/my-drafts/${run.result?.id}`);
    await opened.page.getByRole('heading', { name: 'Methods' }).waitFor();
    return opened;
  }

  const saved = (page: Page, version: number) => page.getByText(`Version ${version} created`).waitFor();
  const save = (page: Page) => page.getByRole('button', { name: 'Save as a new version' });
  const focused = (page: Page) =>
    page.evaluate(() => document.activeElement?.textContent ?? document.activeElement?.tagName ?? '');

  test('typed text is not lost when another prompt takes its answer, and leaving the page asks first [D.118, D.130]', async () => {
    const [context, methods, results] = insights.replaceAll(/^(?:Background|Methods|Results): /gm, '').split('\n\n');
    const { page, problems } = await open({ text: [context, methods, results].join('\n\n') });
    const answers = page.getByLabel(/^Your answer:/);
    await answers.nth(1).waitFor();
    await answers.nth(0).fill('Lamps may mislead young trees.');
    await answers.nth(1).fill('Light is a false signal of day length.');
    await page.getByRole('button', { name: 'Add to the draft' }).first().dblclick();
    await saved(page, 2);
    // Both prompts asked for the same text and are gone; the second answer is kept.
    expect(await answers.count()).toBe(0);
    const kept = page.getByLabel('Your unsaved answer');
    expect(await kept.inputValue()).toBe('Light is a false signal of day length.');
    await page.getByRole('link', { name: 'My Drafts' }).first().click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Are you sure you want to leave? Your changes will be lost.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add to the draft' }).click();
    await saved(page, 3);
    await page.getByRole('link', { name: 'Light is a false signal of day length.' }).first().waitFor();
    expect(await kept.count()).toBe(0);

    await page
      .getByRole('link', { name: /^Survival did not differ/ })
      .last()
      .click();
    const field = page.getByLabel('Edit sentence');
    const before = await field.inputValue();
    await field.fill('Survival was equal.');
    await page.getByRole('link', { name: 'My Drafts' }).first().click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await field.inputValue()).toBe('Survival was equal.');
    // The same text as before is nothing to lose.
    await field.fill(before);
    await page.getByRole('link', { name: 'My Drafts' }).first().click();
    await page.waitForURL('**/my-drafts');
    expect(problems).toEqual([]);
  });

  test('front matter, cells, code and captions are edited by keyboard alone on a narrow screen [D.130]', {
    timeout: 120_000,
  }, async () => {
    const { page, problems } = await open({ width: 320, dark: true });
    const toggle = async (name: string) => {
      await page.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.locator('[data-editor] :focus').waitFor();
    };
    await toggle('Edit authors');
    // The focus is in the field, and returns to the control that opened it.
    await page.keyboard.type('Ann Lee*; Oak Lab; ann@example.org; 0000-0002-1825-0097\nBo Ek');
    expect(await axeFaults(page)).toEqual([]);
    await save(page).focus();
    await page.keyboard.press('Enter');
    await saved(page, 2);
    await page.getByRole('list', { name: 'Authors' }).getByText('Ann Lee').waitFor();
    await page.getByText('*, Oak Lab, ann@example.org, 0000-0002-1825-0097').waitFor();
    expect(await focused(page)).toBe('Edit authors');
    await toggle('Edit authors');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Ann Lee; 0000-0000-0000-0000');
    await save(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('An author’s ORCID is not valid').waitFor();
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Edit authors');

    await toggle('Edit keywords');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('street light; buds');
    await page.keyboard.press('Enter');
    await saved(page, 3);
    await page.getByText('Keywords: street light; buds').waitFor();

    await toggle('Edit table');
    await page.getByLabel('Row 1, column 2').fill('92');
    await page.getByRole('button', { name: 'Add a row' }).press('Enter');
    await page.getByLabel('Row 2, column 1').fill('dark');
    expect(await axeFaults(page)).toEqual([]);
    await save(page).press('Enter');
    await saved(page, 4);
    await page.getByRole('cell', { name: '92' }).waitFor();
    await page.getByRole('cell', { name: 'dark' }).waitFor();

    await toggle('Edit code');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('lm(day ~ light + year)');
    await save(page).press('Enter');
    await saved(page, 5);
    await page.getByRole('textbox', { name: 'Code', exact: true }).waitFor({ state: 'detached' });
    await page.getByText('lm(day ~ light + year)').waitFor();

    await toggle('Edit Figure 2');
    await page.keyboard.type('Light at the trees in lx');
    expect(await axeFaults(page)).toEqual([]);
    await save(page).first().press('Enter');
    await saved(page, 6);
    await page.getByRole('link', { name: 'Light at the trees in lx' }).waitFor();
    await toggle('Edit Figure 2');
    await page.getByRole('button', { name: 'Move up in numbering' }).press('Enter');
    await saved(page, 7);
    await page.getByRole('figure').filter({ hasText: 'Light at the trees in lx' }).getByText('Figure 1.').waitFor();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(problems).toEqual([]);
  });

  test('a sentence is added, moved, split, joined and deleted, and the focus moves along [D.130]', async () => {
    const { page, problems } = await open();
    const results = page.getByRole('region', { name: 'Results', exact: true });
    await results.getByRole('link', { name: 'Add a sentence to “Results”' }).press('Enter');
    await page.locator('[data-editor] :focus').waitFor();
    await page.keyboard.type('Height was alike and color was too.');
    await page.getByRole('button', { name: 'Save as a new version' }).press('Enter');
    await saved(page, 2);
    const sentence = results.getByRole('link', { name: 'Height was alike and color was too.' });
    await sentence.press('Enter');
    const panel = page.getByRole('region', { name: 'Selected sentence' });
    expect(await axeFaults(page)).toEqual([]);
    const up = panel.getByRole('button', { name: 'Move up' });
    await up.press('Enter');
    await saved(page, 3);
    await expect.poll(() => focused(page)).toBe('Move up');
    await panel.getByRole('button', { name: 'Split at the cursor' }).press('Enter');
    await panel
      .getByRole('status')
      .getByText(/^Put the cursor where/)
      .waitFor();
    await panel.getByLabel('Edit sentence').evaluate((field: HTMLTextAreaElement) => {
      field.setSelectionRange('Height was alike'.length, 'Height was alike'.length);
    });
    await panel.getByRole('button', { name: 'Split at the cursor' }).press('Enter');
    await saved(page, 4);
    await results.getByRole('link', { name: 'and color was too.' }).press('Enter');
    await panel.getByRole('button', { name: 'Start a new paragraph here' }).press('Enter');
    await saved(page, 5);
    await panel.getByRole('button', { name: 'Join with the paragraph before' }).press('Enter');
    await saved(page, 6);
    await results.getByRole('link', { name: 'Height was alike', exact: true }).press('Enter');
    await panel.getByRole('button', { name: 'Join with the next sentence' }).press('Enter');
    await saved(page, 7);
    const next = await results.getByRole('link', { name: /^Survival did not differ/ }).getAttribute('id');
    await panel.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await saved(page, 8);
    expect(await sentence.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(next);
    expect(problems).toEqual([]);
  });

  test('sections are moved, added and removed by keyboard, and no sentence is lost [D.130]', async () => {
    const { page, problems } = await open({ width: 360, dark: true });
    const titles = () => page.locator('article h2').allInnerTexts();
    const before = await titles();
    expect(before.slice(0, 5)).toEqual(['Abstract', 'Background', 'Methods', 'Results', 'Discussion']);
    const toggle = async (title: string) => {
      await page.getByRole('link', { name: `Arrange “${title}”` }).press('Enter');
      await page.locator('[data-editor] :focus').waitFor();
    };
    await toggle('Results');
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Move section up' }).press('Enter');
    await saved(page, 2);
    // The same button keeps the focus, so that it can be pressed again.
    await expect.poll(() => focused(page)).toBe('Move section up');
    expect((await titles()).slice(1, 4)).toEqual(['Background', 'Results', 'Methods']);
    await page.getByLabel('Heading of a new section after this one').fill('A box on lamps');
    await page.keyboard.press('Enter');
    await saved(page, 3);
    expect((await titles()).slice(2, 4)).toEqual(['Results', 'A box on lamps']);
    await page.getByRole('link', { name: 'Add a sentence to “A box on lamps”' }).waitFor();
    const sentence = page.getByRole('link', { name: 'Survival did not differ between the groups.' });
    const places = await sentence.count();
    await toggle('Results');
    await page.getByRole('button', { name: 'Remove section' }).press('Enter');
    await saved(page, 4);
    expect((await titles()).at(-1)).toBe('Notes to place');
    expect(await sentence.count()).toBe(places);
    await expect.poll(() => focused(page)).toBe('A box on lamps');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Undone: Section removed. This is version 5.').waitFor();
    expect((await titles()).slice(1, 4)).toEqual(['Background', 'Results', 'A box on lamps']);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    expect(problems).toEqual([]);
  });

  test('changes are undone and redone with keys and buttons, and no version is lost [D.130]', async () => {
    const { page, problems } = await open();
    const edit = async (from: string, to: string, version: number) => {
      await page.getByRole('link', { name: from }).first().click();
      await page.getByLabel('Edit sentence').fill(to);
      await save(page).click();
      await saved(page, version);
    };
    await edit('Survival did not differ between the groups.', 'Survival was alike.', 2);
    await edit('Survival was alike.', 'Survival was the same.', 3);
    const shows = (words: string) => page.getByRole('link', { name: words }).first().waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('Undone: A sentence edited. This is version 4.').waitFor();
    await shows('Survival was alike.');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('This is version 5.').waitFor();
    await shows('Survival did not differ between the groups.');
    expect(await focused(page)).toBe('Undo');
    await page.keyboard.press('Control+z');
    await page.getByText('There is nothing to undo.').waitFor();
    await page.keyboard.press('Control+Shift+Z');
    await page.getByText('Redone: A sentence edited. This is version 6.').waitFor();
    await page.keyboard.press('Control+y');
    await page.getByText('This is version 7.').waitFor();
    await shows('Survival was the same.');
    // Inside a field, the shortcuts undo what was typed there.
    await page.getByRole('link', { name: 'Survival was the same.' }).click();
    await page.getByLabel('Edit sentence').press('Control+z');
    await page.getByRole('tab', { name: 'Versions (7)' }).click();
    await page.getByRole('link', { name: 'Version 3', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  test('another tab that undoes first is reported [D.130]', async () => {
    const { page, context } = await open();
    await page.getByRole('link', { name: 'Edit keywords' }).click();
    const other = await context.newPage();
    await other.goto(page.url().split('#')[0] ?? '');
    // This tab still has the version before the change.
    await other.getByRole('link', { name: 'Edit keywords' }).waitFor();
    await page.getByLabel('Keywords, separated by semicolons').fill('moths');
    await save(page).click();
    await saved(page, 2);
    await other.getByRole('link', { name: 'Edit keywords' }).click();
    await other.getByLabel('Keywords, separated by semicolons').fill('bats');
    await save(other).click();
    await other
      .getByRole('alert')
      .getByText(/^This draft was changed in another tab/)
      .waitFor();
    await other.getByRole('button', { name: 'Load the newest version' }).click();
    await other.getByText('Keywords: moths').waitFor();
    expect(await other.getByLabel('Keywords, separated by semicolons').inputValue()).toBe('bats');
    await save(other).click();
    await other.getByText('Keywords: bats').waitFor();
  });
});
