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
  work: {
    firstSteps: 'First steps',
    steps: [
      {
        to: '/samples',
        name: 'See a sample',
        text: 'A paper draft and a lease report, made by the same engines. You can run a sample on each tool free of charge.',
      },
      {
        to: '/paper-assistant',
        name: 'Start a paper',
        text: 'Describe your findings in 100 to 1,000 words. You get a draft in the style of a journal.',
      },
      {
        to: '/lease-abstract',
        name: 'Read a lease',
        text: 'Upload a PDF or DOCX. Each statement in the report quotes the lease and its page.',
      },
    ],
    dates: 'Next dates',
    recent: 'Recent drafts and reports',
    failed: 'Your recent work could not be loaded. It’s under My Drafts and My Reports.',
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
