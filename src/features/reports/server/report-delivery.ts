import type { ReportResult } from '#contract/report-result.ts';
import type { Delivery } from '#server/runs/runnable-tool.ts';
import type { DocumentReports } from './document-reports.ts';
import { refreshDates } from './reviews/refresh-dates.ts';
import { readReport } from './upgrade-report.ts';

/** A run's result becomes a report: the Markdown to read, and the whole result as data. */
export function createReportDelivery(documents: DocumentReports): Delivery<unknown, ReportResult> {
  return {
    kind: 'report',
    async commit(trx, run) {
      const result = run.sample ? markSample(run.result) : run.result;
      const { id } = await trx
        .insertInto('reports')
        .values({
          user_id: run.userId,
          run_id: run.runId,
          feature: run.feature,
          title: result.title,
          // The result may have more information than the tool, for example that a language model was used.
          engine: result.engine ?? run.engine,
          markdown: result.markdown,
          data: JSON.stringify(result),
          sample: run.sample,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const report = readReport(result);
      if (report) await refreshDates(trx, documents, { ownerId: run.userId, reportId: id, report });
      return { id, text: result.markdown };
    },
  };
}

/** The title is shown everywhere: in lists, files and calendars. */
function markSample(result: ReportResult): ReportResult {
  const title = `Sample ${result.title}`;
  return {
    ...result,
    title,
    markdown: result.markdown.replace(/^(\s*# )[^\n]*/, (_, mark: string) => `${mark}${title}`),
  };
}
