import type { CrossCheck, DocumentReport, Risk } from '#contract/lease-report.ts';
import { reportKeys as keys } from '#contract/report-checks.ts';
import { type Severity, severities } from '#contract/severities.ts';
import { Rows } from '#web/list/rows.tsx';
import { useReportAddress } from '../../page/use-report-address.ts';
import { ReviewControls } from '../../review/review-controls.tsx';
import { Explained } from '../explained.tsx';
import { FilterLinks } from '../filter-links.tsx';
import { Nothing, Section } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { StateBadge } from '../state-badge.tsx';
import { texts } from '../texts.ts';

/** The risks, most severe first, then contradictions; the filters apply to both. */
export default function RisksTab({ report }: { report: DocumentReport }) {
  const { filter } = useReportAddress();
  const [severity, side] = [filter('severity'), filter('side')];
  const risks = report.risks
    .map((risk, index) => ({ risk, key: keys.risk(index) }))
    .filter(({ risk }) => severity === '' || risk.severity === severity)
    .filter(({ risk }) => side === '' || risk.hurts === side || risk.hurts === 'both');
  const checks = report.cross_checks
    .map((check, index) => ({ check, index }))
    .filter(({ check }) => severity === '' || check.severity === severity);
  if (report.risks.length + report.cross_checks.length === 0) return <Nothing>{texts.risks.none}</Nothing>;
  return (
    <>
      <Filters report={report} />
      {report.risks.length === 0 && <Nothing>{texts.risks.none}</Nothing>}
      {report.risks.length > 0 && risks.length + checks.length === 0 && <Nothing>{texts.risks.noMatch}</Nothing>}
      {severities.map((each) => {
        const own = risks.filter(({ risk }) => risk.severity === each);
        if (own.length === 0) return null;
        return (
          <Section key={each} title={<span className={tones[each]}>{texts.risks.heading(each, own.length)}</span>}>
            <Rows className="rows-drawn-late">
              {own.map(({ risk, key }) => (
                <RiskLine key={key} id={key} risk={risk} />
              ))}
            </Rows>
          </Section>
        );
      })}
      {checks.length > 0 && (
        <Section title={texts.risks.checks}>
          <Rows className="rows-drawn-late">
            {checks.map(({ check, index }) => (
              <CrossCheckLine key={keys.check(index, 0)} index={index} check={check} />
            ))}
          </Rows>
        </Section>
      )}
    </>
  );
}

function Filters({ report }: { report: DocumentReport }) {
  const all = { value: '', shown: texts.risks.all };
  const count = (severity: Severity) =>
    [...report.risks, ...report.cross_checks].filter((each) => each.severity === severity).length;
  return (
    <div className="mb-6 flex flex-wrap gap-x-8 gap-y-3">
      <FilterLinks
        name="severity"
        label={texts.risks.severity}
        options={[
          all,
          ...severities
            .filter((each) => count(each) > 0)
            .map((each) => ({ value: each, shown: texts.risks.heading(each, count(each)) })),
        ]}
      />
      <FilterLinks
        name="side"
        label={texts.risks.side}
        options={[
          all,
          ...(['tenant', 'landlord'] as const).map((value) => ({ value, shown: texts.risks.sides[value] })),
        ]}
      />
    </div>
  );
}

/** One risk: what it is, why it matters, and what to ask; `id` is its key. */
function RiskLine({ id, risk }: { id: string; risk: Risk }) {
  return (
    <li id={id} className="scroll-mt-24 py-3 text-sm">
      <p className="font-medium">
        <Explained text={risk.text} />
      </p>
      <p className="mt-0.5">{risk.why}</p>
      <p className="mt-0.5">
        <span className="text-muted">{texts.risks.ask}</span> {risk.question}
      </p>
      {risk.state === 'check' && <p className="mt-0.5 text-warn">{risk.reason}</p>}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xs text-muted">
        <StateBadge stated={risk} />
        <span>{texts.risks.hurts(risk.hurts)}</span>
        {risk.reader && <span>{texts.reader(risk.reader)}</span>}
        {risk.quote === null ? <span>{risk.looked_for}</span> : <SourceLink id={id} label={risk.text} passage={risk} />}
      </p>
      <ReviewControls id={id} />
    </li>
  );
}

/** Contradicting statements, each with its sources. */
function CrossCheckLine({ index, check }: { index: number; check: CrossCheck }) {
  return (
    <li id={keys.check(index, 0)} className="scroll-mt-24 py-3 text-sm">
      <p className="font-medium">
        <span className={tones[check.severity]}>{texts.risks.severityName(check.severity)}. </span>
        {check.text}
      </p>
      {check.state === 'check' && <p className="mt-0.5 text-warn">{check.reason}</p>}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <StateBadge stated={check} />
        {check.passages.map((passage, place) => (
          <SourceLink
            key={keys.check(index, place)}
            id={keys.check(index, place)}
            label={check.text}
            passage={passage}
          />
        ))}
      </p>
      <ReviewControls id={keys.check(index, 0)} />
    </li>
  );
}

const tones: Readonly<Record<Severity, string>> = {
  critical: 'text-bad',
  high: 'text-bad',
  medium: 'text-warn',
  low: 'text-muted',
  info: 'text-muted',
};
