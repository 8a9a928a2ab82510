import { z } from 'zod';
import { AppError } from '../../../contract/errors.ts';
import { createApi, mount } from '../../../server/http/endpoints.ts';
import type { Platform } from '../../../server/platform.ts';
import { type BlogReader, listPosts, readPost } from '../contract.ts';
import { readImage } from './images.ts';
import { findMoved, findPublic, listAddresses, listPublic } from './public-posts.ts';
import { createRenderedPosts } from './rendered-posts.ts';

/** The blog: its calls, what its pages read, and the addresses for the sitemap. */
export function createBlog(platform: Pick<Platform, 'db' | 'files' | 'config'>) {
  const { db, files } = platform;
  const rendered = createRenderedPosts(db);

  const find = async (slug: string) => {
    const found = await findPublic(db, slug);
    if (!found) return null;
    const { content, ...rest } = found;
    const { html, hasMath, words } = await rendered.render(content);
    const reading_minutes = Math.max(1, Math.round(words / wordsPerMinute));
    return { post: { ...rest, html, has_math: hasMath, reading_minutes }, content };
  };
  const reader: BlogReader = {
    list: (page) => listPublic(db, page),
    async find(slug) {
      const found = await find(slug);
      if (found) return { post: found.post };
      const movedTo = await findMoved(db, slug);
      return movedTo === null ? null : { movedTo };
    },
  };

  const api = createApi();
  mount(api, listPosts, ({ query }) => whatFails('blog_posts_failed', () => reader.list(query)));
  mount(api, readPost, ({ params }) =>
    whatFails('blog_post_failed', async () => {
      const found = (await find(params.slug)) ?? (await find((await findMoved(db, params.slug)) ?? ''));
      if (!found) throw new AppError('blog_post_not_found');
      return { ...found.post, content: found.content };
    }),
  );
  api.get('/blog/images/:file', async (c) => {
    const [, id, format] = /^([0-9a-f-]{36})\.(jpg|png)$/.exec(c.req.param('file')) ?? [];
    const image = z.uuid().safeParse(id).success ? await readImage(files, db, id ?? '', format ?? '') : null;
    if (!image) throw new AppError('blog_image_not_found');
    // A picture is never changed: another one has another address.
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', image.contentType);
    return c.body(Buffer.from(image.bytes));
  });
  return { api, reader, addresses: () => listAddresses(db) };
}

/** Adults read about so many words a minute. */
const wordsPerMinute = 230;

/** A failure that nobody foresaw is told in the words of the call. */
async function whatFails<T>(code: 'blog_posts_failed' | 'blog_post_failed', read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError(code, { cause });
  }
}
