import { Link, useLocation } from 'react-router';
import { citationNeeded, type DraftSentence } from '#contract/draft-text.ts';

/** What the draft sets behind a sentence; a missing source leads to where one can be given. */
export function AddedMarks({ sentence, changeable }: { sentence: DraftSentence; changeable: boolean }) {
  const { search } = useLocation();
  return sentence.added.map((mark) => (
    <span key={mark} className="text-sm text-accent">
      {' '}
      {mark === citationNeeded && changeable ? (
        <Link
          to={{ search, hash: sentence.id }}
          replace
          preventScrollReset
          className="underline decoration-1 underline-offset-2 hover:text-accent-strong"
        >
          {mark}
        </Link>
      ) : (
        mark
      )}
    </span>
  ));
}
