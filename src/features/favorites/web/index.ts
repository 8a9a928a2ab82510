/** What pages of other slices and tools use of favorites. */
export { FavoriteToggle } from './favorite-toggle.tsx';
export { useFavorites } from './use-favorites.ts';
