import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../../../../../tests/support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../../../../../tests/support/browser.ts';
import { logInByCall, signUpByCalls } from '../../../../../tests/support/new-user.ts';
import { researchPackage } from '../../../../../tests/support/research-package.ts';
import { type RunningProduct, sharedProduct } from '../../../../../tests/support/running-product.ts';
import { runEnd, submitPackage } from '../../../../../tests/support/submit-package.ts';

const text = `Night buses are common in large towns and carry many young people home (Okafor 2018). We wanted to know whether a night bus lowers the number of accidents on country roads.
We counted accidents on 40 roads in two districts during 2021 and 2022, and a bus was introduced in one district in January 2022. The counts come from the police register of the province, and roads with building sites were excluded.
Accidents on the roads with a bus fell from 31 to 22 in a year (rate ratio 0.71, 95% CI 0.52 to 0.97), and on the others they rose from 28 to 29.
This proves that night buses save lives. Data and code are available at Zenodo.`;

browserDescribe('prompts and checklist on the page of a draft', () => {
  let product: RunningProduct;
  let browser: Browser;
  let user: Awaited<ReturnType<typeof signUpByCalls>>;
  let address: string;
  beforeAll(async () => {
    [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
    user = await signUpByCalls(product);
    const { body } = await submitPackage(product, user.token, researchPackage({ text }));
    const run = await runEnd(product, user.token, body.runId ?? '');
    address = `${product.url}/my-drafts/${run.result?.id}`;
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('a prompt is a field in its section, and the text typed there becomes a sentence [D.118]', async () => {
    const { context, page, problems } = await openPage(browser);
    await logInByCall(context, product, user);
    await page.goto(address);
    const discussion = page.getByRole('region', { name: 'Discussion' });
    const field = discussion.getByLabel(/^Your answer: Name the main limitations/);
    await field.fill('Only two districts were counted.');
    expect(await axeFaults(page)).toEqual([]);
    await discussion.getByRole('button', { name: 'Add to the draft' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Version 2 created').waitFor();
    await discussion.getByRole('link', { name: 'Only two districts were counted.' }).waitFor();
    expect(await field.count()).toBe(0);
    // The keyboard focus moves to the section.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Discussion');
    expect(problems).toEqual([]);
    await context.close();
  });

  test('a satisfied item shows its sentence, folded; a dismissed item shows its reason and can be reopened, even on a phone [D.119]', async () => {
    const { context, page, problems } = await openPage(browser, { width: 320 });
    await logInByCall(context, product, user);
    await page.goto(address);
    await page.getByRole('tab', { name: /^Risk checklist/ }).click();
    const satisfied = page.getByText(/^Satisfied \(\d+\)$/);
    await satisfied.click();
    await page.getByRole('heading', { name: 'Access to data or code is stated' }).waitFor();
    await page.getByText('Data and code are available at Zenodo.').waitFor();
    const title = 'Wording stronger than evidence can be';
    const dismiss = page.getByRole('button', { name: `Dismiss: ${title}` });
    while (!(await dismiss.isVisible())) await page.getByRole('button', { name: 'Next' }).click();
    await dismiss.click();
    await page.getByLabel('Why doesn’t this apply?').fill('It is the name of our campaign.');
    await page.getByRole('button', { name: 'Dismiss with this reason' }).click();
    await page.getByText(/^Dismissed \(1\)$/).click();
    await page.getByText('It is the name of our campaign.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
    await page.getByRole('button', { name: `Reopen: ${title}` }).click();
    await dismiss.waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
    await context.close();
  });
});
