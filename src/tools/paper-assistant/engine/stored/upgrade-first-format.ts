import { z } from 'zod';
import { abstractBlocks, repeatSentence } from '../abstract/abstract-blocks.ts';
import type { Composition } from '../compose.ts';
import { crossReferences } from '../figures.ts';
import type { Block, Section, Sentence } from '../manuscript.ts';
import { roleOfMove } from '../place-by-moves.ts';
import { describeProvenance } from '../provenance.ts';
import { byTextOrder, rootOf } from '../revise/text-order.ts';
import { compositionSchema } from './composition-schema.ts';
import { upgradeSecondFormat } from './upgrade-second-format.ts';

/**
 * In the first format, sentences in the abstract were missing from the body, cross-references were part of the user's
 * sentences, and a figure's number was its index.
 */
export function upgradeFirstFormat(stored: unknown): unknown {
  const { manuscript, ...rest } = withNumbers(stored);
  const figures = manuscript.figures;
  const parts = [manuscript.abstract, ...manuscript.sections.map(({ blocks }) => blocks)];
  const proposed = new Set(
    parts
      .flatMap(sentencesIn)
      .flatMap(({ inlines }) => inlines.flatMap((part) => (part.kind === 'figure-reference' ? [part.figure] : []))),
  );
  const bound = figures.map((figure) =>
    proposed.has(figure.id) && figure.mentionedBy !== null ? { ...figure, boundBy: 'words' as const } : figure,
  );
  const clean = (blocks: readonly Block[]): Block[] =>
    blocks.map((block) =>
      block.kind === 'paragraph'
        ? {
            ...block,
            sentences: block.sentences.flatMap((one) => [withoutReferences(one), ...crossReferences(bound, one.id)]),
          }
        : block,
    );
  const sections = manuscript.sections.map((section) => ({ ...section, blocks: clean(section.blocks) }));
  const lifted =
    manuscript.abstractHeading === undefined
      ? sentencesIn(manuscript.abstract).filter(({ origin }) => origin === 'user' || origin === 'user-edited')
      : [];
  const upgraded = {
    ...manuscript,
    figures: bound,
    abstract:
      manuscript.abstractHeading === undefined
        ? abstractBlocks(
            lifted.flatMap((one) =>
              one.move === undefined ? [] : [repeatSentence(withoutReferences(one), one.move.label)],
            ),
          )
        : clean(manuscript.abstract),
    sections: lifted.map(withoutReferences).reduce(withSentence, sections),
  };
  return { ...rest, manuscript: upgraded, provenance: describeProvenance(upgraded) };
}

/** The first format with the fields that later ones require of figures and checklist items. */
function withNumbers(stored: unknown): Composition {
  const { manuscript, ...rest } = firstFormat.parse(upgradeSecondFormat(stored));
  const figures = manuscript.figures.map((figure, index) => ({
    ...figure,
    number: index + 1,
    boundBy: figure.mentionedBy === null ? null : 'number',
  }));
  return compositionSchema.parse({ ...rest, manuscript: { ...manuscript, figures } });
}

const firstFormat = z.looseObject({
  manuscript: z.looseObject({ figures: z.array(z.looseObject({ mentionedBy: z.string().nullable() })) }),
});

function sentencesIn(blocks: readonly Block[]): Sentence[] {
  return blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
}

function withoutReferences(sentence: Sentence): Sentence {
  return { ...sentence, inlines: sentence.inlines.filter(({ kind }) => kind !== 'figure-reference') };
}

/**
 * Puts a sentence back into the body: between its neighbors if both are in one section, otherwise where its move
 * belongs.
 */
function withSentence(sections: readonly Section[], sentence: Sentence): Section[] {
  const holding = (near: (other: Sentence) => boolean) => sections.find(({ blocks }) => sentencesIn(blocks).some(near));
  const place = Number(rootOf(sentence.id).slice(1));
  const [before, after] = [place - 1, place + 1].map((number) => holding(({ id }) => rootOf(id) === `s${number}`));
  const role = sentence.move === undefined ? undefined : roleOfMove[sentence.move.label];
  const home =
    (before !== undefined && before === after ? before : undefined) ??
    sections.find(({ covers }) => role !== undefined && covers?.includes(role)) ??
    before ??
    after ??
    sections[0];
  return sections.map((section) =>
    section === home ? { ...section, blocks: withSentenceInOrder(section.blocks, sentence) } : section,
  );
}

function withSentenceInOrder(blocks: readonly Block[], sentence: Sentence): Block[] {
  const isEarlier = (one: Sentence) =>
    one.origin !== 'template' && one.origin !== 'model' && byTextOrder(one, sentence) < 0;
  const at = blocks.findLastIndex((block) =>
    block.kind === 'paragraph'
      ? block.sentences.some(isEarlier)
      : block.kind === 'heading' && isEarlier(block.sentence),
  );
  const block = blocks[at];
  if (block?.kind === 'paragraph' && block.list === undefined) {
    const last = block.sentences.findLastIndex(isEarlier) + 1;
    // Its cross-references stay with the previous sentence.
    const next = block.sentences.findIndex((one, index) => index >= last && one.origin !== 'template');
    const end = next === -1 ? block.sentences.length : next;
    const sentences = [...block.sentences.slice(0, end), sentence, ...block.sentences.slice(end)];
    return blocks.map((one) => (one === block ? { ...block, sentences } : one));
  }
  return [...blocks.slice(0, at + 1), { kind: 'paragraph', sentences: [sentence] }, ...blocks.slice(at + 1)];
}
