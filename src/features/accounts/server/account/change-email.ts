import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { queueMail } from '#server/adapters/mail/mail-queue.ts';
import { isUniqueViolation } from '#server/base/db/unique-violation.ts';
import type { Viewer } from '#server/base/http/env.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { approveChangeMail, confirmAddressMail, emailChangedMail } from '../mails/email-change-mails.ts';
import { reauthenticate } from './reauthenticate.ts';

/**
 * Requests a change to another address. Both addresses get a link, valid for 24 hours; a new request invalidates
 * earlier links. Reports a taken address like registration does, under the same limit.
 */
export async function requestEmailChange(
  context: AccountsContext,
  viewer: Viewer,
  wanted: { email: string; password?: string | undefined },
  addressBlock: string,
): Promise<void> {
  const { limits, platform } = context;
  const { id, username, email: oldEmail } = viewer.user;
  if (wanted.email === oldEmail) {
    const message = 'This is your address already';
    throw new AppError('invalid_input', { message, fields: { email: message } });
  }
  await reauthenticate(context, viewer, wanted.password);
  await limits.emailChange.take(id);
  await limits.takenAnswerPerBlock.refuseWhenSpent(addressBlock);
  const taken = await platform.db.selectFrom('users').select('id').where('email', '=', wanted.email).executeTakeFirst();
  if (taken) {
    await limits.takenAnswerPerBlock.take(addressBlock);
    throw addressTaken();
  }
  const tokens = { old: newToken(), new: newToken() };
  const change = {
    new_email: wanted.email,
    old_token_hash: hashOf(tokens.old),
    new_token_hash: hashOf(tokens.new),
    old_confirmed_at: null,
    new_confirmed_at: null,
    expires_at: sql<Date>`now() + interval '24 hours'`,
  };
  const { appUrl, brand } = platform.config;
  const link = (token: string) => `${appUrl}/auth/email-change#token=${token}`;
  await platform.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('email_changes')
      .values({ user_id: id, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, created_at: sql`now()` }))
      .execute();
    await recordEvent(trx, { kind: 'email_change_requested', userId: id });
    const facts = { username, newEmail: wanted.email, brand };
    await queueMail(trx, platform, await approveChangeMail({ ...facts, to: oldEmail, url: link(tokens.old) }));
    await queueMail(trx, platform, await confirmAddressMail({ ...facts, to: wanted.email, url: link(tokens.new) }));
  });
}

export async function withdrawEmailChange(context: AccountsContext, userId: string): Promise<void> {
  await context.platform.db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/**
 * Handles the decision of one address. With the second confirmation the address changes, and all other links emailed
 * to the old one become invalid. Throws invalid_email_change_link.
 */
export async function answerEmailChange(
  context: AccountsContext,
  token: string,
  decision: 'confirm' | 'stop',
): Promise<'waiting' | 'changed' | 'stopped'> {
  const { platform } = context;
  const hash = hashOf(token);
  try {
    return await platform.db.transaction().execute(async (trx) => {
      // Both confirmations may arrive in parallel: one waits here for the other.
      const change = await trx
        .selectFrom('email_changes')
        .innerJoin('users', 'users.id', 'email_changes.user_id')
        .where((eb) => eb.or([eb('old_token_hash', '=', hash), eb('new_token_hash', '=', hash)]))
        .where('email_changes.expires_at', '>', sql<Date>`now()`)
        .where('users.status', '=', 'active')
        .selectAll('email_changes')
        .select(['users.username', 'users.email'])
        .forUpdate('email_changes')
        .executeTakeFirst();
      if (!change) throw new AppError('invalid_email_change_link');
      const ofUser = { user_id: change.user_id };
      const end = () => trx.deleteFrom('email_changes').where('user_id', '=', ofUser.user_id).execute();
      if (decision === 'stop') {
        await end();
        return 'stopped';
      }
      const side = change.old_token_hash.equals(hash) ? 'old_confirmed_at' : 'new_confirmed_at';
      const other = side === 'old_confirmed_at' ? change.new_confirmed_at : change.old_confirmed_at;
      if (other === null) {
        await trx
          .updateTable('email_changes')
          .set({ [side]: sql`coalesce(${sql.ref(side)}, now())` })
          .where('user_id', '=', change.user_id)
          .execute();
        return 'waiting';
      }
      await trx
        .updateTable('users')
        .set({ email: change.new_email, email_verified_at: sql`now()` })
        .where('id', '=', change.user_id)
        .execute();
      await trx
        .updateTable('account_tokens')
        .set({ used_at: sql`now()` })
        .where('user_id', '=', change.user_id)
        .where('used_at', 'is', null)
        .execute();
      await recordEvent(trx, { kind: 'email_changed', userId: change.user_id });
      await end();
      const { brand } = platform.config;
      for (const to of [change.email, change.new_email]) {
        const facts = { to, username: change.username, newEmail: change.new_email, brand };
        await queueMail(trx, platform, await emailChangedMail(facts));
      }
      return 'changed';
    });
  } catch (error) {
    // Someone has registered with the address since.
    if (isUniqueViolation(error, 'users_email_key')) throw addressTaken();
    throw error;
  }
}

function addressTaken(): AppError {
  const { message } = new AppError('user_already_registered');
  return new AppError('user_already_registered', { message, fields: { email: 'This address has an account already' } });
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
