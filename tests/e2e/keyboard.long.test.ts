import { dirname } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { inventUser, logInByCall, signUpByCalls, verificationLink } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/**
 * The main journeys without a mouse. Every control on the way must be reachable with Tab, show that it has the focus,
 * and not be covered; after a dialog, the focus returns to where it was.
 */
browserDescribe('by keyboard only', () => {
  let product: RunningProduct;
  let browser: Browser;

  beforeAll(async () => {
    // Without TeX, which these tests do not cover and which is slow.
    product = await startProduct({ PATH: dirname(process.execPath) });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  async function ofMember(path = '/dashboard') {
    const user = await signUpByCalls(product);
    const { page, context, problems } = await openPage(browser);
    page.setDefaultTimeout(60_000);
    await logInByCall(context, product, user);
    await page.goto(product.url + path);
    return { page, problems };
  }

  test('someone registers, opens the link in the mail and logs in', { timeout: 180_000 }, async () => {
    const { page, problems } = await openPage(browser);
    const user = inventUser();
    await page.goto(product.url);
    await press(page, 'link', 'Register');
    await page.getByRole('heading', { name: 'Create Account' }).waitFor();
    for (const [label, text] of [
      ['Username', user.username],
      ['Email', user.email],
      ['Password', user.password],
      ['Confirm Password', user.password],
    ] as const) {
      await reach(page, 'textbox', label);
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/verify-email');
    await page.goto(await verificationLink(product, user.email));
    await page.getByText('You can log in now').waitFor();
    await reach(page, 'textbox', 'Password');
    await page.keyboard.type(user.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'First steps' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('a lease is read: tabs, a corrected value, its source, a link to share and a download', {
    timeout: 300_000,
  }, async () => {
    const { page, problems } = await ofMember();
    await press(page, 'link', /^Read a lease/);
    await press(page, 'button', 'Try with a sample');
    await page.getByRole('link', { name: 'Open the report' }).waitFor();
    await press(page, 'link', 'Open the report');
    await page.getByText(/^Read automatically/).waitFor();
    await press(page, 'link', /^Terms \d+$/);
    await page.getByRole('button', { name: 'Correct: Security deposit' }).waitFor();
    await press(page, 'button', 'Correct: Security deposit');
    await page.getByLabel('Correct amount').waitFor();
    await reach(page, 'textbox', 'Correct amount');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('26,000');
    await page.keyboard.press('Enter');
    await page.getByText('Corrected: Security deposit').waitFor();
    await expect.poll(() => hasFocus(page)).toBe(true);

    await press(page, 'link', /^Source of Security deposit/);
    await page.waitForURL(/source=/);
    await page
      .getByRole('region', { name: 'Source' })
      .getByText(/^Section/)
      .waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).not.toContain('source=');
    expect(await focused(page)).toMatch(/^link "Source of Security deposit/);

    await press(page, 'button', 'Share', 'Shift+Tab');
    const dialog = page.getByRole('dialog', { name: 'Share this report' });
    await dialog.waitFor();
    await press(page, 'button', 'Create link');
    await dialog.getByText(/^Copy it now/).waitFor();
    await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('button "Share"');

    await press(page, 'button', 'Download', 'Shift+Tab');
    await page.locator('[role=menuitem]:focus').waitFor();
    // The list doesn't cover the sidebar.
    const [list, main] = await Promise.all(
      ['menu', 'main'].map((role) => page.getByRole(role as 'menu').boundingBox()),
    );
    expect(list?.x).toBeGreaterThanOrEqual(main?.x ?? 0);
    for (let steps = 0; steps < 12; steps += 1) {
      const item = await focused(page);
      if (/XLSX|Excel/.test(item)) break;
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => focused(page)).not.toBe(item);
    }
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await expect.poll(() => focused(page)).toMatch(/^button "Download/);
    expect(problems).toEqual([]);
  });

  test('a paper is written: from the form to the workspace, where a prompt is answered', {
    timeout: 300_000,
  }, async () => {
    const { page, problems } = await ofMember();
    await press(page, 'link', /^Start a paper/);
    await reach(page, 'textbox', 'Research insights');
    await page.keyboard.insertText(text);
    await press(page, 'button', 'Generate Academic Draft');
    await page.getByRole('link', { name: 'Open the draft' }).waitFor({ timeout: 120_000 });
    await press(page, 'link', 'Open the draft');
    await page.getByRole('heading', { name: 'Methods' }).waitFor();
    await reach(page, 'textbox', /^Your answer: /, 'Tab', 300);
    await page.keyboard.type('Only one species was followed.');
    await press(page, 'button', 'Add to the draft');
    await page.getByText('Version 2 created').waitFor();
    await expect.poll(() => hasFocus(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('credits are bought', { timeout: 180_000 }, async () => {
    const { page, problems } = await ofMember('/credit-history');
    await press(page, 'button', 'Buy Credits');
    await page.getByRole('button', { name: 'Pay $20.00' }).waitFor();
    await press(page, 'button', 'Pay $20.00');
    await page.waitForURL('**/checkout/success?purchase=*');
    await page.getByText('100 credits are in your account.').waitFor();
    await press(page, 'link', 'See your purchases');
    await page.getByText(/^Purchase number/).waitFor();
    expect(problems).toEqual([]);
  });
});

/** The text states no limitation, so the draft asks for one. */
const text = `Night buses are common in large towns and carry many young people home. We wanted to know whether a night bus lowers the number of accidents on country roads.
We counted accidents on 40 roads in two districts during 2021 and 2022, and a bus was introduced in one district in January 2022. The counts come from the police register of the province, and roads with building sites were excluded.
Accidents on the roads with a bus fell from 31 to 22 in a year (rate ratio 0.71, 95% CI 0.52 to 0.97), and on the others they rose from 28 to 29.
This suggests that night buses save lives. Data and code are available at Zenodo.`;

/** Moves the focus to a control and presses it. */
async function press(page: Page, role: string, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await reach(page, role, name, key);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a control, at most once around the page; every control on the way must visibly have the focus. */
async function reach(
  page: Page,
  role: string,
  name: string | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  most = 200,
): Promise<void> {
  await page
    .getByRole(role as 'button', { name, exact: typeof name === 'string' })
    .first()
    .waitFor();
  const wanted = typeof name === 'string' ? `${role} "${name}"` : null;
  const passed: string[] = [];
  const faults: string[] = [];
  for (let presses = 0; presses <= most; presses += 1) {
    const at = await focused(page);
    const [first = '', quoted = ''] = /^(\w+)(?: "(.*)")?/s.exec(at)?.slice(1) ?? [];
    if (wanted === null ? first === role && (name as RegExp).test(quoted) : at.startsWith(wanted)) {
      expect(faults).toEqual([]);
      return;
    }
    await page.keyboard.press(key);
    const fault = await focusFault(page);
    const now = await focused(page);
    if (fault !== null) faults.push(`${now}: ${fault}`);
    if (await stays(page)) throw new Error(`The focus is trapped in ${now}`);
    passed.push(now);
  }
  throw new Error(`${role} ${name} is not reached with ${key}, but ${passed.join(' | ')}`);
}

/** Role and name of the control with the focus: 'button "Save"'; empty if nothing has it. */
async function focused(page: Page): Promise<string> {
  const control = page.locator('*:focus');
  if ((await control.count()) === 0) return '';
  const [line = ''] = (
    await control
      .first()
      .ariaSnapshot()
      .catch(() => '')
  ).split('\n');
  return line.replace(/^- '?/, '').replaceAll('\\"', '”');
}

/** Whether the last key left the focus on the same control. */
function stays(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const known = window as unknown as { lastFocus?: Element | null };
    const same = document.activeElement !== document.body && known.lastFocus === document.activeElement;
    known.lastFocus = document.activeElement;
    return same;
  });
}

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

/** Why a user would not see where the focus is; null if they would. */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const control = document.activeElement;
    if (control === null || control === document.body) return null;
    const box = control.getBoundingClientRect();
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(control);
    const ringed = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    if (!ringed && !control.closest('[role=menu], [role=dialog]')) return 'no focus ring';
    // For something large, such as a panel: the middle of its visible part.
    const middle = (Math.max(box.top, 0) + Math.min(box.bottom, window.innerHeight)) / 2;
    const points = [0.1, 0.5, 0.9].map((share) => [box.left + share * box.width, middle] as const);
    const seen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (control.contains(top) || top.contains(control) || top.closest('label') !== null);
    });
    return seen ? null : `covered or out of view at ${Math.round(box.left)}, ${Math.round(box.top)}`;
  });
}
