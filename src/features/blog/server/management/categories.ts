import { AppError } from '#contract/errors.ts';
import { type ActionSource, recordAction } from '#features/audit/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import { isUniqueViolation } from '#server/base/db/unique-violation.ts';
import type { ManagedCategory } from '../../contract/management.ts';
import { slugOf } from '../../slug-of.ts';

/** All categories by their names. */
export async function listCategories(db: Db): Promise<ManagedCategory[]> {
  return db.selectFrom('blog_categories').select(['id', 'name', 'slug']).orderBy('name').limit(500).execute();
}

/** Adds a category, its slug made from its name. Throws blog_category_exists, invalid_input. */
export async function createCategory(db: Db, by: ActionSource, name: string): Promise<ManagedCategory> {
  const slug = slugOf(name).slice(0, 60).replace(/-$/, '');
  if (slug === '') {
    const message = 'The name needs at least one letter from a to z or a digit';
    throw new AppError('invalid_input', { message, fields: { name: message } });
  }
  return db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('blog_categories')
      .values({ name, slug })
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'name', 'slug'])
      .executeTakeFirst();
    if (!created) throw new AppError('blog_category_exists');
    await recordAction(trx, {
      ...by,
      action: 'create_blog_category',
      target: { type: 'blog_categories', id: created.id },
      details: { slug },
    });
    return created;
  });
}

/** Renames a category; its slug stays. Throws blog_category_exists, blog_category_not_found. */
export async function renameCategory(db: Db, by: ActionSource, id: string, name: string): Promise<ManagedCategory> {
  return db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('blog_categories')
      .select('name')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new AppError('blog_category_not_found');
    const renamed = await trx
      .updateTable('blog_categories')
      .set({ name })
      .where('id', '=', id)
      .returning(['id', 'name', 'slug'])
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        throw isUniqueViolation(error, 'blog_categories_name') ? new AppError('blog_category_exists') : error;
      });
    await recordAction(trx, {
      ...by,
      action: 'rename_blog_category',
      target: { type: 'blog_categories', id },
      details: { from: before.name, to: name },
    });
    return renamed;
  });
}

/** Removes a category and returns how many posts had it; the posts stay. Throws blog_category_not_found. */
export async function deleteCategory(db: Db, by: ActionSource, id: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { posts } = await trx
      .selectFrom('blog_posts')
      .select((eb) => eb.fn.countAll<number>().as('posts'))
      .where('category_id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    const removed = await trx.deleteFrom('blog_categories').where('id', '=', id).returning('name').executeTakeFirst();
    if (!removed) throw new AppError('blog_category_not_found');
    await recordAction(trx, {
      ...by,
      action: 'delete_blog_category',
      target: { type: 'blog_categories', id },
      details: { name: removed.name, posts },
    });
    return posts;
  });
}
