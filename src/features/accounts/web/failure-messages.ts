import { AppError, type ErrorCode, errorCatalogue, shownMessage } from '#contract/errors.ts';
import { texts } from './texts.ts';

/** A response that is neither the expected result nor an error of the server. */
export class UnreadableAnswer extends Error {}

/** What the login page says about a failed login (platform specification, section 8). */
export function loginMessage(failure: unknown): string {
  return messageFor(failure, {
    words: {
      'Email not confirmed': 'email_not_confirmed',
      'Invalid login credentials': 'invalid_credentials',
      'User account not found': 'account_not_found',
      disabled: 'account_disabled',
    },
    fallback: errorCatalogue.login_failed.shown,
  });
}

/** What the register page says about a failed registration. */
export function registrationMessage(failure: unknown): string {
  return messageFor(failure, {
    words: {
      'User already registered': 'user_already_registered',
      'weak password': 'weak_password',
      'invalid email': 'invalid_email',
    },
    fallback: errorCatalogue.registration_failed.shown,
  });
}

/** What any other call of these pages says when it fails. */
export function plainMessage(failure: unknown): string {
  return messageFor(failure, { words: {}, fallback: texts.unexpected });
}

type ShownCode = { [C in ErrorCode]: (typeof errorCatalogue)[C] extends { shown: string } ? C : never }[ErrorCode];

function messageFor(failure: unknown, table: { words: Record<string, ShownCode>; fallback: string }): string {
  if (!(failure instanceof Error) || failure instanceof UnreadableAnswer) return texts.unexpected;
  const known = Object.entries(table.words).find(([words]) => failure.message.includes(words));
  if (known) return errorCatalogue[known[1]].shown;
  const message = failure instanceof AppError ? shownMessage(failure, failure.message) : failure.message;
  return message || table.fallback;
}
