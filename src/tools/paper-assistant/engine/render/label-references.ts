import type { Figure, Inline, Manuscript, Sentence } from '../manuscript.ts';

/** '\\eqref{eq:heat}' in the user's words, and how LaTeX prints it. */
export interface LabelReference {
  readonly kind: 'label-reference';
  readonly number: number;
  /** The id of the figure; absent for an equation. */
  readonly figure?: string;
  /** Printed before and after the number. */
  readonly before: string;
  readonly after: string;
  /** The part of the user's words that it replaces. */
  readonly typed: string;
}

/** Figures by the labels in their captions; a label that occurs in two captions refers to none of them. */
export function figureLabels({ figures }: Pick<Manuscript, 'figures'>): ReadonlyMap<string, Figure> {
  const labels = new Map<string, Figure>();
  const repeated = new Set<string>();
  for (const figure of figures)
    for (const name of new Set(labelsIn(figure.caption?.text ?? ''))) {
      if (labels.has(name)) repeated.add(name);
      labels.set(name, figure);
    }
  for (const name of repeated) labels.delete(name);
  return labels;
}

/** LaTeX prints nothing for the labels in a caption. */
export function withoutLabels(caption: Sentence): Sentence {
  return {
    ...caption,
    inlines: caption.inlines.flatMap((inline): Inline[] => {
      if (inline.kind !== 'text') return [inline];
      const text = inline.text.replaceAll(label, '');
      return text === '' ? [] : [{ ...inline, text }];
    }),
  };
}

/** The labels of a text as typed. */
export function typedLabels(text: string): string[] {
  return [...text.matchAll(label)].map(([typed]) => typed.trim());
}

/** The names of the labels that a text refers to. */
export function labelsReferredTo(text: string): string[] {
  return [...text.matchAll(reference)].map(nameIn);
}

/** The names of the labels that a text sets. */
export function labelsIn(text: string): string[] {
  return [...text.matchAll(label)].map(([, name = '']) => name.trim());
}

/** The text split into pieces; a reference to a label without a number stays as typed. */
export function labelReferences(
  text: string,
  equations: ReadonlyMap<string, number>,
  figures: ReadonlyMap<string, Pick<Figure, 'id' | 'number'>>,
): (string | LabelReference)[] {
  const pieces: (string | LabelReference)[] = [];
  let at = 0;
  for (const match of text.matchAll(reference)) {
    const [typed, command = ''] = match;
    const [equation, figure] = [equations.get(nameIn(match)), figures.get(nameIn(match))];
    if (equation === undefined && figure === undefined) continue;
    pieces.push(text.slice(at, match.index));
    if (equation !== undefined)
      pieces.push({ kind: 'label-reference', number: equation, typed, ...printedEquation(command) });
    else if (figure !== undefined)
      pieces.push({
        kind: 'label-reference',
        number: figure.number,
        figure: figure.id,
        typed,
        ...printedFigure(command),
      });
    at = match.index + typed.length;
  }
  return [...pieces, text.slice(at)].filter((piece) => piece !== '');
}

const label = /\s?\\label\{([^{}\\]{1,80})\}/g;
const reference = /\\(eqref|ref|autoref|[cC]ref)\{([^{}\\]{1,80})\}/g;

function nameIn(match: RegExpMatchArray): string {
  return (match[2] as string).trim();
}

type Printed = Pick<LabelReference, 'before' | 'after'>;

function printedEquation(command: string): Printed {
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

function printedFigure(command: string): Printed {
  switch (command) {
    case 'eqref':
      return { before: '(', after: ')' };
    case 'cref':
      return { before: 'fig.\u00a0', after: '' };
    case 'autoref':
    case 'Cref':
      return { before: 'Figure\u00a0', after: '' };
    default:
      return { before: '', after: '' };
  }
}
