import { csvRow } from '#server/base/csv/csv-row.ts';
import type { Db } from '#server/base/db/database.ts';
import { describeDetails, type LogFilter } from '../contract.ts';
import { everyLog } from './list-logs.ts';

/** The filtered log lines as CSV, newest first, streamed in pieces. */
export async function* logsAsCsv(db: Db, filter: LogFilter): AsyncGenerator<string> {
  yield csvRow(['Timestamp', 'Operator', 'Action', 'Target type', 'Target', 'Details', 'Reason', 'Address']);
  for await (const entries of everyLog(db, filter)) {
    yield entries
      .map((entry) => {
        const details = [entry.description, describeDetails(entry.details)].filter(Boolean).join('; ');
        return csvRow([
          entry.created_at,
          entry.operator ?? entry.admin_id,
          entry.action.replaceAll('_', ' '),
          entry.target_type,
          entry.target ?? entry.target_id,
          details,
          entry.reason,
          entry.address,
        ]);
      })
      .join('');
  }
}
