import { newPasswordField } from '../../../contract/account-fields.ts';
import { AppError } from '../../../contract/errors.ts';

/** Throws weak_password, with the rule that is broken at the password's field. */
export function requireStrong(password: string): void {
  const parsed = newPasswordField.safeParse(password);
  if (parsed.success) return;
  const message = parsed.error.issues[0]?.message;
  throw new AppError('weak_password', message === undefined ? {} : { fields: { password: message } });
}
