/** Every text of the list and of the frame of a report in one place. */
export const texts = {
  /** Tabs of a report that is a text. */
  textTabs: { summary: 'Summary', results: 'Results', tables: 'Tables', inputs: 'Inputs' },
  list: {
    title: 'My Reports',
    subtitle: 'Read and download your analyses',
    back: 'Back',
    reminders: 'Reminders and calendar',
    heading: (count: number | undefined) =>
      count === undefined ? 'Available Reports' : `Available Reports (${count})`,
    loading: 'Loading reports…',
    search: 'Search reports',
    emptyTitle: 'No reports yet',
    emptyText: 'The result of every analysis you run is kept here.',
    emptyAction: 'See the tools',
    open: 'Open',
    delete: 'Delete',
    deleting: 'Deleting...',
    pages: 'Pages of reports',
    madeBy: (engine: string) => (engine === 'built-in' ? 'built-in engine' : engine),
  },
  removal: {
    title: 'Delete Report',
    question: 'Are you sure you want to permanently delete:',
    confirm: 'Yes, delete permanently',
    cancel: 'Cancel',
  },
  report: {
    back: 'My Reports',
    machineRead: (engine: string) =>
      engine === 'built-in' ? 'Machine-read by the built-in engine' : `Machine-read by: ${engine}`,
    madeBy: (engine: string) => (engine === 'built-in' ? 'Made by the built-in engine' : `Made by: ${engine}`),
    toCheck: (count: number) => (count === 0 ? 'Nothing to check' : `Please check (${count})`),
    parts: 'Parts of this report',
    download: 'Download',
    downloading: 'Downloading...',
    delete: 'Delete',
    support: 'Questions about this report? Write to',
    missing: 'Report not found',
  },
  sample: {
    title: 'Sample lease report',
    description: 'A report on an invented lease, made by the engine of {brand} and not retouched.',
    back: 'Samples',
    try: 'Try it with your lease',
    document: 'Read the sample lease (PDF)',
    page: (page: number) => `Read page ${page} of the sample lease (PDF)`,
    note: 'The lease, its parties and the building are invented. The report is what Lease Analysis makes of it.',
  },
  shared: {
    note: 'Shared with you, read-only.',
    files: 'Download this report',
    reviewer: 'the owner',
    pages: 'The pages of the document are not shared.',
  },
  done: { deleted: 'Report deleted successfully' },
  failures: {
    load: 'Failed to load reports',
    loadOne: 'Failed to load the report',
    delete: 'Failed to delete the report',
  },
} as const;
