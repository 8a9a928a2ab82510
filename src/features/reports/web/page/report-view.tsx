import { lazy, Suspense } from 'react';
import type { ReportPage } from '../../contract.ts';
import { DocumentReportView } from '../document/document-report.tsx';

/** A report in the view for its kind. */
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

// Loaded only by reports of these kinds.
const TranslationReport = lazy(() => import('../translation/translation-report.tsx'));
const MarkdownReport = lazy(() => import('../markdown/markdown-report.tsx'));
