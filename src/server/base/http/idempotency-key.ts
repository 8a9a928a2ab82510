import { AppError } from '#contract/errors.ts';
import type { HttpContext } from './env.ts';

/**
 * The caller's identifier for a submission: another request with the same key is the same run. A page creates one for
 * each click on its button.
 */
export function idempotencyKeyOf(c: HttpContext): string | null {
  const key = c.req.header('Idempotency-Key');
  if (key === undefined || key === '') return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError('invalid_input', { message: 'An Idempotency-Key has 1 to 200 characters and no spaces.' });
  }
  return key;
}
