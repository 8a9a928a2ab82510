import { sql } from 'kysely';
import type { Database, Db } from '#server/base/db/database.ts';
import type { PostSummary } from '../contract/posts.ts';

/** All public posts, newest first, with their category, and their number. */
export async function listPublic(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ posts: PostSummary[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    summaries(db)
      .orderBy('blog_posts.published_at', 'desc')
      .orderBy('blog_posts.id', 'desc')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    publicPosts(db)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { posts: rows.map(presentPost), total };
}

/** A public post with its Markdown, by its current slug. */
export async function findPublic(db: Db, slug: string): Promise<PublicPost | null> {
  const row = await summaries(db)
    .select(['blog_posts.version', 'blog_posts.content'])
    .where('blog_posts.slug', '=', slug)
    .executeTakeFirst();
  return row ? { ...presentPost(row), version: row.version, content: row.content } : null;
}

export interface PublicPost extends PostSummary {
  readonly version: number;
  readonly content: string;
}

/** The current slug of the public post that had this one before. */
export async function findMoved(db: Db, slug: string): Promise<string | null> {
  const row = await publicPosts(db)
    .innerJoin('blog_former_slugs', 'blog_former_slugs.post_id', 'blog_posts.id')
    .select('blog_posts.slug')
    .where('blog_former_slugs.slug', '=', slug)
    .executeTakeFirst();
  return row?.slug ?? null;
}

/** Address and last change of every public post, newest first; 5,000 at most. */
export async function listAddresses(db: Db): Promise<{ path: string; changedAt: Date }[]> {
  const rows = await publicPosts(db)
    .select(['slug', sql<Date>`greatest(published_at, updated_at)`.as('changed_at')])
    .orderBy('published_at', 'desc')
    .limit(5_000)
    .execute();
  return rows.map(({ slug, changed_at }) => ({ path: `/blog/${slug}`, changedAt: changed_at }));
}

/** The newest public posts with their Markdown. */
export async function listNewest(db: Db, limit: number): Promise<PublicPost[]> {
  const rows = await summaries(db)
    .select(['blog_posts.version', 'blog_posts.content'])
    .orderBy('blog_posts.published_at', 'desc')
    .orderBy('blog_posts.id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...presentPost(row), version: row.version, content: row.content }));
}

/**
 * A version key that changes whenever the page of a public post does; null if there is no such post. Read with every
 * request, so it is one prepared statement; the condition for public posts is the same as below.
 */
export async function stateOfPublic(pool: Database['pool'], slug: string): Promise<string | null> {
  const { rows } = await pool.query<{ state: string }>({
    name: 'state-of-public-post',
    text: `select concat_ws(' ', p.id, p.version, p.updated_at, p.published_at, c.slug, c.name) as state
           from blog_posts p left join blog_categories c on c.id = p.category_id
           where p.slug = $1 and p.status = 'published' and p.deleted_at is null and p.published_at <= now()`,
    values: [slug],
  });
  return rows[0]?.state ?? null;
}

/** The only definition of a public post: published, not deleted, and its publication time has passed. */
function publicPosts(db: Db) {
  return db
    .selectFrom('blog_posts')
    .where('blog_posts.status', '=', 'published')
    .where('blog_posts.deleted_at', 'is', null)
    .where('blog_posts.published_at', '<=', sql<Date>`now()`);
}

function summaries(db: Db) {
  return publicPosts(db)
    .leftJoin('blog_categories', 'blog_categories.id', 'blog_posts.category_id')
    .leftJoin('blog_images', (join) => join.on('blog_images.id', '=', featuredImageId))
    .select([
      'blog_posts.id',
      'blog_posts.title',
      'blog_posts.slug',
      'blog_posts.summary',
      'blog_posts.featured_image',
      'blog_posts.featured_image_alt',
      'blog_posts.author_name',
      'blog_posts.category_id',
      'blog_posts.published_at',
      'blog_posts.created_at',
      'blog_posts.updated_at',
      'blog_categories.name as category_name',
      'blog_categories.slug as category_slug',
      'blog_images.width',
      'blog_images.height',
    ]);
}

/** The id in the address of one of our own images; null for others. */
const featuredImageId = sql<string>`substring(blog_posts.featured_image from '^/blog/images/([0-9a-f-]{36})[.]')::uuid`;

type Row = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>;

function presentPost(row: Row): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    featured_image: row.featured_image,
    featured_image_alt: row.featured_image_alt,
    featured_image_size: row.width && row.height ? { width: row.width, height: row.height } : null,
    author_name: row.author_name,
    category_id: row.category_id,
    category: row.category_name && row.category_slug ? { name: row.category_name, slug: row.category_slug } : null,
    status: 'published',
    published_at: (row.published_at ?? row.created_at).toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
