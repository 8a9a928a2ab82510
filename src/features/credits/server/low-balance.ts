import { sql } from 'kysely';
import { usersView } from '#features/accounts/server/index.ts';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { lowBalanceMail } from './credit-mails.ts';

/**
 * Notifies a user once when their balance falls below the threshold, and again only after it was above it in the
 * meantime. Call it after a wallet's balance has changed, in the same transaction.
 */
export async function notifyLowBalances(
  trx: Trx,
  platform: Pick<Platform, 'config' | 'jobs'>,
  which: { readonly userIds: readonly string[] } | { readonly heldFor: string },
): Promise<void> {
  const { credits, brand, appUrl } = platform.config;
  if (credits.lowBalance === 0) return;
  const those =
    'userIds' in which
      ? sql`wallets.user_id = any(${which.userIds}::uuid[])`
      : sql`wallets.id = (select wallet_id from ledger_transactions where kind = 'hold' and cause = ${which.heldFor})`;
  const { rows } = await sql<{ balance: number; username: string; email: string; low: boolean }>`
    update wallets set low_told = not low_told from ${usersView} as users
    where users.id = wallets.user_id and ${those} and low_told <> (balance < ${credits.lowBalance}::bigint)
    returning balance, low_told as low, username, email`.execute(trx);
  for (const { balance, username, email, low } of rows) {
    if (low) await queueMail(trx, platform, await lowBalanceMail({ to: email, username, balance, brand, appUrl }));
  }
}
