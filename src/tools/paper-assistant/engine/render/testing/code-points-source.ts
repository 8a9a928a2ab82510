import type { Manuscript } from '../../manuscript.ts';
import { escapeLatex } from '../escape-latex.ts';
import { renderLatex } from '../latex.ts';
import { sampleManuscript } from './sample-manuscript.ts';

/** The LaTeX source of a manuscript up to its title. */
export function preamble(manuscript: Manuscript = sampleManuscript): string {
  const main = renderLatex(manuscript)['main.tex'] as string;
  return main.slice(0, main.indexOf('\\title{'));
}

/** A document with one paragraph for each code point, between letters. */
export function sourceOf(codes: readonly number[]): string {
  return `\\begin{document}\n${codes.map((code) => `x${escapeLatex(`a${String.fromCodePoint(code)}b`)}`).join('\n\n')}\n\\end{document}\n`;
}
