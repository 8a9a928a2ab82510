import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '../../../contract/errors.ts';
import type { Db, Trx } from '../../../server/db/database.ts';
import type { JobQueue } from '../../../server/jobs/jobs.ts';
import { queueMail } from '../../../server/mail/mail-queue.ts';
import type { Platform } from '../../../server/platform.ts';
import { recordEvent } from '../../../server/security-log/record-event.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { verificationMail } from './mails/verification-mail.ts';

/** Makes a verification link for the user and queues the mail that carries it, within the transaction. */
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
  // In the fragment, which browsers send to no one: opening the link is not yet using it.
  const url = `${appUrl}/auth/confirm#token=${token}&type=signup`;
  await queueMail(trx, platform, await verificationMail({ to: user.email, username: user.username, url, brand }));
}

export interface UnverifiedUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** Uses a verification link up and answers the address that is verified now; throws invalid_verification_link. */
export async function confirmEmailAddress(db: Db, token: string): Promise<{ email: string }> {
  return db.transaction().execute(async (trx) => {
    // One statement finds and uses it, so that of any number of parallel uses one wins.
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
    return trx
      .updateTable('users')
      .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
      .where('id', '=', used.user_id)
      .returning('email')
      .executeTakeFirstOrThrow();
  });
}

/**
 * Asks for the link to be mailed again. Whether the address has an account that waits for it is found out by the job,
 * so that every address is answered alike, in words and in time.
 */
export async function requestVerification(context: AccountsContext, email: string, client: Client): Promise<void> {
  await context.limits.resendPerBlock.take(client.addressBlock);
  await context.limits.resendPerAddress.take(email);
  const { db, jobs } = context.platform;
  await db.transaction().execute((trx) => jobs.send(trx, resendQueue.name, { email }));
}

/** Starts to mail requested links in this process. */
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
