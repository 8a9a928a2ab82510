import { sql } from 'kysely';
import { creditsOfPurchases, type LedgerDifference, walletsView } from '#features/credits/server/index.ts';
import type { Db } from '#server/base/db/database.ts';

/**
 * Compares paid purchases with what the ledger granted and reversed for them: returns the differences, and grants for
 * purchases that do not exist. There are none unless something failed or wrote to the tables directly. It is one
 * statement, so it may run alongside settlements. It has a separate time limit, because the usual one is meant for
 * requests.
 */
export async function checkGrants(db: Db): Promise<LedgerDifference[]> {
  const rows = await db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = '10min'`.execute(trx);
    return (await differences.execute(trx)).rows;
  });
  return rows.map((row) => ({
    key: `purchase:${row.purchaseId}:${row.creditsGiven}:${row.revokedMade}`,
    text:
      `The purchase ${row.purchaseId} should have given ${row.creditsDue} credits and taken ${row.revokedDue} back; ` +
      `the ledger says ${row.creditsGiven} given (in ${row.grantsMade} of ${row.grantsDue} grants) and ${row.revokedMade} taken back.`,
  }));
}

const differences = sql<Difference>`
    with given as ${creditsOfPurchases}, expected as (
      -- Credits can't be given to a deleted account; administrators got an alert about that.
      select purchases.id::text as purchase,
        (state = 'paid' and (granted_at is not null or user_id is not null))::int as grants, credits, revoked
      from purchases join ${walletsView} as wallets on wallets.id = wallet_id
    )
    select coalesce(expected.purchase, given.purchase) as "purchaseId",
      coalesce(expected.grants, 0) as "grantsDue", coalesce(given.grants, 0) as "grantsMade",
      coalesce(expected.grants * expected.credits, 0)::bigint as "creditsDue", coalesce(given.granted, 0) as "creditsGiven",
      coalesce(expected.revoked, 0) as "revokedDue", coalesce(given.revoked, 0) as "revokedMade"
    from expected full join given using (purchase)
    where coalesce(expected.grants, 0) <> coalesce(given.grants, 0)
      or coalesce(expected.grants * expected.credits, 0) <> coalesce(given.granted, 0)
      or coalesce(expected.revoked, 0) <> coalesce(given.revoked, 0)`;

interface Difference {
  readonly purchaseId: string;
  /** 1 for a purchase that was paid. */
  readonly grantsDue: number;
  readonly grantsMade: number;
  readonly creditsDue: number;
  readonly creditsGiven: number;
  readonly revokedDue: number;
  readonly revokedMade: number;
}
