/** Every text of the blog's public pages; headings, states and failures of the specification are word for word. */
export const texts = {
  list: {
    /** While `show_under_construction` is on. */
    underConstruction: 'Under Construction',
    title: 'Blog',
    underConstructionLine:
      '{brand} is being built in the open. Product updates appear here first: what has changed, why, and what comes next.',
    line: 'Product updates, and notes on writing papers and reading leases.',
    description: 'Product updates of {brand}, and notes on planning research papers and reading leases.',
    feed: 'RSS feed',
    by: 'By',
    readMore: 'Read more',
    empty: 'No posts found.',
    emptyText: 'The first post is still being written. The RSS feed tells you when it is out.',
    pages: 'Pages of the blog',
    page: (number: number) => `Page ${number}`,
    loading: 'Loading the posts…',
    failed: 'Failed to load blog posts',
  },
  post: {
    back: 'Back to blog',
    loading: 'Loading the post…',
    minutes: (minutes: number) => `${minutes} min read`,
    failed: 'Failed to load blog post',
    missing: 'Blog post not found',
    missingText: 'The address may be mistyped, or the post was taken down. The blog lists all public posts.',
    updated: 'Updated',
    end: 'More on the blog',
  },
} as const;
