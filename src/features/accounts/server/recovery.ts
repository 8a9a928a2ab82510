import { sql } from 'kysely';
import { AppError } from '../../../contract/errors.ts';
import type { Db, Trx } from '../../../server/db/database.ts';
import type { JobQueue } from '../../../server/jobs/jobs.ts';
import { queueMail } from '../../../server/mail/mail-queue.ts';
import type { Platform } from '../../../server/platform.ts';
import { recordEvent } from '../../../server/security-log/record-event.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { recoveryMail } from './mails/recovery-mail.ts';
import { requireStrong } from './passwords/require-strong.ts';
import { hashOfRecovery, newRecoveryTokens, type RecoveryTokens, recoveryUrl } from './recovery-tokens.ts';
import { savePassword } from './save-password.ts';

/**
 * Asks for a link that sets a new password. Whether the address has an account is found out by the job, so that every
 * address is answered alike, in words and in time.
 */
export async function requestRecovery(context: AccountsContext, email: string, client: Client): Promise<void> {
  await context.limits.forgotPerAddressAndBlock.take(email, client.addressBlock);
  await context.limits.forgotPerBlock.take(client.addressBlock);
  const { db, jobs } = context.platform;
  await db.transaction().execute((trx) => jobs.send(trx, recoveryQueue.name, { email }));
}

/** Starts to mail requested links in this process. */
export async function startRecovery(platform: Platform): Promise<void> {
  await platform.jobs.work<{ email: string }>(recoveryQueue, async ({ email }) => {
    await platform.db.transaction().execute((trx) => sendRecovery(trx, platform, email));
  });
}

/** Who a link would set a password for; throws invalid_reset_link. Uses nothing up. */
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
 * Sets the password that the link was asked for, once: every session and every other link of the account ends with it.
 * The link was read from the mailbox, so the address is verified as well.
 */
export async function resetPassword(
  context: AccountsContext,
  input: { tokens: RecoveryTokens; password: string },
  client: Client,
): Promise<void> {
  const { hasher, limits, platform } = context;
  const { tokens, password } = input;
  await limits.resetPerBlock.take(client.addressBlock);
  // Before the hashing, so that tokens which were never mailed cost next to nothing.
  const { email, username } = await findRecovery(platform.db, tokens);
  await requireStrong(platform, password, { email, username });
  const passwordHash = await hasher.hash(password);
  await platform.db.transaction().execute(async (trx) => {
    // The account's row first: uses of all its links come one after the other here, and of one link the first wins.
    const link = await standing(trx, tokens).select('users.id').forUpdate('users').executeTakeFirst();
    const used = link && (await removeLink(trx, tokens));
    if (!used) throw new AppError('invalid_reset_link');
    await trx
      .updateTable('users')
      .set({ email_verified_at: sql`coalesce(email_verified_at, now())` })
      .where('id', '=', link.id)
      .execute();
    await savePassword(trx, platform, { userId: link.id, passwordHash, how: 'reset' });
  });
  // Attempts with the forgotten password, and a stranger's, are not held against the new one.
  await limits.loginPerAccountAndBlock.forget(email, client.addressBlock);
  await limits.loginPerAccount.forget(email);
}

/** Mails a link to the active account of this address. False: there is none, or it has been sent enough of them. */
export async function sendRecovery(trx: Trx, platform: Platform, email: string): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('email', '=', email)
    .where('status', '=', 'active')
    .forUpdate()
    .executeTakeFirst();
  if (!user) return false;
  // Whoever asks from many places cannot flood the mailbox; the last link there still works.
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

/** Within the hour that a link is good for. */
const linksAtATime = 10;

/** The link of these tokens and its account, while both stand. */
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
