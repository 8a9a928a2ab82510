import { AppError, type ErrorCode, errorCatalogue, shownMessage } from '#contract/errors.ts';
import { texts } from './texts.ts';

/** What /forgot-password says when no link could be asked for: the error's message, if it has one. */
export function forgotPasswordMessage(failure: unknown): string {
  const message = failure instanceof Error ? failure.message : '';
  return message || errorCatalogue.reset_mail_failed.message;
}

/** What /reset-password says when the new password was not set. */
export function resetPasswordMessage(failure: unknown): string {
  return oneOf(failure, [...everywhere, 'invalid_reset_link'], errorCatalogue.password_reset_failed.message);
}

/** What /change-password says when the password was not changed. */
export function changePasswordMessage(failure: unknown): string {
  // No response, or an unreadable one: the result is unknown.
  if (!(failure instanceof AppError) || failure.code === 'unavailable') return texts.unexpectedLater;
  return oneOf(failure, [...everywhere, ...aboutChange], errorCatalogue.password_update_failed.message);
}

/** What /set-password says when the first password was not set. */
export function setPasswordMessage(failure: unknown): string {
  return oneOf(
    failure,
    [...everywhere, 'password_already_set', 'reauthentication_required'],
    errorCatalogue.set_password_failed.message,
  );
}

const everywhere: readonly ErrorCode[] = ['weak_password', 'too_many_attempts', 'view_read_only'];
const aboutChange: readonly ErrorCode[] = [
  'wrong_current_password',
  'current_password_unverified',
  'password_unchanged',
];
function oneOf(failure: unknown, told: readonly ErrorCode[], fallback: string): string {
  return failure instanceof AppError && told.includes(failure.code) ? shownMessage(failure, fallback) : fallback;
}
