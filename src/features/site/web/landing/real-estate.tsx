import { Link } from 'react-router';
import type { DocumentReport } from '#contract/lease-report.ts';
import { headerFacts } from '#contract/report/facts.ts';
import { showPlace } from '#contract/report/show.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { landing } from '../texts/landing.ts';
import { Part } from './sections.tsx';

const words = landing.realEstate;

/** For commercial real estate: what the tools do, next to a report created by one of them. */
export function RealEstate({ report, today }: { report: DocumentReport; today: string }) {
  return (
    <Part heading={words.heading} intro={words.intro}>
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)]">
        <div>
          <ul className="border-t border-control">
            {words.points.map(({ name, text }) => (
              <li key={name} className="border-b border-line py-4">
                <h3 className="text-lg">{name}</h3>
                <p className="mt-1 text-muted">{text}</p>
              </li>
            ))}
          </ul>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            <ButtonLink to="/samples/lease" variant="secondary">
              {words.sample}
            </ButtonLink>
            <Link to="/register" className="text-sm text-accent underline underline-offset-2">
              {words.start}
            </Link>
          </div>
        </div>
        <ReportPicture report={report} today={today} />
      </div>
    </Part>
  );
}

/** The first lines of the sample report, unedited. */
function ReportPicture({ report, today }: { report: DocumentReport; today: string }) {
  const facts = headerFacts(report, today).slice(0, 8);
  const risks = report.risks
    .flatMap((risk) => (risk.severity === 'high' && risk.quote !== null ? [risk] : []))
    .slice(0, 3);
  return (
    <figure aria-label={words.picture} className="min-w-0">
      <div className="rounded-sheet border border-line bg-raised px-5 py-5 text-sm sm:px-7">
        <p className="font-serif text-lg leading-snug font-semibold">{report.title}</p>
        <dl className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-2">
          {facts.map(({ label, shown }) => (
            <div key={label} className="min-w-0">
              <dt className="text-xs text-muted">{label}</dt>
              <dd className="font-medium wrap-anywhere">{shown}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 border-t border-line pt-4 text-xs font-medium text-bad">{words.risks}</p>
        <ul className="divide-y divide-line">
          {risks.map((risk) => (
            <li key={risk.text} className="py-2.5">
              <p className="font-medium">{risk.text}</p>
              <p className="mt-0.5 text-xs text-muted">{showPlace(risk)}</p>
            </li>
          ))}
        </ul>
        {risks[0] && (
          <blockquote className="mt-2 border-l-2 border-accent pl-3 font-serif text-[0.8125rem]/[1.5] text-muted">
            “{risks[0].quote}”
          </blockquote>
        )}
      </div>
      <figcaption className="mt-3 text-xs text-muted">{words.caption}</figcaption>
    </figure>
  );
}
