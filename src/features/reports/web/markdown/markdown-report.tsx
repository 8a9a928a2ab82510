import { Markdown } from '#web/ui/markdown.tsx';
import type { ReportPage } from '../../contract/report-page.ts';
import { ReportHeader } from '../page/report-header.tsx';
import { ReportTabs } from '../page/report-tabs.tsx';
import { useReportAddress } from '../page/use-report-address.ts';
import { texts } from '../texts.ts';
import { partsOf } from './parts.ts';

/** A text report, divided into its tool's tabs. */
export default function MarkdownReport({ report }: { report: ReportPage }) {
  const { tab } = useReportAddress();
  const parts = partsOf(report.feature, report.markdown);
  const shown = parts.find(({ id }) => id === tab) ?? parts[0];
  return (
    <>
      <ReportHeader report={report} madeBy={texts.report.madeBy(report.engine)} />
      {parts.length > 1 && (
        <ReportTabs tabs={parts.map(({ id, label }) => ({ id, label, count: null }))} current={shown?.id ?? ''} />
      )}
      <div className={`mt-6 ${wideTables}`}>
        <Markdown>{shown?.markdown ?? ''}</Markdown>
      </div>
    </>
  );
}

/** Text keeps its readable width; tables use the whole column with tighter spacing. */
const wideTables =
  '[&_.prose-house]:max-w-none [&_.prose-house>:not(.table-scroll)]:max-w-[68ch] [&_:is(th,td)]:px-2 [&_th]:align-bottom ' +
  '[&_:is(th,td):first-child]:pl-0 [&_table]:text-[0.8125rem]';
