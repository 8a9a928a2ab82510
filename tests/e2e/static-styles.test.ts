import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogOf } from '../support/blog-posts.ts';
import { type RunningProduct, startProduct } from '../support/running-product.ts';

/** Pages with inlined styles, without those that only members need (src/web/static.css). */
let product: RunningProduct;
beforeAll(async () => {
  product = await startProduct();
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
  '/help',
  '/glossary',
  '/changelog',
  '/status',
  '/docs/api',
  '/blog',
  '/blog?page=2',
  '/blog/post-1',
  '/blog/none',
];

test.each([...pages, '/no-such-page'])(
  'the inline style of %s contains everything that the page uses',
  async (path) => {
    const html = await (await fetch(product.url + path)).text();
    const own = classesOf([...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join(''));
    expect(own.size).toBeGreaterThan(200);
    const all = await classesOfMembers();
    const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => decoded(names).split(' '));
    expect(new Set(used.filter((name) => all.has(name) && !own.has(name)))).toEqual(new Set());
  },
);

/** The class names in a style sheet. */
function classesOf(css: string): Set<string> {
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

async function classesOfMembers(): Promise<Set<string>> {
  const folder = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets');
  const name = (await readdir(folder)).find((file) => /^styles-.*\.css$/.test(file)) ?? '';
  return classesOf(await readFile(join(folder, name), 'utf8'));
}

function decoded(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
