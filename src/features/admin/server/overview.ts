import { sql } from 'kysely';
import type { Db } from '../../../server/db/database.ts';

/** One statement, so that the figures belong to the same moment. */
export async function countOverview(db: Db): Promise<{ users: number; credits: number; runs: number; alerts: number }> {
  const { rows } = await sql<{ users: number; credits: number; runs: number; alerts: number }>`
    select
      (select count(*) from users) as users,
      (select coalesce(sum(balance), 0)::bigint from wallets) as credits,
      (select count(*) from runs where created_at > now() - interval '7 days') as runs,
      (select count(*) from runs where state = 'failed' and finished_at > now() - interval '7 days')
        + (select count(*) from mails where state = 'failed' and created_at > now() - interval '7 days') as alerts`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return row;
}
