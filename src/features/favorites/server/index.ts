import { createApi, mount } from '#server/base/http/endpoints.ts';
import { jsonFile, type PersonalData } from '#server/base/personal-data/personal-data.ts';
import type { Platform } from '#server/platform.ts';
import * as calls from '../contract.ts';
import { addFavorite, favoritesOf, findFavorite, removeFavorite } from './favorites.ts';

/** The favorites slice: its calls, and its personal data (rows are deleted with the user by the database). */
export function createFavorites({ db, pool }: Pick<Platform, 'db' | 'pool'>) {
  const list = async (userId: string) => {
    const favorites = await favoritesOf(db, userId);
    return { favorites, count: favorites.length };
  };

  const api = createApi({ pool });
  mount(api, calls.listFavorites, ({ viewer }) => list(viewer.user.id));
  mount(api, calls.getFavorite, async ({ viewer, params }) => ({
    favorite: await findFavorite(db, viewer.user.id, params.slug),
  }));
  mount(api, calls.addFavorite, async ({ viewer: { user }, params }) => {
    await addFavorite(db, user.id, params.slug);
    return list(user.id);
  });
  mount(api, calls.removeFavorite, async ({ viewer: { user }, params }) => {
    await removeFavorite(db, user.id, params.slug);
    return list(user.id);
  });

  const personalData: PersonalData = {
    async *exported(userId) {
      yield jsonFile('favorites.json', await favoritesOf(db, userId));
    },
  };
  return { api, personalData };
}
