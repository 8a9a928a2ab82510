import { sql } from 'kysely';
import type { z } from 'zod';
import { runStates } from '#contract/runs.ts';
import type { Db } from '#server/base/db/database.ts';
import type { adminUsage } from '../contract.ts';

type Usage = z.input<typeof adminUsage.answer>;

/** US dollars per million tokens of the configured model; null if not set. */
export interface ModelPrices {
  readonly model: string;
  readonly input: number;
  readonly output: number;
}

/** Runs, failures with reasons, revenue and model costs of the last days (UTC, including today). */
export async function readUsage(db: Db, days: number, prices: ModelPrices | null): Promise<Usage> {
  const since = sql`(date_trunc('day', now() at time zone 'utc') - make_interval(days => ${days - 1})) at time zone 'utc'`;
  const [tools, daily, failures, revenue, model, counts] = await Promise.all([
    runsByTool(db, since),
    runsByDay(db, since),
    failuresByReason(db, since),
    revenueByCurrency(db, since),
    modelUse(db, since),
    countOthers(db, since),
  ]);
  return {
    ...{ days, tools, daily, failures, revenue },
    ...counts,
    model: model.map((each) => ({ ...each, cost: costOf(each, prices) })),
  };
}

type Since = ReturnType<typeof sql>;

async function runsByTool(db: Db, since: Since): Promise<Usage['tools']> {
  const { rows } = await sql<Usage['tools'][number]>`
    select runs.feature as slug, coalesce(max(features.name), runs.feature) as name,
      ${sql.join(runStates.map((state) => sql`(count(*) filter (where state = ${state}))::int as ${sql.ref(state)}`))},
      (count(*) filter (where runs.sample))::int as samples
    from runs left join features on features.slug = runs.feature
    where runs.created_at >= ${since}
    group by runs.feature order by count(*) desc, runs.feature`.execute(db);
  return rows;
}

async function runsByDay(db: Db, since: Since): Promise<Usage['daily']> {
  const { rows } = await sql<Usage['daily'][number]>`
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

/** Quotations are removed from reasons, because they may contain text of users' documents. */
async function failuresByReason(db: Db, since: Since): Promise<Usage['failures']> {
  const { rows } = await sql<Omit<Usage['failures'][number], 'last_at'> & { last_at: Date }>`
    select coalesce(max(features.name), runs.feature) as tool, coalesce(error_code, 'internal') as code,
      regexp_replace(coalesce(error_message, ''), '“[^”]*”|"[^"]*"', '“…”', 'g') as reason,
      count(*)::int as count, max(finished_at) as last_at
    from runs left join features on features.slug = runs.feature
    where state = 'failed' and runs.created_at >= ${since}
    group by runs.feature, error_code, reason
    order by count(*) desc, max(finished_at) desc limit 50`.execute(db);
  return rows.map((row) => ({ ...row, last_at: row.last_at.toISOString() }));
}

/** Simulated payments are not revenue, so they are counted separately. */
async function revenueByCurrency(db: Db, since: Since): Promise<Usage['revenue']> {
  const { rows } = await sql<Usage['revenue'][number]>`
    select currency, provider = 'test' as simulated, count(*)::int as purchases,
      sum(amount)::float8 as paid, sum(refunded)::float8 as refunded
    from purchases where paid_at >= ${since} and amount is not null and currency is not null
    group by currency, provider = 'test' order by simulated, currency`.execute(db);
  return rows;
}

async function modelUse(db: Db, since: Since): Promise<Omit<Usage['model'][number], 'cost'>[]> {
  const { rows } = await sql<Omit<Usage['model'][number], 'cost'>>`
    select model, count(*)::int as calls, count(failure)::int as failures,
      coalesce(sum(input_tokens), 0)::float8 as input_tokens, coalesce(sum(output_tokens), 0)::float8 as output_tokens
    from model_calls where created_at >= ${since}
    group by model order by model`.execute(db);
  return rows;
}

async function countOthers(db: Db, since: Since): Promise<Pick<Usage, 'new_users' | 'credits_used'>> {
  const { rows } = await sql<Pick<Usage, 'new_users' | 'credits_used'>>`
    select (select count(*) from users where created_at >= ${since})::int as new_users,
      (select coalesce(sum(cost), 0) from runs where charge = 'captured' and created_at >= ${since})::int as credits_used`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('a count without a row');
  return row;
}

/** Null for a model without a price. */
function costOf(
  { model, input_tokens, output_tokens }: Omit<Usage['model'][number], 'cost'>,
  prices: ModelPrices | null,
): number | null {
  if (prices === null || !model.startsWith(`${prices.model} at `)) return null;
  return Math.round((input_tokens * prices.input + output_tokens * prices.output) / 10_000) / 100;
}
