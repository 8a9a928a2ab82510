import type { Typesetter } from '#contract/engine.ts';
import { findLatex, type LatexOptions } from './latex.ts';
import { createTypst, type Typst, type TypstOptions } from './typst.ts';

export interface TypesetterOptions {
  readonly typst?: TypstOptions;
  readonly latex?: LatexOptions;
}

/** The Typesetter port: always Typst, and LaTeX if it is installed. Both throw TypesetError when there is no PDF. */
export async function createTypesetter(
  options: TypesetterOptions = {},
): Promise<Typesetter & { draw: Typst['draw']; close(): Promise<void> }> {
  const [typst, latex] = await Promise.all([createTypst(options.typst), findLatex(options.latex)]);
  return {
    typst: (project, signal) => typst.compile(project, signal),
    latex: latex === null ? null : (project, signal) => latex.compile(project, signal),
    draw: (project) => typst.draw(project),
    close: () => typst.close(),
  };
}
