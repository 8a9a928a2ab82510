import { AppError } from '#contract/errors.ts';
import { texts } from './texts.ts';

/** The message for a failure: the specification's sentence, followed by the server's own reason if there is one. */
export interface Failure {
  readonly message: string;
  readonly reason: string | null;
}

export type FailedPart = 'upload' | 'start' | 'startFull';

/** A refused or failed call. */
export function failureOfCall(part: FailedPart, error: unknown): Failure {
  if (!(error instanceof AppError)) return { message: texts.failures.unknown, reason: null };
  if (error.status === 401) return { message: texts.failures.session, reason: null };
  if (error.code === 'no_response_reader' || error.code === 'no_async_reader') {
    return { message: error.message, reason: null };
  }
  // An upload shows the server's message; the others say what failed to start, and then why.
  if (part === 'upload') {
    return { message: error.code === 'upload_failed' ? texts.failures.upload : error.message, reason: null };
  }
  return { message: texts.failures[part], reason: error.code === 'internal' ? null : error.message };
}

/** A failed pre-analysis, by its events. */
export function failureOfEvent(event: { readonly event: string; readonly error?: unknown }): Failure {
  const said = event.event === 'error' && typeof event.error === 'string' ? event.error : '';
  return { message: said || texts.failures.analysis, reason: null };
}
