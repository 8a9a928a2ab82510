import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-faults.ts';
import { type BlogOf, blogOf } from '../support/blog-posts.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

browserDescribe('the blog in a browser', () => {
  let product: RunningProduct;
  let browser: Browser;
  let blog: BlogOf;
  let image: string;
  let desk: { page: Page; problems: string[] };
  let member: NewUser;

  beforeAll(async () => {
    product = await startProduct();
    browser = await launchBrowser();
    desk = await openPage(browser);
    member = await signUpByCalls(product);
    blog = await blogOf(product);
    image = await blog.image(1600, 900);
    const category_id = await blog.category('Product updates', 'product-updates');
    await blog.post({
      slug: 'margin-notes',
      title: 'What a margin note is worth & why',
      summary: `${'A sentence that is long enough for more than two lines of a card. '.repeat(4)}The end.`,
      content: `Text with $x^2$.\n\n## A part\n\n${'|a|b|\n|-|-|\n|1|2|'}\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n![A hill](${image} "Figure 1")`,
      featured_image: image,
      featured_image_alt: 'A hill in spring',
      category_id,
    });
    await blog.post({
      slug: 'bare',
      title: 'A bare post',
      published_at: new Date('2026-03-01T23:30:00Z'),
      content: 'Only text.',
    });
    for (let day = 1; day <= 12; day += 1) {
      await blog.post({ slug: `older-${day}`, published_at: new Date(Date.UTC(2026, 0, day)) });
    }
    await blog.post({ slug: 'draft', title: 'Not yet', status: 'draft', published_at: null });
  });
  afterAll(async () => {
    await blog?.close();
    await browser?.close();
    await product?.stop();
  });

  async function guest(path: string): Promise<Page> {
    desk.problems.length = 0;
    await desk.page.goto(product.url + path);
    return desk.page;
  }

  test('the blog is titled Under Construction and describes itself as product updates while the setting is on [P1.4]', async () => {
    const page = await guest('/blog');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Under Construction');
    expect(await page.getByRole('main').innerText()).toContain('Product updates');
    await blog.database.query(`update system_settings set value = 'false' where key = 'show_under_construction'`);
    await page.reload();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Blog');
    await blog.database.query(`update system_settings set value = 'true' where key = 'show_under_construction'`);
    expect(desk.problems).toEqual([]);
  });

  test('/blog and its posts are open to everyone, logged in or not [P2.1.11]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    for (const path of ['/blog', '/blog/bare', '/about', '/contact', '/terms', '/philosophy']) {
      expect((await fetch(product.url + path)).status, path).toBe(200);
      await page.goto(product.url + path);
      expect(new URL(page.url()).pathname).toBe(path);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    }
    expect(problems).toEqual([]);
  });

  test('the list is a grid of cards, three columns on large screens, one on a phone [P2.13.1]', async () => {
    const page = await guest('/blog');
    const columns = async () => {
      const boxes = await Promise.all((await page.getByRole('article').all()).map((card) => card.boundingBox()));
      return new Set(boxes.map((box) => Math.round(box?.x ?? -1))).size;
    };
    expect(await columns()).toBe(3);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await columns()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('a card shows image, date, category, title, two lines of summary, author and Read more [P2.13.2 P2.13.3]', async () => {
    const page = await guest('/blog');
    const card = page.getByRole('article').filter({ hasText: 'What a margin note is worth & why' });
    expect(await card.getByRole('img', { name: 'A hill in spring' }).getAttribute('src')).toBe(image);
    const said = await card.innerText();
    for (const part of ['March 14, 2026', 'Product updates', 'By Mara Example', 'Read more'])
      expect(said).toContain(part);
    const summary = card.getByText('A sentence that is long enough');
    const { lines, cut } = await summary.evaluate((element) => ({
      lines: Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
      cut: element.scrollHeight > element.clientHeight,
    }));
    expect({ lines, cut }).toEqual({ lines: 2, cut: true });
    // Late evening in UTC must be the same day for every reader.
    expect(await page.getByRole('article').filter({ hasText: 'A bare post' }).innerText()).toContain('March 1, 2026');
    await card.click({ position: { x: 20, y: 20 } });
    await page.waitForURL(`${product.url}/blog/margin-notes`);
  });

  test('the list has pages of twelve posts, each with its own URL', async () => {
    const page = await guest('/blog');
    expect(await page.getByRole('article').count()).toBe(12);
    await page.getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL(`${product.url}/blog?page=2`);
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    expect(await page.getByRole('navigation', { name: 'Pages of the blog' }).innerText()).toContain('13 to 14 of 14');
    const direct = await (await fetch(`${product.url}/blog?page=2`)).text();
    expect(direct).toContain('About older-1<');
    expect(direct).toContain(`<link rel="canonical" href="${product.url}/blog?page=2"/>`);
    const beyond = await fetch(`${product.url}/blog?page=9`, { redirect: 'manual' });
    expect([beyond.status, beyond.headers.get('location')]).toEqual([302, '/blog?page=2']);
  });

  test('a post shows image, date, category, author, title, summary, and its Markdown as text [P2.14.1 P2.14.2 P2.14.3 P2.14.4]', async () => {
    const page = await guest('/blog/margin-notes');
    const article = page.getByRole('article');
    expect(await article.getByRole('heading', { level: 1 }).innerText()).toBe('What a margin note is worth & why');
    await article.getByRole('img', { name: 'A hill in spring' }).waitFor();
    const said = await article.innerText();
    for (const part of [
      'March 14, 2026',
      'Product updates',
      'Mara Example',
      'A sentence that is long enough',
      'Figure 1',
    ]) {
      expect(said).toContain(part);
    }
    expect(await article.getByRole('heading', { level: 2, name: /A part/ }).getAttribute('id')).toBe('s-a-part');
    await article.getByRole('table').waitFor();
    expect(await article.locator('math').count()).toBe(1);
    // The image is displayed in a suitable width.
    const figure = article.getByRole('img', { name: 'A hill', exact: true });
    await figure.scrollIntoViewIfNeeded();
    await expect.poll(() => figure.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await figure.evaluate((img: HTMLImageElement) => img.currentSrc)).toBe(`${product.url}${image}?w=960`);
    expect(await (await fetch(page.url())).text()).toContain('.katex-html');
    const bare = await (await fetch(`${product.url}/blog/bare`)).text();
    expect(bare.slice(bare.indexOf('<article'))).not.toContain('<img');
    // The style of formulas.
    expect(bare).not.toContain('.katex-html');
    expect(desk.problems).toEqual([]);
  });

  test('a missing post is answered with 404 and a link back, and one whose URL changed redirects permanently [P2.14.5]', async () => {
    for (const slug of ['draft', 'no-such-post', 'Margin-Notes', '%00', 'a'.repeat(300)]) {
      const response = await fetch(`${product.url}/blog/${slug}`);
      expect([slug, response.status]).toEqual([slug, 404]);
      const text = await response.text();
      expect(text).toContain('Blog post not found');
      expect(text).toMatch(/<a [^>]*href="\/blog"[^>]*>Back to blog</);
      expect(text).toContain('noindex');
    }
    const id = await blog.post({ slug: 'first-address', title: 'Moved' });
    await blog.database.query(`update blog_posts set slug = 'second-address' where id = $1`, [id]);
    const moved = await fetch(`${product.url}/blog/first-address`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/second-address']);
    expect(await (await fetch(`${product.url}/api/blog/posts/first-address`)).json()).toMatchObject({
      slug: 'second-address',
    });
    await blog.database.query('delete from blog_posts where id = $1', [id]);
  });

  test('a list or post that cannot be loaded shows an error and can be tried again [P2.13.4 P2.14.5]', async () => {
    const { page, context } = await openPage(browser);
    // The page's own requests fail too.
    await page.route('**/api/blog/posts**', (route) => route.fulfill({ status: 503, body: '{}' }));
    await blog.database.query('alter table blog_posts rename to away');
    try {
      for (const [path, words] of [
        ['/blog', 'Failed to load blog posts'],
        ['/blog/bare', 'Failed to load blog post'],
      ] as const) {
        const response = await page.goto(product.url + path);
        expect(response?.status()).toBe(500);
        expect(await page.getByRole('alert').innerText()).toContain(words);
      }
      await page.getByRole('link', { name: 'Back to blog' }).waitFor();
      const call = await fetch(`${product.url}/api/blog/posts`);
      expect([call.status, await call.json()]).toMatchObject([500, { error: 'Failed to load blog posts' }]);
    } finally {
      await blog.database.query('alter table away rename to blog_posts');
    }
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/api/blog/posts**');
    await again.click();
    await page.getByRole('heading', { level: 1, name: 'A bare post' }).waitFor();
    await blog.database.query('update blog_posts set deleted_at = now()');
    await page.goto(`${product.url}/blog`);
    await page.getByRole('heading', { name: 'No posts found.' }).waitFor();
    await blog.database.query('update blog_posts set deleted_at = null');
    await context.close();
  });

  test('a post shows its outline to members while it loads, and appears from the cache the next time [P2.14.4]', async () => {
    const { page, context, problems } = await openPage(browser);
    await logInByCall(context, product, member);
    let release = () => {};
    let asked = 0;
    await page.route('**/api/blog/posts/bare', async (route) => {
      asked += 1;
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await route.continue();
    });
    await page.goto(`${product.url}/blog`);
    await page.getByRole('link', { name: 'A bare post' }).click();
    await page.getByRole('status', { name: 'Loading the post…' }).waitFor();
    expect(await page.locator('.skeleton').count()).toBeGreaterThan(5);
    await expect.poll(() => asked).toBe(1);
    release();
    await page.getByRole('heading', { level: 1, name: 'A bare post' }).waitFor();
    await expect.poll(() => page.title()).toBe('A bare post · Foredraft');
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('app_cache_blog')));
    expect(keys.sort()).toEqual(['app_cache_blog-post_everybody_bare', 'app_cache_blog-posts_everybody_1']);
    // On a later visit, the cached text is shown while the server is asked.
    await page.goto(`${product.url}/blog`);
    await page.getByRole('link', { name: 'A bare post' }).click();
    await page.getByText('Only text.').waitFor();
    await expect.poll(() => asked).toBe(2);
    release();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('hostile Markdown runs no script, and no Markdown library is sent to the page', async () => {
    await blog.post({
      slug: 'hostile',
      title: '</title><script>window.hit=1</script>',
      summary: '"><img src=x onerror="window.hit=1">',
      author_name: '</script><script>window.hit=1</script>',
      content: [
        '<script>window.hit=1</script>',
        '<img src=x onerror="window.hit=1">',
        '[click](javascript:window.hit=1)',
        '[data](data:text/html,<script>window.hit=1</script>)',
        '![x](javascript:window.hit=1 "<svg onload=window.hit=1>")',
        '<svg onload="window.hit=1"></svg>',
        '$\\href{javascript:window.hit=1}{x}$',
        '> - > <iframe srcdoc="<script>parent.hit=1</script>"></iframe>',
      ].join('\n\n'),
    });
    const { page, context, problems } = await openPage(browser);
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    // A guest's page has no React; a member's has.
    await page.goto(`${product.url}/blog/hostile`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    await logInByCall(context, product, member);
    await page.goto(`${product.url}/blog/hostile`, { waitUntil: 'networkidle' });
    const addresses = await page
      .locator('.post-text [href]')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')));
    expect(addresses).toEqual(['', '']);
    await page.goto(`${product.url}/blog`, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: '</title><script>' }).click();
    await page.locator('.post-text').waitFor();
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    expect(problems).toEqual([]);
    expect(scripts.length).toBeGreaterThan(3);
    // 'codeFencedFence' is a name inside the Markdown parser.
    for (const script of scripts) expect(await (await fetch(script)).text(), script).not.toContain('codeFencedFence');
    const feed = await (await fetch(`${product.url}/blog/rss.xml`)).text();
    expect(await page.evaluate(wellFormed, feed)).toMatchObject({ error: null, root: 'rss' });
    await context.close();
    await blog.database.query(`delete from blog_posts where slug = 'hostile'`);
  });

  test('RSS, sitemap and robots.txt list only public posts [D.66]', async () => {
    const rss = await fetch(`${product.url}/blog/rss.xml`);
    expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const feed = await desk.page.evaluate(wellFormed, await rss.text());
    expect(feed).toMatchObject({ error: null, root: 'rss' });
    expect(feed.links).toContain(`${product.url}/blog/margin-notes`);
    expect(feed.text).toContain('What a margin note is worth & why');
    expect(feed.text).toContain(`src="${product.url}${image}"`);
    expect(feed.text).not.toContain('Not yet');

    const map = await desk.page.evaluate(wellFormed, await (await fetch(`${product.url}/sitemap.xml`)).text());
    expect(map).toMatchObject({ error: null, root: 'urlset' });
    for (const path of ['/', '/philosophy', '/about', '/contact', '/terms', '/blog', '/blog/margin-notes']) {
      expect(map.places).toContain(product.url + path);
      expect((await fetch(product.url + path)).status, path).toBe(200);
    }
    expect(map.places).not.toContain(`${product.url}/blog/draft`);
    expect(map.text).toContain('2026-');

    const robots = await (await fetch(`${product.url}/robots.txt`)).text();
    expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
    for (const path of ['/dashboard', '/admin', '/api/', '/my-drafts']) expect(robots).toContain(`Disallow: ${path}\n`);
    expect(robots).not.toMatch(/Disallow: \/(?:blog|about|terms|contact|philosophy)?\n/);
  });

  test('every public page has descriptions for search engines and shared links, with an image [D.66]', async () => {
    for (const path of ['/', '/philosophy', '/about', '/contact', '/terms', '/blog', '/blog/margin-notes']) {
      const text = await (await fetch(product.url + path)).text();
      const head = (pattern: RegExp) => text.match(pattern)?.[1] ?? '';
      expect(head(/<title>([^<]+)<\/title>/).length, path).toBeGreaterThan(5);
      expect(head(/<meta name="description" content="([^"]+)"/).length, path).toBeGreaterThan(40);
      expect(head(/<link rel="canonical" href="([^"]+)"/), path).toBe(product.url + path);
      expect(head(/<meta name="twitter:card" content="([^"]+)"/), path).toBe('summary_large_image');
      const address = head(/<meta property="og:image" content="([^"]+)"/);
      const response = await fetch(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const picture = await sharp(await response.arrayBuffer()).stats();
      const { width, height } = await sharp(await (await fetch(address)).arrayBuffer()).metadata();
      expect([path, width, height]).toEqual([path, 1200, 630]);
      // The image contains text and is not an empty page.
      expect(picture.entropy, path).toBeGreaterThan(0.3);
    }
    expect((await fetch(`${product.url}/share/blog/draft.png`)).status).toBe(404);
    expect((await fetch(`${product.url}/share/pages/admin.png`)).status).toBe(404);
    expect((await fetch(`${product.url}${image}?w=481`)).status).toBe(404);
    const types = async (path: string) => {
      const text = await (await fetch(product.url + path)).text();
      const [, nonce, json] =
        text.match(/<script type="application\/ld\+json" nonce="([^"]+)">([^<]+)<\/script>/) ?? [];
      expect(nonce).toBeTruthy();
      return JSON.parse(json ?? '')['@graph'].map((thing: { '@type': string }) => thing['@type']);
    };
    expect(await types('/')).toEqual(['Organization', 'WebSite']);
    expect(await types('/blog/margin-notes')).toEqual(['BlogPosting', 'BreadcrumbList']);
  });

  test.each([['light'], ['dark']] as const)(
    'list, post and missing post have no accessibility violation in the %s theme',
    async (theme) => {
      const { page, context } = await openPage(browser, { dark: theme === 'dark' });
      for (const [path, sign] of [
        ['/blog', 'Read more'],
        ['/blog/margin-notes', 'A part'],
        ['/blog/no-such-post', 'Back to blog'],
      ] as const) {
        await page.goto(product.url + path);
        await page.getByRole('main').getByText(sign).first().waitFor();
        for (const width of [1440, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await axeFaults(page, { colors: theme === 'dark' }), `${path} ${width}`).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} ${width}`).toBe(width);
        }
      }
      await context.close();
    },
  );
});

/** Runs in the page: parses XML with the browser's parser. */
function wellFormed(xml: string) {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  const texts = (name: string) => Array.from(parsed.getElementsByTagName(name), ({ textContent }) => textContent);
  return {
    error: parsed.querySelector('parsererror')?.textContent ?? null,
    root: parsed.documentElement.tagName,
    links: texts('link'),
    places: texts('loc'),
    text: parsed.documentElement.textContent ?? '',
  };
}
