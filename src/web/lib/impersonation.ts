import { AppError } from '#contract/errors.ts';

/**
 * Whether an administrator sees this document as a user: its calls then say so, and nothing is stored in the browser.
 * This never changes for a document: impersonation starts and ends with another one.
 */
export function isImpersonating(): boolean {
  return impersonating;
}

export function markImpersonation(on: boolean): void {
  if (typeof window !== 'undefined') impersonating = on;
}

let impersonating = false;

/** The message for a failed change: during impersonation that nothing can be changed, otherwise `sentence`. */
export function changeFailure(error: unknown, sentence: string): string {
  return error instanceof AppError && error.code === 'view_read_only' ? error.message : sentence;
}
