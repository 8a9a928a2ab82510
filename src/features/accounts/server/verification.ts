import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Trx } from '#server/base/db/database.ts';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { Platform } from '#server/platform.ts';
import type { AccountsContext } from './accounts-context.ts';
import { verificationMail } from './mails/verification-mail.ts';
import { markVerified } from './mark-verified.ts';

/** Creates a verification link for the user and queues its mail, in the transaction. */
export async function sendVerification(trx: Trx, platform: Platform, user: UnverifiedUser): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await trx
    .insertInto('account_tokens')
    .values({
      user_id: user.id,
      purpose: 'signup',
      token_hash: hashOf(token),
      expires_at: sql<Date>`now() + interval '24 hours'`,
    })
    .execute();
  const { appUrl, brand } = platform.config;
  // In the fragment, which browsers don't send: opening the link doesn't use it up.
  const url = `${appUrl}/auth/confirm#token=${token}&type=signup`;
  await queueMail(trx, platform, await verificationMail({ to: user.email, username: user.username, url, brand }));
}

export interface UnverifiedUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** Uses up a verification link and returns the verified address; throws invalid_verification_link. */
export async function confirmEmailAddress(context: AccountsContext, token: string): Promise<{ email: string }> {
  return context.platform.db.transaction().execute(async (trx) => {
    // One statement finds the token and marks it as used, so that only one of several parallel requests succeeds.
    const used = await trx
      .updateTable('account_tokens')
      .set({ used_at: sql`now()` })
      .where('token_hash', '=', hashOf(token))
      .where('purpose', '=', 'signup')
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    if (!used) throw new AppError('invalid_verification_link');
    await recordEvent(trx, { kind: 'email_verified', userId: used.user_id });
    await markVerified(trx, context, used.user_id);
    return trx.selectFrom('users').where('id', '=', used.user_id).select('email').executeTakeFirstOrThrow();
  });
}

/**
 * Requests the link again. A job finds out whether the address has an unverified account, so that every address gets
 * the same answer in the same time.
 */
export async function requestVerification(context: AccountsContext, email: string): Promise<void> {
  const { db, jobs } = context.platform;
  await db.transaction().execute((trx) => jobs.send(trx, resendQueue.name, { email }));
}

/** Starts emailing requested links in this process. */
export async function startResending(platform: Platform): Promise<void> {
  await platform.jobs.work<{ email: string }>(resendQueue, ({ email }) =>
    platform.db.transaction().execute(async (trx) => {
      const user = await trx
        .selectFrom('users')
        .select(['id', 'username', 'email'])
        .where('email', '=', email)
        .where('email_verified_at', 'is', null)
        .where('status', '=', 'active')
        .executeTakeFirst();
      if (user) await sendVerification(trx, platform, user);
    }),
  );
}

const resendQueue: JobQueue = {
  name: 'verification-resend',
  concurrency: 2,
  retryLimit: 5,
  retryDelaySeconds: 10,
  retryBackoff: true,
  expireInSeconds: 60,
};

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
