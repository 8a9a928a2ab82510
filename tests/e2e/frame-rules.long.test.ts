import pg from 'pg';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { holdCalls } from '../support/held-calls.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('rules of the frame', () => {
  let product: RunningProduct;
  let browser: Browser;
  let database: pg.Client;
  let member: NewUser & { token: string; id: string };
  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
    member = await signUpByCalls(product);
    await database.query(
      `insert into blog_posts (title, slug, content, author_name, status, published_at)
       values ('A first post', 'a-first-post', 'Some text.', 'Ada', 'published', now())`,
    );
  });
  afterAll(async () => {
    await database?.end();
    await browser?.close();
    await product?.stop();
  });

  async function visit(path: string, as: 'guest' | 'member', options = {}): Promise<Page> {
    const { page, context } = await openPage(browser, options);
    if (as === 'member') await logInByCall(context, product, member);
    await page.goto(product.url + path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  test.each(['guest', 'member'] as const)(
    'the public pages are open to a %s, and have the footer [P2.1.11] [P2.2.7]',
    async (who) => {
      const { page, context, problems } = await openPage(browser);
      if (who === 'member') await logInByCall(context, product, member);
      for (const path of ['/blog', '/blog/a-first-post', '/about', '/contact', '/terms', '/philosophy']) {
        const answer = await page.goto(product.url + path);
        expect([answer?.status(), page.url()], path).toEqual([200, product.url + path]);
        const footer = page.getByRole('contentinfo');
        const links = await footer
          .getByRole('link')
          .evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]));
        expect(links, path).toEqual([
          ['About', '/about'],
          ['Terms', '/terms'],
          ['Contact', '/contact'],
          ['Our Philosophy', '/philosophy'],
          ['Blog', '/blog'],
          ['Help', '/help'],
          ['Changelog', '/changelog'],
          ['Status', '/status'],
        ]);
        expect(await footer.innerText(), path).toContain(`© ${new Date().getFullYear()} Foredraft`);
      }
      expect(problems).toEqual([]);
    },
  );

  test('guests have Login and Register in the header, members do not [P2.2.2]', async () => {
    for (const width of [1440, 360]) {
      const header = (await visit('/about', 'guest', { width })).getByRole('banner');
      expect(await header.getByRole('link', { name: 'Login', exact: true }).getAttribute('href')).toBe('/login');
      expect(await header.getByRole('link', { name: 'Register', exact: true }).getAttribute('href')).toBe('/register');
    }
    const page = await visit('/about', 'member');
    expect(await page.getByRole('banner').getByRole('link').allInnerTexts()).not.toContain('Login');
  });

  test('the sidebar switches between wide and narrow, and closes on Escape and on a click outside, even on a phone [P2.2.5]', async () => {
    const page = await visit('/my-drafts', 'member', { width: 1100 });
    const rail = page.locator('[data-sidebar]');
    const form = () => rail.getAttribute('data-sidebar');
    const width = async () => (await rail.boundingBox())?.width ?? 0;
    const open = () => page.getByRole('button', { name: 'Wide sidebar' }).click();
    expect([await form(), await width()]).toEqual(['narrow', 63]);
    for (const close of [
      () => page.getByRole('button', { name: 'Narrow sidebar' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(900, 600),
    ]) {
      await open();
      await expect.poll(width).toBe(240);
      expect(await rail.getByText('Credit History').isVisible()).toBe(true);
      await rail.getByText('Credit History').hover();
      expect(await form()).toBe('wide');
      await close();
      await expect.poll(form).toBe('narrow');
    }
    await page.setViewportSize({ width: 360, height: 740 });
    const menu = page.getByRole('button', { name: 'Open the menu' });
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(350, 400)]) {
      await menu.click();
      const sheet = page.getByRole('dialog', { name: 'Menu' });
      await sheet.getByRole('link', { name: 'Credit History' }).waitFor();
      await close();
      await sheet.waitFor({ state: 'detached' });
      expect(await menu.evaluate((button) => document.activeElement === button)).toBe(true);
    }
  });

  test('from 1280 pixels the sidebar is open next to the page from the first paint, until the user narrows it [P2.2.5]', async () => {
    const { page, context, problems } = await openPage(browser, { width: 1280 });
    await logInByCall(context, product, member);
    await page.addInitScript(() => {
      const moved = window as never as { shifts: number };
      moved.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.shifts += (entry as never as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const rail = page.locator('[data-sidebar]');
    const width = async () => Math.round((await rail.boundingBox())?.width ?? 0);
    const left = async () => Math.round((await page.getByRole('main').boundingBox())?.x ?? 0);
    const narrow = page.getByRole('button', { name: 'Narrow sidebar' });
    const widen = page.getByRole('button', { name: 'Wide sidebar' });
    await page.goto(`${product.url}/my-drafts`);
    await page.getByRole('navigation', { name: 'Reports and favorites' }).waitFor();
    expect([await width(), await left()]).toEqual([239, 240]);
    expect(await rail.getByText('Credit History').isVisible()).toBe(true);
    // The balance may arrive and shift the layout a little; if the sidebar moved the page, the layout shift would be
    // 0.1.
    expect(await page.evaluate(() => (window as never as { shifts: number }).shifts)).toBeLessThan(0.01);
    // It covers nothing, so a click on the page leaves it open.
    await page.mouse.click(900, 700);
    expect(await width()).toBe(239);
    await narrow.click();
    await expect.poll(left).toBe(64);
    await widen.waitFor();
    await page.reload();
    await widen.waitFor();
    expect([await width(), await left()]).toEqual([63, 64]);
    // An opened sidebar now covers the page and closes with Escape or a click outside, unless it is pinned open.
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(900, 700)]) {
      await widen.click();
      await expect.poll(width).toBe(240);
      expect(await left()).toBe(64);
      await close();
      await expect.poll(width).toBe(63);
    }
    await widen.click();
    await page.getByRole('button', { name: 'Keep the sidebar open' }).click();
    await expect.poll(left).toBe(240);
    expect(await narrow.evaluate((button) => document.activeElement === button)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(left).toBe(64);
    expect(problems).toEqual([]);
  });

  describe('the banner', () => {
    const text = 'Now optimized for English academic writing. More languages coming soon!';

    test.each([
      ['/contact', 'guest'],
      ['/contact', 'member'],
      ['/login', 'guest'],
    ] as const)(
      'on %s of a %s slides in after 100 ms, disappears within 300 ms, and stays dismissed [P2.2.8] [P4.1] [P4.2]',
      async (path, who) => {
        const { page, context } = await openPage(browser);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        if (who === 'member') await logInByCall(context, product, member);
        await page.clock.install();
        await page.clock.pauseAt(Date.now() + 60_000);
        await page.goto(product.url + path);
        const banner = page.getByRole('complementary', { name: 'News' });
        const line = banner.locator('.banner-line');
        const phase = () => page.evaluate(() => document.documentElement.dataset.banner);
        const style = () =>
          line.evaluate((element) => {
            const { translate, transitionDuration } = getComputedStyle(element);
            return { translate, transitionDuration };
          });
        // The theme switch works as soon as the page's script runs, so the timer has started by then.
        await expect
          .poll(async () => {
            await page.getByRole('button', { name: 'Switch to' }).click();
            return page.evaluate(() => localStorage.getItem('theme'));
          })
          .not.toBeNull();
        expect(await phase()).toBeUndefined();
        expect(await style()).toEqual({ translate: '0px -100%', transitionDuration: '0.3s, 0.3s' });
        const { height: room = 0 } = (await banner.boundingBox()) ?? {};
        await page.clock.runFor(99);
        expect(await phase()).toBeUndefined();
        await page.clock.runFor(1);
        expect(await phase()).toBe('shown');
        await expect.poll(async () => (await style()).translate).toBe('none');
        expect(await banner.getByText(text, { exact: true }).isVisible()).toBe(true);
        expect((await banner.boundingBox())?.height).toBe(room);

        await banner.getByRole('button', { name: 'Dismiss announcement' }).click();
        await page.clock.runFor(299);
        expect(await phase()).toBe('leaving');
        await page.clock.runFor(1);
        expect(await phase()).toBe('off');
        expect(await banner.count()).toBe(0);
        await page.reload();
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        expect(await page.getByText(text).isVisible()).toBe(false);
      },
    );

    test('is not shown while its setting is off [P4.1]', async () => {
      await database.query(`update system_settings set value = 'false' where key = 'enable_dismissible_notification'`);
      const page = await visit('/contact', 'guest');
      expect(await page.getByText(text).count()).toBe(0);
      await database.query(`update system_settings set value = 'true' where key = 'enable_dismissible_notification'`);
      await page.reload();
      await page.getByText(text).waitFor();
    });
  });

  test('the theme is the stored one, or else the system’s, and is set before any script of the page has loaded [P4.4]', async () => {
    for (const [path, dark, stored, expected] of [
      ['/contact', false, null, 'light'],
      ['/contact', true, null, 'dark'],
      ['/contact', true, 'light', 'light'],
      ['/login', false, 'dark', 'dark'],
      ['/login', true, 'neither', 'dark'],
    ] as const) {
      const { page, context } = await openPage(browser, { dark });
      await context.route('**/assets/*.js', (route) => route.abort());
      await page.addInitScript((theme) => {
        if (theme) localStorage.setItem('theme', theme);
      }, stored);
      await page.goto(product.url + path, { waitUntil: 'domcontentloaded' });
      const shown = await page.evaluate(() => {
        const { dataset } = document.documentElement;
        return [dataset.theme, getComputedStyle(document.documentElement).colorScheme];
      });
      expect(shown, `${path}, system ${dark ? 'dark' : 'light'}, stored ${stored}`).toEqual([expected, expected]);
    }
    const [one, other] = [await visit('/contact', 'guest'), await visit('/login', 'guest')];
    for (const page of [one, other]) {
      await expect
        .poll(async () => {
          await page
            .getByRole('button', { name: 'Switch to dark theme' })
            .click({ timeout: 1_000 })
            .catch(() => {});
          return page.evaluate(() => localStorage.getItem('theme'));
        })
        .toBe('dark');
      await page.getByRole('button', { name: 'Switch to light theme', exact: true }).waitFor();
    }
  });

  test.each(['guest', 'member'] as const)(
    'on a slow connection a %s shows fallback fonts, and the next page shows ours',
    async (as) => {
      const { page, context } = await openPage(browser);
      if (as === 'member') await logInByCall(context, product, member);
      // The script in the head measures how long the document took to arrive.
      await page.addInitScript(() => {
        performance.now = () => 700;
      });
      const look = () =>
        page.evaluate(() => [
          document.documentElement.dataset.fonts,
          getComputedStyle(document.body).fontFamily.split(',')[0],
        ]);
      await page.goto(`${product.url}/about`);
      expect(await look()).toEqual(['late', 'system-ui']);
      // The browser would wait for preloads in the head before it paints.
      const waiting = () => page.evaluate(() => document.querySelectorAll('head link[as=font]').length);
      if (as === 'guest') expect(await waiting()).toBe(0);
      const loaded = () =>
        page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /woff2$/.test(name)).length);
      await expect.poll(loaded).toBe(2);
      await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.assign('/about?again'))]);
      expect(await look()).toEqual([undefined, '"Inter Variable"']);
      await context.close();
    },
  );

  test('on a fast connection the first page shows our fonts', async () => {
    const { page, context } = await openPage(browser);
    await page.addInitScript(() => {
      performance.now = () => 40;
    });
    await page.goto(`${product.url}/about`);
    expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBeUndefined();
    await context.close();
  });

  test('while a run is active neither logo nor links can be clicked, and going back asks first [P2.2.10]', async () => {
    const page = await visit('/dashboard', 'member');
    await page.getByRole('main').getByRole('link', { name: 'Base Rent Analysis' }).click();
    await page.waitForURL('**/base-rent-sens');
    const held = await holdCalls(page, '**/functions/v1/run-workflow-text');
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog', { name: 'Generating base rent analysis...' }).waitFor();
    for (const link of [
      page.getByRole('banner').locator('a').first(),
      page.locator('nav a[href="/my-drafts"]').first(),
      page.locator('footer a').first(),
    ]) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      await page.mouse.click(x + width / 2, y + height / 2);
      await link.evaluate((element: HTMLElement) => element.focus());
      await page.keyboard.press('Enter');
    }
    expect(new URL(page.url()).pathname).toBe('/base-rent-sens');
    await page.evaluate(() => history.back());
    const question = page.getByRole('alertdialog');
    await question
      .getByText(
        'A process is currently running. Are you sure you want to leave? This will cancel the current operation.',
        {
          exact: true,
        },
      )
      .waitFor();
    expect(await question.getByRole('button').allInnerTexts()).toEqual(['Cancel', 'OK']);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/base-rent-sens');
    await page.evaluate(() => history.back());
    await question.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/dashboard');
    await held.release();
  });

  test('with unsaved changes leaving and logging out ask first, with OK and Cancel [P4.6] [P4.7] [P9.1]', async () => {
    const page = await visit('/paper-assistant', 'member');
    const text = page.getByLabel('Research insights');
    await text.fill('A thought that is not sent yet.');
    const question = page.getByRole('alertdialog');
    const sidebar = page.getByRole('navigation', { name: 'Main' });

    await sidebar.getByRole('link', { name: 'My Drafts' }).click();
    await question.getByText('Are you sure you want to leave? Your changes will be lost.', { exact: true }).waitFor();
    expect(await question.getByRole('button').allInnerTexts()).toEqual(['Cancel', 'OK']);
    expect(
      await question.getByRole('button', { name: 'Cancel' }).evaluate((button) => document.activeElement === button),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await text.inputValue()).toBe('A thought that is not sent yet.');

    await page.getByRole('banner').getByRole('button', { name: member.username }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await question.getByText('Are you sure you want to logout? Your changes will be lost.', { exact: true }).waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await text.inputValue()).toBe('A thought that is not sent yet.');

    await page.getByRole('banner').getByRole('link', { name: 'Foredraft' }).click();
    await question.getByRole('button', { name: 'OK' }).click();
    await page.waitForURL('**/dashboard');
  });
});
