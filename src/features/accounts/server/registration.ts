import type { User } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import { isUniqueViolation } from '#server/base/db/unique-violation.ts';
import { recordEvent } from '#server/base/security-log/record-event.ts';
import type { RegisterInput } from '../contract/login-forms.ts';
import type { AccountsContext, Client } from './accounts-context.ts';
import { requireStrong } from './passwords/require-strong.ts';
import { presentUser, userColumns } from './users.ts';
import { sendVerification } from './verification.ts';

/**
 * Creates an account with its signup credits and verification mail, and uses up its invitation, atomically. Reports
 * that an address is taken, because users need to know this, but at a limited rate per address block.
 */
export async function register(context: AccountsContext, input: RegisterInput, client: Client): Promise<User> {
  const { hasher, limits, platform, credits, invitations } = context;
  await limits.takenAnswerPerBlock.refuseWhenSpent(client.addressBlock);
  // Checked first: during registration by invitation, people without a code don't learn which addresses are taken.
  await invitations.checkInvitation(platform.db, input.inviteCode ?? '');
  await requireStrong(platform, input.password, input);
  await refuseTaken(context, input, client);
  const passwordHash = await hasher.hash(input.password);
  try {
    return await platform.db.transaction().execute(async (trx) => {
      const { id } = await trx
        .insertInto('users')
        .values({ username: input.username, email: input.email, password_hash: passwordHash })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordEvent(trx, { kind: 'registered', userId: id, details: { with: 'password' } });
      await invitations.redeemInvitation(trx, input.inviteCode ?? '', id);
      await credits.grantSignupCredits(trx, id);
      const row = await trx
        .selectFrom('users')
        .select(userColumns(context))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await sendVerification(trx, platform, row);
      return presentUser(context, row);
    });
  } catch (error) {
    // Someone else was faster: the unique indexes decide, the check before only saves work.
    if (isUniqueViolation(error, 'users_email_key')) await answerTaken(context, client);
    if (isUniqueViolation(error, 'users_username_key')) throw usernameTaken();
    throw error;
  }
}

async function refuseTaken(context: AccountsContext, input: RegisterInput, client: Client): Promise<void> {
  const rows = await context.platform.db
    .selectFrom('users')
    .select('email')
    .where((eb) =>
      eb.or([
        eb('email', '=', input.email),
        eb(eb.fn<string>('lower', ['username']), '=', input.username.toLowerCase()),
      ]),
    )
    .execute();
  if (rows.some((row) => row.email === input.email)) await answerTaken(context, client);
  if (rows.length > 0) throw usernameTaken();
}

async function answerTaken(context: AccountsContext, client: Client): Promise<never> {
  await context.limits.takenAnswerPerBlock.take(client.addressBlock);
  throw new AppError('user_already_registered');
}

function usernameTaken(): AppError {
  const error = new AppError('username_taken');
  return new AppError('username_taken', { fields: { username: error.message } });
}
