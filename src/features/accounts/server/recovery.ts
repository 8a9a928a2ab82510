import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import type { Db, Trx } from '#server/base/db/database.ts';
import type { JobQueue } from '#server/base/jobs/jobs.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { Platform } from '#server/platform.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { recoveryMail } from './mails/recovery-mail.ts';
import { markVerified } from './mark-verified.ts';
import { requireStrong } from './passwords/require-strong.ts';
import { hashOfRecovery, newRecoveryTokens, type RecoveryTokens, recoveryUrl } from './recovery-tokens.ts';
import { savePassword } from './save-password.ts';

/**
 * Requests a link to set a new password. A job finds out whether the address has an account, so that every address
 * gets the same answer in the same time.
 */
export async function requestRecovery(context: AccountsContext, email: string): Promise<void> {
  const { db, jobs } = context.platform;
  await db.transaction().execute((trx) => jobs.send(trx, recoveryQueue.name, { email }));
}

/** Starts emailing requested links in this process. */
export async function startRecovery(platform: Platform): Promise<void> {
  await platform.jobs.work<{ email: string }>(recoveryQueue, async ({ email }) => {
    await platform.db.transaction().execute((trx) => sendRecovery(trx, platform, email));
  });
}

/** The user of a link; throws invalid_reset_link. Doesn't use it up. */
export async function findRecovery(
  db: Db,
  tokens: RecoveryTokens,
): Promise<{ userId: string; email: string; username: string }> {
  const found = await standing(db, tokens)
    .select(['users.id as userId', 'users.email', 'users.username'])
    .executeTakeFirst();
  if (!found) throw new AppError('invalid_reset_link');
  return found;
}

/**
 * Sets the new password, once: all sessions and other links of the account end. The link came from the mailbox, so the
 * address counts as verified too.
 */
export async function resetPassword(
  context: AccountsContext,
  input: { tokens: RecoveryTokens; password: string },
  client: Client,
): Promise<void> {
  const { hasher, limits, platform } = context;
  const { tokens, password } = input;
  // Checked before hashing, so that invalid tokens cost next to nothing.
  const { email, username } = await findRecovery(platform.db, tokens);
  await requireStrong(platform, password, { email, username });
  const passwordHash = await hasher.hash(password);
  await platform.db.transaction().execute(async (trx) => {
    // Locks the account's row first: uses of all its links run one after the other, and the first use of a link wins.
    const link = await standing(trx, tokens).select('users.id').forUpdate('users').executeTakeFirst();
    const used = link && (await removeLink(trx, tokens));
    if (!used) throw new AppError('invalid_reset_link');
    await markVerified(trx, context, link.id);
    await savePassword(trx, platform, { userId: link.id, passwordHash, how: 'reset' });
  });
  // Earlier attempts with the forgotten password, including attempts by strangers, don't count against the new one.
  await limits.loginPerAccountAndBlock.forget(email, client.addressBlock);
  await limits.loginPerAccount.forget(email);
}

/** Emails a link to the active account of this address. False if there is no such account, or it has reached its limit of mails. */
export async function sendRecovery(trx: Trx, platform: Platform, email: string): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('email', '=', email)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (!user) return false;
  // Requests from many places can't flood the mailbox, and the last link in it still works.
  const { sent } = await trx
    .selectFrom('recovery_links')
    .select((eb) => eb.fn.countAll<number>().as('sent'))
    .where('user_id', '=', user.id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  if (sent >= linksAtATime) return false;

  await trx
    .updateTable('recovery_links')
    .set({ replaced_at: sql`now()` })
    .where('user_id', '=', user.id)
    .where('replaced_at', 'is', null)
    .execute();
  const tokens = newRecoveryTokens();
  await trx
    .insertInto('recovery_links')
    .values({
      user_id: user.id,
      email: user.email,
      token_hash: hashOfRecovery(tokens),
      expires_at: sql<Date>`now() + interval '1 hour'`,
    })
    .execute();
  await recordEvent(trx, { kind: 'recovery_link_sent', userId: user.id });
  const { appUrl, brand } = platform.config;
  const url = recoveryUrl(appUrl, tokens);
  await queueMail(trx, platform, await recoveryMail({ to: user.email, username: user.username, url, brand }));
  return true;
}

/** Within the hour in which a link is valid. */
const linksAtATime = 10;

/** The link that belongs to one of these tokens, and its account, if both are active. */
function standing(db: Db, tokens: RecoveryTokens) {
  return db
    .selectFrom('recovery_links')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'recovery_links.user_id').onRef('users.email', '=', 'recovery_links.email'),
    )
    .where('recovery_links.token_hash', '=', hashOfRecovery(tokens))
    .where('recovery_links.expires_at', '>', sql<Date>`now()`)
    .where('recovery_links.replaced_at', 'is', null)
    .where('users.status', '=', 'active');
}

async function removeLink(trx: Trx, tokens: RecoveryTokens): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_links')
    .where('token_hash', '=', hashOfRecovery(tokens))
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

const recoveryQueue: JobQueue = {
  name: 'password-recovery',
  concurrency: 2,
  retryLimit: 5,
  retryDelaySeconds: 10,
  retryBackoff: true,
  expireInSeconds: 60,
};
