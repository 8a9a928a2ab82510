import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getReport } from '#features/reports/web/index.ts';
import { call } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session.tsx';
import { useShell } from '#web/lib/shell.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Markdown } from '#web/ui/markdown.tsx';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { baseRentResult, withFooter } from '../tool.ts';
import { ReportDownloads } from './report-downloads.tsx';
import { ScenarioPanel } from './scenario-panel.tsx';
import { texts } from './texts.ts';

/** The report as formatted text with its footer; slider and charts next to it, downloads above. */
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
      <div className="grid gap-x-8 gap-y-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {data && (
          <div className="xl:sticky xl:top-20 xl:order-2 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto xl:overscroll-contain xl:p-1 xl:pr-3">
            <ScenarioPanel key={reportId} result={data} />
          </div>
        )}
        <div className={classNames('min-w-0 xl:order-1', wideTables)}>
          <Markdown>{withFooter(withoutTitle(markdown), brand.supportEmail)}</Markdown>
        </div>
      </div>
    </>
  );
}

/** The stored report of an analysis; its input also fills the form after a reload. */
export function useReport(reportId: string | null) {
  const { user } = useSession();
  return useQuery({
    queryKey: ['report', user?.id, reportId],
    queryFn: ({ signal }) => call(getReport, { params: { id: reportId ?? '' }, signal }),
    enabled: reportId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Text keeps its readable width; tables use the whole column with tighter spacing. */
const wideTables =
  '[&_.prose-house]:max-w-none [&_.prose-house>:not(.table-scroll)]:max-w-[68ch] [&_:is(th,td)]:px-1.5 [&_th]:align-bottom ' +
  '[&_:is(th,td):first-child]:pl-0 [&_table]:text-[0.8125rem]';

/** The page already shows the tool's name, so the text begins with the main result. */
function withoutTitle(markdown: string): string {
  return markdown.replace(/^\s*# [^\n]*\n+/, '');
}
