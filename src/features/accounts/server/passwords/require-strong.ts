import { AppError } from '#contract/errors.ts';
import type { Platform } from '#server/platform.ts';
import { newPasswordField } from '../../contract/account-fields.ts';
import { guessReason } from './guess-reason.ts';
import { isLeaked } from './is-leaked.ts';

/** Throws weak_password, with the rule that is broken at the password's field. */
export async function requireStrong(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  password: string,
  person: { readonly username: string; readonly email: string },
): Promise<void> {
  const parsed = newPasswordField.safeParse(password);
  if (!parsed.success) throw weak(parsed.error.issues[0]?.message);
  const reason = guessReason(password, { ...person, product: config.brand.name });
  if (reason) throw weak(reason);
  if (config.breachCheckUrl && (await isLeaked(config.breachCheckUrl, password, log))) throw weak(leaked);
}

const leaked = 'This password appears in a list of leaked passwords. Please choose another one';

function weak(message: string | undefined): AppError {
  return new AppError('weak_password', message === undefined ? {} : { fields: { password: message } });
}
