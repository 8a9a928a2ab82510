/** Texts of lists with search, sorting, filters and bulk removal. */
export const texts = {
  sort: 'Sort by',
  sorts: { newest: 'Newest first', oldest: 'Oldest first', title: 'Title' },
  filter: 'Tool',
  everything: 'All tools',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all on this page',
  selected: (count: number) => `${count} selected`,
  delete: 'Delete',
  deleting: 'Deleting...',
  deleteSelected: 'Delete selected',
  pending: (count: number, seconds: number) =>
    `${count === 1 ? 'One item' : `${count} items`} will be deleted in ${seconds} seconds.`,
  undo: 'Undo',
  deleteNow: 'Delete now',
  kept: 'Nothing was deleted',
  deleted: (count: number) => (count === 1 ? 'One item deleted' : `${count} items deleted`),
  failed: 'Not everything could be deleted. Please try again.',
  noMatch: (words: string) => (words === '' ? 'Nothing matches this filter.' : `No title contains “${words}”.`),
} as const;
