import { lazy } from 'react';
import type { DraftSentence } from '#contract/draft-text.ts';
import { asPrinted } from '#contract/printed-text.ts';
import { OptionalPart } from '#web/shell/optional-part.tsx';

/**
 * The words of a sentence as printed: without LaTeX escapes, and with its citations and formulas typeset. Formulas are
 * shown as typed until the code that displays them has loaded, or if it doesn't load.
 */
export function SentenceWords({ sentence }: { sentence: Pick<DraftSentence, 'words' | 'formulas' | 'citations'> }) {
  return piecesOf(sentence).map(({ text, set, at }) => {
    if (set === null) return asPrinted(text);
    if ('printed' in set)
      return (
        <span key={at} title={text}>
          {set.printed}
        </span>
      );
    return (
      <OptionalPart key={at} fallback={text}>
        <Formula tex={set.tex} display={set.display} />
      </OptionalPart>
    );
  });
}

/** Splits the words at the formulas and citations, each kind in its order. `at` is where a piece begins. */
export function piecesOf({ words, formulas, citations }: Parameters<typeof SentenceWords>[0]['sentence']): Piece[] {
  const pieces: Piece[] = [];
  const waiting = [[...formulas], [...citations]];
  let at = 0;
  for (;;) {
    const [next] = waiting
      .flatMap((queue) => {
        const head = queue[0];
        return head === undefined ? [] : [{ queue, head, found: words.indexOf(head.typed, at) }];
      })
      // One that the words don't contain has the position -1, and is dropped immediately.
      .sort((a, b) => a.found - b.found);
    if (next === undefined) break;
    const { queue, head, found } = next;
    queue.shift();
    if (found === -1) continue;
    if (found > at) pieces.push({ at, text: words.slice(at, found), set: null });
    pieces.push({ at: found, text: head.typed, set: head });
    at = found + head.typed.length;
  }
  if (at < words.length) pieces.push({ at, text: words.slice(at), set: null });
  return pieces;
}

interface Piece {
  readonly at: number;
  readonly text: string;
  /** What is shown in its place; null for plain words. */
  readonly set: DraftSentence['formulas'][number] | DraftSentence['citations'][number] | null;
}

const Formula = lazy(() => import('./formula.tsx'));
