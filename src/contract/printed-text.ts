import { withPrintedUnits } from './printed-units.ts';

/**
 * What LaTeX prints for escaped characters, thin spaces, ties and dashes. A tilde between numbers or before a number
 * was typed by the author and stays, like the hyphens of '--option'.
 */
export function withoutTexEscapes(text: string): string {
  return withPrintedUnits(text)
    .replaceAll(/\\([%&#_$])/g, '$1')
    .replaceAll(/\\,/g, '\u00a0')
    .replaceAll(/(?<=[\p{L}.)])~(?=[\p{L}\p{N}\\(]|$)|(?<=\p{N}|^)~(?=\p{L})/gu, '\u00a0')
    .replaceAll(/(?<=[\p{L}\p{N})”,.]|[\p{L}\p{N})”,.] )---(?=[\p{L}\p{N}("“]| [\p{L}\p{N}("“])/gu, '—')
    .replaceAll(/(?<=\p{N})--(?=\p{N})|(?<=\p{Ll})--(?=\p{Lu})|(?<=[\p{L}\p{N})] )--(?= [\p{L}\p{N}(])/gu, '–');
}

/** What LaTeX prints for words that are shown in one piece: the commands that mark them up are left out. */
export function asPrinted(text: string): string {
  return withoutTexEscapes(text.replaceAll(/\\(?:emph|textit|textbf|texttt)\{([^{}$\\\n]{1,300})\}/g, '$1'));
}
