import { z } from 'zod';
import { signDraft } from '../../../contract/drafts.ts';
import { AppError } from '../../../contract/errors.ts';
import { call } from '../../../web/lib/api.ts';
import { texts } from './texts.ts';

/** Asks for the draft's signed address and lets the browser save the file under its name. */
export async function downloadDraft(userId: string, fileName: string): Promise<void> {
  const { signedUrl } = await call(signDraft, { params: { userId, fileName } });
  if (signedUrl === '') throw new AppError('signed_url_failed');
  const link = document.createElement('a');
  link.href = signedUrl;
  link.download = fileName;
  link.rel = 'noopener';
  document.body.append(link);
  link.click();
  link.remove();
}

/** What is said of a download that did not start; an answer without an address has its own sentence. */
export function downloadFailure(error: unknown): string {
  const unsigned = error instanceof z.ZodError || (error instanceof AppError && error.code === 'signed_url_failed');
  return unsigned ? texts.failures.address : texts.failures.download;
}
