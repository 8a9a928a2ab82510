/**
 * A token of a paragraph. A model sees only text; everything else is a placeholder that must not change. `original` is
 * the document's source, which is written back unchanged.
 */
export type Token =
  | { readonly kind: 'text'; readonly text: string; readonly original: string }
  | { readonly kind: 'mark'; readonly original: string; readonly shown: string }
  /** Open and close tokens surround translated words: `\emph{` and `}`. They are balanced. */
  | { readonly kind: 'open'; readonly original: string; readonly style?: string }
  | { readonly kind: 'close'; readonly original: string };

export function text(content: string, original = content): Token {
  return { kind: 'text', text: content, original };
}

export function mark(original: string, shown = original): Token {
  return { kind: 'mark', original, shown };
}

/** The text shown in the review. */
export function shownText(tokens: readonly Token[]): string {
  return tokens
    .map((token) => (token.kind === 'text' ? token.text : token.kind === 'mark' ? token.shown : ''))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The document's own characters. */
export function originalText(tokens: readonly Token[]): string {
  return tokens.map((token) => token.original).join('');
}
