import { HTTPException } from 'hono/http-exception';
import { InputError } from '../../contract/engine.ts';
import { AppError, type errorCatalogue, isErrorCode } from '../../contract/errors.ts';
import type { HttpContext } from './env.ts';

/** Turns whatever a handler threw into `{"error", "code"}` with its status; the unexpected gets a reference and a log line. */
export function answerFailure(thrown: unknown, c: HttpContext): Response {
  const error = asAppError(thrown);
  const reference = c.get('requestId');
  if (error.status >= 500) c.get('log')?.error({ err: thrown, code: error.code }, 'a request failed');
  if (error.retryAfter !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(error.retryAfter))));
  return c.json(
    {
      error: error.message,
      code: error.code,
      ...(error.fields && Object.keys(error.fields).length > 0 ? { fields: error.fields } : {}),
      ...(error.status >= 500 ? { reference } : {}),
    },
    error.status as 400,
  );
}

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
