import { Suspense } from 'react';
import { lazyPart, neededAtStart } from '#web/lib/lazy-part.tsx';
import type { ReportPage } from '../../contract/report-page.ts';
import { DocumentReportView } from '../document/document-report.tsx';

/** A report in the view for its kind. */
export function ReportView({ report }: { report: ReportPage }) {
  if (report.document) return <DocumentReportView key={report.id} report={report} document={report.document} />;
  return (
    <div data-report-kind={report.translation ? 'translation' : 'markdown'}>
      <Suspense>
        {report.translation ? (
          <parts.translation report={report} translation={report.translation} />
        ) : (
          <parts.markdown report={report} />
        )}
      </Suspense>
    </div>
  );
}

// Loaded only by reports of these kinds.
const parts = {
  translation: lazyPart(() => import('../translation/translation-report.tsx')),
  markdown: lazyPart(() => import('../markdown/markdown-report.tsx')),
};

// The kind of the report that the server sent with this page.
if (!import.meta.env.SSR) {
  const sent = document.querySelector<HTMLElement>('[data-report-kind]')?.dataset['reportKind'];
  if (sent === 'translation' || sent === 'markdown') neededAtStart.push(parts[sent].load());
}
