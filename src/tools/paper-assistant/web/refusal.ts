import { AppError, type ErrorCode } from '#contract/errors.ts';
import { texts } from './texts.ts';

/** Why a submission failed, for the page. */
export interface Refusal {
  readonly message: string;
  /** Further information, if the message is not enough. */
  readonly detail?: string;
  /** Where it can be fixed. */
  readonly at?: 'text' | 'images';
}

/** Checks before anything is sent, in the order of the messages; null if all pass. */
export function refusalOf(form: {
  loggedIn: boolean;
  /** There are images, or at least 100 words. */
  enough: boolean;
  descriptionsValid: boolean;
  textProblem: string | null;
}): Refusal | null {
  const { failures } = texts;
  if (!form.loggedIn) return { message: failures.signedOut };
  if (!form.enough) return { message: failures.nothing, at: 'text' };
  if (!form.descriptionsValid) return { message: failures.descriptions, at: 'images' };
  return form.textProblem === null ? null : { message: form.textProblem, at: 'text' };
}

/** Maps a network or server failure to a message. */
export function refusalOfFailure(thrown: unknown): Refusal {
  const { failures } = texts;
  if (thrown instanceof UnreadableFile) return { message: thrown.message };
  if (!(thrown instanceof AppError)) return { message: failures.unexpected };
  if (thrown.status === 401) return { message: failures.noSession };
  // The connection broke: the server sent no message, and the browser gives few details.
  if (thrown.cause !== undefined) return { message: failures.upload, detail: thrown.message };
  return { message: thrown.message };
}

/** The error code for a rejected upload without a server message: 'File upload failed.' */
export const wordlessUpload: ErrorCode = 'upload_failed';

/** A chosen file that was removed or changed since; the page shows its message. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
