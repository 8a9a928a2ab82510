/** A word, number or punctuation mark in the normalized form in which the gate compares it. */
export interface Token {
  readonly form: string;
  readonly kind: 'word' | 'number' | 'mark';
}

/**
 * Splits a sentence into tokens. "1,240" and "1240", "twelve" and "12", "percent" and "%" are normalized to the same
 * token.
 */
export function tokensOf(text: string): Token[] {
  const folded = text
    .normalize('NFKC')
    .replaceAll(/[‘’‛′]/g, "'")
    .replaceAll(/[“”„″]/g, '"')
    .replaceAll(/[‐-―−]/g, '-')
    .replaceAll(/\bper ?cent\b/giu, '%')
    .trim();
  const tokens = [...folded.matchAll(pattern)].map(([written]): Token => {
    if (/^\p{Nd}/u.test(written) && !/\p{L}/u.test(written)) return { form: plainNumber(written), kind: 'number' };
    if (/^[\p{L}\p{Nd}]/u.test(written)) {
      const value = numberWords.get(written.toLowerCase());
      if (value !== undefined) return { form: value, kind: 'number' };
      // Capitals distinguish acronyms from words; otherwise they only mark the start of a sentence.
      return { form: /^\p{Lu}[\p{Lu}\p{Nd}]/u.test(written) ? written : written.toLowerCase(), kind: 'word' };
    }
    return { form: written, kind: 'mark' };
  });
  return tokens.at(-1)?.form === '.' ? tokens.slice(0, -1) : tokens;
}

/** A number with its separators; a word with hyphens, apostrophes and digits; or any other single character. */
const pattern =
  /(?<!\p{Nd})\p{Nd}+(?:[.,]\p{Nd}+)*(?![\p{L}\p{Nd}])|[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*(?:[-'./][\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}]*)*|[^\s]/gu;

function plainNumber(written: string): string {
  const plain = written.replaceAll(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return Number.isFinite(Number(plain)) && !/^0\d/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : plain;
}

/** "One" is excluded: it is a pronoun as often as a number. */
const numberWords: ReadonlyMap<string, string> = new Map(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, String(index + 2)] as const),
);
