import type { DocumentReport, Passage } from '#contract/lease-report.ts';
import { noRisks } from '#contract/report/facts.ts';
import { shortDays, showPages, showPlace } from '#contract/report/show.ts';
import { answerNames, capital, riskTo } from '#contract/report/words.ts';
import { beforeAndNow } from '#contract/report-checks.ts';

type InstrumentPages = DocumentReport['instruments'][number];

/** Every text of the reports on leases and letters in one place. */
export const texts = {
  facts: 'At a glance',
  noFacts: 'No parties, premises or term were found with certainty. See “Please check”.',
  notes: 'Notes',
  summaryNone: 'Nothing was found with certainty. See “Please check”.',
  summary: 'Summary',
  source: 'Source',
  sourceOf: (label: string, place: string) => `Source of ${label}: ${place}`,
  among: ({ at, count }: { readonly at: number; readonly count: number }) => `(${at} of ${count})`,
  place: (passage: Pick<Passage, 'clause' | 'page' | 'confidence'>) => showPlace(passage),
  sourceOfFact: (label: string) => `Source of ${label}`,
  states: { found: 'Found', check: 'Please check', rejected: 'Rejected', entered: 'Entered' },
  inTab: (tab: string) => `Show in ${tab}`,
  nothingToCheck: 'Nothing to check: every statement in this report was found with certainty.',
  copy: (label: string) => `Copy ${label}`,
  copied: 'Copied',
  notCopied: 'The browser did not allow copying.',
  columns: { term: 'Term', value: 'Value', state: 'State', source: 'Source' },
  terms: 'Terms by group',
  instrument: (label: string) => `Stated in: ${label}.`,
  reader: (name: string) => `Read by ${name}.`,
  changes: 'Changes made by amendments',
  superseded: 'Terms replaced by newer ones',
  change: beforeAndNow,
  notFound: (count: number) => `Not found (${count})`,
  rent: {
    none: 'No rent schedule found.',
    schedule: 'Rent schedule',
    noPeriod: 'Period not stated',
    unproven: 'Rows to check',
    free: 'Free rent',
    per: { monthly: 'a month', annual: 'a year' },
    columns: {
      period: 'Period',
      perYear: (area: string) => `Per ${area} per year`,
      perMonth: (area: string) => `Per ${area} per month`,
      monthly: 'Monthly',
      annual: 'Annual',
    },
    effective: 'Effective rent',
    total: 'Total over the term',
    months: (count: number) => `${count} months`,
    how: 'How it’s computed',
    proof: 'How these rows were checked',
    proven: (proof: string) =>
      proof.includes('=') ? `The amounts in each row agree: ${proof}.` : `The units are stated by ${proof}.`,
    byMonth: 'Rent by month',
    byYear: 'Rent by year',
    month: (number: number) => `Month ${number}`,
    year: (number: number, months: number) => `Year ${number}${months < 12 ? ` (${months} months)` : ''}`,
    monthChart: (first: string, last: string) =>
      `Monthly base rent from ${first} to ${last}; the amounts are in the table.`,
  },
  dates: {
    none: 'No dates found.',
    ahead: 'Upcoming',
    past: 'Past',
    reminders: 'Reminders and calendar subscription',
    noneAhead: 'No upcoming dates in this document.',
    inDays: (days: number) =>
      days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days.toLocaleString('en-US')} days`,
    window: (first: string, last: string) => `Notice window: ${first} to ${last}.`,
    derived: (text: string) => `${shortDays(text)}.`,
  },
  risks: {
    none: noRisks,
    noMatch: 'No risk matches this filter.',
    severity: 'Severity',
    side: 'Risk to',
    all: 'All',
    heading: (name: string, count: number) => `${capital(name)} (${count})`,
    severityName: capital,
    ask: 'Question to raise:',
    hurts: riskTo,
    sides: { tenant: 'Tenant', landlord: 'Landlord' },
    checks: 'Cross-checks',
  },
  obligations: { none: 'No obligations found.', party: 'Party', all: 'All' },
  who: { tenant: 'Tenant', landlord: 'Landlord', both: 'Both' },
  market: {
    none: 'No terms of this lease could be compared.',
    comparison: 'Market comparison',
    customary: 'Typical:',
    negotiation: { tenant: 'Negotiation points for the tenant', landlord: 'Negotiation points for the landlord' },
  },
  clauses: {
    none: 'No clauses found.',
    search: 'Search clauses',
    matches: (count: number) => (count === 1 ? '1 clause' : `${count} clauses`),
    page: (page: number | null) => showPages(page),
  },
  binding: { title: 'Is it binding?' },
  questions: {
    none: 'No questions: the letter addresses every topic.',
    ...answerNames,
    heading: (name: string, count: number) => `${name} (${count})`,
  },
  instruments: 'Documents in this file',
  pagesOf: (instrument: InstrumentPages) =>
    [showPages(instrument.first_page, instrument.last_page), instrument.operative ? 'used for this report' : '']
      .filter((part) => part !== '')
      .join(', '),
  pane: {
    title: 'Pages of the document',
    quote: 'Quote',
    close: 'Close',
    choose: 'Select a source to see its quote here.',
    loading: 'Loading the pages…',
    failed: 'The pages of the document could not be shown.',
    toFinding: 'Show the finding',
    notKept:
      'The document was deleted after the analysis. To see each quote in the document, select “Keep the pages with my report” before you submit.',
  },
} as const;
