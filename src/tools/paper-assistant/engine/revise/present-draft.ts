import type { DraftBlock, DraftSentence, DraftText } from '#contract/draft-text.ts';
import { mayNeedSource } from '../cite-model/may-need-source.ts';
import { printedWords } from '../inlines.ts';
import { withoutRelatedBlocks } from '../literature/related-work.ts';
import type { Block, Inline, Manuscript, Move, Section, Sentence } from '../manuscript.ts';
import { bylinesOf } from '../render/bylines.ts';
import { shortLabel } from '../render/describe-reference.ts';
import { equationLabel, isDisplayed, numberEquations } from '../render/equation-numbers.ts';
import { planPages } from '../render/plan-pages.ts';
import { renderMath } from '../render/render-math.ts';
import { WORDING } from '../render/wording.ts';
import { homeOf } from './answer-prompt.ts';
import { arrangementsOf } from './arrange-sections.ts';
import { isEditable } from './edit-sentences.ts';
import { isRenamable } from './front-matter.ts';
import { partsOf } from './map-sentences.ts';
import { placesOf } from './move-sentence.ts';

/** The manuscript for display: the same sentences, figures and prompts as in the PDF, without markup. */
export function presentDraft(manuscript: Manuscript): DraftText {
  const figures = new Map(manuscript.figures.map((figure) => [figure.id, figure]));
  const { cite, citations } = planPages(manuscript);
  const sections = new Map(manuscript.sections.map((section) => [section.id, section]));
  const equations = numberEquations(manuscript);
  const unsourced = new Set(manuscript.sections.flatMap(unsourcedIn));
  /** `running`: inside a paragraph, where a formula may be on a separate line. */
  const sentence = (one: Sentence, running = false): DraftSentence => ({
    id: one.id,
    origin: one.origin,
    words: one.origin === 'template' ? one.text : printedWords(one),
    formulas: one.origin === 'template' ? [] : one.inlines.flatMap((inline) => formulaIn(inline, equations, running)),
    citations: one.origin === 'template' ? [] : [...(citations.get(one.id) ?? [])],
    added: one.inlines.flatMap((inline) => addedBy(inline)),
    links: one.inlines.flatMap((inline) => (inline.kind === 'link' ? [{ text: inline.text, url: inline.url }] : [])),
    move:
      one.move === undefined
        ? null
        : {
            label: one.move.label,
            sure: one.move.confidence === 'high',
            // A sentence in the abstract was chosen, not classified.
            second: one.repeats === undefined ? (one.move.second ?? null) : null,
          },
    editable: isEditable(manuscript, one.id),
    repeats: one.repeats ?? null,
    reference: referenceIn(one),
    mayNeedSource: unsourced.has(one.id),
  });
  const referenceIn = ({ inlines }: Sentence): DraftSentence['reference'] => {
    const inline = inlines.find(({ kind }) => kind === 'figure-reference');
    const figure = inline?.kind === 'figure-reference' ? figures.get(inline.figure) : undefined;
    if (figure === undefined || figure.mentionedBy === null) return null;
    return { figure: figure.id, sentence: figure.mentionedBy, proposed: figure.boundBy === 'words' };
  };
  const addedBy = (inline: Inline): string[] => {
    if (inline.kind === 'citation-needed') return [WORDING.citationNeeded];
    return inline.kind === 'citation' && inline.typed === undefined ? [cite(inline.keys)] : [];
  };
  /** A text typed for the abstract also needs a section in the body for its sentence. */
  const moveOfGap = ({ move, slot }: Block & { kind: 'gap' }): Move | null => {
    if (move !== undefined) return move;
    return slot !== undefined && homeOf(manuscript, slot) !== undefined ? slot : null;
  };
  const block = (one: Block): DraftBlock[] => {
    switch (one.kind) {
      case 'paragraph':
        return [
          {
            kind: 'paragraph',
            list: one.list ?? null,
            depth: one.depth ?? 1,
            quote: one.quote ?? false,
            sentences: one.sentences.map((each) => sentence(each, one.list === undefined)),
          },
        ];
      case 'code':
        return [{ kind: 'code', sentence: sentence(one.sentence), lines: [...one.lines] }];
      case 'table':
        return [
          {
            kind: 'table',
            sentence: sentence(one.sentence),
            rows: one.rows.map((row) => row.map((inlines) => printedWords({ inlines }))),
          },
        ];
      case 'heading':
        return [{ kind: 'heading', sentence: sentence(one.sentence) }];
      case 'figure': {
        const placed = figures.get(one.figure);
        if (placed === undefined) return [];
        const { id, number, file, width, height, caption, mentionedBy } = placed;
        return [
          { kind: 'figure', id, number, file, width, height, caption: caption && sentence(caption), mentionedBy },
        ];
      }
      case 'gap':
        return [{ kind: 'gap', text: one.text, slot: one.slot ?? null, move: moveOfGap(one) }];
      default:
        return [one];
    }
  };
  return {
    title: sentence(manuscript.title),
    titleProposals: manuscript.title.origin === 'template' ? [...(manuscript.titleProposals ?? [])] : [],
    authors: bylinesOf(manuscript),
    keywords: [...manuscript.keywords],
    template: manuscript.template,
    parts: partsOf(manuscript).map(({ id, title, blocks }) => {
      const section = sections.get(id);
      return {
        id,
        title,
        heading: section?.heading === undefined ? null : sentence(section.heading),
        renamable: section !== undefined && isRenamable(section),
        arrange: arrangementsOf(manuscript, id),
        blocks: blocks.flatMap(block),
      };
    }),
    references: manuscript.references.map((reference) => ({ key: reference.key, label: shortLabel(reference) })),
    relatedWork: relatedWorkOf(manuscript),
    places: placesOf(manuscript),
  };
}

function formulaIn(
  inline: Inline,
  equations: ReadonlyMap<string, number>,
  running: boolean,
): DraftSentence['formulas'] {
  if (inline.kind !== 'math') return [];
  const tex = renderMath(inline.tex)?.latex;
  if (tex === undefined) return [];
  const number = equations.get(equationLabel(inline.source) ?? '');
  return [
    {
      typed: inline.source,
      tex: number === undefined ? tex : `${tex}\\qquad (${number})`,
      display: running && isDisplayed(inline.source),
    },
  ];
}

function relatedWorkOf(manuscript: Manuscript): DraftText['relatedWork'] {
  if (manuscript.relatedWork === 'hidden') return 'hidden';
  return withoutRelatedBlocks(manuscript) === manuscript ? null : 'shown';
}

/** Ids of the author's sentences in methods, results and discussion that may need a source and are not marked. */
function unsourcedIn({ blocks }: Section): string[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'paragraph') return [];
    const hints = mayNeedSource(block.sentences.map(printedWords));
    return block.sentences.flatMap(({ id, origin, move, inlines }, index) => {
      const own = origin === 'user' || origin === 'user-edited';
      const marked = inlines.some(({ kind }) => kind === 'citation' || kind === 'citation-needed');
      return hints[index] && own && !marked && move !== undefined && !introduces.has(move.label) ? [id] : [];
    });
  });
}

const introduces: ReadonlySet<Move> = new Set(['background', 'gap', 'aim']);
