import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { usersView } from '#features/accounts/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import { type WorkingCopy, type WorkingForm, workingForm } from '../../contract/management.ts';

/** Saves a working copy and returns the post's current version; 0 if there is none. Throws blog_post_not_found. */
export async function keepWorkingCopy(
  db: Db,
  userId: string,
  postId: string,
  { base_version, form }: { base_version: number; form: WorkingForm },
): Promise<{ updated_at: string; version: number }> {
  const post = await db
    .selectFrom('blog_posts')
    .select(['version', 'deleted_at'])
    .where('id', '=', postId)
    .executeTakeFirst();
  if (post ? post.deleted_at !== null : base_version !== 0) throw new AppError('blog_post_not_found');
  const { updated_at } = await db
    .insertInto('blog_working_copies')
    .values({ post_id: postId, user_id: userId, base_version, form: JSON.stringify(form) })
    .onConflict((conflict) =>
      conflict.columns(['post_id', 'user_id']).doUpdateSet((eb) => ({
        base_version: eb.ref('excluded.base_version'),
        form: eb.ref('excluded.form'),
        updated_at: sql<Date>`now()`,
      })),
    )
    .returning('updated_at')
    .executeTakeFirstOrThrow();
  return { updated_at: updated_at.toISOString(), version: post?.version ?? 0 };
}

/** Deletes it, if there is one. */
export async function dropWorkingCopy(db: Db, userId: string, postId: string): Promise<void> {
  await db.deleteFrom('blog_working_copies').where('post_id', '=', postId).where('user_id', '=', userId).execute();
}

/** This person's working copy of a post; null if there is none. */
export async function findWorkingCopy(db: Db, userId: string, postId: string): Promise<WorkingCopy | null> {
  const row = await copiesOf(db, userId).where('post_id', '=', postId).executeTakeFirst();
  return row ? presentWorkingCopy(row) : null;
}

/** This person's latest working copy of a never saved post; null if there is none. */
export async function findUnsavedPost(db: Db, userId: string): Promise<WorkingCopy | null> {
  const row = await copiesOf(db, userId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('blog_posts')
            .select('blog_posts.id')
            .whereRef('blog_posts.id', '=', 'blog_working_copies.post_id'),
        ),
      ),
    )
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? presentWorkingCopy(row) : null;
}

/** Other authors with unsaved changes to this post from the last day. */
export async function findOtherWriters(db: Db, userId: string, postId: string) {
  const rows = await db
    .selectFrom('blog_working_copies')
    .innerJoin(usersView.as('users'), 'users.id', 'blog_working_copies.user_id')
    .select(['users.username', 'blog_working_copies.updated_at'])
    .where('post_id', '=', postId)
    .where('user_id', '!=', userId)
    .where('blog_working_copies.updated_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('blog_working_copies.updated_at', 'desc')
    .limit(10)
    .execute();
  return rows.map(({ username, updated_at }) => ({ username, updated_at: updated_at.toISOString() }));
}

function copiesOf(db: Db, userId: string) {
  return db
    .selectFrom('blog_working_copies')
    .select(['post_id', 'base_version', 'form', 'blog_working_copies.updated_at'])
    .where('blog_working_copies.user_id', '=', userId);
}

function presentWorkingCopy(row: {
  post_id: string;
  base_version: number;
  form: unknown;
  updated_at: Date;
}): WorkingCopy {
  const { post_id, base_version, form, updated_at } = row;
  return { post_id, base_version, form: workingForm.parse(form), updated_at: updated_at.toISOString() };
}
