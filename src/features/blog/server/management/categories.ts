import { AppError } from '../../../../contract/errors.ts';
import type { Db } from '../../../../server/db/database.ts';
import { recordAct } from '../../../audit/server/index.ts';
import { type ManagedCategory, slugOf } from '../../contract.ts';
import type { Doer } from './save-post.ts';

/** All categories by their names. */
export async function listCategories(db: Db): Promise<ManagedCategory[]> {
  return db.selectFrom('blog_categories').select(['id', 'name', 'slug']).orderBy('name').limit(500).execute();
}

/** Adds a category, its slug made from its name. Throws blog_category_exists, invalid_input. */
export async function createCategory(db: Db, by: Doer, name: string): Promise<ManagedCategory> {
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
    await recordAct(trx, {
      ...by,
      action: 'create_blog_category',
      target: { type: 'blog_categories', id: created.id },
      details: { slug },
    });
    return created;
  });
}
