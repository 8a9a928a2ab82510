import type { DocumentReport } from '#contract/lease-report.ts';
import { findingsOf } from '#contract/report-checks.ts';
import { composeTitle } from '../lease/present/compose-title.ts';
import type { ChangedField } from './changed-fields.ts';

/** A title names tenants and address: it follows where one of them was corrected or rejected. */
export function rewriteTitle(report: DocumentReport, changed: readonly ChangedField[]): DocumentReport {
  if (!changed.some(({ id }) => id === 'tenant' || id === 'premises_address')) return report;
  const found = (id: string) => findingsOf(report, id).filter(({ state }) => state === 'found');
  const [address] = found('premises_address');
  const title = composeTitle(
    report.title.split(': ')[0] ?? '',
    found('tenant').map(({ shown }) => shown),
    String(address?.value ?? ''),
  );
  return { ...report, title };
}
