import type { DocumentReport, Finding } from './lease-report.ts';
import { rentField, reportKeys } from './report-checks.ts';
import { correctionOf, type ReviewItem } from './review-items.ts';

/**
 * Values that were searched for and not found: a person who finds one enters it. The review of an entered value has the
 * key of the term's first value.
 */
export function enterableItems(report: DocumentReport): ReviewItem[] {
  return report.not_found.flatMap(({ id }): ReviewItem[] => {
    const label = report.labels.find((each) => each.id === id)?.label;
    if (label === undefined || notOneValue.has(id)) return [];
    const corrects = correctionOf(id, blankFinding(report, id));
    return [
      { key: reportKeys.field(id, 0), label, shown: '', corrects, review: undefined, follows: undefined, current: {} },
    ];
  });
}

/** Terms that can't be entered: a schedule, and judgments about the whole document. */
const notOneValue = new Set([rentField, 'doc_kind', 'inconsistencies']);

/**
 * A value without content, in the unit that a correction uses: the unit of the report's other values, or the usual one.
 */
export function blankFinding(report: DocumentReport, id: string): Finding {
  const shown = unitOf(report)[id];
  return {
    quote: null,
    page: null,
    clause: null,
    state: 'found',
    value: shown === undefined ? '' : 0,
    shown: shown ?? '',
  };
}

function unitOf({ rent }: DocumentReport): Readonly<Record<string, string>> {
  const currency = rent.find((line) => line.currency !== undefined)?.currency;
  const money = currency === undefined ? '$0.00' : `${currency} 0.00`;
  return {
    premises_rsf: rent.some(({ unit }) => unit === 'm2') ? '0 square meters' : '0 square feet',
    term_months: '0 months',
    security_deposit: money,
    letter_of_credit: money,
  };
}
