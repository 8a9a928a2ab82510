import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import type { RequestLimit } from '#contract/rate-limits.ts';

/** A favorite with its feature. */
export const favoriteSchema = z.object({
  /** The feature's id. */
  id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  group: z.string(),
  /** False while the feature is inactive: it keeps its place, and can only be removed. */
  available: z.boolean(),
  created_at: z.string(),
});
export type Favorite = z.infer<typeof favoriteSchema>;

const slugParam = z.object({ slug: z.string().max(100) });
const favoriteList = z.object({ favorites: z.array(favoriteSchema), count: z.number().int() });
const guestMessage = 'Please log in to favorite features';

const favoriteChanges: RequestLimit = {
  counts: 'requests',
  name: 'favorites',
  per: 'user',
  attempts: 1,
  seconds: 1,
  error: 'too_many_changes',
};

export const listFavorites = endpoint({
  method: 'get',
  path: '/api/favorites',
  summary: "The caller's favorites, newest first, and how many there are",
  access: 'member',
  keyScope: 'read',
  guestMessage,
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  answer: favoriteList,
});

export const getFavorite = endpoint({
  method: 'get',
  path: '/api/favorites/{slug}',
  summary: "The caller's favorite for one feature; null if it isn't a favorite",
  access: 'member',
  keyScope: 'read',
  guestMessage,
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: slugParam,
  answer: z.object({ favorite: favoriteSchema.nullable() }),
});

export const addFavorite = endpoint({
  method: 'put',
  path: '/api/favorites/{slug}',
  summary: 'Adds a feature to the favorites; repeating it changes nothing. At most one change per second',
  access: 'member',
  keyScope: 'change',
  guestMessage,
  rateLimit: [favoriteChanges],
  idempotency: 'repeatable',
  fallback: 'favorites_failed',
  params: slugParam,
  answer: favoriteList,
});

export const removeFavorite = endpoint({
  method: 'delete',
  path: '/api/favorites/{slug}',
  summary: 'Removes a feature from the favorites. At most one change per second',
  access: 'member',
  keyScope: 'change',
  guestMessage,
  rateLimit: [favoriteChanges],
  idempotency: 'repeatable',
  fallback: 'favorites_failed',
  params: slugParam,
  answer: favoriteList,
});
