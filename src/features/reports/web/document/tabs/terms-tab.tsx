import type { DocumentReport, Finding, TermChange } from '#contract/lease-report.ts';
import { showValue } from '#contract/report/show.ts';
import { findingsOf, reportKeys as keys, rentField } from '#contract/report-checks.ts';
import { Rows } from '#web/list/rows.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ReviewControls } from '../../review/review-controls.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Explained } from '../explained.tsx';
import { Section } from '../section.tsx';
import { SourceLink } from '../source-link.tsx';
import { StateBadge } from '../state-badge.tsx';
import { texts } from '../texts.ts';
import { NotFound } from './not-found.tsx';

/** The document's terms by group, with changes before them and missing terms after them. */
export default function TermsTab({ report }: { report: DocumentReport }) {
  const groups = [...new Set(report.labels.map(({ group }) => group))].map((group) => ({
    group,
    labels: report.labels.filter(
      (label) => label.group === group && label.id !== rentField && findingsOf(report, label.id).length > 0,
    ),
  }));
  return (
    <>
      <Changes report={report} />
      <div className="@container">
        <table className="w-full border-collapse text-sm @max-3xl:block">
          <caption className="sr-only">{texts.terms}</caption>
          <thead className="@max-3xl:sr-only">
            <tr className="text-left text-xs text-muted">
              <th scope="col" className="w-44 py-1.5 pr-4 font-medium">
                {texts.columns.term}
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                {texts.columns.value}
              </th>
              <th scope="col" className="w-28 py-1.5 pr-4 font-medium">
                {texts.columns.state}
              </th>
              <th scope="col" className="w-32 py-1.5 font-medium">
                {texts.columns.source}
              </th>
            </tr>
          </thead>
          {groups
            .filter(({ labels }) => labels.length > 0)
            .map(({ group, labels }) => (
              <tbody key={group} className="@max-3xl:block">
                <tr className="@max-3xl:block">
                  <th scope="rowgroup" colSpan={4} className="pt-6 pb-1 text-left @max-3xl:block">
                    <h2 className="text-lg">{group}</h2>
                  </th>
                </tr>
                {labels.flatMap(({ id, label }) =>
                  findingsOf(report, id).map((finding, index) => (
                    <TermRow
                      key={keys.field(id, index)}
                      id={keys.field(id, index)}
                      label={label}
                      finding={finding}
                      first={index === 0}
                    />
                  )),
                )}
              </tbody>
            ))}
        </table>
      </div>
      <NotFound report={report} />
    </>
  );
}

/** One value of a term; `id` is its key. */
function TermRow({ id, label, finding, first }: TermRowProps) {
  const shown = showValue(finding);
  return (
    <tr
      id={id}
      className={classNames(
        'scroll-mt-24 align-top @max-3xl:grid @max-3xl:grid-cols-[minmax(0,1fr)_auto] @max-3xl:gap-x-3 @max-3xl:py-2 @lg:@max-3xl:grid-cols-[10rem_minmax(0,1fr)_auto]',
        // Additional values of the same term have no line above them.
        first && 'border-t border-line',
      )}
    >
      <th
        scope="row"
        className={classNames(
          'py-2 pr-4 text-left font-normal text-muted @max-3xl:py-0',
          !first && '@max-lg:sr-only @lg:text-transparent',
        )}
      >
        {first ? <Explained text={label} /> : label}
      </th>
      <td className="py-2 pr-4 wrap-anywhere @max-3xl:py-0 @max-lg:col-span-2 @max-lg:row-start-2 @max-lg:py-0.5">
        <div className="flex items-start gap-1">
          <div
            className={classNames(
              'min-w-0',
              shown.length > 160 ? 'line-clamp-3' : 'font-medium',
              finding.state === 'rejected' && 'line-through',
            )}
          >
            {shown.length > 160 ? shown : <Explained text={shown} />}
          </div>
          <CopyButton label={label} value={finding.shown} />
        </div>
        {finding.note && <p className="text-muted">{finding.note}</p>}
        {finding.instrument && <p className="text-muted">{texts.instrument(finding.instrument)}</p>}
        {finding.reader && <p className="text-muted">{texts.reader(finding.reader)}</p>}
        <ReviewControls id={id} />
      </td>
      <td className="py-2 pr-4 @max-3xl:p-0 @max-lg:col-start-2 @max-lg:row-start-1">
        <StateBadge stated={finding.quote === null ? entered : finding} />
      </td>
      <td className="py-2 @max-3xl:p-0 @max-lg:col-span-2 @lg:@max-3xl:col-span-2 @lg:@max-3xl:col-start-2">
        {finding.quote !== null && <SourceLink id={id} label={label} passage={finding} />}
      </td>
    </tr>
  );
}

const entered = { state: 'entered' } as const;

interface TermRowProps {
  readonly id: string;
  readonly label: string;
  readonly finding: Finding;
  readonly first: boolean;
}

/** What an amendment, or a newer message of a thread, changes: old and new. */
function Changes({ report }: { report: DocumentReport }) {
  const [title, changes, key] =
    'changes' in report
      ? [texts.changes, report.changes, keys.change]
      : [texts.superseded, report.superseded, keys.superseded];
  if (changes.length === 0) return null;
  return (
    <Section title={title}>
      <Rows className="mb-6">
        {changes.map((change, index) => (
          <ChangeLine key={key(index)} id={key(index)} change={change} />
        ))}
      </Rows>
    </Section>
  );
}

function ChangeLine({ id, change }: { id: string; change: TermChange }) {
  return (
    <li id={id} className="scroll-mt-24 py-2.5 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-medium">{change.label}</span> <StateBadge stated={change} />
      </p>
      <p className="wrap-anywhere">{texts.change(change)}</p>
      <SourceLink id={id} label={change.label} passage={change} />
      <ReviewControls id={id} />
    </li>
  );
}
