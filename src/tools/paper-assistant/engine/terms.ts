import { stopwords } from './stopwords.ts';

/** A word of the text with its index in the string. */
interface Token {
  readonly word: string;
  readonly index: number;
}

/** The words of a text; hyphenated words stay whole, and runs of Chinese, Japanese and Thai are split by dictionary. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’\-–]*/gu)) {
    const word = match[0].replace(/(?<!['’\-–])['’\-–]+$/u, '');
    if (unspaced.test(word)) {
      for (const part of wordSegmenter.segment(word)) {
        if (part.isWordLike) tokens.push({ word: part.segment, index: match.index + part.index });
      }
    } else {
      tokens.push({ word, index: match.index });
    }
  }
  return tokens;
}

/** The content words of a text, each once, stemmed for comparison. */
export function stems(text: string): Set<string> {
  const found = new Set<string>();
  for (const { word } of tokenize(text)) {
    const lower = word.toLowerCase();
    if (lower.length > 2 && !stopwords.has(lower) && !/^\d/.test(lower)) found.add(stem(lower));
  }
  return found;
}

/** Removes the most common English endings, so that 'films' matches 'film' and 'annealed' matches 'annealing'. */
export function stem(lower: string): string {
  let word = lower.replace(/['’]s$/u, '');
  if (word.length > 4 && /[^s]s$/.test(word))
    word = word.replace(/(?:(?<=ss|x|ch|sh)es|ies|s)$/, (end) => (end === 'ies' ? 'y' : ''));
  if (word.length > 6) word = word.replace(/(?:ations?|ated|ating|ates?)$/, 'at');
  if (word.length > 5) word = word.replace(/(?:ing|ed|ly)$/, '');
  return word.length > 4 ? word.replace(/e$/, '') : word;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const wordSegmenter = new Intl.Segmenter('zh', { granularity: 'word' });
