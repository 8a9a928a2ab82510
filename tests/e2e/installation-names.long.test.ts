import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('an installation with custom names', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser;

  beforeAll(async () => {
    product = await startProduct({
      BRAND_NAME: 'Quillmark',
      SUPPORT_EMAIL: 'help@lab.example',
      FOUNDER_NAME: 'Ada Example',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    });
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('BRAND_NAME is shown on every page, in mails and in the API document [D.1]', async () => {
    for (const path of [
      ...['/', '/philosophy', '/about', '/contact', '/terms', '/blog'],
      ...['/login', '/register', '/verify-email', '/forgot-password', '/reset-password', '/no-such-page'],
    ]) {
      const html = await (await fetch(product.url + path)).text();
      expect(html, path).toContain('Quillmark');
      expect(html, path).not.toContain('Foredraft');
    }
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, member);
    for (const path of [
      ...['/dashboard', '/my-drafts', '/my-reports', '/paper-assistant', '/base-rent-sens', '/translator'],
      ...['/change-password', '/account'],
    ]) {
      await page.goto(product.url + path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.locator('.skeleton').count(), { timeout: 20_000 }).toBe(0);
      expect(await page.getByRole('banner').getByRole('link', { name: 'Quillmark' }).count(), path).toBe(1);
      expect(await page.content(), path).not.toContain('Foredraft');
    }
    const office = await openPage(browser);
    await logInByCall(office.context, product, admin);
    await office.page.goto(`${product.url}/admin`);
    await office.page.getByRole('heading', { level: 1 }).waitFor();
    expect(await office.page.content()).not.toContain('Foredraft');

    const [mail = ''] = await product.mailsTo(member.email);
    expect(mail).toContain('Quillmark');
    expect(mail).not.toContain('Foredraft');
    const api = (await (await fetch(`${product.url}/api/openapi.json`)).json()) as { info: { title: string } };
    expect(api.info.title).toBe('Quillmark');
  });

  test('SUPPORT_EMAIL and FOUNDER_NAME appear in every text that uses them [D.2]', async () => {
    const { page, context, problems } = await openPage(browser);
    for (const [path, text] of [
      ['/contact', 'help@lab.example'],
      ['/about', 'write to help@lab.example.'],
      ['/terms', 'Send questions about these terms to help@lab.example.'],
      ['/verify-email', 'help@lab.example'],
      ['/philosophy', 'By Ada Example'],
    ] as const) {
      await page.goto(product.url + path);
      expect(await page.getByRole('main').innerText(), path).toContain(text);
    }
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/base-rent-sens`);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('For support, write to help@lab.example.').waitFor();
    expect((await product.mailsTo(member.email)).at(0)).toContain('help@lab.example');
    expect(problems).toEqual([]);
  });
});

const admin: NewUser = { username: 'admin', email: 'admin@lab.example', password: 'Str0ng-enough!' };
