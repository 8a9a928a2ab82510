/** '\emph{…}' and similar commands around plain words. */
export interface TexMark {
  readonly start: number;
  readonly end: number;
  readonly kind: 'emphasis' | 'strong' | 'code';
  readonly words: { readonly start: number; readonly end: number };
}

export function findTexMarks(text: string): TexMark[] {
  return [...text.matchAll(/\\(emph|textit|textbf|texttt)\{([^{}$\\\n]{1,300})\}/g)].map(
    ({ 0: whole, 1: command = '', 2: words = '', index: start }) => ({
      start,
      end: start + whole.length,
      kind: command === 'textbf' ? 'strong' : command === 'texttt' ? 'code' : 'emphasis',
      words: { start: start + whole.length - 1 - words.length, end: start + whole.length - 1 },
    }),
  );
}
