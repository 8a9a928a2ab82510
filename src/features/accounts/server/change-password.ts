import { isAdmin } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Viewer } from '#server/base/http/env.ts';
import { samePassword } from '../contract/login-forms.ts';
import { reauthenticate } from './account/reauthenticate.ts';
import type { AccountsContext } from './accounts-context.ts';
import { requireStrong } from './passwords/require-strong.ts';
import { savePassword } from './save-password.ts';

/**
 * Changes the password of a logged-in user or administrator, after checking the current one as a login does. The
 * session that made the request continues; all others end.
 */
export async function changePassword(
  context: AccountsContext,
  { user, sessionId }: Viewer,
  input: { currentPassword: string; password: string },
  address: string,
): Promise<void> {
  const { hasher, limits, platform } = context;
  await requireStrong(platform, input.password, user);
  if (samePassword(input.currentPassword, input.password)) throw atField('password_unchanged', 'password');
  await limits.reauthentication.take(user.id);
  const currentHash = await confirmCurrentPassword(context, user.id, input.currentPassword);
  const passwordHash = await hasher.hash(input.password);
  const saved = await platform.db.transaction().execute(async (trx) => {
    const changed = await savePassword(trx, platform, {
      userId: user.id,
      passwordHash,
      how: 'changed',
      replaces: currentHash,
      keepSession: sessionId,
    });
    if (changed && isAdmin(user)) {
      const target = { type: 'users', id: user.id } as const;
      await context.audit.recordAction(trx, { actor: user, action: 'password_change', target, address });
    }
    return changed;
  });
  // Changed by another request since: the current password is no longer current.
  if (!saved) throw atField('wrong_current_password', 'currentPassword');
  await limits.reauthentication.forget(user.id);
}

/** Sets the first password of an account that has none, soon after a login; throws password_already_set. */
export async function setFirstPassword(context: AccountsContext, viewer: Viewer, password: string): Promise<void> {
  const { hasher, platform } = context;
  const { user } = viewer;
  await requireStrong(platform, password, user);
  if (user.has_password) throw new AppError('password_already_set');
  await reauthenticate(context, viewer, undefined);
  const passwordHash = await hasher.hash(password);
  const saved = await platform.db
    .transaction()
    .execute((trx) => savePassword(trx, platform, { userId: user.id, passwordHash, how: 'set', replaces: null }));
  if (!saved) throw new AppError('password_already_set');
}

/** The hash of the verified password. */
async function confirmCurrentPassword(context: AccountsContext, userId: string, password: string): Promise<string> {
  let right: boolean;
  let currentHash: string | null;
  try {
    const account = await context.platform.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirst();
    currentHash = account?.password_hash ?? null;
    right = await context.hasher.verify(currentHash, password);
  } catch (cause) {
    throw new AppError('current_password_unverified', { cause });
  }
  if (!right || currentHash === null) throw atField('wrong_current_password', 'currentPassword');
  return currentHash;
}

function atField(code: 'wrong_current_password' | 'password_unchanged', field: string): AppError {
  return new AppError(code, { fields: { [field]: new AppError(code).message } });
}
