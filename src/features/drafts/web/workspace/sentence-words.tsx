import { lazy } from 'react';
import type { DraftSentence } from '#contract/draft-text.ts';
import { OptionalPart } from '#web/shell/optional-part.tsx';

/** The words of a sentence with its formulas set; as typed until the code for that has come, and without it. */
export function SentenceWords({ words, formulas }: Pick<DraftSentence, 'words' | 'formulas'>) {
  const pieces = piecesOf(words, formulas);
  return pieces.map(({ text, tex, at }) =>
    tex === null ? (
      text
    ) : (
      <OptionalPart key={at} fallback={text}>
        <Formula tex={tex} />
      </OptionalPart>
    ),
  );
}

/** Splits the words at the formulas, in their order. `at` is where a piece begins. */
export function piecesOf(words: string, formulas: DraftSentence['formulas']): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { typed, tex } of formulas) {
    const found = words.indexOf(typed, at);
    if (found === -1) continue;
    if (found > at) pieces.push({ at, text: words.slice(at, found), tex: null });
    pieces.push({ at: found, text: typed, tex });
    at = found + typed.length;
  }
  if (at < words.length) pieces.push({ at, text: words.slice(at), tex: null });
  return pieces;
}

interface Piece {
  readonly at: number;
  readonly text: string;
  readonly tex: string | null;
}

const Formula = lazy(() => import('./formula.tsx'));
