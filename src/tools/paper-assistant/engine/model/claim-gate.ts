import { connects } from './connective.ts';
import { tokensOf } from './sentence-tokens.ts';
import { shortens } from './shortened.ts';

/** As what a model's sentence passes. */
export type Passed = 'choice' | 'connective' | 'shortened';

/** Why a model's sentence is not used. */
export type Stopped = 'markup' | 'length' | 'statement';

export type Judgement = { readonly passes: Passed; readonly basis: number | null } | { readonly stopped: Stopped };

/**
 * Judges a sentence that a model wrote against the sentences that it names as its basis, by code alone. It passes as one
 * of them, as one of them with parts left out, or when it states nothing. There is no fourth way.
 */
export function judgeSentence(text: string, basis: readonly string[]): Judgement {
  if (/[\\{}$<>[\]|#^~`]|https?:|www\.|\n/.test(text) && !basis.includes(text)) return { stopped: 'markup' };
  if (text.length > 400) return { stopped: 'length' };
  const words = wordsOf(text);
  const same = basis.findIndex((sentence) => wordsOf(sentence) === words);
  if (same !== -1) return { passes: 'choice', basis: same };
  const longer = basis.findIndex((sentence) => shortens(text, sentence));
  if (longer !== -1) return { passes: 'shortened', basis: longer };
  return connects(text, basis) ? { passes: 'connective', basis: null } : { stopped: 'statement' };
}

function wordsOf(text: string): string {
  return tokensOf(text)
    .filter(({ form }) => form !== ',')
    .map(({ form }) => form)
    .join(' ');
}
