import { Link, useLocation } from 'react-router';
import { citationNeeded, type DraftSentence } from '#contract/draft-text.ts';

/** The marks that the draft adds after a sentence; a missing source links to where one can be added. */
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
