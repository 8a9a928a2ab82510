import { withPrintedUnits } from './tex-units.ts';

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

/**
 * What LaTeX prints for escaped characters, thin spaces and ties; a tilde between numbers or before a number was typed
 * by the author.
 */
export function withoutTexEscapes(text: string): string {
  return withPrintedUnits(text)
    .replaceAll(/\\([%&#_$])/g, '$1')
    .replaceAll(/\\,/g, '\u00a0')
    .replaceAll(/(?<=[\p{L}.)])~(?=[\p{L}\p{N}\\(]|$)|(?<=\p{N}|^)~(?=\p{L})/gu, '\u00a0');
}
