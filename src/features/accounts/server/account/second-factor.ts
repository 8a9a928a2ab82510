import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { AppError } from '#contract/errors.ts';
import type { Viewer } from '#server/base/http/env.ts';
import { openWithAny, secretsOf } from '#server/base/secrets/secrets.ts';
import type { Platform } from '#server/platform.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { reauthenticate } from './reauthenticate.ts';
import { newRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';
import { sendNotice } from './send-notice.ts';

/** Creates a secret for an authenticator app. It has no effect until `confirmSecondFactor` and can be created again. */
export async function startSecondFactor(context: AccountsContext, viewer: Viewer, password: string | undefined) {
  await reauthenticate(context, viewer, password);
  const { db, config } = context.platform;
  const { id, email } = viewer.user;
  const secret = new Secret({ size: 20 });
  const sealed = { sealed_secret: sealSecret(config.secret, id, secret.bytes) };
  const kept = await db
    .insertInto('second_factors')
    .values({ user_id: id, ...sealed })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...sealed, created_at: sql`now()` })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  if (!kept) throw new AppError('second_factor_on');
  const uri = new TOTP({ issuer: config.brand.name, label: email, secret }).toString();
  return { secret: secret.base32, uri, qr: drawQr(uri) };
}

/** Turns it on with the first correct code; returns the recovery codes, which are shown only once. */
export async function confirmSecondFactor(context: AccountsContext, userId: string, code: string): Promise<string[]> {
  const { platform, limits } = context;
  await limits.secondFactor.take(userId);
  const codes = await platform.db.transaction().execute(async (trx) => {
    const factor = await trx
      .selectFrom('second_factors')
      .where('user_id', '=', userId)
      .select(['sealed_secret', 'confirmed_at', databaseNow])
      .forUpdate()
      .executeTakeFirst();
    if (!factor) throw new AppError('second_factor_off');
    if (factor.confirmed_at !== null) throw new AppError('second_factor_on');
    const step = matchingStep(openFactor(platform, userId, factor.sealed_secret).opened, code, factor.now);
    if (step === null) throw wrongCode();
    await trx
      .updateTable('second_factors')
      .set({ confirmed_at: sql`now()`, last_step: step })
      .where('user_id', '=', userId)
      .execute();
    await sendNotice(trx, platform, userId, 'secondFactorOn');
    return newRecoveryCodes(trx, platform.config.secret, userId);
  });
  await limits.secondFactor.forget(userId);
  return codes;
}

/** Turns it off; requires the password and a code, so that an unattended browser isn't enough. */
export async function stopSecondFactor(
  context: AccountsContext,
  viewer: Viewer,
  proof: { password?: string | undefined; code: string },
): Promise<void> {
  const { platform } = context;
  const { id } = viewer.user;
  await reauthenticate(context, viewer, proof.password);
  if (!(await hasSecondFactor(context, id))) throw new AppError('second_factor_off');
  await takeCode(context, id, proof.code);
  await platform.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('second_factors').where('user_id', '=', id).execute();
    await sendNotice(trx, platform, id, 'secondFactorOff');
  });
}

export async function renewRecoveryCodes(
  context: AccountsContext,
  viewer: Viewer,
  password: string | undefined,
): Promise<string[]> {
  const { platform } = context;
  const { id } = viewer.user;
  await reauthenticate(context, viewer, password);
  return platform.db.transaction().execute(async (trx) => {
    const factor = await trx
      .selectFrom('second_factors')
      .where('user_id', '=', id)
      .where('confirmed_at', 'is not', null)
      .select('user_id')
      // Two parallel renewals would leave twenty codes.
      .forUpdate()
      .executeTakeFirst();
    if (!factor) throw new AppError('second_factor_off');
    await sendNotice(trx, platform, id, 'recoveryCodesRenewed');
    return newRecoveryCodes(trx, platform.config.secret, id);
  });
}

export async function hasSecondFactor(context: AccountsContext, userId: string): Promise<boolean> {
  const factor = await context.platform.db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst();
  return factor !== undefined;
}

/**
 * Checks a code of the app or a recovery code of a user with a second factor. Attempts are counted before they are
 * evaluated, and each code is accepted once, even in parallel. Throws second_factor_wrong.
 */
export async function takeCode(context: AccountsContext, userId: string, code: string): Promise<void> {
  const { limits, platform } = context;
  await limits.secondFactor.take(userId);
  const taken = await platform.db.transaction().execute(async (trx) => {
    const factor = await trx
      .selectFrom('second_factors')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .select(['sealed_secret', databaseNow])
      .executeTakeFirst();
    if (!factor) return false;
    if (!/^[\d\s]*$/.test(code)) {
      const used = await takeRecoveryCode(trx, secretsOf(platform.config), userId, code);
      if (used) await sendNotice(trx, platform, userId, 'recoveryCodeUsed');
      return used;
    }
    const step = matchingStep(openFactor(platform, userId, factor.sealed_secret).opened, code, factor.now);
    if (step === null) return false;
    const accepted = await trx
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .returning('user_id')
      .executeTakeFirst();
    return accepted !== undefined;
  });
  if (!taken) throw wrongCode();
  await limits.secondFactor.forget(userId);
}

function openFactor({ config }: Pick<Platform, 'config'>, userId: string, sealed: Buffer) {
  return openWithAny(secretsOf(config), (secret) => openSecret(secret, userId, sealed));
}

/** The database's time, the same for all processes, in milliseconds since 1970. */
const databaseNow = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::double precision`.as('now');

/**
 * The 30-second step of a code, or null if it isn't valid now. One step to either side is accepted because clocks
 * differ and typing takes time (RFC 6238, 5.2).
 */
function matchingStep(secret: Buffer, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const bytes = secret.buffer.slice(secret.byteOffset, secret.byteOffset + secret.byteLength) as ArrayBuffer;
  const delta = TOTP.validate({ token, secret: new Secret({ buffer: bytes }), timestamp: now, window: 1 });
  return delta === null ? null : TOTP.counter({ timestamp: now }) + delta;
}

function wrongCode(): AppError {
  const { message } = new AppError('second_factor_wrong');
  return new AppError('second_factor_wrong', { fields: { code: message } });
}

/** The dark squares row by row as one SVG path; the four light rows around them belong to the code (ISO/IEC 18004). */
function drawQr(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
}
