/** Every text of the dashboard in one place; those of the platform specification, 2.10, are word for word. */
export const texts = {
  title: 'Dashboard',
  /** The heading of features without a category. */
  otherCategory: 'Other',
  welcome: (username: string) => `Welcome, ${username}!`,
  figures: {
    credits: 'My Credits',
    drafts: 'My Drafts',
    reports: 'My Reports',
    unknown: 'Currently not available',
  },
  favorites: {
    title: 'My Favorites',
    refresh: 'Refresh favorites',
    loading: 'Loading favorites…',
    failed: 'Your favorites could not be loaded.',
    emptyTitle: 'No favorites yet',
    emptyText: 'Add features to your favorites for quick access',
    unavailable: 'Currently not available',
  },
  recent: {
    title: 'Recent Activity',
    lastUsed: (date: string) => `Last used: ${date}`,
    empty: 'No features used yet',
    failed: 'Failed to load recent activity',
  },
  tools: {
    title: 'Tools',
    loading: 'Loading tools…',
    emptyTitle: 'No tools yet',
    emptyText: 'Tools appear here as soon as they are ready.',
  },
} as const;
