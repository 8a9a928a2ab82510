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

/** Where a statement is in the document; a value that a person entered has no passage. */
export interface Place {
  readonly quote: string | null;
  readonly page: number | null;
  readonly paragraph?: number;
}

/** Whether two statements quote the same words at the same position; without pages, in the same paragraph. */
export function isSamePassage(one: Place, other: Place): boolean {
  if (one.quote === null || one.quote !== other.quote) return false;
  return one.page === null && other.page === null ? one.paragraph === other.paragraph : one.page === other.page;
}
