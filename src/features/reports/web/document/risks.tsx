import { type DocumentReport, type Severity, severities } from '../../../../contract/lease-report.ts';
import { reportKeys as keys } from '../../../../contract/report-checks.ts';
import { classNames } from '../../../../web/ui/class-names.ts';
import { texts } from '../texts.ts';
import { Cited } from './cited.tsx';
import { ReportSection } from './report-section.tsx';
import { StateBadge } from './state-badge.tsx';

/** The risks by severity, the gravest first: what it is, why it matters, what to ask. */
export function Risks({ report }: { report: DocumentReport }) {
  if (report.risks.length === 0) return null;
  const placed = report.risks.map((risk, index) => ({ risk, key: keys.risk(index) }));
  return (
    <ReportSection id="risks" title={texts.document.risks}>
      {severities.map((severity) => {
        const own = placed.filter(({ risk }) => risk.severity === severity);
        if (own.length === 0) return null;
        return (
          <section
            key={severity}
            aria-label={texts.document.severity(severity, own.length)}
            className="mt-5 first:mt-0"
          >
            <h3 className={classNames('mb-1 font-sans text-sm font-semibold', tones[severity])}>
              {texts.document.severity(severity, own.length)}
            </h3>
            <ul className="divide-y divide-line border-y border-line">
              {own.map(({ risk, key }) => (
                <li key={key} className="py-3">
                  <p id={risk.quote === null ? key : undefined} className="font-medium">
                    {risk.text}
                  </p>
                  <StateBadge stated={risk} />
                  <p className="mt-1 text-sm">{risk.why}</p>
                  <p className="mt-1 text-sm">
                    <span className="text-muted">{texts.document.ask}</span> {risk.question}
                  </p>
                  <p className="mt-1 text-xs text-muted">{texts.document.hurts[risk.hurts]}</p>
                  {risk.quote === null ? (
                    <p className="mt-1.5 text-sm text-muted">{risk.looked_for}</p>
                  ) : (
                    <Cited id={key} passage={risk} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </ReportSection>
  );
}

export const tones: Readonly<Record<Severity, string>> = {
  critical: 'text-bad',
  high: 'text-bad',
  medium: 'text-warn',
  low: 'text-muted',
  info: 'text-muted',
};
