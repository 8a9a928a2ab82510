import { isAdmin } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { AttemptsExceeded } from '#server/base/limits/attempt-limit.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { LoginInput } from '../contract/login-forms.ts';
import { hasSecondFactor, takeCode } from './account/second-factor.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { requestLoginCode, takeLoginCode } from './login-codes.ts';
import { recordingFailure } from './recording-failure.ts';
import { startSession } from './sessions.ts';
import type { RefreshToken } from './tokens.ts';

/**
 * Logs in with email and password, and with a code if the account has a second factor. Until the password is correct, a
 * known and an unknown address can't be told apart: the same limits, queries, hashing and messages. During an attack
 * from many places, a correct password from a new place isn't confirmed: it also needs an emailed code, so that the
 * owner can log in and guessing reveals nothing.
 */
export function login(
  context: AccountsContext,
  input: LoginInput,
  client: Client,
): Promise<{ token: RefreshToken; userId: string }> {
  const { db } = context.platform;
  return recordingFailure(db, 'password', async (attempt) => {
    const account = await findAccount(context, input.email, client);
    attempt.userId = account?.id;
    const { userId } = await checkPassword(context, input, client, account);
    if (await hasSecondFactor(context, userId)) {
      if (!input.code) throw new AppError('second_factor_required');
      await takeCode(context, userId, input.code);
    } else if (await mustUsePasskey(context, userId)) {
      throw new AppError('passkey_required');
    }
    return { token: await startSession(db, context, userId, client, 'password'), userId };
  });
}

async function checkPassword(
  context: AccountsContext,
  input: LoginInput,
  client: Client,
  account: Account | undefined,
): Promise<{ userId: string }> {
  const { hasher, limits } = context;
  await limits.loginPerAccountAndBlock.take(input.email, client.addressBlock);
  await limits.loginPerBlock.take(client.addressBlock);
  const knownHere = account?.known_here === true;
  const attacked = !knownHere && (await isAttacked(context, input.email, account?.id ?? null));

  const right = (await hasher.verify(account?.password_hash ?? null, input.password)) && account !== undefined;
  if (attacked) {
    const mayEnter = right && account.status === 'active' && account.email_verified_at !== null;
    if (!input.emailCode) {
      await requestLoginCode(context, mayEnter ? account.id : null, client);
      throw new AppError('login_code_required');
    }
    const taken = await takeLoginCode(context, mayEnter ? account.id : null, input.emailCode, client);
    if (!taken || !mayEnter) throw wrongLoginCode();
  }
  if (!right) throw new AppError('invalid_credentials');
  if (account.status !== 'active') throw new AppError('account_disabled');
  if (!account.email_verified_at) throw new AppError('email_not_confirmed');

  // The password was correct, so this wasn't a guess, whatever the code.
  await limits.loginPerAccountAndBlock.forget(input.email, client.addressBlock);
  await limits.loginPerBlock.giveBack(client.addressBlock);
  if (!knownHere && !attacked) await limits.loginPerAccount.giveBack(input.email);
  return { userId: account.id };
}

/** Counts an attempt from a new place; true when there were too many of them. */
async function isAttacked(context: AccountsContext, email: string, userId: string | null): Promise<boolean> {
  const { limits, platform } = context;
  try {
    await limits.loginPerAccount.take(email);
    return false;
  } catch (error) {
    if (!(error instanceof AttemptsExceeded)) throw error;
    if (error.first) await recordEvent(platform.db, { kind: 'attempts_exceeded', userId, reason: error.limit });
    return true;
  }
}

/** Whether the second factor that administrators need is a passkey, which the password alone would bypass. */
async function mustUsePasskey({ platform }: AccountsContext, userId: string): Promise<boolean> {
  if (!platform.config.adminSecondFactor) return false;
  const user = await platform.db
    .selectFrom('users')
    .innerJoin('passkeys', 'passkeys.user_id', 'users.id')
    .where('users.id', '=', userId)
    .select('users.role')
    .executeTakeFirst();
  return user !== undefined && isAdmin(user);
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

function findAccount({ platform }: AccountsContext, email: string, client: Client) {
  return platform.db
    .selectFrom('users')
    .select(['id', 'status', 'email_verified_at', 'password_hash'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('sessions')
            .select('sessions.id')
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('sessions.address_block', '=', client.addressBlock),
        )
        .as('known_here'),
    )
    .where('email', '=', email)
    .executeTakeFirst();
}

function wrongLoginCode(): AppError {
  const { message } = new AppError('login_code_wrong');
  return new AppError('login_code_wrong', { fields: { emailCode: message } });
}
