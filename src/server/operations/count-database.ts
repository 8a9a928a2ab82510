import { sql } from 'kysely';
import type { Db } from '../base/db/database.ts';

/** Each count uses a partial index of the counted rows. */
export async function countStates(db: Db) {
  const { rows } = await sql<{
    runs_queued: number;
    runs_running: number;
    runs_failed: number;
    runs_oldest: number;
    mails_queued: number;
    mails_failed: number;
    mails_oldest: number;
    purchases: Record<string, number>;
    payment_events: number;
    alerts: number;
  }>`
    with open_run as (select state, created_at from runs where state in ('queued', 'running')),
    waiting_mail as (select created_at from mails where state = 'queued'),
    purchase as (
      select state, count(*) as number
      from purchases where created_at > now() - interval '1 day' group by state
    )
    select
      (select count(*) from open_run where state = 'queued') as runs_queued,
      (select count(*) from open_run where state = 'running') as runs_running,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from open_run where state = 'queued') as runs_oldest,
      (select count(*) from runs where state = 'failed' and finished_at > now() - interval '1 day') as runs_failed,
      (select count(*) from waiting_mail) as mails_queued,
      (select coalesce(extract(epoch from now() - min(created_at)), 0)::float from waiting_mail) as mails_oldest,
      (select count(*) from mails where state = 'failed' and created_at > now() - interval '1 day') as mails_failed,
      (select json_object_agg(state, coalesce(number, 0)) from unnest(${purchaseStates}::text[]) as state
        left join purchase using (state)) as purchases,
      (select count(*) from payment_events where settled_at is null) as payment_events,
      (select count(*) from system_alerts where created_at > now() - interval '1 day') as alerts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return row;
}

/** States without rows are reported as 0. */
const purchaseStates = ['open', 'processing', 'paid', 'failed', 'expired'];

/** The last successful backup; null if there is none. */
export async function lastBackup(db: Db): Promise<{ age: number; bytes: number } | null> {
  const { rows } = await sql<{ age: number; bytes: number }>`
    select extract(epoch from now() - finished_at)::float as age, bytes from backups
    where state = 'good' order by finished_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function ledgerChecks(db: Db) {
  const { rows } = await sql<{ name: string; age: number; differences: number }>`
    select name, extract(epoch from now() - completed_at)::float as age, last_differences as differences
    from ledger_checks where completed_at is not null`.execute(db);
  return rows;
}

/** The queue's own counts; none before its tables exist. */
export async function countJobs(db: Db): Promise<{ name: string; waiting: number; active: number }[]> {
  const { rows } = await sql<{ made: boolean }>`select to_regclass('pgboss.queue') is not null as made`.execute(db);
  if (!rows[0]?.made) return [];
  const queues = await sql<{ name: string; waiting: number; active: number }>`
    select name, queued_count as waiting, active_count as active from pgboss.queue order by name`.execute(db);
  return queues.rows;
}
