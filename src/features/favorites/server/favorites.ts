import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { lockUser } from '#features/accounts/server/index.ts';
import { featuresView, findTool } from '#features/catalog/server/index.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import type { Favorite } from '../contract.ts';

/** A user's favorites, newest first. */
export async function favoritesOf(db: Db, userId: string): Promise<Favorite[]> {
  const rows = await favorites(db, userId)
    .orderBy('user_favorites.created_at', 'desc')
    .orderBy('features.id')
    .execute();
  return rows.map(asFavorite);
}

/** The user's favorite with that slug; null if it isn't one. */
export async function findFavorite(db: Db, userId: string, slug: string): Promise<Favorite | null> {
  const row = await favorites(db, userId).where('features.slug', '=', slug).executeTakeFirst();
  return row ? asFavorite(row) : null;
}

/**
 * Adds an active feature to an active user's favorites; an existing favorite stays unchanged. Throws account_inactive,
 * feature_inactive or too_many_favorites.
 */
export async function addFavorite(db: Db, userId: string, slug: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireActiveUser(trx, userId);
    const feature = await findTool(trx, slug);
    if (!feature) throw new AppError('feature_inactive');
    const { rows } = await sql<{ placed: boolean }>`
      with known as (
        select 1 from user_favorites where user_id = ${userId} and feature_id = ${feature.id}
      ), added as (
        insert into user_favorites (user_id, feature_id, place)
        select ${userId}, ${feature.id}, min(place)
        from generate_series(1, ${limits.favorites.count}::int) as place
        where not exists (select from known)
          and place not in (select place from user_favorites where user_id = ${userId})
        having min(place) is not null
        returning 1
      )
      select exists (select from known) or exists (select from added) as placed`.execute(trx);
    if (!rows[0]?.placed) throw new AppError('too_many_favorites');
  });
}

/** Removes a feature from the user's favorites, even if it is no longer active; does nothing if it isn't one. */
export async function removeFavorite(db: Db, userId: string, slug: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireActiveUser(trx, userId);
    await trx
      .deleteFrom('user_favorites')
      .where('user_id', '=', userId)
      .where('feature_id', 'in', trx.selectFrom(featuresView.as('features')).select('id').where('slug', '=', slug))
      .execute();
  });
}

/** Locks the user's row until the change is done, so that a user's changes run one after the other. */
async function requireActiveUser(trx: Trx, userId: string): Promise<void> {
  if ((await lockUser(trx, userId)) !== 'active') throw new AppError('account_inactive');
}

function favorites(db: Db, userId: string) {
  return db
    .selectFrom('user_favorites')
    .innerJoin(featuresView.as('features'), 'features.id', 'user_favorites.feature_id')
    .where('user_favorites.user_id', '=', userId)
    .select(['features.id', 'features.name', 'features.slug', 'features.group', 'features.available'])
    .select('user_favorites.created_at');
}

function asFavorite(row: Omit<Favorite, 'created_at'> & { created_at: Date }): Favorite {
  return { ...row, created_at: row.created_at.toISOString() };
}
