import { sql } from 'kysely';
import type { Trx } from '#server/base/db/database.ts';
import type { AccountsContext } from './accounts-context.ts';

/**
 * The user's address counts as verified from now on. The first time adds the sample draft: not at registration, where
 * anyone could fill the storage. Of two links that are used in parallel, one is the first.
 */
export async function markVerified(trx: Trx, context: Pick<AccountsContext, 'drafts'>, userId: string): Promise<void> {
  const first = await trx
    .updateTable('users')
    .set({ email_verified_at: sql`now()` })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (first) await context.drafts.addFirstSample(trx, userId);
}
