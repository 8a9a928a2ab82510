import type { DocumentReport, Finding } from '#contract/lease-report.ts';
import { findingsOf, rentField, reportKeys } from '#contract/report-checks.ts';

/** A value that a review corrected or rejected, before and after. */
export interface ChangedField {
  readonly key: string;
  readonly id: string;
  readonly label: string;
  readonly before: Finding;
  readonly after: Finding;
}

export function changedFields(stored: DocumentReport, marked: DocumentReport): ChangedField[] {
  return stored.labels.flatMap(({ id, label }) =>
    id === rentField
      ? []
      : findingsOf(stored, id).flatMap((before, index): ChangedField[] => {
          const after = findingsOf(marked, id)[index];
          const isChanged = after !== undefined && (after.state === 'rejected' || after.shown !== before.shown);
          return isChanged ? [{ key: reportKeys.field(id, index), id, label, before, after }] : [];
        }),
  );
}

/** Whether two statements quote the same words at the same position. */
export function isSamePassage(
  one: { readonly quote: string | null; readonly page: number | null },
  other: { readonly quote: string | null; readonly page: number | null },
): boolean {
  return one.quote !== null && one.quote === other.quote && one.page === other.page;
}
