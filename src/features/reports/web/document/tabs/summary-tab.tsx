import type { DocumentReport, LetterReport } from '#contract/lease-report.ts';
import { summaryLines } from '#contract/report/facts.ts';
import { bindingNames, bindingSentence } from '#contract/report/words.ts';
import { reportKeys } from '#contract/report-checks.ts';
import { Explained } from '../explained.tsx';
import { FactLink } from '../fact-link.tsx';
import { Nothing, Section } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { StateBadge } from '../state-badge.tsx';
import { texts } from '../texts.ts';

/** One screen: the key facts about the whole document, then at most ten lines. */
export default function SummaryTab({ report }: { report: DocumentReport }) {
  const lines = summaryLines(report);
  return (
    <>
      {report.notes.length > 0 && (
        <ul aria-label={texts.notes} className="mb-6 flex flex-col gap-1.5 border-l-2 border-accent pl-4 text-sm">
          {report.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {'binding' in report && <Binding report={report} />}
      {/* The tab says it already, unless something else comes first. */}
      <Section title={'binding' in report ? texts.summary : <span className="sr-only">{texts.summary}</span>}>
        {lines.length === 0 && <Nothing>{texts.summaryNone}</Nothing>}
        <dl className="divide-y divide-line border-y border-line">
          {lines.map((fact) => (
            <div key={fact.key ?? fact.label} className="grid gap-x-4 py-2 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
              <dt className="text-muted">
                <Explained text={fact.label} />
              </dt>
              <dd className="min-w-0 wrap-anywhere">
                <Explained text={fact.shown} />
                {'\u00a0'}
                <FactLink fact={fact} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Instruments report={report} />
    </>
  );
}

/** Whether a letter of intent is binding. */
function Binding({ report: { binding } }: { report: LetterReport }) {
  return (
    <Section title={texts.binding.title}>
      <p className="font-medium">
        {bindingNames[binding.class]}
        {binding.state === 'check' && (
          <>
            {'\u00a0'}
            <StateBadge stated={{ state: binding.state }} />
          </>
        )}
      </p>
      <p className="mt-1 max-w-[65ch] text-sm">{bindingSentence(binding)}</p>
      <p className="mt-1 flex flex-wrap gap-x-4">
        {binding.passages.map((passage, index) => (
          <SourceLink
            key={reportKeys.binding(index)}
            id={reportKeys.binding(index)}
            label={texts.binding.title}
            passage={passage}
            among={{ at: index + 1, count: binding.passages.length }}
          />
        ))}
      </p>
    </Section>
  );
}

/** The instruments in a file that has several; the operative one is marked. */
function Instruments({ report: { instruments } }: { report: DocumentReport }) {
  if (instruments.length < 2) return null;
  return (
    <Section title={texts.instruments}>
      <ul className="flex flex-col gap-1.5 text-sm">
        {instruments.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: instruments have no other identity; labels may repeat.
          <li key={index}>
            <span className={each.operative ? 'font-medium' : undefined}>{each.label}</span>{' '}
            <span className="text-muted">{texts.pagesOf(each)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
