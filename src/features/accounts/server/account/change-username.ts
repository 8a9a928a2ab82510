import { AppError } from '#contract/errors.ts';
import { isUniqueViolation } from '#server/base/db/unique-violation.ts';
import type { AccountsContext } from '../accounts-context.ts';

/** Throws username_taken; users may change the case of their own name. */
export async function changeUsername(context: AccountsContext, userId: string, username: string): Promise<void> {
  try {
    await context.platform.db.updateTable('users').set({ username }).where('id', '=', userId).execute();
  } catch (error) {
    if (!isUniqueViolation(error, 'users_username_key')) throw error;
    const { message } = new AppError('username_taken');
    throw new AppError('username_taken', { fields: { username: message }, cause: error });
  }
}
