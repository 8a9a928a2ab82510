import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getReport } from '../../../contract/reports.ts';
import { call } from '../../../web/lib/api.ts';
import { useSession } from '../../../web/lib/session.tsx';
import { useShell } from '../../../web/lib/shell.ts';
import { Markdown } from '../../../web/ui/markdown.tsx';
import { ErrorState, Loading } from '../../../web/ui/states.tsx';
import { baseRentResult, withFooter } from '../tool.ts';
import { ReportDownloads } from './report-downloads.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { texts } from './texts.ts';

/** The report as formatted text, closed with its footer; beside it slider and charts, above it the downloads. */
export function AnalysisResult({ text, reportId }: { text: string | null; reportId: string | null }) {
  const { brand } = useShell();
  const report = useReport(reportId);
  const data = useMemo(() => baseRentResult.safeParse(report.data?.data).data, [report.data]);
  const markdown = text ?? report.data?.markdown;
  if (markdown === undefined) {
    return report.error ? (
      <ErrorState message={texts.loadFailed} retrying={report.isFetching} onRetry={() => void report.refetch()} />
    ) : (
      <Loading rows={5} rowHeight={64} label={texts.loading} />
    );
  }
  return (
    <>
      {report.data && reportId !== null && (
        <div className="mb-6">
          <ReportDownloads id={reportId} formats={report.data.formats} />
        </div>
      )}
      {report.error && (
        <div className="mb-6">
          <ErrorState message={texts.noFigures} retrying={report.isFetching} onRetry={() => void report.refetch()} />
        </div>
      )}
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="xl:order-2">{data && <ScenarioPanel key={reportId} result={data} />}</div>
        <div className="min-w-0 xl:order-1">
          <Markdown>{withFooter(markdown, brand.supportEmail)}</Markdown>
        </div>
      </div>
    </>
  );
}

/** The stored report of an analysis; its input also fills the form again after a reload. */
export function useReport(reportId: string | null) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['report', user?.id, reportId],
    queryFn: ({ signal }) => call(getReport, { params: { id: reportId ?? '' }, signal }),
    enabled: reportId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
