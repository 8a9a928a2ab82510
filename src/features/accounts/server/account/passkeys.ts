import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Viewer } from '#server/base/http/env.ts';
import type { AccountsContext, Client } from '../accounts-context.ts';
import { recordingFailure } from '../recording-failure.ts';
import { startSession } from '../sessions.ts';
import type { RefreshToken } from '../tokens.ts';
import { reauthenticate } from './reauthenticate.ts';
import { sendNotice } from './send-notice.ts';

/**
 * Options for creating a passkey (WebAuthn, level 3). It must verify the person (fingerprint, face, PIN): a passkey is
 * enough to log in, so it must be two factors by itself.
 */
export async function offerPasskey(context: AccountsContext, viewer: Viewer, password: string | undefined) {
  await reauthenticate(context, viewer, password);
  const { db, config } = context.platform;
  const { id, email, username } = viewer.user;
  const known = await db.selectFrom('passkeys').where('user_id', '=', id).select(['id', 'transports']).execute();
  const options = await generateRegistrationOptions({
    rpName: config.brand.name,
    rpID: siteOf(context).rpID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: username,
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge_id: await keepChallenge(context, options.challenge, id), options: { ...options } };
}

/** Stores a passkey created for the challenge; throws passkey_refused. */
export async function addPasskey(
  context: AccountsContext,
  userId: string,
  made: { challenge_id: string; name: string; response: object },
): Promise<void> {
  const { platform } = context;
  const expectedChallenge = await takeChallenge(context, made.challenge_id, userId);
  const { origin, rpID } = siteOf(context);
  const { registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: made.response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  );
  const { id, publicKey, counter, transports } = registrationInfo?.credential ?? {};
  if (!id || !publicKey || counter === undefined) throw new AppError('passkey_refused');
  await platform.db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('passkeys')
      .values({
        id,
        user_id: userId,
        public_key: Buffer.from(publicKey),
        counter,
        transports: transports ?? [],
        name: made.name,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) throw new AppError('passkey_refused');
    await sendNotice(trx, platform, userId, 'passkeyAdded');
  });
}

/** Throws not_found for a passkey that is not the user's. */
export async function removePasskey(
  context: AccountsContext,
  viewer: Viewer,
  passkeyId: string,
  password: string | undefined,
): Promise<void> {
  await reauthenticate(context, viewer, password);
  const { platform } = context;
  const userId = viewer.user.id;
  await platform.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('id', '=', passkeyId)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw new AppError('not_found');
    await sendNotice(trx, platform, userId, 'passkeyRemoved');
  });
}

/** Options for logging in; they don't name an account, so they reveal nothing about any. */
export async function askPasskey(context: AccountsContext) {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).rpID,
    userVerification: 'required',
  });
  return { challenge_id: await keepChallenge(context, options.challenge, null), options: { ...options } };
}

/** Logs in with a passkey's response to a challenge; throws passkey_refused, or account_disabled if it was correct. */
export async function logInWithPasskey(
  context: AccountsContext,
  answer: { challenge_id: string; response: { id: string } },
  client: Client,
): Promise<{ token: RefreshToken; userId: string }> {
  const { db } = context.platform;
  return recordingFailure(db, 'passkey', async (attempt) => {
    const expectedChallenge = await takeChallenge(context, answer.challenge_id, null);
    const passkey = await db
      .selectFrom('passkeys')
      .innerJoin('users', 'users.id', 'passkeys.user_id')
      .where('passkeys.id', '=', answer.response.id)
      .select(['passkeys.id', 'user_id', 'public_key', 'counter', 'transports', 'status', 'email_verified_at'])
      .executeTakeFirst();
    if (!passkey) throw new AppError('passkey_refused');
    attempt.userId = passkey.user_id;
    const { origin, rpID } = siteOf(context);
    const { verified, authenticationInfo } = await orRefuse(
      verifyAuthenticationResponse({
        response: answer.response as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
          transports: passkey.transports,
        },
      }),
    );
    if (!verified) throw new AppError('passkey_refused');
    if (passkey.status !== 'active') throw new AppError('account_disabled');
    if (!passkey.email_verified_at) throw new AppError('email_not_confirmed');
    const { newCounter } = authenticationInfo;
    const noted = await db
      .updateTable('passkeys')
      .set({ counter: newCounter, last_used_at: sql`now()` })
      .where('id', '=', passkey.id)
      // A counter that doesn't grow means a copied authenticator; authenticators without a counter always send 0.
      .where((eb) => eb.or([eb('counter', '<', newCounter), eb.and([eb('counter', '=', 0), eb.val(newCounter === 0)])]))
      .returning('id')
      .executeTakeFirst();
    if (!noted) throw new AppError('passkey_refused');
    return { token: await startSession(db, context, passkey.user_id, client, 'passkey'), userId: passkey.user_id };
  });
}

/** Stores a challenge for five minutes and deletes expired ones. */
async function keepChallenge(context: AccountsContext, challenge: string, userId: string | null): Promise<string> {
  const { db } = context.platform;
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute();
  const { id } = await db
    .insertInto('passkey_challenges')
    .values({ challenge, user_id: userId, expires_at: sql<Date>`now() + interval '5 minutes'` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A challenge can be used for one response, right or wrong. */
async function takeChallenge(context: AccountsContext, id: string, userId: string | null): Promise<string> {
  const taken = await context.platform.db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('user_id', 'is not distinct from', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge')
    .executeTakeFirst();
  if (!taken) throw new AppError('passkey_refused');
  return taken.challenge;
}

/** The library throws on any invalid input. */
async function orRefuse<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification;
  } catch (cause) {
    throw new AppError('passkey_refused', { cause });
  }
}

function siteOf(context: AccountsContext): { origin: string; rpID: string } {
  const { origin, hostname } = new URL(context.platform.config.appUrl);
  return { origin, rpID: hostname };
}
