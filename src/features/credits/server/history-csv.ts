import { csvRow } from '#server/base/csv/csv-row.ts';
import type { Db } from '#server/base/db/database.ts';
import type { AdminTransaction } from '../contract.ts';
import { everyTransaction } from './list-transactions.ts';

/** The user's whole history as CSV, newest first, streamed in chunks. */
export async function* historyAsCsv(db: Db, userId: string): AsyncGenerator<string> {
  yield csvRow(['Date', 'Description', 'Type', 'Tool', 'Status', 'Amount', 'Held', 'Owed', 'Run', 'Transaction']);
  for await (const lines of everyTransaction(db, userId)) yield lines.map(rowOf).join('');
}

function rowOf(line: AdminTransaction): string {
  return csvRow([
    line.created_at,
    line.description,
    line.type,
    line.feature?.name ?? null,
    line.status,
    line.amount,
    line.held,
    line.owed,
    line.workflow_id,
    line.id,
  ]);
}
