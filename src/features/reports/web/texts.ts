import type { DocumentReport, Passage, RentLine, TermChange } from '../../../contract/lease-report.ts';

type RentTotals = NonNullable<DocumentReport['rent_totals']>;
type InstrumentPages = DocumentReport['instruments'][number];

/** Every text of the two pages in one place. */
export const texts = {
  list: {
    title: 'My Reports',
    subtitle: 'Read and download your analyses',
    back: 'Back',
    reminders: 'Reminders and calendar',
    heading: (count: number | undefined) =>
      count === undefined ? 'Available Reports' : `Available Reports (${count})`,
    loading: 'Loading reports…',
    search: 'Search reports',
    noMatch: (words: string) => `No report has “${words}” in its title.`,
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
    loading: 'Loading the report…',
    madeBy: (engine: string) => (engine === 'built-in' ? 'Made by the built-in engine' : `Made by: ${engine}`),
    downloads: 'Download this report',
    about: 'About this report',
    supportLabel: 'Support',
    support: 'Questions about this report? Write to',
  },
  document: {
    notes: 'Notes',
    place: ({ clause, page, confidence }: Pick<Passage, 'clause' | 'page' | 'confidence'>) =>
      `${clause}, page ${page}${confidence === 'low' ? ', recognized from a picture' : ''}`,
    show: 'Show on the page',
    toFinding: 'Show the finding',
    copy: (label: string) => `Copy ${label}`,
    copied: 'Copied',
    notCopied: 'The browser did not allow copying.',
    where: 'Source',
    check: 'Please check',
    pleaseCheck: (count: number) => `Please check (${count})`,
    instrument: (label: string) => `Stated in: ${label}.`,
    reader: (name: string) => `Read by ${name}.`,
    rent: 'Rent schedule',
    freeRent: 'Free rent',
    money: (amount: number, currency = 'USD', unit?: RentLine['unit']) =>
      `${new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 4 }).format(amount)}${unit === 'm2' ? ' per m²' : ''}`,
    totals: ({ total, months, effective_monthly, currency = 'USD', derivation }: RentTotals) => {
      const show = new Intl.NumberFormat('en-US', { style: 'currency', currency });
      return `Total over ${months} months: ${show.format(total)}. Effective rent: ${show.format(effective_monthly)} a month. ${derivation}`;
    },
    changes: 'Changes made by amendments',
    superseded: 'Terms replaced by newer ones',
    change: ({ old, new: now }: Pick<TermChange, 'old' | 'new'>) =>
      old === undefined ? `Now: ${now}` : `Before: ${old}. Now: ${now}`,
    instruments: 'What is in this file',
    pagesOf: ({ first_page, last_page, operative }: InstrumentPages) =>
      `${first_page === last_page ? `page ${first_page}` : `pages ${first_page} to ${last_page}`}${operative ? ', read for this report' : ''}`,
    month: (number: number) => `Month ${number}`,
    rentColumns: [
      ['from', 'From'],
      ['to', 'To'],
      ['year', 'Year'],
      ['psf', 'Per sf per year'],
      ['psf_month', 'Per sf per month'],
      ['monthly', 'Monthly'],
      ['annual', 'Annual'],
    ],
    risks: 'Risks',
    severity: (name: string, count: number) => `${name.charAt(0).toUpperCase()}${name.slice(1)} (${count})`,
    severityName: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    ask: 'Question to raise:',
    hurts: { tenant: 'Risk to tenant', landlord: 'Risk to landlord', both: 'Risk to both parties' },
    who: { tenant: 'Tenant', landlord: 'Landlord', both: 'Both' },
    checks: 'Cross-checks',
    dates: 'Key dates',
    obligations: 'Obligations',
    comparison: 'Market comparison',
    customary: 'Typical:',
    negotiation: { tenant: 'Negotiation points for the tenant', landlord: 'Negotiation points for the landlord' },
    clauses: 'Clauses',
    brief: 'Summary',
    binding: 'Is it binding?',
    bindingClass: {
      non_binding: 'Non-binding',
      non_binding_with_carveouts: 'Non-binding with exceptions',
      binding: 'Binding',
      ambiguous_risk_of_binding: 'Unclear: may be binding',
    },
    questions: 'Questions',
    answers: { missing: 'Not addressed', weak: 'Unclear' },
    notFound: 'Not found',
    pages: 'Pages of the document',
    loadingPages: 'Loading the pages…',
    noPagesLabel: 'Pages',
    noPages:
      'The document was deleted after the analysis. To see each quote on its page, select “Keep the pages with my report” before you submit.',
  },
  done: { deleted: 'Report deleted successfully' },
  failures: {
    load: 'Failed to load reports',
    loadOne: 'Failed to load the report',
    pages: 'The pages of the document could not be shown.',
    delete: 'Failed to delete the report',
  },
} as const;
