import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findDifferences } from '#features/credits/server/index.ts';
import { connectDatabase } from '#server/base/db/database.ts';
import { createLogger } from '#server/base/log/logger.ts';
import { ledgerChecks } from '../../../src/ledger-checks.ts';

/** The output of `npm run ledger:check`: every difference between balances and entries, payments and grants. */
export async function ledgerDifferences(url: string): Promise<string[]> {
  const database = connectDatabase(url, { log: createLogger('silent'), max: 2 });
  try {
    const found = await Promise.all(ledgerChecks.map((check) => findDifferences(database.db, check)));
    return found.flat().map(({ text }) => text);
  } finally {
    await database.close();
  }
}

/**
 * Waits until no run is open, or until none has ended for this many seconds: a busy machine needs longer for a queue,
 * and only a queue that doesn't move is stuck. Then lists problems of the runs and what they left behind; empty if
 * there are none.
 */
export function problemsAfterwards(url: string, accepted: readonly string[], seconds: number): Promise<string[]> {
  return withClient(url, async (client) => {
    let [open, since] = [Number.POSITIVE_INFINITY, Date.now()];
    for (; open > 0 && Date.now() - since < 1_000 * seconds; await sleep(500)) {
      const { rowCount } = await client.query('select from runs where finished_at is null or cleaned_at is null');
      if (rowCount !== open) [open, since] = [rowCount ?? 0, Date.now()];
    }
    const found: string[] = [];
    for (const [what, statement] of Object.entries(wrong)) {
      const values = statement.includes('$1') ? [accepted] : [];
      const { rows } = await client.query<{ which: string }>(statement, values);
      found.push(...rows.map(({ which }) => `${what}: ${which}`));
    }
    return found;
  });
}

const wrong = {
  lost: 'select id as which from unnest($1::uuid[]) as id where not exists (select from runs where runs.id = id)',
  stuck: `select concat_ws(' ', feature, id, state) as which from runs where finished_at is null or cleaned_at is null`,
  'charged wrongly': `select concat_ws(' ', feature, id, state, charge) as which from runs
    where cost > 0 and charge <> case when state = 'succeeded' then 'captured' else 'released' end`,
  // A run that is interrupted six times without finishing a step fails, and its hold is released.
  'failed for another reason': `select concat_ws(' ', feature, id, error_code) as which from runs
    where state = 'failed' and error_code not in ('run_failed', 'storage_full')`,
  'held without a run': 'select user_id as which from wallets where held <> 0',
  'balance without its runs': `select user_id as which from wallets
    where balance <> 100000 - coalesce((select sum(cost) from runs
      where runs.user_id = wallets.user_id and charge = 'captured'), 0)`,
  doubled: `select concat_ws(' ', user_id, result_id) as which from runs
    where result_id is not null group by user_id, result_id having count(*) > 1`,
  'report lost': `select id as which from runs where state = 'succeeded' and feature <> 'paper-assistant'
    and not exists (select from reports where reports.run_id = runs.id)`,
  'draft lost': `select id as which from runs where state = 'succeeded' and feature = 'paper-assistant'
    and not exists (select from drafts where drafts.run_id = runs.id)`,
  'result without a run': `select run_id as which from (select run_id from reports union all select run_id from drafts) results
    where not exists (select from runs where runs.id = run_id and state = 'succeeded')`,
};

/** Number of stored uploads; `aged` first makes them as old as uploads can get. */
export function uploadsLeft(url: string, { aged = false } = {}): Promise<number> {
  return withClient(url, async (client) => {
    if (aged) await client.query("update uploads set created_at = now() - interval '1 day', keep_until = now()");
    return (await client.query('select from uploads')).rowCount ?? 0;
  });
}

/** Runs by state, with the reasons of failures and how often those runs were interrupted. */
export function runsByEnd(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ how: string; count: number }>(
      `select concat_ws(' ', state, error_code, case when state = 'failed' then interruptions || ' interruptions' end) as how,
         count(*)::int as count
       from runs group by 1 order by 1`,
    );
    return Object.fromEntries(rows.map(({ how, count }) => [how, count]));
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
