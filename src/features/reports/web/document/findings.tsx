import type { DocumentReport, Finding } from '../../../../contract/lease-report.ts';
import { findingsOf, reportKeys as keys, rentField } from '../../../../contract/report-checks.ts';
import { classNames } from '../../../../web/ui/class-names.ts';
import { texts } from '../texts.ts';
import { Cited } from './cited.tsx';
import { CopyButton } from './copy-button.tsx';
import { ReportSection } from './report-section.tsx';
import { StateBadge } from './state-badge.tsx';

/** The fields of the document by group: label, value, state, passage. The rent schedule has a part of its own. */
export function Findings({ report }: { report: DocumentReport }) {
  const groups = [...new Set(report.labels.map(({ group }) => group))];
  return groups.map((group) => {
    const labels = report.labels.filter(
      (label) => label.group === group && label.id !== rentField && findingsOf(report, label.id).length > 0,
    );
    if (labels.length === 0) return null;
    return (
      <ReportSection key={group} id={`group-${group}`} title={group}>
        <dl className="border-b border-line">
          {labels.flatMap(({ id, label }) => {
            const findings = findingsOf(report, id);
            return findings.map((finding, index) => (
              <Field
                key={keys.field(id, index)}
                id={keys.field(id, index)}
                label={label}
                finding={finding}
                first={index === 0}
              />
            ));
          })}
        </dl>
      </ReportSection>
    );
  });
}

function Field({ id, label, finding, first }: { id: string; label: string; finding: Finding; first: boolean }) {
  return (
    <div
      className={classNames(
        'grid gap-x-6 pb-3 sm:grid-cols-[9rem_minmax(0,1fr)]',
        // Further values of one field stand under it without a line.
        first && 'border-t border-line pt-3',
      )}
    >
      <dt className="text-sm text-muted sm:pt-1.5">{label}</dt>
      <dd className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <span className="font-medium wrap-anywhere sm:pt-1">{finding.shown}</span>
          <CopyButton label={label} value={finding.shown} />
        </div>
        <StateBadge stated={finding} />
        {finding.note && <p className="text-sm">{finding.note}</p>}
        {finding.instrument && <p className="text-sm text-muted">{texts.document.instrument(finding.instrument)}</p>}
        {finding.reader && <p className="text-sm text-muted">{texts.document.reader(finding.reader)}</p>}
        <Cited id={id} passage={finding} />
      </dd>
    </div>
  );
}

/** What was looked for and not found; nothing is made up in its place. */
export function NotFound({ report }: { report: DocumentReport }) {
  if (report.not_found.length === 0) return null;
  return (
    <ReportSection id="not-found" title={texts.document.notFound}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {report.not_found.map(({ id, label, looked_for }) => (
          <li key={id}>
            <span className="font-medium">{label}.</span> <span className="text-muted">{looked_for}</span>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
