import type { ReportResult } from '#contract/report-result.ts';
import type { Platform } from '#server/platform.ts';
import type { Delivery } from '#server/runs/runnable-tool.ts';
import { pagesFolder } from './reports.ts';

type Store = Pick<Platform, 'files'>;

/**
 * Delivers a report with its result file. The file is deleted with the report: it is in the folder that the deletion of
 * reports and accounts clears.
 */
export function keepingFile(
  { files }: Store,
  reports: Delivery<unknown, ReportResult>,
  name: string,
): Delivery<unknown, ReportResult> {
  return {
    kind: 'report',
    async store(run) {
      await files.put(fileKey(run.runId, name), await run.artifacts.get(name));
    },
    commit: (trx, run) => reports.commit(trx, run),
    discard: (run) => files.removeAll(pagesFolder(run.runId)),
  };
}

export function readStoredFile({ files }: Store, runId: string, name: string): Promise<Uint8Array> {
  return files.get(fileKey(runId, name));
}

function fileKey(runId: string, name: string): string {
  return `${pagesFolder(runId)}/${name}`;
}
