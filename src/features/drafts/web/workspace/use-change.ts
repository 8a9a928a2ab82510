import { useState } from 'react';
import type { DraftChange } from '#contract/draft-changes.ts';
import { AppError, shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { changeDraft } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Sends one change of the newest version at a time. `failure` is shown until the next attempt; typed text is kept. */
export function useChange({ userId, draft, reload }: DraftOnPage) {
  const [busy, setBusy] = useState<DraftChange | null>(null);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  /** `said`: the announcement for the version that was created. */
  async function change(wanted: DraftChange, said: (version: number) => string = texts.text.made): Promise<boolean> {
    const base = draft.versions[0]?.number;
    if (busy !== null || base === undefined) return false;
    setBusy(wanted);
    setFailure(null);
    try {
      const { version } = await call(changeDraft, {
        params: { userId, fileName: draft.fileName },
        body: { base, change: wanted },
      });
      await reload();
      if (version === base) toast.info(texts.text.unchanged);
      else toast.success(said(version));
      return true;
    } catch (error) {
      setFailure({
        message: shownMessage(error, texts.failures.change),
        outdated: error instanceof AppError && error.code === 'draft_changed',
      });
      return false;
    } finally {
      setBusy(null);
    }
  }
  return { change, busy, failure, clear: () => setFailure(null) };
}

export interface ChangeFailure {
  readonly message: string;
  /** Another tab has saved a newer version. */
  readonly outdated: boolean;
}
