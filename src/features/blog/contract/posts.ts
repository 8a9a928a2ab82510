import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

/** Posts on one page of the list: fills whole rows of three, two or one. */
export const postsOnPage = 12;

/** The last part of a post's address: lowercase letters, digits and single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const category = z.object({ name: z.string(), slug: z.string() });

/** A public post as the list shows it. */
export const postSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string(),
  /** Size in pixels, if the image is stored here. */
  featured_image_size: z.object({ width: z.number(), height: z.number() }).nullable(),
  author_name: z.string(),
  category_id: z.uuid().nullable(),
  category: category.nullable(),
  status: z.literal('published'),
  published_at: z.iso.datetime(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type PostSummary = z.infer<typeof postSummary>;

/** A public post as its page shows it. */
export const shownPost = postSummary.extend({
  /** Number of saves. */
  version: z.number().int(),
  /** The text rendered on the server, safe to insert. */
  html: z.string(),
  /** Whether the text has formulas, which need their own styles. */
  has_math: z.boolean(),
  reading_minutes: z.number().int(),
});
export type ShownPost = z.infer<typeof shownPost>;

export const listPosts = endpoint({
  method: 'get',
  path: '/api/blog/posts',
  summary: 'Published posts, newest first',
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'blog_posts_failed',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(50).default(postsOnPage),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ posts: z.array(postSummary), total: z.number().int() }),
});
export type PostList = z.infer<typeof listPosts.answer>;

export const readPost = endpoint({
  method: 'get',
  path: '/api/blog/posts/{slug}',
  summary: 'A published post, by the last part of its address',
  access: 'guest',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'blog_post_failed',
  params: z.object({ slug: z.string().max(200) }),
  answer: shownPost.extend({ content: z.string().describe('Markdown') }),
});

/** What pages read while the server renders them, without a network call. */
export interface BlogReader {
  list(page: { limit: number; offset: number }): Promise<PostList>;
  /** The post, or its current slug, or null if there is none. */
  find(slug: string): Promise<{ post: ShownPost } | { movedTo: string } | null>;
}

/** Widths in pixels available for our own images, besides the original: `?w=` after the address. */
export const pictureWidths = [480, 960, 1440] as const;

/** For `srcset`: one of our images in every available width. */
export function pictureSet(address: string, ownWidth: number): string {
  const narrower = pictureWidths.filter((width) => width < ownWidth);
  return [...narrower.map((width) => `${address}?w=${width} ${width}w`), `${address} ${ownWidth}w`].join(', ');
}

/** 'November 4, 2026'. A public day is the same for every reader, so it is counted in UTC. */
export function formatLongDay(iso: string): string {
  return longDate.format(new Date(iso));
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Address of the preview image of a post's link; it changes with each version. */
export function shareImagePath(post: Pick<ShownPost, 'slug' | 'version'>): string {
  return `/share/blog/${post.slug}.png?v=${post.version}`;
}
