import { AppError, type ErrorCode, errorCatalogue, shownMessage } from '#contract/errors.ts';
import { texts } from './texts.ts';

/** The message of /forgot-password when requesting a link failed: the error's own, if it has one. */
export function forgotPasswordMessage(failure: unknown): string {
  const message = failure instanceof Error ? failure.message : '';
  return message || errorCatalogue.reset_mail_failed.message;
}

/** The message of /reset-password when the new password was not set. */
export function resetPasswordMessage(failure: unknown): string {
  return oneOf(failure, [...everywhere, 'invalid_reset_link'], errorCatalogue.password_reset_failed.message);
}

/** The message of /change-password when the password was not changed. */
export function changePasswordMessage(failure: unknown): string {
  // No response, or an unreadable one: the result is unknown.
  if (!(failure instanceof AppError) || failure.code === 'unavailable') return texts.unexpectedLater;
  return oneOf(failure, [...everywhere, ...aboutChange], errorCatalogue.password_update_failed.message);
}

/** The message of /set-password when the first password was not set. */
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
