import type { DocumentReport } from '../lease-report.ts';
import { findingsOf, pleaseChecks, rentField } from '../report-checks.ts';

/** The parts of a document report, in the order of its page and its downloads. */
export const reportTabs = {
  summary: 'Summary',
  check: 'Please check',
  terms: 'Terms',
  rent: 'Rent',
  dates: 'Dates',
  risks: 'Risks',
  questions: 'Questions',
  obligations: 'Obligations',
  market: 'Market',
  clauses: 'Clauses',
} as const;
export type ReportTab = keyof typeof reportTabs;

/** The parts of a report, each with its number of entries; none for the summary. */
export function tabsOf(report: DocumentReport): { readonly id: ReportTab; readonly count: number | null }[] {
  const terms = report.labels.reduce(
    (sum, { id }) => sum + (id === rentField ? 0 : findingsOf(report, id).length),
    ('changes' in report ? report.changes : report.superseded).length,
  );
  return [
    { id: 'summary', count: null },
    { id: 'check', count: pleaseChecks(report).length },
    { id: 'terms', count: terms },
    { id: 'rent', count: report.rent.length },
    { id: 'dates', count: report.dates.length },
    { id: 'risks', count: report.risks.length + report.cross_checks.length },
    ...('questions' in report ? [{ id: 'questions' as const, count: report.questions.length }] : []),
    ...('obligations' in report ? [{ id: 'obligations' as const, count: report.obligations.length }] : []),
    ...('comparison' in report
      ? [
          {
            id: 'market' as const,
            count: report.comparison.length + report.negotiation.tenant.length + report.negotiation.landlord.length,
          },
          { id: 'clauses' as const, count: report.clauses.length },
        ]
      : []),
  ];
}

/** The part that contains the statement with this key (see `reportKeys`). */
export function tabOfKey(key: string): ReportTab {
  return places[key.split('-', 1)[0] ?? ''] ?? 'summary';
}

const places: Readonly<Record<string, ReportTab>> = {
  field: 'terms',
  change: 'terms',
  superseded: 'terms',
  rent: 'rent',
  date: 'dates',
  risk: 'risks',
  check: 'risks',
  question: 'questions',
  obligation: 'obligations',
  comparison: 'market',
  point: 'market',
  clause: 'clauses',
};
