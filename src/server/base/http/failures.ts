import { HTTPException } from 'hono/http-exception';
import { InputError } from '#contract/engine.ts';
import { AppError, type errorCatalogue, isErrorCode } from '#contract/errors.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { HttpContext } from './env.ts';

/**
 * Turns any error of a handler into `{"error", "code"}` with its status. Unexpected errors get a reference and a log
 * line.
 */
export function answerFailure(thrown: unknown, c: HttpContext): Response {
  const away = isDatabaseAway(thrown);
  const error = away && !(thrown instanceof AppError) ? new AppError('database_unavailable') : asAppError(thrown);
  // If the caller can retry, the status must show that, whatever the original error is.
  const status = away && error.status >= 500 ? 503 : error.status;
  const retryAfter = error.retryAfter ?? (status === 503 && away ? retryDatabaseSeconds : undefined);
  const reference = c.get('requestId');
  if (status >= 500) c.get('log')?.error({ err: thrown, code: error.code }, 'a request failed');
  if (retryAfter !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  return c.json(
    {
      error: error.message,
      code: error.code,
      ...(error.fields && Object.keys(error.fields).length > 0 ? { fields: error.fields } : {}),
      ...(status >= 500 ? { reference } : {}),
    },
    status as 400,
  );
}

/** A failover takes less time than this; a server restart takes about as long. */
export const retryDatabaseSeconds = 5;

export function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof InputError) {
    return new AppError(isErrorCode(thrown.code) ? thrown.code : 'invalid_input', { message: thrown.message });
  }
  if (thrown instanceof HTTPException) {
    const code = codeOfStatus[thrown.status];
    if (code) return new AppError(code, { cause: thrown });
  }
  return new AppError('internal', { cause: thrown });
}

const codeOfStatus: Record<number, keyof typeof errorCatalogue | undefined> = {
  400: 'invalid_input',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  415: 'unsupported_media',
};
