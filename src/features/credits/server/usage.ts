import { sql } from 'kysely';
import { featuresView } from '#features/catalog/server/index.ts';
import type { Db } from '#server/base/db/database.ts';
import type { CreditUsage } from '../contract.ts';

/**
 * The credits charged for the user's runs in this month and the eleven before, by month (UTC, the database's clock)
 * and tool.
 */
export async function usageOf(db: Db, userId: string): Promise<CreditUsage> {
  const { rows } = await sql<{ until: string; month: string | null; feature: string; name: string; credits: number }>`
    with span as (select date_trunc('month', now() at time zone 'UTC') as last)
    select to_char(span.last, 'YYYY-MM') as until, use.month, use.feature, coalesce(features.name, use.feature) as name, use.credits
    from span
    left join (
      select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, feature, sum(-held)::bigint as credits
      from ledger_transactions
      where kind = 'capture' and wallet_id = (select id from wallets where user_id = ${userId})
        and created_at >= (select (last - interval '11 months') at time zone 'UTC' from span)
      group by 1, 2
    ) as use on true
    left join ${featuresView} as features on features.slug = use.feature
    order by use.month, name`.execute(db);
  return {
    until: rows[0]?.until ?? '',
    uses: rows.flatMap(({ month, feature, name, credits }) =>
      month === null ? [] : [{ month, feature, name, credits }],
    ),
  };
}
