/** Texts of favorites on all pages; those of the platform specification, section 8, are word for word. */
export const texts = {
  add: 'Add to favorites',
  remove: 'Remove from favorites',
  added: 'Added to favorites',
  removed: 'Removed from favorites',
  guest: 'Please log in to favorite features',
  busy: 'Please wait before performing another action',
  star: (feature: string) => `Favorite: ${feature}`,
  shortcuts: 'Reports and favorites',
  reports: 'My Reports',
} as const;
