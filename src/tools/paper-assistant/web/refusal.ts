import { AppError, type ErrorCode } from '#contract/errors.ts';
import { texts } from './texts.ts';

/** Why a submission led to nothing, for the page. */
export interface Refusal {
  readonly message: string;
  /** What more there is to know, where the message leaves it open. */
  readonly detail?: string;
  /** Where it is to be mended. */
  readonly at?: 'text' | 'images';
}

/** What is refused before anything is sent, in the order in which it is said; null lets it pass. */
export function refusalOf(form: {
  signedIn: boolean;
  /** There are images, or at least 100 words. */
  enough: boolean;
  descriptionsValid: boolean;
  textProblem: string | null;
}): Refusal | null {
  const { failures } = texts;
  if (!form.signedIn) return { message: failures.signedOut };
  if (!form.enough) return { message: failures.nothing, at: 'text' };
  if (!form.descriptionsValid) return { message: failures.descriptions, at: 'images' };
  return form.textProblem === null ? null : { message: form.textProblem, at: 'text' };
}

/** What a failure on the way to the server is to the page. */
export function refusalOfFailure(thrown: unknown): Refusal {
  const { failures } = texts;
  if (thrown instanceof UnreadableFile) return { message: thrown.message };
  if (!(thrown instanceof AppError)) return { message: failures.unexpected };
  if (thrown.status === 401) return { message: failures.noSession };
  // A line that was cut: the server said nothing, the browser a little.
  if (thrown.cause !== undefined) return { message: failures.upload, detail: thrown.message };
  return { message: thrown.message };
}

/** A refused upload without a word of the server counts as this entry of the catalogue: 'File upload failed.' */
export const wordlessUpload: ErrorCode = 'upload_failed';

/** A chosen file that has gone or changed since; its message is the page's. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}
