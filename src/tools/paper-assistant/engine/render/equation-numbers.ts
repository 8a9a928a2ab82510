import type { Manuscript, Sentence } from '../manuscript.ts';

/** '\eqref{eq:heat}' in the user's words, and how LaTeX prints it. */
export interface EquationReference {
  readonly kind: 'equation-reference';
  readonly number: number;
  /** Printed before and after the number. */
  readonly before: string;
  readonly after: string;
  /** The user's words that it replaces. */
  readonly typed: string;
}

/**
 * The numbers of the equations by their labels, in the order of the text. Only an equation that the text refers to has a
 * number, so that drafts without references stay as they are. An environment with several labels has none: its lines
 * are typeset as one formula.
 */
export function numberEquations(manuscript: Manuscript): ReadonlyMap<string, number> {
  const sentences = manuscript.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' && block.list === undefined ? block.sentences : [])),
  );
  const wanted = new Set(everySentence(manuscript).flatMap(({ text }) => [...text.matchAll(reference)].map(labelOf)));
  const numbers = new Map<string, number>();
  for (const { inlines } of sentences)
    for (const inline of inlines) {
      const label = inline.kind === 'math' ? equationLabel(inline.source) : null;
      if (label !== null && wanted.has(label) && !numbers.has(label)) numbers.set(label, numbers.size + 1);
    }
  return numbers;
}

/** The label of an equation environment that LaTeX numbers; null for several labels. */
export function equationLabel(source: string): string | null {
  if (!/^\s{0,9}\\begin\{(?:equation|align|gather|multline|eqnarray|flalign)\}/.test(source)) return null;
  const labels = [...source.matchAll(/\\label\{([^{}]{1,80})\}/g)];
  return labels.length === 1 ? (labels[0]?.[1]?.trim() ?? null) : null;
}

/** The text in pieces; a reference to an equation without a number stays as typed. */
export function equationReferences(text: string, numbers: ReadonlyMap<string, number>): (string | EquationReference)[] {
  const pieces: (string | EquationReference)[] = [];
  let at = 0;
  for (const match of text.matchAll(reference)) {
    const number = numbers.get(labelOf(match));
    if (number === undefined) continue;
    pieces.push(text.slice(at, match.index));
    pieces.push({ kind: 'equation-reference', number, typed: match[0], ...printed(match[1] as string) });
    at = match.index + match[0].length;
  }
  return [...pieces, text.slice(at)].filter((piece) => piece !== '');
}

const reference = /\\(eqref|ref|autoref|[cC]ref)\{([^{}\\]{1,80})\}/g;

function labelOf(match: RegExpMatchArray): string {
  return (match[2] as string).trim();
}

function printed(command: string): Pick<EquationReference, 'before' | 'after'> {
  switch (command) {
    case 'eqref':
      return { before: '(', after: ')' };
    case 'autoref':
      return { before: 'Equation\u00a0', after: '' };
    case 'cref':
      return { before: 'eq.\u00a0(', after: ')' };
    case 'Cref':
      return { before: 'Equation\u00a0(', after: ')' };
    default:
      return { before: '', after: '' };
  }
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
