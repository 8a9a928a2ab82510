import { InputError } from '#contract/engine.ts';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';

/** Why a document cannot be read; the messages are in the error catalog. */
export type RefusalCode = Extract<ErrorCode, `document_${string}`>;

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  constructor(code: RefusalCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** The refusal as an error for the user. */
export function refusalError(code: RefusalCode, details = ''): InputError {
  const error = new InputError(errorCatalogue[code].message, code);
  error.cause = details;
  return error;
}
