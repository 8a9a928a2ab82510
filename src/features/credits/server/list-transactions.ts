import { type RawBuilder, sql } from 'kysely';
import { usersView } from '#features/accounts/server/index.ts';
import { featuresView } from '#features/catalog/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import type { Tables } from '#server/base/db/tables.ts';
import { runsView } from '#server/runs/runs-view.ts';
import type { AdminTransaction } from '../contract.ts';

/**
 * One page of a user's history, newest first, with the total number of lines. Pages are found by line number, so the
 * last page of a long history takes no longer than the first of a short one.
 */
export async function listTransactions(
  db: Db,
  userId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ data: AdminTransaction[]; total: number }> {
  const rows = await readLines(db, userId, sql`wallet.lines - ${page.offset}::bigint`, page.limit);
  const total = rows[0]?.lines ?? 0;
  const data = rows.flatMap((row) => (row.id === null ? [] : [presentTransaction(row)]));
  return { data: data.map((row, place) => (place === 0 ? { ...row, total_count: total } : row)), total };
}

/** The whole history, newest first, in chunks; lines added in the meantime aren't included. */
export async function* everyTransaction(db: Db, userId: string): AsyncGenerator<AdminTransaction[]> {
  let last = sql`wallet.lines`;
  for (;;) {
    const rows = (await readLines(db, userId, last, 1_000)).filter((row) => row.id !== null);
    const [oldest] = rows.slice(-1);
    if (!oldest) return;
    yield rows.map(presentTransaction);
    last = sql`${oldest.line - 1}::bigint`;
  }
}

/** The lines up to the number `last`, at most `limit`; one row without a line if the wallet has none there. */
async function readLines(
  db: Db,
  userId: string,
  last: RawBuilder<unknown>,
  limit: number,
): Promise<(HistoryRow | EmptyPage)[]> {
  const { rows } = await sql<HistoryRow | EmptyPage>`
    select wallet.lines, line.id, line.line, line.kind, line.available, line.held, line.owed, line.created_at, line.run_id,
      coalesce(adjustment.reason, line.description) as description, settlement.kind as settled,
      feature.id as feature_id, feature.name as feature_name, feature.slug as feature_slug,
      run.id as own_run, run.state, run.result_kind, run.result_id,
      owner.username as user_username, owner.email as user_email, admin.username as admin_username
    from wallets as wallet
    join ${usersView} as owner on owner.id = wallet.user_id
    left join ledger_transactions as line on line.wallet_id = wallet.id
      and line.line between ${last} - ${limit}::bigint + 1 and ${last}
    left join ledger_transactions as settlement on settlement.settles = line.id
    left join credit_adjustments as adjustment on adjustment.transaction_id = line.id
    left join ${usersView} as admin on admin.id = adjustment.admin_id
    left join ${runsView} as run on run.id = line.run_id and run.user_id = wallet.user_id
    left join ${featuresView} as feature on feature.slug = line.feature
    where wallet.user_id = ${userId}
    order by line.line desc`.execute(db);
  return rows;
}

interface HistoryRow {
  readonly lines: number;
  readonly id: number;
  readonly line: number;
  readonly kind: Tables['ledger_transactions']['kind'];
  readonly available: number;
  readonly held: number;
  readonly owed: number;
  readonly created_at: Date;
  readonly run_id: string | null;
  readonly description: string;
  readonly settled: 'capture' | 'release' | null;
  readonly feature_id: string | null;
  readonly feature_name: string;
  readonly feature_slug: string;
  readonly own_run: string | null;
  readonly state: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  readonly result_kind: 'draft' | 'report' | null;
  readonly result_id: string | null;
  readonly user_username: string;
  readonly user_email: string;
  readonly admin_username: string | null;
}

/** A page without entries: only the wallet's columns are set. */
interface EmptyPage {
  readonly lines: number;
  readonly id: null;
}

function presentTransaction(row: HistoryRow): AdminTransaction {
  const { kind, feature_id, own_run, result_kind, result_id } = row;
  return {
    id: row.id,
    amount: row.settled === 'release' ? 0 : row.available,
    type: kind === 'hold' ? 'feature_use' : (kind as AdminTransaction['type']),
    status: kind === 'hold' ? endOf[row.settled ?? 'open'] : null,
    held: kind === 'hold' ? row.held : 0,
    owed: row.owed,
    description: row.description,
    created_at: row.created_at.toISOString(),
    workflow_id: row.run_id,
    related_feature_id: feature_id,
    feature: feature_id === null ? null : { id: feature_id, name: row.feature_name, slug: row.feature_slug },
    workflow:
      own_run === null
        ? null
        : {
            id: own_run,
            state: row.state,
            output: result_kind === null || result_id === null ? null : { kind: result_kind, id: result_id },
          },
    user_username: row.user_username,
    user_email: row.user_email,
    admin_username: row.admin_username,
  };
}

const endOf = { open: 'held', capture: 'charged', release: 'released' } as const;
