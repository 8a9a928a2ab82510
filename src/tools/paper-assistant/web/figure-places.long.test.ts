import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DraftPreview } from '#features/drafts/contract/drafts.ts';
import { axeFaults } from '../../../../tests/support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../../../../tests/support/browser.ts';
import { insights } from '../../../../tests/support/insights.ts';
import { logInByCall, signUpByCalls } from '../../../../tests/support/new-user.ts';
import { picture } from '../../../../tests/support/research-package.ts';
import { type RunningProduct, sharedProduct } from '../../../../tests/support/running-product.ts';

browserDescribe('figure places before submission', () => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('are proposed, changed on the page, and kept in the draft [D.113]', async () => {
    const user = await signUpByCalls(product);
    const { page, context, problems } = await openPage(browser, { width: 360 });
    await logInByCall(context, product, user);
    await page.goto(`${product.url}/paper-assistant`);
    await page.getByLabel('Research insights').fill(insights);
    const buffer = Buffer.from(await picture('png'));
    const files = ['a.png', 'b.png', 'c.png'].map((name) => ({ name, mimeType: 'image/png', buffer }));
    await page.locator('input[type=file][accept*=png]').first().setInputFiles(files);
    await page.getByLabel('Image Description').nth(1).fill('Satellite observations of greening');
    await page.getByText('Figure 1 goes with the sentence that names it: “Figure 1 shows').waitFor();
    const second = page.getByLabel('Figure 2 goes with');
    await expect.poll(() => second.inputValue()).toMatch(/^These findings are in line with satellite/);
    const third = page.getByLabel('Figure 3 goes with');
    expect(await third.inputValue()).toBe('');
    await third.selectOption('Survival did not differ between the groups.');
    expect(await axeFaults(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await page.getByRole('button', { name: 'Generate Academic Draft' }).click();
    const preview = page.waitForResponse((response) => /\/preview/.test(response.url()));
    await page.getByRole('link', { name: 'Open the draft' }).click();
    const draft = (await (await preview).json()) as DraftPreview;
    const blocks = (draft.text?.parts ?? []).flatMap((part) => part.blocks);
    const words = new Map(
      blocks.flatMap((block) =>
        block.kind === 'paragraph' ? block.sentences.map((sentence) => [sentence.id, sentence] as const) : [],
      ),
    );
    const figures = blocks.flatMap((block) => (block.kind === 'figure' ? [block] : []));
    expect(figures.map(({ number, mentionedBy }) => [number, words.get(mentionedBy ?? '')?.words])).toEqual([
      [1, expect.stringMatching(/^Figure 1 shows/)],
      [2, expect.stringMatching(/^These findings/)],
      [3, 'Survival did not differ between the groups.'],
    ]);
    expect(
      [...words.values()].filter(({ reference }) => reference !== null).map(({ reference }) => reference?.proposed),
    ).toEqual([false, false]);
    expect(problems).toEqual([]);
  });

  test('are proposed only for a logged-in user, within the limits of the form [D.113]', async () => {
    const user = await signUpByCalls(product);
    const ask = (body: object, token: string | null) =>
      fetch(`${product.url}/api/figure-proposals`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
    const body = { text: '$\\frac{'.repeat(900), descriptions: ['<script>', '\u0000'] };
    expect((await ask(body, null)).status).toBe(401);
    expect((await ask(body, user.token)).status).toBe(200);
    for (const wrong of [
      { text: 'x'.repeat(20_001), descriptions: ['a'] },
      { text: 'x', descriptions: [] },
      { text: 'x', descriptions: Array.from({ length: 11 }, () => 'a') },
      { text: 'x', descriptions: ['a'.repeat(2_501)] },
    ])
      expect((await ask(wrong, user.token)).status).toBe(400);
  });
});
