import { InputError } from '#contract/engine.ts';
import { checkDescription } from '../../tool.ts';
import { fold, inlinesOf } from '../inlines.ts';
import type { Figure, Manuscript } from '../manuscript.ts';
import { editSentence, reworded } from './edit-sentences.ts';
import { typedWords } from './typed-words.ts';

/** Sets a figure's caption. Null if it is already set. */
export function captionFigure(manuscript: Manuscript, id: string, text: string): Manuscript | null {
  const figure = manuscript.figures.find((entry) => entry.id === id);
  if (figure === undefined) throw new InputError(texts.noFigure);
  if (figure.caption !== null) return editSentence(manuscript, figure.caption.id, text);
  const words = typedWords(text);
  const problem = checkDescription(words);
  if (problem !== null) throw new InputError(problem);
  const caption = {
    id: `c${id.replace(/^fig/, '')}`,
    origin: 'user-edited' as const,
    text: words,
    inlines: inlinesOf(words),
  };
  return {
    ...manuscript,
    figures: manuscript.figures.map((entry) => (entry === figure ? { ...figure, caption } : entry)),
  };
}

/**
 * Numbers all figures in this order. A caption that states its own number is updated; the text is not changed, so that
 * a sentence about "Figure 2" refers to the figure that is now second. Null if they already have that order.
 */
export function orderFigures(manuscript: Manuscript, ids: readonly string[]): Manuscript | null {
  const figures = ids.map((id) => manuscript.figures.find((figure) => figure.id === id));
  const all = new Set(ids).size === manuscript.figures.length && ids.length === manuscript.figures.length;
  if (!all || figures.includes(undefined)) throw new InputError(texts.noFigure);
  const ordered = (figures as Figure[]).map(
    (figure, index): Figure => ({ ...renumbered(figure, index + 1), numberedBy: 'author' }),
  );
  if (
    ordered.every(
      ({ id, number }, index) => manuscript.figures[index]?.id === id && manuscript.figures[index]?.number === number,
    )
  )
    return null;
  return { ...manuscript, figures: ordered };
}

const texts = {
  noFigure: 'The figure is no longer in the draft. Load the newest version and try again.',
} as const;

function renumbered(figure: Figure, number: number): Figure {
  const [label, before = ''] = /^(fig(?:ure)?\.? ?)\d{1,2}(?![\d.]\d)/i.exec(figure.caption?.text ?? '') ?? [];
  if (figure.caption === null || label === undefined || number === figure.number) return { ...figure, number };
  const words = fold(`${before}${number}${figure.caption.text.slice(label.length)}`);
  return { ...figure, number, caption: reworded(figure.caption, words) };
}
