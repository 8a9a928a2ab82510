import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shownMessage } from '#contract/errors.ts';
import { call } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { searchWorks } from '../../contract/drafts.ts';
import { citationTexts } from '../citation-texts.ts';
import type { DraftOnPage } from './use-draft.ts';
import { WorkChoice } from './work-choice.tsx';
import { WorkEntry } from './work-entry.tsx';

/** Searches the libraries for the words in the box, only on request. */
export function WorkSearch({ page, sentence, proposed }: WorkSearchProps) {
  const { userId, draft } = page;
  const [words, setWords] = useState(proposed);
  const [asked, setAsked] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['draft-works', userId, draft.fileName, asked, draft.refusedWorks],
    queryFn: ({ signal }) =>
      call(searchWorks, { params: { userId, fileName: draft.fileName }, query: { query: asked ?? '' }, signal }),
    enabled: asked !== null,
    retry: false,
    gcTime: 0,
    // Results stay visible while a rejected work is removed from them.
    placeholderData: (before) => before,
  });
  if (!draft.lookUps) return <p className="mt-4 text-sm text-muted">{citationTexts.noLookUps}</p>;
  return (
    <form
      className="mt-4"
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = words.trim();
        if (wanted === asked) void refetch();
        else setAsked(wanted);
      }}
    >
      <Field label={citationTexts.search} hint={citationTexts.searchHint}>
        <Input value={words} maxLength={300} onChange={(event) => setWords(event.target.value)} />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        size="small"
        className="mt-2"
        busy={isFetching}
        busyText={citationTexts.searching}
        disabled={words.trim().length < 2}
      >
        {citationTexts.searchButton}
      </Button>
      <div aria-live="polite" className="mt-2 text-sm">
        {error !== null && !isFetching && <p className="text-bad">{shownMessage(error, citationTexts.searchFailed)}</p>}
        {error === null && data?.state === 'offline' && !isFetching && (
          <p className="border-l-2 border-warn pl-3">{citationTexts.offline}</p>
        )}
        {error === null && data?.state === 'answered' && data.works.length === 0 && !isFetching && (
          <p>{citationTexts.nothing}</p>
        )}
        {error === null && data !== undefined && data.works.length > 0 && (
          <ul aria-label={citationTexts.results} className="divide-y divide-line">
            {data.works.map((work) => (
              <WorkEntry key={work.id} work={work}>
                <WorkChoice page={page} work={work} sentence={sentence} />
              </WorkEntry>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}

interface WorkSearchProps {
  readonly page: DraftOnPage;
  readonly sentence: string;
  /** Initial search words. */
  readonly proposed: string;
}
