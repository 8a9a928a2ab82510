import { call } from '#web/lib/api.ts';
import { saveSigned } from '#web/lib/save-file.ts';
import { signDraft } from '../contract/drafts.ts';

/** Requests the draft's signed address and lets the browser save the zip under its name. */
export function saveDraft(userId: string, fileName: string): Promise<void> {
  return saveSigned(() => call(signDraft, { params: { userId, fileName } }), fileName);
}
