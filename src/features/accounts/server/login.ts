import { AppError } from '../../../contract/errors.ts';
import type { LoginInput } from '../contract.ts';
import { hasSecondFactor, takeCode } from './account/second-factor.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { startSession } from './sessions.ts';
import type { RefreshToken } from './tokens.ts';

/**
 * Signs in with e-mail and password, and with a code where the account has a second factor. Until the password has been found right nothing differs between a known and an
 * unknown address: the same limits, the same queries, the same hashing, the same words.
 */
export async function login(
  context: AccountsContext,
  input: LoginInput,
  client: Client,
): Promise<{ token: RefreshToken; userId: string }> {
  const { hasher, limits } = context;
  const { db } = context.platform;
  await limits.loginPerAccountAndBlock.take(input.email, client.addressBlock);
  await limits.loginPerBlock.take(client.addressBlock);
  const account = await db
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
    .where('email', '=', input.email)
    .executeTakeFirst();
  const knownHere = account?.known_here === true;
  if (!knownHere) await limits.loginPerAccount.take(input.email);

  const right = await hasher.verify(account?.password_hash ?? null, input.password);
  if (!account || !right) throw new AppError('invalid_credentials');
  if (account.status !== 'active') throw new AppError('account_disabled');
  if (!account.email_verified_at) throw new AppError('email_not_confirmed');

  // The password was right: whatever the code is, this was no guess at it.
  await limits.loginPerAccountAndBlock.forget(input.email, client.addressBlock);
  await limits.loginPerBlock.giveBack(client.addressBlock);
  if (!knownHere) await limits.loginPerAccount.giveBack(input.email);
  if (await hasSecondFactor(context, account.id)) {
    if (!input.code) throw new AppError('second_factor_required');
    await takeCode(context, account.id, input.code);
  }
  return { token: await startSession(db, context, account.id, client), userId: account.id };
}
