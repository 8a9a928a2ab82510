import { lazy, Suspense, useEffect } from 'react';
import type { DocumentReport } from '#contract/lease-report.ts';
import type { ReportTab } from '#contract/report/tabs.ts';

/** One part of a report. Its script comes with it; the other parts' follows while the browser has nothing to do. */
export function TabContent({ tab, report, today }: { tab: ReportTab; report: DocumentReport; today: string }) {
  useEffect(() => {
    const timer = setTimeout(() => void Promise.all(Object.values(parts).map((load) => load())), 500);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{contentOf(tab, report, today)}</Suspense>;
}

function contentOf(tab: ReportTab, report: DocumentReport, today: string) {
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

const parts = {
  summary: () => import('./tabs/summary-tab.tsx'),
  check: () => import('./tabs/check-tab.tsx'),
  terms: () => import('./tabs/terms-tab.tsx'),
  rent: () => import('./tabs/rent-tab.tsx'),
  dates: () => import('./tabs/dates-tab.tsx'),
  risks: () => import('./tabs/risks-tab.tsx'),
  questions: () => import('./tabs/questions-tab.tsx'),
  obligations: () => import('./tabs/obligations-tab.tsx'),
  market: () => import('./tabs/market-tab.tsx'),
  clauses: () => import('./tabs/clauses-tab.tsx'),
};

const SummaryTab = lazy(parts.summary);
const CheckTab = lazy(parts.check);
const TermsTab = lazy(parts.terms);
const RentTab = lazy(parts.rent);
const DatesTab = lazy(parts.dates);
const RisksTab = lazy(parts.risks);
const QuestionsTab = lazy(parts.questions);
const ObligationsTab = lazy(parts.obligations);
const MarketTab = lazy(parts.market);
const ClausesTab = lazy(parts.clauses);
