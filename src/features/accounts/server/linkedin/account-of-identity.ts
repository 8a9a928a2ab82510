import { sql } from 'kysely';
import { settingIsOn } from '#contract/open-settings.ts';
import type { Trx } from '#server/base/db/database.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import { findSetting } from '#server/base/settings/system-settings.ts';
import type { LoginOutcome } from '../../contract/login.ts';
import { sendNotice } from '../account/send-notice.ts';
import type { AccountsContext, Client } from '../accounts-context.ts';
import { freeUsername } from './free-username.ts';
import type { Identity } from './provider.ts';

/**
 * Finds or creates the account of a person identified by the provider; returns its id, or throws LoginRefused. A known
 * subject identifies the account, even if its address has changed. Otherwise a verified address decides: if an account
 * has verified it too, it is connected; an account that hasn't is replaced by a new one, because anyone may have typed
 * the address and knows its password. If there is no account, a new one is created.
 */
export async function accountOfIdentity(context: AccountsContext, identity: Identity, client: Client): Promise<string> {
  const { db } = context.platform;
  if (await isNewcomer(context, identity)) await context.limits.registrationPerBlock.take(client.addressBlock);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) => decide(trx, context, identity));
    } catch (error) {
      // Someone else took the address or username at the same moment; this attempt can now see it.
      if ((error as { code?: string }).code !== '23505' || attempt === 3) throw error;
    }
  }
}

/** The login is refused; this is the reason for the login page. */
export class LoginRefused extends Error {
  readonly outcome: LoginOutcome;

  constructor(outcome: LoginOutcome) {
    super(`the login was refused: ${outcome}`);
    this.name = 'LoginRefused';
    this.outcome = outcome;
  }
}

async function decide(trx: Trx, context: AccountsContext, identity: Identity): Promise<string> {
  const { issuer, subject, email } = identity;
  // One login at a time per person: a second tab finds the account created by the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(trx);
  const known = await trx
    .updateTable('identities')
    .from('users')
    .set({ last_used_at: sql`now()` })
    .whereRef('users.id', '=', 'identities.user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning(['users.id', 'users.status'])
    .executeTakeFirst();
  if (known) {
    if (known.status !== 'active') throw new LoginRefused('disabled');
    return known.id;
  }

  if (email === null || !identity.emailVerified) throw new LoginRefused('unverified');
  const sameAddress = await trx
    .selectFrom('users')
    .select(['id', 'role', 'status', 'email_verified_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (sameAddress && sameAddress.status !== 'active') throw new LoginRefused('disabled');
  if (sameAddress?.email_verified_at) {
    // An administrator's address comes from the settings and was never verified.
    if (sameAddress.role !== 'user') throw new LoginRefused('password');
    await connect(trx, sameAddress.id, identity, email);
    await sendNotice(trx, context.platform, sameAddress.id, 'linkedInConnected');
    return sameAddress.id;
  }
  // There is no field for a code here. The person can register with one and verify the address, which then connects the
  // accounts.
  if (settingIsOn(await findSetting(trx, 'invitation_required'))) throw new LoginRefused('invitation');
  return create(trx, context, identity, email, sameAddress?.id);
}

async function create(
  trx: Trx,
  context: AccountsContext,
  identity: Identity,
  email: string,
  replaced: string | undefined,
): Promise<string> {
  if (replaced) await trx.deleteFrom('users').where('id', '=', replaced).execute();
  const { id } = await trx
    .insertInto('users')
    .values({ username: await freeUsername(trx, identity.name), email, email_verified_at: sql<Date>`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(trx, { kind: 'registered', userId: id, details: { with: 'linkedin' } });
  await context.credits.grantSignupCredits(trx, id);
  await context.drafts.addFirstSample(trx, id);
  await connect(trx, id, identity, email);
  return id;
}

async function connect(trx: Trx, userId: string, identity: Identity, email: string): Promise<void> {
  const { issuer, subject } = identity;
  const connected = await trx
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, email })
    .onConflict((conflict) => conflict.columns(['user_id', 'issuer']).doNothing())
    .executeTakeFirstOrThrow();
  if (connected.numInsertedOrUpdatedRows === 0n) throw new LoginRefused('other-profile');
}

async function isNewcomer(context: AccountsContext, { issuer, subject, email }: Identity): Promise<boolean> {
  const { db } = context.platform;
  const known = await db
    .selectFrom('identities')
    .select('user_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (known || email === null) return false;
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return !member;
}
