import type { DocumentReport } from '#contract/lease-report.ts';
import { headerFacts } from '#contract/report/facts.ts';
import { Explained } from './explained.tsx';
import { FactLink } from './fact-link.tsx';
import { texts } from './texts.ts';

/** The report's main facts; each links to its source. */
export default function Facts({ report, today }: { report: DocumentReport; today: string }) {
  const facts = headerFacts(report, today);
  if (facts.length === 0) return <p className="mt-4 text-sm text-muted">{texts.noFacts}</p>;
  return (
    <dl
      aria-label={texts.facts}
      className="mt-5 grid gap-x-8 gap-y-3 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
    >
      {facts.map((fact) => (
        <div key={`${fact.label} ${fact.key}`} className="min-w-0">
          <dt className="text-xs text-muted">{fact.label}</dt>
          <dd className="text-sm font-medium wrap-anywhere">
            <Explained text={fact.shown} />
            {'\u00a0'}
            <FactLink fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
