import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('API keys', () => {
  let product: RunningProduct;
  let browser: Browser;
  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('a key is created on its page and works with the examples of the API page as written [D.69]', async () => {
    const { page, context, problems } = await openPage(browser);
    const user = await signUpByCalls(product);
    await logInByCall(context, product, user);
    await page.goto(`${product.url}/account`);
    await page.getByRole('link', { name: 'Manage API keys' }).click();
    await page.getByText("You don't have any API keys yet.").waitFor();
    expect(await axeFaults(page)).toEqual([]);

    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('Name the key').waitFor();
    await page.getByLabel('Name').fill('Nightly script');
    await page.getByRole('button', { name: 'Create key' }).click();
    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByLabel('Your password').fill('Wrong-Horse-7');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    await dialog.getByText('That password is incorrect. Please try again.').waitFor();
    await dialog.getByLabel('Your password').fill(user.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Copy your new key' }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    const key = await page.getByLabel('API key', { exact: true }).inputValue();
    expect(key).toMatch(/^fdk_/);
    const listed = page.getByRole('listitem').filter({ hasText: 'Nightly script' });
    await listed.getByText('Read, Run tools').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await listed.getByText('never used').waitFor();
    expect(await page.content()).not.toContain(key);

    await page.getByRole('link', { name: 'How to use the API' }).click();
    await page.getByRole('heading', { name: 'API', exact: true }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const example = (name: string) => page.getByRole('region', { name: `Example: ${name}` }).innerText();
    const events = await shell(await example('run Base Rent'), { API_KEY: key });
    expect(events).toMatch(/^data: \{.*"event":"workflow_finished"/m);
    const list = await example('list reports');
    const { reports } = JSON.parse(await shell(list, { API_KEY: key }));
    expect(reports).toHaveLength(1);
    const download = await example('download a report');
    const { signedUrl } = JSON.parse(await shell(download, { API_KEY: key, REPORT_ID: reports[0].id }));
    const file = await fetch(signedUrl);
    expect(file.headers.get('Content-Type')).toContain('spreadsheet');

    await page.goto(`${product.url}/account/api-keys`);
    await listed.getByText(/last used .* from /).waitFor();
    await listed.getByRole('button', { name: 'Revoke Nightly script' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('The key has been revoked').waitFor();
    await page.getByText("You don't have any API keys yet.").waitFor();
    await expect(shell(list, { API_KEY: key })).rejects.toThrow(/401/);
    expect(problems.filter((problem) => !problem.includes('403'))).toEqual([]);
    await context.close();
  }, 180_000);
});

async function shell(script: string, environment: Record<string, string>): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', ...environment };
  const { stdout } = await promisify(execFile)('bash', ['-c', script], { env, timeout: 60_000 });
  return stdout;
}
