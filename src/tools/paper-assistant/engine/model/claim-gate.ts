import { connects } from './connective.ts';
import { tokensOf } from './sentence-tokens.ts';
import { shortens } from './shortened.ts';

/** The form in which a model's sentence was accepted. */
export type Passed = 'choice' | 'connective' | 'shortened';

/** Why a model's sentence was rejected. */
export type Stopped = 'markup' | 'length' | 'statement';

export type Judgement = { readonly passes: Passed; readonly basis: number | null } | { readonly stopped: Stopped };

/**
 * Checks a model's sentence against its source sentences, by rules alone. It is accepted if it is one of them, if it is
 * one of them with parts removed, or if it makes no claim. There is no other way.
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
