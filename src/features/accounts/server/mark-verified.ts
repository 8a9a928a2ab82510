import { sql } from 'kysely';
import type { Trx } from '#server/base/db/database.ts';
import type { AccountsContext } from './accounts-context.ts';

/**
 * Marks the user's address as verified. The first time, this adds the sample draft: not at registration, where anyone
 * could fill up the storage. If two links are used in parallel, only one of them counts as first.
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
