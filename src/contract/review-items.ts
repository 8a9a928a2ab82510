import type { DocumentReport, Finding, ReviewMark } from './lease-report.ts';
import { findingsOf, rentField, reportKeys } from './report-checks.ts';

/** What may be put in the place of a value; null where a statement can only be accepted or rejected. */
export type CorrectionKind = 'money' | 'date' | 'area' | 'number' | 'text' | 'rent' | 'risk';

/** A statement that a person can accept, correct or reject. */
export interface ReviewItem {
  readonly key: string;
  readonly label: string;
  readonly corrects: CorrectionKind | null;
  readonly review: ReviewMark | undefined;
}

/** Every value, date and risk of a report, and what disagrees or changes in it, in the order of the report. */
export function reviewItems(report: DocumentReport): ReviewItem[] {
  const item = (
    key: string,
    label: string,
    corrects: CorrectionKind | null,
    { review }: { readonly review?: ReviewMark | undefined },
  ): ReviewItem => ({ key, label, corrects, review });
  return [
    ...report.labels.flatMap(({ id, label }) =>
      id === rentField
        ? []
        : findingsOf(report, id).map((finding, index) =>
            item(reportKeys.field(id, index), label, correctionOf(id, finding), finding),
          ),
    ),
    ...report.rent.map((line, index) =>
      item(reportKeys.rent(index), 'Rent', line.kind === 'base' ? 'rent' : null, line),
    ),
    ...report.dates.map((date, index) => item(reportKeys.date(index), date.label, 'date', date)),
    ...report.risks.map((risk, index) => item(reportKeys.risk(index), 'Risk', 'risk', risk)),
    ...report.cross_checks.map((check, index) => item(reportKeys.check(index, 0), 'Cross-check', null, check)),
    ...('changes' in report
      ? report.changes.map((change, index) => item(reportKeys.change(index), change.label, null, change))
      : []),
  ];
}

/** How far the review has come: 'n of m reviewed'. */
export function reviewProgress(report: DocumentReport): { readonly reviewed: number; readonly total: number } {
  const items = reviewItems(report);
  return { reviewed: items.filter(({ review }) => review !== undefined).length, total: items.length };
}

/** The field of each day that is both a value and a date to watch, by the date's kind. */
export const fieldOfDate: Readonly<Record<string, string>> = {
  agreement: 'agreement_date',
  delivery: 'delivery_date',
  commencement: 'commencement_date',
  rent_commencement: 'rent_commencement',
  expiration: 'expiration_date',
};

const dateFields = new Set(Object.values(fieldOfDate));
const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const money = /^\D{1,4}[\d,]+\.\d{2}$/;
const area = /^[\d,.]+ (?:[a-z]+ )?square (?:feet|meters)$/;

/** A start that is only described ('when the work is done') is corrected to the day that it turned out to be. */
export function correctionOf(id: string, { value, shown }: Pick<Finding, 'value' | 'shown'>): CorrectionKind {
  if (dateFields.has(id) || (typeof value === 'string' && isoDay.test(value))) return 'date';
  if (typeof value !== 'number') return 'text';
  if (money.test(shown)) return 'money';
  if (area.test(shown)) return 'area';
  return /^[\d,.]+(?: |$)/.test(shown) ? 'number' : 'text';
}
