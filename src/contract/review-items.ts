import { type CurrentValues, currentFinding, currentRent } from './current-values.ts';
import type { DocumentReport, Finding, ReviewMark } from './lease-report.ts';
import { beforeAndNow, findingsOf, rentField, reportKeys } from './report-checks.ts';

/** The kinds of values that can be corrected; null if a statement can only be accepted or rejected. */
export type CorrectionKind = 'money' | 'date' | 'area' | 'number' | 'text' | 'rent' | 'risk';

/** A statement that a person can accept, correct or reject. */
export interface ReviewItem {
  readonly key: string;
  readonly label: string;
  readonly shown: string;
  readonly corrects: CorrectionKind | null;
  readonly review: ReviewMark | undefined;
  /** Key of the statement whose review also applies here. */
  readonly follows: string | undefined;
  readonly current: CurrentValues;
}

/** Every value, date and risk of a report, with contradictions, changes and replaced terms, in report order. */
export function reviewItems(report: DocumentReport): ReviewItem[] {
  const item = (
    key: string,
    label: string,
    shown: string,
    { review, follows }: Reviewed,
    corrects: CorrectionKind | null = null,
    current: CurrentValues = {},
  ): ReviewItem => ({ key, label, shown, corrects, review, follows, current });
  return [
    ...report.labels.flatMap(({ id, label }) =>
      id === rentField
        ? []
        : findingsOf(report, id).map((finding, index) =>
            item(
              reportKeys.field(id, index),
              label,
              finding.shown,
              finding,
              correctionOf(id, finding),
              currentFinding(finding),
            ),
          ),
    ),
    ...report.rent.map((line, index) =>
      item(
        reportKeys.rent(index),
        line.kind === 'free' ? 'Free rent' : `Rent: ${line.shown}`,
        line.shown,
        line,
        line.kind === 'base' ? 'rent' : null,
        currentRent(line),
      ),
    ),
    ...report.dates.map((date, index) =>
      item(reportKeys.date(index), date.label, date.date, date, 'date', { value: date.date }),
    ),
    ...report.risks.map((risk, index) =>
      item(reportKeys.risk(index), risk.text, risk.text, risk, 'risk', { severity: risk.severity, value: risk.text }),
    ),
    ...report.cross_checks.map((check, index) => item(reportKeys.check(index, 0), check.text, check.text, check)),
    ...('changes' in report
      ? report.changes.map((change, index) => item(reportKeys.change(index), change.label, change.new, change))
      : report.superseded.map((term, index) =>
          item(reportKeys.superseded(index), term.label, beforeAndNow(term), term),
        )),
  ];
}

type Reviewed = Pick<Finding, 'review' | 'follows'>;

/** Review progress: 'n of m reviewed'. */
export function reviewProgress(report: DocumentReport): { readonly reviewed: number; readonly total: number } {
  const items = reviewItems(report);
  return { reviewed: items.filter(({ review }) => review !== undefined).length, total: items.length };
}

/** For each day that is both a value and an important date: its field, by the date's kind. */
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

/** A start that is only described ('when the work is done') can be corrected to an actual date. */
export function correctionOf(id: string, { value, shown }: Pick<Finding, 'value' | 'shown'>): CorrectionKind {
  if (dateFields.has(id) || (typeof value === 'string' && isoDay.test(value))) return 'date';
  if (typeof value !== 'number') return 'text';
  if (money.test(shown)) return 'money';
  if (area.test(shown)) return 'area';
  return /^[\d,.]+(?: |$)/.test(shown) ? 'number' : 'text';
}
