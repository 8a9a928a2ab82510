import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogOf } from '../support/blog-posts.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { type RunningProduct, sharedProduct } from '../support/running-product.ts';

/** Pages with inlined styles: each page has only the styles that it uses (src/web/shell/used-styles.ts). */
let product: RunningProduct;
beforeAll(async () => {
  product = await sharedProduct();
  const blog = await blogOf(product);
  for (let count = 0; count < 13; count += 1) await blog.post({ slug: `post-${count}`, content: '## A part\n\nText.' });
  await blog.close();
});
afterAll(() => product?.stop());

const pages = [
  '/',
  '/philosophy',
  '/about',
  '/contact',
  '/terms',
  '/samples',
  '/samples/paper',
  '/samples/lease',
  '/samples/lease?tab=terms',
  '/samples/lease?tab=risks',
  '/help',
  '/glossary',
  '/changelog',
  '/status',
  '/docs/api',
  '/blog',
  '/blog?page=2',
  '/blog/post-1',
  '/blog/none',
  '/no-such-page',
];

test.each(pages)('%s waits for no style sheet, and its inline style is small', async (path) => {
  const html = await (await fetch(product.url + path)).text();
  expect(html).not.toMatch(/<link[^>]* rel="stylesheet"/);
  const style = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  expect(gzipSync(style, { level: 9 }).length).toBeLessThanOrEqual(7_000);
});

test('the landing page arrives with at most 16 KB', async () => {
  const html = await fetch(`${product.url}/`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(Number(html.headers.get('Content-Length'))).toBeLessThanOrEqual(16 * 1_024);
});

browserDescribe('the fonts of a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  async function fontsOf(path: string, change: () => void = () => {}) {
    const { page, context } = await openPage(browser);
    await page.goto(product.url + path);
    await page.evaluate(change);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(300);
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /([\w-]+?)-[\w-]{8}\.woff2$/.exec(name)?.[1])
        .filter((name) => name !== undefined)
        .sort(),
    );
    await context.close();
    return fonts;
  }

  test.each(['/', '/philosophy', '/login', '/register'])(
    'are only the small ones for the English text of %s',
    async (path) => {
      const fonts = await fontsOf(path);
      expect(fonts).toContain('inter-english');
      expect(fonts.filter((name) => !name.endsWith('-english'))).toEqual([]);
    },
  );

  test('also have other letters, which come from the complete fonts', async () => {
    const fonts = await fontsOf('/about', () => {
      document.querySelector('h1')?.append(' é');
    });
    expect(fonts).toContain('source-serif-4-latin-wght-normal');
  });
});

browserDescribe('the inline style', () => {
  let browser: Browser;
  let whole: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    const folder = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets');
    const files = (await readdir(folder)).filter((file) => /^(?:styles|print)-.*\.css$/.test(file)).sort();
    const [print = '', styles = ''] = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    // Fonts that are declared a second time would be loaded a second time.
    whole = `${styles.replace(/@font-face\{[^}]*\}/g, '')}@media print{${print}}`;
  });
  afterAll(() => browser?.close());

  test.each(['/', '/samples/paper', '/samples/lease?tab=terms', '/docs/api', '/blog/post-1'])(
    'of %s draws it exactly as the whole style sheet would',
    async (path) => {
      const { page, context } = await openPage(browser, { width: 390 });
      await page.goto(product.url + path);
      for (const [width, theme, media] of [
        [390, 'light', 'screen'],
        [1440, 'dark', 'screen'],
        [900, 'light', 'print'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ media });
        await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
        const differences = await page.evaluate(async (css) => {
          await document.fonts.ready;
          // A long report repeats the same rows.
          const elements = [...document.querySelectorAll('body, body *')].slice(0, 400);
          const look = () =>
            elements.flatMap((element) =>
              [null, '::before', '::after'].map((part) => {
                const style = getComputedStyle(element, part);
                if (part !== null && style.content === 'none') return '';
                return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
              }),
            );
          const before = look();
          const added = document.createElement('style');
          added.textContent = css;
          document.head.append(added);
          const after = look();
          added.remove();
          return before.flatMap((text, at) => {
            const other = new Set(after[at]?.split('\n'));
            const lines = text === after[at] ? [] : text.split('\n').filter((line) => !other.has(line));
            return lines.map((line) => `${elements[Math.floor(at / 3)]?.outerHTML.slice(0, 80)} ${line}`);
          });
        }, whole);
        expect(differences.slice(0, 5), `${width} ${theme} ${media}`).toEqual([]);
      }
      await context.close();
    },
  );
});
