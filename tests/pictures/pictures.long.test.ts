import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogOf } from '../support/blog-posts.ts';
import { browserDescribe, launchBrowser, openPage } from '../support/browser.ts';
import { inventUser, logInByCall, type NewUser, signUpByCalls } from '../support/new-user.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

const baseline = join(import.meta.dirname, 'baseline');
const whole = process.env.PICTURES_DIR;

const guests = {
  landing: '/',
  philosophy: '/philosophy',
  about: '/about',
  contact: '/contact',
  terms: '/terms',
  blog: '/blog',
  'blog-post': '/blog/a-post-with-everything',
  login: '/login',
  'not-found': '/no-such-page',
} as const;
const members = { dashboard: '/dashboard', translator: '/translator', 'base-rent': '/base-rent-sens' } as const;

const variants = [
  { theme: 'light', width: 1440 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 1440 },
  { theme: 'dark', width: 360 },
] as const;

/**
 * Every page of the frame compared with its last approved image, at a quarter of its size, which different font
 * rendering does not affect. Remove an image from baseline/ to approve the new one; PICTURES_DIR=folder stores all of
 * them in full size.
 */
browserDescribe('pages look the same as before', () => {
  let product: RunningProduct;
  let browser: Browser;
  let member: NewUser;

  beforeAll(async () => {
    product = await startProduct({ SIGNUP_CREDITS: '10' });
    browser = await launchBrowser();
    member = await signUpByCalls(product, { ...inventUser(), username: 'mara_example', email: 'mara@example.org' });
    const blog = await blogOf(product);
    const image = await blog.image(1200, 700);
    await blog.post({ slug: 'a-post-with-everything', title: 'A post with everything', content: everything(image) });
    await blog.close();
    await mkdir(baseline, { recursive: true });
    if (whole) await mkdir(whole, { recursive: true });
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  test.each(variants)('for guests in the $theme theme at $width pixels', async ({ theme, width }) => {
    await compareAll(guests, theme, width);
  });

  test.each(variants)('for members in the $theme theme at $width pixels', async ({ theme, width }) => {
    await compareAll(members, theme, width, member);
  });

  async function compareAll(pages: Readonly<Record<string, string>>, theme: string, width: number, user?: NewUser) {
    const { page, context } = await openPage(browser, { width, height: 900, dark: theme === 'dark' });
    if (user) await logInByCall(context, product, user);
    // A page renders without late fonts, but a screenshot waits for them.
    await page.route(/^[^?]*$/, async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/font-display:\s*optional/g, 'font-display:block')
        .replace('performance.now()>500', 'false');
      await route.fulfill({ response, body });
    });
    const changed: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(product.url + path);
      await page.waitForLoadState('networkidle');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.locator('.skeleton').count()).toBe(0);
      // Images and fonts further down load when they are near the viewport.
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 600) {
          window.scrollTo(0, top);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        window.scrollTo(0, 0);
        await document.fonts.ready;
      });
      await page.waitForLoadState('networkidle');
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
      const file = `${name}-${width}-${theme}.png`;
      if (whole) await writeFile(join(whole, file), picture);
      const problem = await compare(picture, join(baseline, file));
      if (problem) changed.push(`${file}: ${problem}`);
    }
    await context.close();
    expect(changed).toEqual([]);
  }
});

/** Null, or a description of how the image differs from the approved one; the first image is approved automatically. */
async function compare(picture: Buffer, file: string): Promise<string | null> {
  const small = sharp(picture);
  const { width = 0 } = await small.metadata();
  const now = await small
    .resize({ width: Math.round(width / 4) })
    .png({ palette: true, colours: 64 })
    .toBuffer();
  if (!existsSync(file)) {
    await writeFile(file, now);
    return null;
  }
  const [a, b] = await Promise.all(
    [now, await readFile(file)].map((image) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) return 'no picture';
  if (a.info.width !== b.info.width || Math.abs(a.info.height - b.info.height) > 2) {
    return `${a.info.width} x ${a.info.height} instead of ${b.info.width} x ${b.info.height}`;
  }
  let different = 0;
  const bytes = Math.min(a.data.length, b.data.length);
  for (let at = 0; at < bytes; at += 3) {
    const distance = [0, 1, 2].reduce(
      (sum, channel) => sum + Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)),
      0,
    );
    if (distance > 96) different += 1;
  }
  const share = different / (bytes / 3);
  return share > 0.002 ? `${(share * 100).toFixed(2)} % of it` : null;
}

function everything(image: string): string {
  return `A first paragraph with *weight*, **more weight**, \`code\` and a [link](/about).

## A table and a list

| Clause | Rent | Page |
| --- | ---: | ---: |
| Base rent | $31.50 | 4 |
| Additional rent | $9.80 | 6 |

- one thing
- another, with a note[^1]

## A picture

![A hill, drawn](${image} "A caption below the picture")

## Code and a formula

\`\`\`ts
const rent = area * rate;
\`\`\`

$$
\\sum_{t=1}^{n} \\frac{C_t}{(1 + r)^t}
$$

> What a quotation looks like.

[^1]: The note.
`;
}
