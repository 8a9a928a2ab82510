import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type DraftPreview, previewDraft } from '#contract/drafts.ts';
import { call } from '#web/lib/api.ts';

/** A draft with one of its versions, the newest where none is said. */
export function useDraft(userId: string, fileName: string, version: number | null) {
  const client = useQueryClient();
  const query = useQuery<DraftPreview>({
    queryKey: ['draft', userId, fileName, version],
    queryFn: ({ signal }) =>
      call(previewDraft, { params: { userId, fileName }, query: version === null ? {} : { version }, signal }),
    // The addresses of the files last an hour; a preview that was left and opened again gets new ones.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  /** Reads the draft again, whichever version is shown. */
  const reload = useCallback(
    () => client.invalidateQueries({ queryKey: ['draft', userId, fileName] }),
    [client, userId, fileName],
  );
  return { ...query, reload };
}

/** What the parts of a draft's page share. */
export interface DraftOnPage {
  readonly userId: string;
  readonly draft: DraftPreview;
  /** Whether the shown version is the newest and its inputs are kept, so that it can be changed. */
  readonly changeable: boolean;
  readonly reload: () => Promise<unknown>;
}
