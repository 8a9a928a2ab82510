import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import { AttemptsExceeded, createAttemptLimit } from '#server/base/limits/attempt-limit.ts';
import { requestOrigin } from '#server/base/log/request-origin.ts';
import { deriveKey, secretsOf } from '#server/base/secrets/secrets.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { Platform } from '#server/platform.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { loginCodeMail } from './mails/login-code-mail.ts';

/**
 * Requests a code by email. The request does the same without an account (null) as with one: a job decides whether to
 * send it, so neither the answer nor its timing reveals anything about the password.
 */
export async function requestLoginCode(context: AccountsContext, userId: string | null, client: Client): Promise<void> {
  const { db, jobs } = context.platform;
  const requestId = requestOrigin.getStore()?.requestId ?? randomUUID();
  const request: CodeRequest = { userId, addressBlock: client.addressBlock, requestId };
  await db.transaction().execute((trx) => jobs.send(trx, codeQueue.name, request));
}

/** Uses up the code emailed to this account for this place; false if it is wrong, used or expired. */
export async function takeLoginCode(
  context: AccountsContext,
  userId: string | null,
  code: string,
  client: Client,
): Promise<boolean> {
  const { db, config } = context.platform;
  const used = await db
    .deleteFrom('login_codes')
    .where('user_id', '=', userId ?? randomUUID())
    .where('address_block', '=', client.addressBlock)
    .where(
      'code_hash',
      'in',
      secretsOf(config).map((secret) => hashOf(secret, code)),
    )
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Starts emailing requested codes in this process. */
export async function startLoginCodes(platform: Platform): Promise<void> {
  const limit = createAttemptLimit(platform.pool, { name: 'login-code-mails', attempts: 10, seconds: 3_600 });
  await platform.jobs.work<CodeRequest>(codeQueue, async ({ userId, addressBlock, requestId }) => {
    if (userId === null) return;
    try {
      // Limits the number of mails; codes already sent stay valid.
      await limit.take(userId);
    } catch (error) {
      if (error instanceof AttemptsExceeded) return;
      throw error;
    }
    await requestOrigin.run({ requestId, addressBlock }, () => sendLoginCode(platform, userId, addressBlock));
  });
}

async function sendLoginCode(platform: Platform, userId: string, addressBlock: string): Promise<void> {
  const { db, config } = platform;
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select(['username', 'email'])
      .where('id', '=', userId)
      .where('status', '=', 'active')
      .forShare()
      .executeTakeFirst();
    if (!user) return;
    const row = { code_hash: hashOf(config.secret, code), expires_at: sql<Date>`now() + interval '10 minutes'` };
    await trx
      .insertInto('login_codes')
      .values({ user_id: userId, address_block: addressBlock, ...row })
      .onConflict((conflict) => conflict.columns(['user_id', 'address_block']).doUpdateSet(row))
      .execute();
    await recordEvent(trx, { kind: 'login_code_sent', userId });
    const { username, email: to } = user;
    await queueMail(trx, platform, await loginCodeMail({ to, username, code, addressBlock, brand: config.brand }));
  });
}

interface CodeRequest {
  /** null: no one gets a mail. */
  readonly userId: string | null;
  readonly addressBlock: string;
  readonly requestId: string;
}

function hashOf(secret: string, code: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'login code')).update(code.replaceAll(/\s/g, '')).digest();
}

const codeQueue: JobQueue = {
  name: 'login-codes',
  concurrency: 2,
  retryLimit: 3,
  retryDelaySeconds: 10,
  retryBackoff: true,
  expireInSeconds: 60,
};
