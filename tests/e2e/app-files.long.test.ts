import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';
import { openSampleDraft } from '../support/sample-draft.ts';

browserDescribe('icons, titles and offline state in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser & { token: string; id: string };

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    member = await signUpByCalls(product);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test('every icon that browsers request exists in its size, and the manifest lists them [D.164]', async () => {
    const html = await (await fetch(product.url)).text();
    for (const address of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/manifest.webmanifest'])
      expect(html).toContain(`href="${address}"`);
    const ico = Buffer.from(await (await fetch(`${product.url}/favicon.ico`)).arrayBuffer());
    // Three images: 16, 32 and 48 pixels.
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico[22], ico[38]]).toEqual([1, 3, 16, 32, 48]);
    const answer = await fetch(`${product.url}/manifest.webmanifest`);
    expect(answer.headers.get('Content-Type')).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { name: string; icons: { src: string; sizes: string; type: string }[] };
    expect(manifest).toMatchObject({ name: 'Foredraft', start_url: '/dashboard' });
    for (const { src, sizes, type } of [...manifest.icons, touchIcon]) {
      const icon = await fetch(product.url + src);
      expect([src, icon.status, icon.headers.get('Content-Type')?.split(';')[0]]).toEqual([src, 200, type]);
      if (type !== 'image/png') continue;
      const { width, height } = await sharp(await icon.arrayBuffer()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('a tab title names the page and then the product, for guests and members [D.164]', async () => {
    const guest = await openPage(browser);
    for (const [path, title] of [
      ['/login', 'Log in · Foredraft'],
      ['/no-such-page', 'Page not found · Foredraft'],
    ] as const) {
      await guest.page.goto(product.url + path);
      expect([path, await guest.page.title()]).toEqual([path, title]);
    }
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    for (const [path, title] of [
      ['/dashboard', 'Dashboard · Foredraft'],
      ['/my-drafts', 'My Drafts · Foredraft'],
      ['/paper-assistant', 'Paper Assistant · Foredraft'],
      ['/base-rent-sens', 'Base Rent Analysis · Foredraft'],
      ['/lease-analysis', 'Lease Analysis · Foredraft'],
    ] as const) {
      await page.goto(product.url + path);
      expect([path, await page.title()]).toEqual([path, title]);
    }
    // Also works through a link within the product, and for a resource with its own name.
    await openSampleDraft(page, product);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(() => page.title()).toBe(`${await heading.innerText()} · Foredraft`);
    await page.getByRole('link', { name: 'My Drafts' }).first().click();
    await expect.poll(() => page.title()).toBe('My Drafts · Foredraft');
    expect(problems).toEqual([]);
  });

  test('text by users follows its own writing direction [D.164]', async () => {
    const { page, context } = await openPage(browser);
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/paper-assistant`);
    const field = page.getByRole('textbox').first();
    const direction = () => field.evaluate((element) => getComputedStyle(element).direction);
    await field.fill('The tide gauge of Brest');
    expect(await direction()).toBe('ltr');
    await field.fill('مقياس المد في بريست');
    expect(await direction()).toBe('rtl');
  });

  test('without a connection the page stays, reports it and keeps typed text, and a new page shows an offline page [D.162]', async () => {
    const { page, context } = await openPage(browser, { serviceWorkers: true });
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/base-rent-sens`);
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    expect(worker).toBe(`${product.url}/service-worker.js`);
    const field = page.getByRole('textbox').first();
    await field.fill('1234');

    await context.setOffline(true);
    await page.getByText('You are offline. What you typed stays on this page until the connection is back.').waitFor();
    await page.getByRole('link', { name: 'My Drafts' }).first().click();
    await page.locator('[data-toast-message]').filter({ hasText: 'You are offline' }).waitFor();
    expect(page.url()).toBe(`${product.url}/base-rent-sens`);
    expect(await field.inputValue()).toBe('1234');

    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    expect(page.url()).toBe(`${product.url}/dashboard`);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'My Drafts' }).first().waitFor();
    expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  });

  test('a page that needs scripts shows a note if they are disabled [D.162]', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${product.url}/login`);
    const note = page.locator('noscript p');
    expect(await note.innerText()).toMatch(/^This page needs JavaScript\./);
    expect(await note.isVisible()).toBe(true);
  });
});

const touchIcon = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
