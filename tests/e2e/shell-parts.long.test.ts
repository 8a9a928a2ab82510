import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

browserDescribe('parts of the frame of the pages in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string; id: string };

  beforeAll(async () => {
    product = await sharedProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  /** A blank page with the user's session. */
  async function ofMember(options = {}): Promise<{ page: Page; problems: string[] }> {
    const { page, context, problems } = await openPage(browser, options);
    await logInByCall(context, product, member);
    return { page, problems };
  }

  test('below the six entries a divider separates My Reports and the favorite tools [D.75]', async () => {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      const { page, context, problems } = await openPage(browser, size);
      await logInByCall(context, product, await signUpByCalls(product));
      // The lower part of the page is replaced once, when the page's scripts have loaded.
      await page.goto(`${product.url}/base-rent-sens`, { waitUntil: 'networkidle' });
      const menu = page.getByRole('button', { name: 'Open the menu' });
      const shown = async () => {
        if (size.width < 768) await menu.click();
        const below = page.getByRole('navigation', { name: 'Reports and favorites' });
        await below.getByRole('link', { name: 'My Reports' }).waitFor();
        await page.getByRole('separator').waitFor();
        const links = await below
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
        const [six, line, own] = await Promise.all(
          [page.getByRole('navigation', { name: 'Main' }), page.getByRole('separator'), below].map((part) =>
            part.boundingBox(),
          ),
        );
        expect((six?.y ?? 0) + (six?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);
        expect(line?.y).toBeLessThan(own?.y ?? 0);
        if (size.width < 768) await page.keyboard.press('Escape');
        return links;
      };
      expect(await shown()).toEqual([['My Reports', '/my-reports']]);
      await page.getByRole('button', { name: 'Favorite: Base Rent Analysis' }).click();
      await page.locator('[data-toast=success]').first().waitFor();
      expect(await shown()).toEqual([
        ['My Reports', '/my-reports'],
        ['Base Rent Analysis', '/base-rent-sens'],
      ]);
      await page.goto(`${product.url}/credit-history`);
      await expect.poll(shown).toHaveLength(2);
      expect(problems).toEqual([]);
    }
  });

  test('hovering and following the entries of the sidebar causes no errors, even with a missing page', async () => {
    const { page, problems } = await ofMember();
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    for (const entry of await entries.all()) {
      await entry.hover();
      await page.waitForLoadState('networkidle');
      await entry.click();
      await page.waitForURL(product.url + (await entry.getAttribute('href')));
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    expect(problems).toEqual([]);
  });

  test.each([
    ['that the server refuses', 'refuse'],
    ['that does not reach the server', 'cut'],
  ])('a logout %s still leads to the login, and the session has ended [P7.1.5]', async (_, how) => {
    const { page } = await ofMember();
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    const old = await page.context().cookies();
    await page.route('**/functions/v1/auth', async (route) => {
      if (route.request().postDataJSON().action !== 'logout') return route.continue();
      if (how === 'cut') await route.abort('connectionfailed');
      else await route.fulfill({ status: 500, json: { error: 'Something went wrong', code: 'internal' } });
    });
    await logOut(page, member.username);
    await page.waitForURL(`${product.url}/login`);
    await page.getByRole('heading', { name: 'Log in to your account' }).waitFor();
    await page.goto(`${product.url}/dashboard`);
    expect(page.url()).toBe(`${product.url}/login`);

    // The session is ended, not only hidden: a copied cookie no longer works.
    const thief = await openPage(browser);
    await thief.context.addCookies(old);
    await thief.page.goto(`${product.url}/dashboard`);
    expect(thief.page.url()).toBe(`${product.url}/login`);

    // The next login works again.
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: `Welcome, ${member.username}!` }).waitFor();
    expect(page.url()).toBe(`${product.url}/dashboard`);
  });
});

async function logOut(page: Page, username: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
