import type { DocumentReport } from '#contract/lease-report.ts';
import { findingsOf } from '#contract/report-checks.ts';
import { composeTitle } from '../lease/present/compose-title.ts';
import type { ChangedField } from './changed-fields.ts';

/** A title names tenants and address, so it changes if one of them was corrected, entered or rejected. */
export function rewriteTitle(report: DocumentReport, changed: readonly ChangedField[]): DocumentReport {
  const isEntered = (id: string) => findingsOf(report, id).some(({ quote }) => quote === null);
  const isNew = (id: string) => isEntered(id) || changed.some((each) => each.id === id);
  if (!['tenant', 'premises_address'].some(isNew)) return report;
  const found = (id: string) => findingsOf(report, id).filter(({ state }) => state === 'found');
  const [address] = found('premises_address');
  const title = composeTitle(
    report.title.split(': ')[0] ?? '',
    found('tenant').map(({ shown }) => shown),
    String(address?.value ?? ''),
  );
  return { ...report, title };
}
