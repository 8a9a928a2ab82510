import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { usersView } from '#features/accounts/server/index.ts';
import { type ActionSource, recordAction } from '#features/audit/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import { type ManagedPost, type Revision, type RevisionText, revisionsPageSize } from '../../contract/management.ts';
import { findManaged } from './managed-posts.ts';
import { requireVersion } from './save-post.ts';

/** A page of a post's saved versions, newest first, and their number. Throws blog_post_not_found. */
export async function listRevisions(
  db: Db,
  postId: string,
  page: number,
): Promise<{ revisions: Revision[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    revisionsOf(db, postId)
      .orderBy('version', 'desc')
      .limit(revisionsPageSize)
      .offset((page - 1) * revisionsPageSize)
      .execute(),
    kept(db, postId)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  // Every post has at least its first version.
  if (total === 0) throw new AppError('blog_post_not_found');
  return { revisions: rows.map(presentRevision), total };
}

/** One version with its text. Throws blog_revision_not_found. */
export async function findRevision(db: Db, postId: string, version: number): Promise<RevisionText> {
  const row = await revisionsOf(db, postId)
    .select(['blog_revisions.summary', 'blog_revisions.content', 'blog_revisions.author_name'])
    .where('blog_revisions.version', '=', version)
    .executeTakeFirst();
  if (!row) throw new AppError('blog_revision_not_found');
  const { summary, content, author_name } = row;
  return { ...presentRevision(row), summary, content, author_name };
}

/**
 * Makes an earlier text the newest version. Address, status and publication date stay unchanged. Throws
 * blog_post_not_found, blog_post_changed, blog_revision_not_found.
 */
export async function restoreRevision(
  db: Db,
  by: ActionSource,
  postId: string,
  { version, base_version }: { version: number; base_version: number },
): Promise<ManagedPost> {
  return db.transaction().execute(async (trx) => {
    await requireVersion(trx, postId, base_version);
    const { numUpdatedRows } = await trx
      .updateTable('blog_posts')
      .from('blog_revisions as earlier')
      .set({
        title: sql`earlier.title`,
        summary: sql`earlier.summary`,
        content: sql`earlier.content`,
        featured_image: sql`earlier.featured_image`,
        featured_image_alt: sql`earlier.featured_image_alt`,
        author_name: sql`earlier.author_name`,
        category_id: sql`earlier.category_id`,
        user_id: by.actor.id,
        version: base_version + 1,
        updated_at: sql`now()`,
      })
      .where('blog_posts.id', '=', postId)
      .where('earlier.post_id', '=', postId)
      .where('earlier.version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw new AppError('blog_revision_not_found');
    await recordAction(trx, {
      ...by,
      action: 'restore_blog_post',
      target: { type: 'blog_posts', id: postId },
      details: { restored_version: version, version: base_version + 1 },
    });
    return findManaged(trx, postId);
  });
}

function kept(db: Db, postId: string) {
  return db
    .selectFrom('blog_revisions')
    .innerJoin('blog_posts', 'blog_posts.id', 'blog_revisions.post_id')
    .where('blog_revisions.post_id', '=', postId)
    .where('blog_posts.deleted_at', 'is', null);
}

function revisionsOf(db: Db, postId: string) {
  return kept(db, postId)
    .leftJoin(usersView.as('users'), 'users.id', 'blog_revisions.saved_by')
    .select([
      'blog_revisions.version',
      'blog_revisions.title',
      'blog_revisions.status',
      'blog_revisions.published_at',
      'blog_revisions.saved_at',
      'users.username as saved_by',
    ]);
}

function presentRevision(
  row: Omit<Revision, 'published_at' | 'saved_at'> & { published_at: Date | null; saved_at: Date },
): Revision {
  const { version, title, status, saved_by } = row;
  return {
    version,
    title,
    status,
    saved_by,
    published_at: row.published_at?.toISOString() ?? null,
    saved_at: row.saved_at.toISOString(),
  };
}
