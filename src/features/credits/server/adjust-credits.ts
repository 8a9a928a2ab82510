import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { lockUser } from '#features/accounts/server/index.ts';
import { recordAction } from '#features/audit/server/index.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type * as calls from '../contract.ts';
import { addCredits } from './add-credits.ts';
import { notifyLowBalances } from './low-balance.ts';
import { moveCredits } from './move-credits.ts';

/**
 * An administrator adds or deducts available credits, with the log entry in the same transaction. Repeating the
 * request key changes nothing and returns the first answer; throws adjustment_differs if the values differ, and
 * adjustment_uncovered if the user has too few credits.
 */
export async function adjustCredits(
  { db, ...platform }: Pick<Platform, 'db' | 'config' | 'jobs'>,
  by: { readonly adminId: string; readonly address: string; readonly requestKey: string | null },
  wanted: z.output<typeof calls.adjustCredits.body & {}>,
): Promise<{ transactionId: number; credits: number }> {
  const { userId, amount, reason } = wanted;
  // Causes have no personal data: the hash separates two administrators' keys.
  const cause = createHash('sha256')
    .update(`${by.adminId} ${by.requestKey ?? randomUUID()}`)
    .digest('hex');
  const act = db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, userId)) === null) throw new AppError('not_found', { message: 'There is no such user' });
    const before = await recorded(trx, cause);
    const outcome = before === null ? await move(trx, userId, cause, amount) : 'repeated';
    const { id, balance, ...made } = before ?? (await recorded(trx, cause)) ?? missing();
    if (outcome === 'repeated') {
      if (made.userId !== userId || made.amount !== amount || made.reason !== reason) {
        throw new AppError('adjustment_differs');
      }
      return { transactionId: id, credits: balance };
    }
    await trx.insertInto('credit_adjustments').values({ transaction_id: id, admin_id: by.adminId, reason }).execute();
    await recordAction(trx, {
      actor: { id: by.adminId },
      action: 'adjust_credits',
      target: { type: 'users', id: userId },
      reason,
      details: { amount, balance },
      address: by.address,
    });
    await notifyLowBalances(trx, platform, { userIds: [userId] });
    return { transactionId: id, credits: balance };
  });
  return act.catch((error: { code?: string }) => {
    // The key was used for another user at the same moment.
    throw error.code === uniqueViolation ? new AppError('adjustment_differs', { cause: error }) : error;
  });
}

/** SQLSTATE. */
const uniqueViolation = '23505';

async function move(trx: Trx, userId: string, cause: string, amount: number): Promise<'moved' | 'repeated'> {
  if (amount > 0) return addCredits(trx, { kind: 'adjustment', cause, userId, amount, description });
  const outcome = await moveCredits(trx, {
    kind: 'adjustment',
    cause,
    userId,
    available: amount,
    held: 0,
    description,
  });
  if (outcome === 'uncovered') throw new AppError('adjustment_uncovered');
  return outcome;
}

/** Stays in the ledger; the reason is in another table and deleted with the person. */
const description = 'Adjusted by an administrator';

async function recorded(trx: Trx, cause: string) {
  const row = await trx
    .selectFrom('ledger_transactions as transaction')
    .innerJoin('wallets', 'wallets.id', 'transaction.wallet_id')
    .leftJoin('credit_adjustments as adjustment', 'adjustment.transaction_id', 'transaction.id')
    .select(['transaction.id', 'transaction.available as amount', 'wallets.user_id as userId', 'wallets.balance'])
    .select('adjustment.reason')
    .where('transaction.kind', '=', 'adjustment')
    .where('transaction.cause', '=', cause)
    .executeTakeFirst();
  return row ?? null;
}

function missing(): never {
  throw new Error('an adjustment that was just made cannot be found');
}
