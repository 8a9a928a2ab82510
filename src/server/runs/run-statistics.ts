import { type RawBuilder, sql } from 'kysely';
import { type RunState, runStates } from '#contract/runs.ts';
import type { Db } from '../base/db/database.ts';

/** The number of runs of each tool by state, the most used tool first. */
export async function runsByTool(
  db: Db,
  since: RawBuilder<Date>,
): Promise<({ slug: string; samples: number } & Record<RunState, number>)[]> {
  const { rows } = await sql<{ slug: string; samples: number } & Record<RunState, number>>`
    select feature as slug,
      ${sql.join(runStates.map((state) => sql`(count(*) filter (where state = ${state}))::int as ${sql.ref(state)}`))},
      (count(*) filter (where sample))::int as samples
    from runs where created_at >= ${since}
    group by feature order by count(*) desc, feature`.execute(db);
  return rows;
}

/** For each day, in UTC. */
export async function runsByDay(
  db: Db,
  since: RawBuilder<Date>,
): Promise<{ day: string; succeeded: number; failed: number; others: number }[]> {
  const { rows } = await sql<{ day: string; succeeded: number; failed: number; others: number }>`
    with counted as (
      select date_trunc('day', created_at at time zone 'utc') as day, state, count(*) as number
        from runs where created_at >= ${since} group by 1, 2
    )
    select to_char(each.day, 'YYYY-MM-DD') as day,
      coalesce(sum(number) filter (where state = 'succeeded'), 0)::int as succeeded,
      coalesce(sum(number) filter (where state = 'failed'), 0)::int as failed,
      coalesce(sum(number) filter (where state not in ('succeeded', 'failed')), 0)::int as others
    from generate_series(
        ${since} at time zone 'utc', date_trunc('day', now() at time zone 'utc'), interval '1 day'
      ) as each (day)
      left join counted on counted.day = each.day
    group by each.day order by each.day`.execute(db);
  return rows;
}

/** The fifty most frequent. Quotations are removed from reasons, because they may contain text of users' documents. */
export async function failuresByReason(
  db: Db,
  since: RawBuilder<Date>,
): Promise<{ slug: string; code: string; reason: string; count: number; last_at: string }[]> {
  const { rows } = await sql<{ slug: string; code: string; reason: string; count: number; last_at: Date }>`
    select feature as slug, coalesce(error_code, 'internal') as code,
      regexp_replace(coalesce(error_message, ''), '“[^”]*”|"[^"]*"', '“…”', 'g') as reason,
      count(*)::int as count, max(finished_at) as last_at
    from runs
    where state = 'failed' and created_at >= ${since}
    group by feature, error_code, reason
    order by count(*) desc, max(finished_at) desc limit 50`.execute(db);
  return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
}

/** Credits charged for runs. */
export async function creditsCharged(db: Db, since: RawBuilder<Date>): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(cost), 0)::int as credits from runs
    where charge = 'captured' and created_at >= ${since}`.execute(db);
  return rows[0]?.credits ?? 0;
}
