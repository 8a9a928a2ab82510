import { useMemo } from 'react';
import { Link } from 'react-router';
import type { DocumentReport } from '../../../../contract/lease-report.ts';
import { headerFacts } from '../../../../contract/report/facts.ts';
import { type ReportTab, reportTabs, tabsOf } from '../../../../contract/report/tabs.ts';
import { classNames } from '../../../../web/ui/class-names.ts';
import type { ReportPage } from '../../contract.ts';
import { ReportHeader } from '../page/report-header.tsx';
import { ReportTabs } from '../page/report-tabs.tsx';
import { useReportAddress } from '../page/use-report-address.ts';
import { ReviewProgress } from '../review/review-progress.tsx';
import { ReviewsContext } from '../review/reviews-context.ts';
import { useReviews } from '../review/use-reviews.ts';
import { texts as pageTexts } from '../texts.ts';
import { Facts } from './facts.tsx';
import { passagesOf } from './passages.ts';
import { SourcePane } from './source-pane.tsx';
import { SourcesContext } from './sources.ts';
import { CheckTab } from './tabs/check-tab.tsx';
import { ClausesTab } from './tabs/clauses-tab.tsx';
import { DatesTab } from './tabs/dates-tab.tsx';
import { MarketTab } from './tabs/market-tab.tsx';
import { ObligationsTab } from './tabs/obligations-tab.tsx';
import { QuestionsTab } from './tabs/questions-tab.tsx';
import { RentTab } from './tabs/rent-tab.tsx';
import { RisksTab } from './tabs/risks-tab.tsx';
import { SummaryTab } from './tabs/summary-tab.tsx';
import { TermsTab } from './tabs/terms-tab.tsx';
import { useSourcesOfAddress } from './use-sources.ts';

/** A report on a document: its facts, one part at a time, and beside it the source of what is looked at. */
export function DocumentReportView({ report, document: sent }: { report: ReportPage; document: DocumentReport }) {
  const { document, reviews } = useReviews(report.id, { document: sent, versions: report.review_versions });
  const { tab, to } = useReportAddress();
  const tabs = tabsOf(document);
  const current = tabs.find(({ id }) => id === tab)?.id ?? 'summary';
  const sources = useSourcesOfAddress(current);
  const passages = useMemo(() => passagesOf(document), [document]);
  const toCheck = tabs.find(({ id }) => id === 'check')?.count ?? 0;
  const hasPages = report.pages !== null;
  return (
    <ReviewsContext value={reviews}>
      <SourcesContext value={sources}>
        <ReportHeader
          report={{ ...report, title: document.title }}
          madeBy={pageTexts.report.machineRead(document.engine)}
          state={
            <>
              <ReviewProgress document={document} />
              <Link to={to({ tab: 'check' })} preventScrollReset className={toCheck > 0 ? checkStyle : undefined}>
                {pageTexts.report.toCheck(toCheck)}
              </Link>
            </>
          }
        >
          <Facts facts={headerFacts(document, report.today)} />
        </ReportHeader>
        <ReportTabs tabs={tabs.map(({ id, count }) => ({ id, label: reportTabs[id], count }))} current={current} />
        <div
          className={classNames(
            'mt-6 grid gap-x-10',
            hasPages ? 'lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_19rem]',
          )}
        >
          <section aria-label={reportTabs[current]} className="min-w-0">
            <TabContent tab={current} report={document} today={report.today} />
          </section>
          <SourcePane reportId={report.id} hasPages={hasPages} pages={document.document.pages} passages={passages} />
        </div>
      </SourcesContext>
    </ReviewsContext>
  );
}

const checkStyle = 'font-medium text-warn underline underline-offset-2';

function TabContent({ tab, report, today }: { tab: ReportTab; report: DocumentReport; today: string }) {
  switch (tab) {
    case 'summary':
      return <SummaryTab report={report} />;
    case 'check':
      return <CheckTab report={report} />;
    case 'terms':
      return <TermsTab report={report} />;
    case 'rent':
      return <RentTab report={report} />;
    case 'dates':
      return <DatesTab report={report} today={today} />;
    case 'risks':
      return <RisksTab report={report} />;
    case 'questions':
      return 'questions' in report && <QuestionsTab report={report} />;
    case 'obligations':
      return 'obligations' in report && <ObligationsTab report={report} />;
    case 'market':
      return 'comparison' in report && <MarketTab report={report} />;
    case 'clauses':
      return 'clauses' in report && <ClausesTab report={report} />;
  }
}
