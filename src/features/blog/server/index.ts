import { AppError } from '#contract/errors.ts';
import { createShareImages } from '#server/adapters/share-images/share-images.ts';
import { type Api, createApi, mount } from '#server/base/http/endpoints.ts';
import type { Platform } from '#server/platform.ts';
import { type BlogReader, formatLongDay, listPosts, readPost, slugPattern } from '../contract/posts.ts';
import { createImages } from './images.ts';
import { mountManagement } from './management/mount-management.ts';
import { findMoved, findPublic, listAddresses, listNewest, listPublic, stateOfPublic } from './public-posts.ts';
import { createRenderedPosts, type RenderedPosts } from './rendered-posts.ts';
import { rss } from './rss.ts';

/** The blog: its calls, the data of its pages, and the addresses for the sitemap. */
export function createBlog(platform: Pick<Platform, 'db' | 'pool' | 'files' | 'config' | 'drawings' | 'ports'>) {
  const { db } = platform;
  const rendered = createRenderedPosts(db, platform.ports.tasks);
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
      // An invalid slug isn't queried: the database would reject some.
      if (!slugPattern.test(slug)) return null;
      const found = await find(slug);
      if (found) return { post: found.post };
      const movedTo = await findMoved(db, slug);
      return movedTo === null ? null : { movedTo };
    },
  };

  const api = createApi();
  mount(api, listPosts, ({ query }) => reader.list(query));
  mount(api, readPost, async ({ params: { slug } }) => {
    const known = slugPattern.test(slug);
    const found = known ? ((await find(slug)) ?? (await find((await findMoved(db, slug)) ?? ''))) : null;
    if (!found) throw new AppError('blog_post_not_found');
    return { ...found.post, content: found.content };
  });
  serveFiles(api, platform, rendered);
  mountManagement(api, platform, rendered);
  return {
    api,
    reader,
    addresses: () => listAddresses(db),
    /** A hash of the content that guests see at this path; null if unknown in advance. */
    async stateOf(path: string): Promise<string | null> {
      const [, slug] = /^\/blog\/([a-z0-9-]{1,100})$/.exec(path) ?? [];
      // If it can't be read, the page shows an error.
      return slug ? stateOfPublic(platform.pool, slug).catch(() => null) : null;
    },
  };
}

/** Average reading speed of adults, in words per minute. */
const wordsPerMinute = 230;

/** Everything that isn't JSON: images of posts, preview images, the feed. */
function serveFiles(
  api: Api,
  platform: Pick<Platform, 'db' | 'files' | 'config' | 'drawings' | 'ports'>,
  rendered: RenderedPosts,
): void {
  const { db, config } = platform;
  const images = createImages(platform);
  const shareImages = createShareImages(platform);

  api.get('/blog/images/:file', async (c) => {
    const width = c.req.query('w');
    const image = await images.read(c.req.param('file'), width === undefined ? null : Number(width));
    if (!image) throw new AppError('blog_image_not_found');
    // Images never change: a new one gets a new address. Feeds are read on other sites.
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Content-Type', image.contentType);
    return c.body(Buffer.from(image.bytes));
  });

  api.get('/share/blog/:file', async (c) => {
    const [, slug] = /^(.+)\.png$/.exec(c.req.param('file')) ?? [];
    const post = slug && slugPattern.test(slug) ? await findPublic(db, slug) : null;
    if (!post) throw new AppError('blog_image_not_found');
    const png = await shareImages.png(`blog/${post.id}`, {
      brand: config.brand.name,
      kicker: post.category ? `Blog · ${post.category.name}` : 'Blog',
      title: post.title,
      text: post.summary,
      note: `${post.author_name} · ${formatLongDay(post.published_at)}`,
    });
    c.header('Cache-Control', 'public, max-age=86400');
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Content-Type', 'image/png');
    return c.body(Buffer.from(png));
  });

  api.get('/blog/rss.xml', async (c) => {
    const posts = await listNewest(db, postsInFeed);
    const items = await Promise.all(
      posts.map(async (post) => ({ post, html: await rendered.renderPlain(post.content, config.appUrl) })),
    );
    c.header('Cache-Control', 'public, max-age=300');
    c.header('Content-Type', 'application/rss+xml; charset=utf-8');
    return c.body(rss(items, config));
  });
}

const postsInFeed = 20;
