/** The parts of favorites that pages of other slices and tools use. */
export { FavoriteToggle } from './favorite-toggle.tsx';
export { useFavorites } from './use-favorites.ts';
