import { AppError } from '../../contract/errors.ts';

/**
 * Whether this document is an administrator's look at the product as a user sees it: its calls say so then, and it keeps
 * nothing in the browser. It is so, or is not, for as long as the document lives: going into such a look and out of it
 * loads another document.
 */
export function isUserView(): boolean {
  return viewing;
}

export function markUserView(on: boolean): void {
  if (typeof window !== 'undefined') viewing = on;
}

let viewing = false;

/** What is said of a change that failed: within such a look that nothing can be changed, otherwise `sentence`. */
export function changeFailure(error: unknown, sentence: string): string {
  return error instanceof AppError && error.code === 'view_read_only' ? error.message : sentence;
}
