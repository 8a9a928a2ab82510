import { InputError } from './engine.ts';
import { type ErrorCode, errorCatalogue } from './errors.ts';

/** A failure of the error catalog that the user caused and can fix. `cause`: for the log. */
export function inputErrorOf(code: ErrorCode, cause?: unknown): InputError {
  const error = new InputError(errorCatalogue[code].message, code);
  if (cause !== undefined) error.cause = cause;
  return error;
}
