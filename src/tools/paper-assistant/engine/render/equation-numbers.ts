import type { Manuscript, Sentence } from '../manuscript.ts';
import { labelsReferredTo } from './label-references.ts';

/**
 * The numbers of the equations by their labels, in text order. Only an equation that the text refers to has a number,
 * so that drafts without references don't change. An environment with several labels has no number, because its lines
 * are typeset as one formula.
 */
export function numberEquations(manuscript: Manuscript): ReadonlyMap<string, number> {
  const sentences = manuscript.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' && block.list === undefined ? block.sentences : [])),
  );
  const wanted = new Set(everySentence(manuscript).flatMap(({ text }) => labelsReferredTo(text)));
  const numbers = new Map<string, number>();
  for (const { inlines } of sentences)
    for (const inline of inlines) {
      const label = inline.kind === 'math' ? equationLabel(inline.source) : null;
      if (label !== null && wanted.has(label) && !numbers.has(label)) numbers.set(label, numbers.size + 1);
    }
  return numbers;
}

/** Whether the delimiters put a formula on a separate line. */
export function isDisplayed(source: string): boolean {
  return /^\s*(?:\$\$|\\\[|\\begin\{)/.test(source);
}

/** The label of an equation environment that LaTeX numbers; null if it has several labels. */
export function equationLabel(source: string): string | null {
  if (!/^\s{0,9}\\begin\{(?:equation|align|gather|multline|eqnarray|flalign)\}/.test(source)) return null;
  const labels = [...source.matchAll(/\\label\{([^{}]{1,80})\}/g)];
  return labels.length === 1 ? (labels[0]?.[1]?.trim() ?? null) : null;
}

function everySentence({ sections, figures }: Manuscript): Pick<Sentence, 'text'>[] {
  const blocks = sections.flatMap((section) => section.blocks);
  return [
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return block.sentences;
      return block.kind === 'table' || block.kind === 'heading' ? [block.sentence] : [];
    }),
    ...figures.flatMap(({ caption }) => (caption === null ? [] : [caption])),
  ];
}
