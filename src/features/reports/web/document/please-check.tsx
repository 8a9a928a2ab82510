import type { DocumentReport } from '../../../../contract/lease-report.ts';
import { pleaseChecks } from '../../../../contract/report-checks.ts';
import { texts } from '../texts.ts';
import { ReportSection } from './report-section.tsx';

/** Everything that a person should check, with the reason; each line leads to its statement in the report. */
export function PleaseCheck({ report }: { report: DocumentReport }) {
  const items = pleaseChecks(report);
  if (items.length === 0) return null;
  return (
    <ReportSection id="please-check" title={texts.document.pleaseCheck(items.length)}>
      <ul className="divide-y divide-line border-y border-line">
        {items.map(({ key, label, shown, reason, passage }) => (
          <li key={key} className="py-2 text-sm">
            <a href={`#${key}`} className="font-medium text-accent underline underline-offset-2 wrap-anywhere">
              {label}
            </a>
            {': '}
            <span className="line-clamp-2 wrap-anywhere">{shown}</span>
            <span className="block text-warn">{reason}</span>
            {passage && <span className="block text-xs text-muted">{texts.document.place(passage)}</span>}
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}
