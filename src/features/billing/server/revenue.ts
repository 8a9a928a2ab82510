import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/base/db/database.ts';

interface Revenue {
  readonly currency: string;
  readonly simulated: boolean;
  readonly purchases: number;
  readonly paid: number;
  readonly refunded: number;
}

/** Paid and refunded amounts by currency. Simulated payments are not revenue, so they are counted separately. */
export async function revenueByCurrency(db: Db, since: RawBuilder<Date>): Promise<Revenue[]> {
  const { rows } = await sql<Revenue>`
    select currency, provider = 'test' as simulated, count(*)::int as purchases,
      sum(amount)::float8 as paid, sum(refunded)::float8 as refunded
    from purchases where paid_at >= ${since} and amount is not null and currency is not null
    group by currency, provider = 'test' order by simulated, currency`.execute(db);
  return rows;
}
