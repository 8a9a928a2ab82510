import { useMutation } from '@tanstack/react-query';
import type { DraftChange } from '#contract/draft-changes.ts';
import { AppError, shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { toast } from '#web/lib/toast.ts';
import { changeDraft } from '../../contract/drafts.ts';
import { texts } from '../texts.ts';
import type { DraftOnPage } from './use-draft.ts';

/** Sends one change of the newest version at a time. `failure` is shown until the next attempt; typed text is kept. */
export function useChange({ userId, draft, reload }: DraftOnPage) {
  const { mutateAsync, isPending, variables, error, reset } = useMutation({
    mutationFn: ({ wanted, base }: Wanted) =>
      call(changeDraft, { params: { userId, fileName: draft.fileName }, body: { base, change: wanted } }),
    onSuccess: async ({ version }, { base, said }) => {
      await reload();
      if (version === base) toast.info(texts.text.unchanged);
      else toast.success(said(version));
    },
  });
  /** `said`: the announcement for the version that was created. Returns whether one was created. */
  async function change(wanted: DraftChange, said: (version: number) => string = texts.text.made): Promise<boolean> {
    const base = draft.versions[0]?.number;
    if (isPending || base === undefined) return false;
    return await mutateAsync({ wanted, base, said }).then(
      () => true,
      () => false,
    );
  }
  return {
    change,
    busy: isPending ? variables.wanted : null,
    failure: error && {
      message: shownMessage(error, texts.failures.change),
      outdated: error instanceof AppError && error.code === 'draft_changed',
    },
    clear: reset,
  };
}

export interface ChangeFailure {
  readonly message: string;
  /** Another tab has saved a newer version. */
  readonly outdated: boolean;
}

interface Wanted {
  readonly wanted: DraftChange;
  /** The version that it changes. */
  readonly base: number;
  readonly said: (version: number) => string;
}
