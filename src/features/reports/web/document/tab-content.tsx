import { Suspense, useEffect } from 'react';
import type { DocumentReport } from '#contract/lease-report.ts';
import { type ReportTab, reportTabs } from '#contract/report/tabs.ts';
import { lazyPart, neededAtStart } from '#web/lib/lazy-part.tsx';

/** One tab of a report. Its script is loaded with it; those of other tabs when the browser is idle. */
export function TabContent({ tab, report, today, reportId }: TabContentProps) {
  useEffect(() => {
    const timer = setTimeout(() => void Promise.all(Object.values(parts).map(({ load }) => load())), 500);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{contentOf({ tab, report, today, reportId })}</Suspense>;
}

interface TabContentProps {
  readonly tab: ReportTab;
  readonly report: DocumentReport;
  readonly today: string;
  readonly reportId: string;
}

function contentOf({ tab, report, today, reportId }: TabContentProps) {
  switch (tab) {
    case 'summary':
      return <parts.summary report={report} />;
    case 'check':
      return <parts.check report={report} />;
    case 'terms':
      return <parts.terms report={report} />;
    case 'rent':
      return <parts.rent report={report} />;
    case 'dates':
      return <parts.dates report={report} today={today} reportId={reportId} />;
    case 'risks':
      return <parts.risks report={report} />;
    case 'questions':
      return 'questions' in report && <parts.questions report={report} />;
    case 'obligations':
      return 'obligations' in report && <parts.obligations report={report} />;
    case 'market':
      return 'comparison' in report && <parts.market report={report} />;
    case 'clauses':
      return 'clauses' in report && <parts.clauses report={report} />;
  }
}

const parts = {
  summary: lazyPart(() => import('./tabs/summary-tab.tsx')),
  check: lazyPart(() => import('./tabs/check-tab.tsx')),
  terms: lazyPart(() => import('./tabs/terms-tab.tsx')),
  rent: lazyPart(() => import('./tabs/rent-tab.tsx')),
  dates: lazyPart(() => import('./tabs/dates-tab.tsx')),
  risks: lazyPart(() => import('./tabs/risks-tab.tsx')),
  questions: lazyPart(() => import('./tabs/questions-tab.tsx')),
  obligations: lazyPart(() => import('./tabs/obligations-tab.tsx')),
  market: lazyPart(() => import('./tabs/market-tab.tsx')),
  clauses: lazyPart(() => import('./tabs/clauses-tab.tsx')),
};

// The part in the address of a report that was opened as a page of its own.
if (!import.meta.env.SSR) {
  const named = new URLSearchParams(location.search).get('tab') ?? 'summary';
  neededAtStart.push(parts[named in reportTabs ? (named as ReportTab) : 'summary'].load());
}
