import type { ReportResult } from '../../../contract/reports.ts';
import { readReport } from '../../../contract/upgrade-report.ts';
import type { Delivery } from '../../../server/runs/runnable-tool.ts';
import type { DocumentReports } from './document-reports.ts';
import { refreshDates } from './reviews/refresh-dates.ts';

/** A run's result becomes a report: the Markdown to read, and the whole result as data. */
export function createReportDelivery(documents: DocumentReports): Delivery<unknown, ReportResult> {
  return {
    kind: 'report',
    async commit(trx, run) {
      const { id } = await trx
        .insertInto('reports')
        .values({
          user_id: run.userId,
          run_id: run.runId,
          feature: run.feature,
          title: run.result.title,
          // A result may know more than the tool: that a language model worked on this one.
          engine: run.result.engine ?? run.engine,
          markdown: run.result.markdown,
          data: JSON.stringify(run.result),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const report = readReport(run.result);
      if (report) await refreshDates(trx, documents, { ownerId: run.userId, reportId: id, report });
      return { id, text: run.result.markdown };
    },
  };
}
