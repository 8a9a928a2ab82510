import { sql } from 'kysely';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { type ActionSource, recordAction } from '#features/audit/server/index.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import type * as calls from '../../contract/management.ts';
import type { ManagedPost } from '../../contract/management.ts';
import { slugOf } from '../../slug-of.ts';
import { findManaged } from './managed-posts.ts';

/**
 * Saves a post and deletes its author's working copy. A new post has base version 0 and the id chosen by the caller;
 * an existing one is changed only from the version that was read. Throws blog_post_changed, blog_post_not_found,
 * blog_slug_taken, blog_category_not_found.
 */
export async function savePost(db: Db, by: ActionSource, id: string, wanted: WantedPost): Promise<ManagedPost> {
  return namingConflicts(() =>
    db.transaction().execute(async (trx) => {
      if (wanted.base_version === 0) await create(trx, by, id, wanted);
      else await update(trx, by, id, wanted);
      await trx
        .deleteFrom('blog_working_copies')
        .where('post_id', '=', id)
        .where('user_id', '=', by.actor.id)
        .execute();
      return findManaged(trx, id);
    }),
  );
}

/** Deletes a post: it is no longer visible, and its slug is free. Throws blog_post_not_found. */
export async function deletePost(db: Db, by: ActionSource, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const deleted = await trx
      .updateTable('blog_posts')
      .set({ deleted_at: sql`now()` })
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning(['status', 'slug', 'version'])
      .executeTakeFirst();
    if (!deleted) throw new AppError('blog_post_not_found');
    await trx.deleteFrom('blog_working_copies').where('post_id', '=', id).execute();
    await recordAction(trx, {
      ...by,
      action: 'delete_blog_post',
      target: { type: 'blog_posts', id },
      details: { slug: deleted.slug, status: deleted.status, version: deleted.version },
    });
  });
}

/**
 * Locks the row for a change if it is still the version that was read. Throws blog_post_not_found, blog_post_changed.
 */
export async function requireVersion(trx: Trx, id: string, version: number) {
  const before = await trx
    .selectFrom('blog_posts')
    .select(['version', 'slug', 'status', 'published_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw new AppError('blog_post_not_found');
  if (before.version !== version) throw new AppError('blog_post_changed');
  return before;
}

type WantedPost = z.output<NonNullable<typeof calls.savePost.body>>;

async function create(trx: Trx, by: ActionSource, id: string, wanted: WantedPost): Promise<void> {
  // Two parallel new posts with the same title must not get the same slug.
  await sql`select pg_advisory_xact_lock(hashtext('blog slugs'))`.execute(trx);
  const slug = wanted.slug ?? (await freeSlug(trx, wanted.title));
  const publishedAt = publishedFrom(wanted, null);
  const created = await trx
    .insertInto('blog_posts')
    .values({ id, ...columnsOf(wanted), slug, published_at: publishedAt, user_id: by.actor.id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new AppError('blog_post_changed');
  await recordAction(trx, {
    ...by,
    action: 'create_blog_post',
    target: { type: 'blog_posts', id },
    details: { slug, status: wanted.status, ...dayOf(publishedAt) },
  });
}

async function update(trx: Trx, by: ActionSource, id: string, wanted: WantedPost): Promise<void> {
  const before = await requireVersion(trx, id, wanted.base_version);
  const slug = wanted.slug ?? before.slug;
  const publishedAt = publishedFrom(wanted, before.published_at);
  await trx
    .updateTable('blog_posts')
    .set({
      ...columnsOf(wanted),
      slug,
      published_at: publishedAt,
      user_id: by.actor.id,
      // The database counts text changes; a save that only changes the category counts too.
      version: before.version + 1,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await recordAction(trx, {
    ...by,
    action: 'update_blog_post',
    target: { type: 'blog_posts', id },
    details: {
      version: before.version + 1,
      ...(before.slug === slug ? { slug } : { slug_from: before.slug, slug_to: slug }),
      ...(before.status === wanted.status
        ? { status: wanted.status }
        : { status_from: before.status, status_to: wanted.status }),
      ...dayOf(publishedAt),
    },
  });
}

function columnsOf(wanted: WantedPost) {
  const { title, summary, content, featured_image, featured_image_alt, author_name, category_id, status } = wanted;
  return { title, summary, content, featured_image, featured_image_alt, author_name, category_id, status };
}

/** The publication time, if any; `before` is the existing one. */
function publishedFrom({ status, publication }: WantedPost, before: Date | null): Date | null {
  if (status !== 'published') return null;
  if (publication.when === 'keep' && before) return before;
  if (publication.when !== 'at') return new Date();
  const moment = new Date(publication.at);
  if (moment.getTime() <= Date.now()) {
    const message = 'Please choose a moment that is still ahead';
    throw new AppError('invalid_input', { message, fields: { publish_at: message } });
  }
  return moment;
}

function dayOf(publishedAt: Date | null): Record<string, string> {
  return publishedAt ? { published_at: publishedAt.toISOString() } : {};
}

/** Made from the title, with a number if a post has or had that slug. */
async function freeSlug(trx: Trx, title: string): Promise<string> {
  const first = slugOf(title).slice(0, 90).replace(/-$/, '') || 'post';
  const taken = await trx
    .selectFrom('blog_posts')
    .select('slug')
    .where('deleted_at', 'is', null)
    .where('slug', 'like', `${first}%`)
    .union(trx.selectFrom('blog_former_slugs').select('slug').where('slug', 'like', `${first}%`))
    .execute();
  const slugs = new Set(taken.map(({ slug }) => slug));
  let slug = first;
  for (let number = 2; slugs.has(slug); number += 1) slug = `${first}-${number}`;
  return slug;
}

async function namingConflicts<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (cause) {
    const { constraint } = cause as { constraint?: string };
    if (constraint === 'blog_posts_slug') {
      const error = new AppError('blog_slug_taken');
      throw new AppError('blog_slug_taken', { fields: { slug: error.message }, cause });
    }
    if (constraint === 'blog_posts_category_id_fkey') {
      const error = new AppError('blog_category_not_found');
      throw new AppError('blog_category_not_found', { fields: { category_id: error.message }, cause });
    }
    throw cause;
  }
}
