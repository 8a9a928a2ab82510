import { Suspense, useMemo } from 'react';
import { Link } from 'react-router';
import type { DocumentReport } from '#contract/lease-report.ts';
import { reportTabs, tabsOf } from '#contract/report/tabs.ts';
import { lazyPart, neededAtStart } from '#web/lib/lazy-part.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ReportPage } from '../../contract/report-page.ts';
import { useReportFrame } from '../page/report-frame.ts';
import { ReportHeader } from '../page/report-header.tsx';
import { ReportTabs } from '../page/report-tabs.tsx';
import { useReportAddress } from '../page/use-report-address.ts';
import { ReviewProgress } from '../review/review-progress.tsx';
import { ReviewsContext } from '../review/reviews-context.ts';
import { useReviews } from '../review/use-reviews.ts';
import { texts as pageTexts } from '../texts.ts';
import { passagesOf } from './passages.ts';
import { SourcePane } from './source-pane.tsx';
import { SourcesContext } from './sources.ts';
import { TabContent } from './tab-content.tsx';
import { useSourcesOfAddress } from './use-sources.ts';

/** A report on a document: its facts, one tab at a time, and next to it the source of the selected statement. */
export function DocumentReportView({ report, document: sent }: DocumentReportViewProps) {
  const { document, reviews } = useReviews(report.id, { document: sent, versions: report.review_versions });
  const frame = useReportFrame();
  const showsReviews = !frame || frame.reviewer !== undefined;
  const { tab, to } = useReportAddress();
  const tabs = tabsOf(document);
  const current = tabs.find(({ id }) => id === tab)?.id ?? 'summary';
  const sources = useSourcesOfAddress(current);
  const passages = useMemo(() => passagesOf(document), [document]);
  const toCheck = tabs.find(({ id }) => id === 'check')?.count ?? 0;
  const hasPages = report.pages !== null;
  return (
    <ReviewsContext value={showsReviews ? reviews : null}>
      <SourcesContext value={sources}>
        <ReportHeader
          report={{ ...report, title: document.title }}
          madeBy={pageTexts.report.machineRead(document.engine)}
          state={
            <>
              {showsReviews && <ReviewProgress document={document} />}
              <Link
                to={to({ tab: 'check' })}
                preventScrollReset
                className={toCheck > 0 ? `${target} ${checkStyle}` : target}
              >
                {pageTexts.report.toCheck(toCheck)}
              </Link>
              {document.kind === 'amendment' && !frame && !report.sample && (
                <Link
                  to={`/my-reports/tenancies/new?report=${report.id}`}
                  className={`${target} text-accent underline underline-offset-2`}
                >
                  {pageTexts.report.putTogether}
                </Link>
              )}
            </>
          }
        >
          {/* On phones the facts are part of the summary, so that every other part begins on the first screen. */}
          <div className={current === 'summary' ? undefined : 'max-sm:hidden'}>
            <Suspense>
              <Facts report={document} today={report.today} />
            </Suspense>
          </div>
        </ReportHeader>
        <ReportTabs tabs={tabs.map(({ id, count }) => ({ id, label: reportTabs[id], count }))} current={current} />
        <div
          className={classNames(
            'mt-6 grid gap-x-10',
            hasPages ? 'lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_19rem]',
          )}
        >
          <section aria-label={reportTabs[current]} className="min-w-0">
            <TabContent tab={current} report={document} today={report.today} reportId={report.id} />
          </section>
          <SourcePane reportId={report.id} hasPages={hasPages} pages={document.document.pages} passages={passages} />
        </div>
      </SourcesContext>
    </ReviewsContext>
  );
}

interface DocumentReportViewProps {
  readonly report: ReportPage;
  readonly document: DocumentReport;
}

/** At least 24 pixels high, without shifting the line. */
const target = 'inline-block -my-0.5 py-0.5';
const checkStyle = 'font-medium text-warn underline underline-offset-2';

const Facts = lazyPart(() => import('./facts.tsx'));
if (!import.meta.env.SSR) neededAtStart.push(Facts.load());
