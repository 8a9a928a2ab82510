/** Every text of the two pages in one place; those of the platform specification, 2.12, 4 and 8, are word for word. */
export const texts = {
  list: {
    title: 'My Drafts',
    subtitle: 'Access and download your generated drafts',
    back: 'Back',
    heading: (count: number) => `Available Drafts (${count})`,
    refresh: 'Refresh',
    refreshing: 'Refreshing...',
    loading: 'Loading drafts…',
    emptyTitle: 'No drafts yet',
    emptyText: 'Your generated drafts will appear here',
    emptyAction: 'Open the Paper Assistant',
    unknownSize: 'Unknown size',
    unknownDate: 'Unknown date',
    preview: 'Preview',
    download: 'Download',
    downloading: 'Downloading...',
    delete: 'Delete',
    deleting: 'Deleting...',
    pages: 'Pages of drafts',
  },
  removal: {
    title: 'Delete File',
    question: 'Are you sure you want to permanently delete:',
    confirm: 'Yes, delete permanently',
    cancel: 'Cancel',
  },
  done: {
    deleted: 'File deleted successfully',
    refreshed: 'Drafts refreshed successfully',
  },
  failures: {
    load: 'Failed to load drafts',
    delete: 'Failed to delete file',
    refresh: 'Failed to refresh drafts',
    preview: 'The preview of this draft could not be loaded.',
    pdf: 'The PDF could not be shown here. You can still download the draft.',
  },
  draft: {
    back: 'My Drafts',
    loading: 'Loading the draft…',
    document: 'Document',
    findings: 'Findings on this draft',
    facts: 'About this draft',
    risks: (count: number) => `Risk checklist (${count})`,
    coverage: 'Literature coverage',
    pdfBy: (engine: string, pages: number) => `PDF by ${engine}, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    draftedBy: (engine: string) => `Drafted by the ${engine} engine`,
    zip: 'The download is a zip: LaTeX source, figures, PDF and these findings.',
  },
  risks: {
    intro: 'Found by rules, in the order of their weight. A mark here is a question to answer, not a grade.',
    none: 'No rule of the checklist found anything to ask about this draft.',
    absent: 'Absent from the text',
    why: 'Why it matters',
    add: 'What to add',
    severities: { high: 'High', medium: 'Medium', low: 'Low', info: 'Note' },
  },
  coverage: {
    off: 'Literature look-ups were off for this draft: no work was searched for, and none was invented. The links below open ready searches in a new tab.',
    offline:
      'No library of records could be reached for this draft: no work was found, and none was invented. The links below open ready searches in a new tab.',
    figures: ({
      medianYear,
      recentShare,
      venues,
    }: {
      medianYear: number | null;
      recentShare: number | null;
      venues: number;
    }) =>
      [
        medianYear === null ? '' : `Median year ${medianYear}`,
        recentShare === null ? '' : `${Math.round(recentShare * 100)} % from the last three years`,
        `${venues} ${venues === 1 ? 'venue' : 'venues'}`,
      ]
        .filter((part) => part !== '')
        .join(', '),
    shares: (words: readonly string[], source: string) => `shares ${words.join(', ')}; not read (record: ${source})`,
    read: (stance: string) => `${stance}, says the language model of its abstract:`,
    retracted: (by: readonly string[]) => `Reported as retracted by ${by.join(', ')}`,
    queries: (count: number) => `${count} ${count === 1 ? 'search was' : 'searches were'} made`,
    lookedAt: (found: number) => `${found} looked at`,
    covered: (covered: number, total: number) => `${covered} of ${total} have at least one source.`,
    none: 'Nothing in the text asks for a source.',
    sentences: 'Sentences that want a source',
    keyphrases: 'Key phrases',
    noWorks: 'No source yet',
    search: 'Search',
    newTab: '(opens in a new tab)',
  },
} as const;
