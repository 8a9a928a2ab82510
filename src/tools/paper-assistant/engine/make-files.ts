import { z } from 'zod';
import type { DraftResult } from '#contract/draft-result.ts';
import type { EnginePorts, TypesetResult } from '#contract/engine.ts';
import type { Composition } from './compose.ts';
import { printedWords } from './inlines.ts';
import type { Manuscript } from './manuscript.ts';
import { latexProgram, renderLatex, unprintableCharacters } from './render/latex.ts';
import { renderTypst } from './render/typst.ts';
import { packDraft } from './render/zip.ts';

/** Facts about a typeset PDF. Plain data, because it is a checkpoint. */
export const typesetSchema = z.object({
  engine: z.string(),
  pages: z.number().int(),
  /** Why the other typesetter was not used, if this needs an explanation. */
  note: z.string().nullable(),
});
export type Typeset = Readonly<z.infer<typeof typesetSchema>>;

/** The images of a draft by their paths in it. */
export type FigureFiles = Readonly<Record<string, Uint8Array>>;

/** pdfLaTeX if it is installed and supports every character; otherwise, and whenever TeX fails, Typst. */
export async function typesetDraft(
  manuscript: Manuscript,
  figures: FigureFiles,
  { latex, typst }: EnginePorts['typesetter'],
  signal: AbortSignal,
): Promise<Typeset & { pdf: Uint8Array }> {
  const fallback = async (note: string | null) =>
    described(await typst({ main: 'main.typ', files: { ...renderTypst(manuscript), ...figures } }, signal), note);
  if (latex === null) return fallback(null);
  if (unprintableCharacters(manuscript).length > 0) {
    return fallback('The text has characters that LaTeX could only show as boxes, so this PDF was typeset by Typst.');
  }
  if (latexProgram(manuscript) === 'XeLaTeX') {
    return fallback(
      'The text has letters that pdfLaTeX can’t print, so this PDF was typeset by Typst. The LaTeX source is written for XeLaTeX, which prints them.',
    );
  }
  try {
    return described(
      await latex({ main: 'main.tex', files: { ...renderLatex(manuscript), ...figures } }, signal),
      null,
    );
  } catch (error) {
    signal.throwIfAborted();
    if ((error as Error).name !== 'TypesetError') throw error;
    return fallback('LaTeX could not compile this draft here, so this PDF was typeset by Typst.');
  }
}

/** The zip of a draft, and its data for the draft's page. */
export function packFiles(
  { manuscript, risks, coverage, provenance, model }: Composition,
  insights: string,
  figures: FigureFiles,
  pdf: Typeset & { bytes: Uint8Array },
): { zip: Uint8Array; result: DraftResult } {
  const made = model === undefined ? {} : { model };
  return {
    zip: packDraft({ manuscript, risks, coverage, provenance, ...made, insights, figures, pdf }),
    result: {
      title: printedWords(manuscript.title),
      engine: manuscript.engine,
      pdf: { engine: pdf.engine, pages: pdf.pages },
      risks: [...risks],
      coverage: coverage as unknown as DraftResult['coverage'],
      ...made,
    },
  };
}

function described({ pdf, pages, engine }: TypesetResult, note: string | null): Typeset & { pdf: Uint8Array } {
  return { pdf, pages, engine, note };
}
