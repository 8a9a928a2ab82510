import { lazy, Suspense } from 'react';
import type { ReportPage } from '../../contract.ts';
import { DocumentReportView } from '../document/document-report.tsx';

/** A report in the way of its kind. */
export function ReportView({ report }: { report: ReportPage }) {
  if (report.document) return <DocumentReportView key={report.id} report={report} document={report.document} />;
  return (
    <Suspense>
      {report.translation ? (
        <TranslationReport report={report} translation={report.translation} />
      ) : (
        <MarkdownReport report={report} />
      )}
    </Suspense>
  );
}

// Only reports of their own kind load them.
const TranslationReport = lazy(() => import('../translation/translation-report.tsx'));
const MarkdownReport = lazy(() => import('../markdown/markdown-report.tsx'));
