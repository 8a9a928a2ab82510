import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '#web/lib/api.ts';
import { type DraftPreview, previewDraft } from '../../contract/drafts.ts';

/** A draft with one of its versions, by default the newest. */
export function useDraft(userId: string, fileName: string, version: number | null) {
  const client = useQueryClient();
  const query = useQuery<DraftPreview>({
    queryKey: ['draft', userId, fileName, version],
    queryFn: ({ signal }) =>
      call(previewDraft, { params: { userId, fileName }, query: version === null ? {} : { version }, signal }),
    // File URLs expire after an hour; opening the preview again gets new ones.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  /** Reloads the draft, whichever version is shown. */
  const reload = useCallback(
    () => client.invalidateQueries({ queryKey: ['draft', userId, fileName] }),
    [client, userId, fileName],
  );
  return { ...query, reload };
}

/** What all parts of a draft's page share. */
export interface DraftOnPage {
  readonly userId: string;
  readonly draft: DraftPreview;
  /** Whether it can be changed: the newest version is shown, and its inputs are stored. */
  readonly changeable: boolean;
  readonly reload: () => Promise<unknown>;
}
