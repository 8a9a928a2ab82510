import { AppError } from '#contract/errors.ts';
import { createApi, mount } from '#server/base/http/endpoints.ts';
import { createAttemptLimit } from '#server/base/limits/attempt-limit.ts';
import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import * as calls from '../contract.ts';
import { addFavorite, favoritesOf, findFavorite, removeFavorite } from './favorites.ts';

/** The favorites slice: its calls, and its personal data (rows are deleted with the user by the database). */
export function createFavorites({ db, pool }: Pick<Platform, 'db' | 'pool'>) {
  const changes = createAttemptLimit(pool, { name: 'favorites', attempts: 1, seconds: 1 });
  const list = async (userId: string) => {
    const favorites = await favoritesOf(db, userId);
    return { favorites, count: favorites.length };
  };
  const change = async (userId: string, work: () => Promise<void>) => {
    try {
      await changes.take(userId);
      await work();
      return await list(userId);
    } catch (error) {
      throw failureOf(error);
    }
  };

  const api = createApi();
  mount(api, calls.listFavorites, ({ viewer }) => list(viewer.user.id));
  mount(api, calls.getFavorite, async ({ viewer, params }) => ({
    favorite: await findFavorite(db, viewer.user.id, params.slug),
  }));
  mount(api, calls.addFavorite, ({ viewer: { user }, params }) =>
    change(user.id, () => addFavorite(db, user.id, params.slug)),
  );
  mount(api, calls.removeFavorite, ({ viewer: { user }, params }) =>
    change(user.id, () => removeFavorite(db, user.id, params.slug)),
  );

  const personalData: PersonalData = {
    async *exported(userId) {
      yield jsonFile('favorites.json', await favoritesOf(db, userId));
    },
  };
  return { api, personalData };
}

/**
 * Maps errors to messages about favorites: the general limit's message mentions minutes, and unexpected errors are
 * reported as a failed change.
 */
function failureOf(error: unknown): unknown {
  if (!(error instanceof AppError)) return new AppError('favorites_failed', { cause: error });
  if (error.code !== 'too_many_attempts') return error;
  return new AppError('too_many_changes', { retryAfter: error.retryAfter ?? 1 });
}
