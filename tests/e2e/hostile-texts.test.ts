import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderMarkdown } from '#features/blog/server/markdown/render-markdown.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { hostileTexts } from '../support/hostile-texts.ts';

browserDescribe('hostile texts in a post', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  test('more than 500 hostile texts run no script in a browser without a security policy, and only allowed URLs remain [P2.14.6]', async () => {
    const texts = hostileTexts();
    expect(new Set(texts).size).toBeGreaterThanOrEqual(500);
    const { page, context } = await openPage(browser);
    const hits: string[] = [];
    await page.exposeFunction('hit', () => hits.push('hit'));
    // Nothing has to be loaded: an image that fails immediately calls its handler immediately.
    await page.route(/^(?!data:|about:)/, (route) => route.abort());
    const show = (html: string) => page.setContent(`<!doctype html><title>x</title>${html}`, { waitUntil: 'load' });

    // The trap works: the same page detects code that does run.
    await show('<img src="https://a.example/x.png" onerror="hit()">');
    await expect.poll(() => hits.length).toBe(1);
    hits.length = 0;

    await show(texts.map((text) => `<section>${renderMarkdown(text).html}</section>`).join('\n'));
    const found = await page.evaluate(() => {
      const elements = [...document.querySelectorAll('body *')];
      for (const element of elements) {
        if (!(element instanceof HTMLAnchorElement)) continue;
        // Clicks links that could be scripts; other targets are not followed.
        const { protocol } = URL.parse(element.getAttribute('href') ?? '') ?? {};
        if (protocol && !/^(?:https?|ircs?|mailto|xmpp):$/.test(protocol)) element.click();
      }
      return {
        names: [...new Set(elements.map(({ localName }) => localName))],
        handlers: elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
        addresses: elements.flatMap((element) =>
          ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'srcdoc'].flatMap(
            (name) => element.getAttribute(name) ?? [],
          ),
        ),
      };
    });
    // A triggered handler runs in a later task of the page.
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(hits).toEqual([]);
    expect(found.handlers).toEqual([]);
    for (const name of ['script', 'iframe', 'object', 'embed', 'form', 'button', 'style', 'link', 'meta', 'base']) {
      expect(found.names).not.toContain(name);
    }
    expect(found.addresses.length).toBeGreaterThan(100);
    for (const address of new Set(found.addresses)) {
      const scheme = /^[^/?#]*?:/.exec(address)?.[0].toLowerCase() ?? '';
      expect(['', 'http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'], address).toContain(scheme);
    }
    await context.close();
  });
});
