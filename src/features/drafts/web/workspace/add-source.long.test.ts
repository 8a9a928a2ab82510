import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../../../../../tests/support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { insights } from '../../../../../tests/support/insights.ts';
import { addLampWorks, askingStandIn } from '../../../../../tests/support/lamp-literature.ts';
import { type LiteratureStandIn, startLiteratureStandIn } from '../../../../../tests/support/literature-stand-in.ts';
import { logInByCall, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { researchPackage } from '../../../../../tests/support/research-package.ts';
import { type RunningProduct, startProduct } from '../../../../../tests/support/running-product.ts';
import { runEnd, submitPackage } from '../../../../../tests/support/submit-package.ts';

const seeds = '@article{lee2019, author={Lee, Ann}, title={Light and buds}, journal={Trees}, year={2019}}';

browserDescribe('sources in the workspace of a draft', () => {
  let product: RunningProduct;
  let standIn: LiteratureStandIn;
  let browser: Browser;
  let user: Awaited<ReturnType<typeof signUpByCalls>>;
  beforeAll(async () => {
    standIn = await startLiteratureStandIn();
    addLampWorks(standIn);
    [product, browser] = await Promise.all([
      // Without TeX, which these tests do not cover and which is slow.
      startProduct({ PATH: dirname(process.execPath), SIGNUP_CREDITS: '80', ...askingStandIn(standIn) }),
      launchBrowser(),
    ]);
    user = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await standIn?.close();
  });

  async function open(options: { width?: number } = {}) {
    const { body } = await submitPackage(product, user.token, researchPackage({ text: insights, seeds }));
    const run = await runEnd(product, user.token, body.runId ?? '');
    const opened = await openPage(browser, options);
    await logInByCall(opened.context, product, user);
    await opened.page.goto(`${product.url}/my-drafts/${run.result?.id}`);
    await opened.page.getByRole('heading', { name: 'Methods' }).waitFor();
    return opened;
  }

  const missing = (page: Page) => page.getByRole('link', { name: '[citation needed]' });

  test('a missing source is added in its place from a reference; a pasted entry that cannot be read is refused with its line [D.121]', async () => {
    const { page, problems } = await open();
    const count = await missing(page).count();
    expect(count).toBeGreaterThan(1);
    await missing(page).first().click();
    await page.getByText('readers will ask a source for').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('A reference of this draft').selectOption({ label: 'Lee (2019) Light and buds' });
    await page.getByRole('button', { name: 'Cite', exact: true }).click();
    await page.getByText('Version 2 created').waitFor();
    await expect.poll(() => missing(page).count()).toBe(count - 1);

    await missing(page).first().click();
    const paste = page.getByLabel('Paste a DOI, or a BibTeX or RIS entry');
    await paste.fill('@article{one, title={One}, year={2020}}\n@article{two, title={Two');
    await page.getByRole('button', { name: 'Cite the pasted work' }).click();
    await page
      .getByRole('alert')
      .getByText(/^Line 2 could not be read/)
      .waitFor();
    expect(await paste.inputValue()).toContain('@article{two');

    await paste.fill('10.1000/lamps');
    await page.getByRole('button', { name: 'Cite the pasted work' }).click();
    await page.getByText('Version 3 created').waitFor();
    await expect.poll(() => missing(page).count()).toBe(count - 2);
    expect(problems.filter((problem) => !problem.includes('400'))).toEqual([]);
  });

  test('a missing source is found by a search, which reports when no library can be reached [D.121, D.126]', async () => {
    const { page, problems } = await open();
    const count = await missing(page).count();
    await missing(page).nth(1).click();
    const words = page.getByLabel('Search for a work');
    await words.fill('nobody asked this');
    standIn.trouble.push('hang up', 'hang up');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText(/^Offline: no library of records could be reached/).waitFor();
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const results = page.getByRole('list', { name: 'Search results' });
    await results.getByRole('link', { name: /^Silva \(2018\)/ }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await results.getByRole('button', { name: /^Cite Silva \(2018\)/ }).click();
    await page.getByText(/^Version 2 of 2: Citation added/).waitFor();
    await expect.poll(() => missing(page).count()).toBe(count - 1);
    expect(problems).toEqual([]);
  });

  test('the coverage is read by section, by theme and by work, with counts and the sentences behind them [F1.5] [D.61]', async () => {
    for (const width of [1440, 320]) {
      const { page, problems } = await open({ width });
      await page.getByRole('tab', { name: 'Literature coverage' }).click();
      const view = (name: string) => page.getByRole('group', { name: 'Show by' }).getByRole('button', { name });
      const findings = page.getByRole('tabpanel', { name: 'Literature coverage' });
      expect(await view('By section').getAttribute('aria-pressed')).toBe('true');
      const figures = await findings.locator('dl').innerText();
      expect(figures).toMatch(
        /Cited\s+\d+\s+Possible source\s+\d+\s+No source yet\s+\d+\s+Themes with a matching work\s+\d+ of \d+/,
      );
      const lacking = Number(/No source yet\s+(\d+)/.exec(figures)?.[1]);
      expect(lacking).toBeGreaterThan(0);
      expect(
        await findings.getByText('No source yet', { exact: true }).filter({ visible: true }).count(),
      ).toBeGreaterThan(lacking);
      const section = findings
        .locator('summary')
        .filter({ hasText: /without a source/ })
        .first();
      expect(await section.innerText()).toMatch(/\d+ without a source/);
      await view('By theme').click();
      await findings.getByText('lamps', { exact: false }).first().waitFor();
      expect(await section.count()).toBe(0);
      await view('By work').click();
      const work = findings.getByRole('listitem').filter({ hasText: 'Okafor (2021)' }).first();
      await work.getByText(/^found by search · may support \d+/).waitFor();
      expect(await axeFaults(page)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
      expect(problems).toEqual([]);
    }
  });

  test('a proposed work is refused with one click, related work is removed and restored, and a look-up is repeated [D.122, D.126]', async () => {
    const { page, problems } = await open();
    const text = page.getByRole('tabpanel', { name: 'Text' });
    await text.getByText('“Street trees near lamps had an earlier bud burst by one week.”').waitFor();
    await page.getByRole('tab', { name: 'Literature coverage' }).click();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove related work from the introduction' }).click();
    await page.getByText('Version 2 created').waitFor();
    // The pages next to the text still show the previous version.
    const quoted = text.getByText('“Street trees near lamps');
    expect(await quoted.count()).toBe(0);
    await page.getByRole('button', { name: 'Quote related work in the introduction' }).click();
    await quoted.waitFor();

    await page.getByRole('button', { name: 'By theme' }).click();
    await page
      .getByRole('button', { name: /^Refuse Okafor \(2021\)/ })
      .first()
      .click();
    await page.getByText('Refused works (1)').waitFor();
    await expect.poll(() => page.getByText('“Street trees near lamps').count()).toBe(0);
    await page.getByRole('button', { name: 'Look up again' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Look up again' }).getAttribute('aria-busy')).toBe(null);
    expect(await page.getByRole('button', { name: /^Refuse Okafor/ }).count()).toBe(0);
    await page.getByText('Refused works (1)').click();
    await page.getByRole('button', { name: 'Suggest doi:10.1000/lamps again' }).click();
    await quoted.waitFor();
    expect(problems).toEqual([]);
  });
});
