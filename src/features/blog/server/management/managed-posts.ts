import { sql } from 'kysely';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { usersView } from '#features/accounts/server/index.ts';
import { contains } from '#server/base/db/contains.ts';
import type { Db } from '#server/base/db/database.ts';
import {
  type listManagedPosts,
  type ManagedPost,
  type ManagedRow,
  managedPageSize,
} from '../../contract/management.ts';

/** A page of the posts that are not deleted, whatever their status, and how many there are. Pages count from 1. */
export async function listManaged(
  db: Db,
  { search, status, sort, order, page }: z.output<NonNullable<typeof listManagedPosts.query>>,
): Promise<{ posts: ManagedRow[]; total: number }> {
  const matching = kept(db)
    .$if(status !== '', (query) => query.where('blog_posts.status', '=', status || 'draft'))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('blog_posts.title', 'ilike', contains(search)),
          eb('blog_posts.slug', 'ilike', contains(search)),
          eb('blog_posts.author_name', 'ilike', contains(search)),
          eb('blog_categories.name', 'ilike', contains(search)),
        ]),
      ),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .select(rowColumns)
      .orderBy(sortColumns[sort], (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
      .orderBy('blog_posts.id', order)
      .limit(managedPageSize)
      .offset((page - 1) * managedPageSize)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { posts: rows.map(asRow), total };
}

/** The last saved version of the post. Throws blog_post_not_found. */
export async function findManaged(db: Db, id: string): Promise<ManagedPost> {
  const row = await kept(db)
    .leftJoin(usersView.as('users'), 'users.id', 'blog_posts.user_id')
    .select(rowColumns)
    .select([
      'blog_posts.version',
      'blog_posts.summary',
      'blog_posts.content',
      'blog_posts.featured_image',
      'blog_posts.featured_image_alt',
      'users.username as saved_by',
    ])
    .where('blog_posts.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('blog_post_not_found');
  const { version, summary, content, featured_image, featured_image_alt, saved_by } = row;
  return { ...asRow(row), version, summary, content, featured_image, featured_image_alt, saved_by };
}

function kept(db: Db) {
  return db
    .selectFrom('blog_posts')
    .leftJoin('blog_categories', 'blog_categories.id', 'blog_posts.category_id')
    .where('blog_posts.deleted_at', 'is', null);
}

const sortColumns = {
  title: sql`lower(blog_posts.title)`,
  status: sql`blog_posts.status`,
  published_at: sql`blog_posts.published_at`,
  created_at: sql`blog_posts.created_at`,
};

const rowColumns = [
  'blog_posts.id',
  'blog_posts.title',
  'blog_posts.slug',
  'blog_posts.status',
  'blog_posts.author_name',
  'blog_posts.category_id',
  'blog_categories.name as category_name',
  'blog_categories.slug as category_slug',
  'blog_posts.published_at',
  'blog_posts.created_at',
  'blog_posts.updated_at',
] as const;

interface Row extends Pick<ManagedRow, 'id' | 'title' | 'slug' | 'status' | 'author_name' | 'category_id'> {
  readonly category_name: string | null;
  readonly category_slug: string | null;
  readonly published_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

function asRow(row: Row): ManagedRow {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    status: row.status,
    author_name: row.author_name,
    category_id: row.category_id,
    category: row.category_name && row.category_slug ? { name: row.category_name, slug: row.category_slug } : null,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
