/** Every text of the pages on tenancies in one place. */
export const texts = {
  list: {
    title: 'Tenancies',
    subtitle: 'A lease put together with its amendments, to see what is in force',
    back: 'My Reports',
    create: 'Put documents together',
    documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    emptyTitle: 'No tenancies yet',
    emptyText:
      'Run Lease Abstract or Lease Analysis on a lease and on each amendment, then put the reports together here.',
  },
  page: {
    back: 'Tenancies',
    missing: 'Tenancy not found',
    edit: 'Edit documents',
    remove: 'Delete',
    facts: 'In force now',
    documents: 'Documents',
    noDocuments: 'The reports of this tenancy were deleted. Add others, or delete the tenancy.',
    kinds: {
      lease: 'Lease',
      sublease: 'Sublease',
      ground_lease: 'Ground lease',
      license: 'License',
      amendment: 'Amendment',
    } as Readonly<Record<string, string>>,
    dated: (day: string) => `dated ${day}`,
    changed: 'Terms that changed',
    noneChanged: 'No amendment changes a term in the reports.',
    check: 'Please check',
    sections: 'Changed wording',
    additions: 'Agreed in an amendment, in addition',
    additionsHint: 'For the added time, space or work. The lease’s own terms still apply.',
    rent: 'Rent',
    period: 'Period',
    amount: 'Amount',
    dates: 'Dates',
    reminders: 'Reminders and the calendar use the dates of each report. Reject a date in its report to leave it out.',
    unchanged: 'Terms that did not change',
    term: 'Term',
    value: 'In force',
    source: 'Source',
    was: 'was',
    to: 'to',
    place: (name: string, place: string | null) =>
      place === null ? `${name}, entered by you` : [name, ...withoutName(place, name)].join(', '),
    sourceOf: (label: string, place: string) => `Source of ${label}: ${place}`,
  },
  removal: {
    title: 'Delete Tenancy',
    question: 'The reports stay in My Reports. Delete this tenancy?',
    confirm: 'Delete',
    cancel: 'Cancel',
  },
  form: {
    createTitle: 'Put documents together',
    editTitle: 'Edit documents',
    subtitle:
      'The lease first, then its amendments in the order in which they were signed. A later document changes what earlier ones say.',
    backToTenancy: 'Back',
    name: 'Name',
    nameHint: 'For example the tenant and the address',
    documents: 'Documents, first to last',
    none: 'No documents chosen yet',
    add: 'Add a document',
    choose: 'Choose a report',
    nothingLeft: 'Every report on a lease is in a tenancy already.',
    option: (name: string, title: string) => `${name} · ${title}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    takeOut: (name: string) => `Remove ${name}`,
    save: 'Save',
    saving: 'Saving...',
    cancel: 'Cancel',
    needsName: 'Please enter a name.',
    needsTwo: 'Please choose at least two documents.',
  },
  done: { deleted: 'Tenancy deleted' },
  failures: {
    load: 'Failed to load the tenancy',
    loadAll: 'Failed to load tenancies',
    save: 'Failed to save the tenancy',
    delete: 'Failed to delete the tenancy',
  },
} as const;

/** The parts of a place, without the first one if it only repeats the name of the document. */
function withoutName(place: string, name: string): string[] {
  const parts = place.split(', ');
  return parts[0]?.toLowerCase() === name.toLowerCase() ? parts.slice(1) : parts;
}
