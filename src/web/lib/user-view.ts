import { AppError } from '#contract/errors.ts';

/**
 * Whether an administrator is viewing this document as a user: its calls then say so, and nothing is stored in the
 * browser. This never changes for a document: starting and ending a view loads another one.
 */
export function isUserView(): boolean {
  return viewing;
}

export function markUserView(on: boolean): void {
  if (typeof window !== 'undefined') viewing = on;
}

let viewing = false;

/** The message for a failed change: during a view that nothing can be changed, otherwise `sentence`. */
export function changeFailure(error: unknown, sentence: string): string {
  return error instanceof AppError && error.code === 'view_read_only' ? error.message : sentence;
}
