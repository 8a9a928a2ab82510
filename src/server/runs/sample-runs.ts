import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { Trx } from '../base/db/database.ts';

/**
 * The user's sample run of this tool that is in progress, or the idempotency key for a new one. Days are in UTC. Throws
 * too_many_samples when the daily limit is reached; failed sample runs count too.
 */
export async function placeOfSample(
  trx: Trx,
  userId: string,
  feature: string,
): Promise<{ readonly runId: string } | { readonly key: string }> {
  const { rows } = await sql<{ day: string; used: number; open: string | null; seconds: number }>`
    with today as (select (now() at time zone 'utc')::date as day)
    select
      to_char(today.day, 'YYYY-MM-DD') as day,
      count(runs.id)::integer as used,
      (array_agg(runs.id) filter (where runs.state in ('queued', 'running')))[1] as open,
      extract(epoch from (today.day + 1)::timestamp - now() at time zone 'utc')::double precision as seconds
    from today left join runs
      on runs.sample and runs.user_id = ${userId}
      and runs.idempotency_key like ${`sample:${feature}:`} || to_char(today.day, 'YYYY-MM-DD') || ':%'
    group by today.day`.execute(trx);
  const [today] = rows;
  if (!today) throw new Error('the day has no row');
  if (today.open !== null) return { runId: today.open };
  if (today.used >= limits.sampleRunsPerDay) throw new AppError('too_many_samples', { retryAfter: today.seconds });
  return { key: `sample:${feature}:${today.day}:${today.used + 1}` };
}
