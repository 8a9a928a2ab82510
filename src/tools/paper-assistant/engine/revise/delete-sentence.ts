import { InputError } from '#contract/engine.ts';
import type { Manuscript } from '../manuscript.ts';
import { sentencesOf } from '../provenance.ts';
import { repeatInAbstract } from './abstract-slots.ts';
import { abstractId } from './map-sentences.ts';
import { findSpot, type OwnBlock, withPart } from './own-blocks.ts';

/**
 * Removes a sentence, code, a table, a heading inside a section or a caption from this version; earlier versions keep
 * it.
 */
export function deleteSentence(manuscript: Manuscript, id: string): Manuscript | null {
  const found = [...sentencesOf(manuscript)].find((entry) => entry.sentence.id === id);
  const slot = found?.sentence.move?.label;
  if (found?.where === abstractId && slot !== undefined && manuscript.abstractHeading === undefined)
    return repeatInAbstract(manuscript, slot, null);
  if (found !== undefined && isFixed(manuscript, id)) throw new InputError(texts.fixed);
  if (manuscript.figures.some(({ caption }) => caption?.id === id)) {
    return {
      ...manuscript,
      figures: manuscript.figures.map((figure) => (figure.caption?.id === id ? { ...figure, caption: null } : figure)),
    };
  }
  const { part, blocks, block, at, sentence } = findSpot(manuscript, id);
  const rest = block.kind === 'paragraph' ? block.sentences.filter((other) => other !== sentence) : [];
  const left: OwnBlock[] = block.kind === 'paragraph' && rest.length > 0 ? [{ ...block, sentences: rest }] : [];
  return withPart(manuscript, part.id, blocks.toSpliced(at, 1, ...left));
}

const texts = {
  fixed: 'A draft keeps its title and the headings of its sections. Change their words instead.',
} as const;

function isFixed({ title, abstractHeading, keywordLine, sections }: Manuscript, id: string): boolean {
  return [title, abstractHeading, keywordLine, ...sections.map(({ heading }) => heading)].some(
    (sentence) => sentence?.id === id,
  );
}
