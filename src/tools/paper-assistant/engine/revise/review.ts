import { abstractMoves } from '../abstract.ts';
import { needsCitation } from '../cite-worthy.ts';
import { abstractMissing, assembledNote, type Composition, notesToPlace, sectionEnd } from '../compose.ts';
import { describeCoverage } from '../coverage.ts';
import { type DesignReading, readDesign } from '../designs.ts';
import { type FigurePlan, placeFigures } from '../figures.ts';
import { findKeyphrases } from '../keyphrases.ts';
import type { Findings } from '../literature/look-up.ts';
import type {
  Block,
  Coverage,
  Inline,
  Manuscript,
  Move,
  ResearchInput,
  Risk,
  Section,
  Sentence,
} from '../manuscript.ts';
import { describeProvenance, sentencesOf } from '../provenance.ts';
import { checkRisks } from '../risks/check-risks.ts';
import { readSeeds } from '../seeds.ts';
import { fold, printedWords, readPieces } from '../sentences.ts';
import { abstractId, partsOf } from './map-sentences.ts';
import { byTextOrder, isOfText, rootOf } from './text-order.ts';

/** What the author gave for a draft, and what the libraries of records said of it. */
export interface Inputs {
  readonly research: ResearchInput;
  readonly findings: Findings | null;
}

/**
 * A composition for a manuscript whose sentences were moved or edited: figures, marks, gaps, risks and coverage are made
 * anew by the composer's own rules; the sentences stand as they are. What a model added stays while it still holds. A
 * manuscript as the composer left it comes out as it went in.
 */
export function review(inputs: Inputs, previous: Composition, manuscript: Manuscript): Composition {
  const { research, findings } = inputs;
  const parts = partsOf(manuscript);
  const own = parts.flatMap((part) =>
    ownSentences(part.blocks)
      .filter(({ move }) => move !== undefined || part.id === notesToPlace.id)
      .map((sentence) => ({ sentence, id: sentence.id, words: printedWords(sentence), part: part.id })),
  );
  const read = [...own].sort(byTextOrder);
  const lower = wholeText(manuscript).toLowerCase();
  const design = readDesign(
    research.options.design,
    read.map(({ words }) => words),
  );
  const assembled = manuscript.abstractHeading === undefined;
  const body = own.filter(({ part, sentence }) => sentence.move !== undefined && (part !== abstractId || assembled));
  const statements = body.filter(({ words, sentence }) => needsCitation({ words, move: sentence.move?.label }));
  // An abstract carries no citations.
  const marked = new Set(statements.filter(({ part }) => part !== abstractId).map(({ id }) => id));
  const captions = new Map(manuscript.figures.map(({ id, caption }) => [id, caption]));
  const figures = placeFigures(
    research.images.map((image, index) => {
      const caption = captions.get(`fig${index + 1}`);
      return caption ? { ...image, description: caption.text } : image;
    }),
    body.filter(({ part }) => part !== abstractId),
    (id) => body.find((entry) => entry.id === id)?.sentence.move?.label === 'result',
    (id, text) =>
      [...captions.values()].find((caption) => caption?.id === id) ?? { id, origin: 'user', text, inlines: [] },
  );

  const write = new Writer(figures, marked);
  const reviewed: Manuscript = {
    ...manuscript,
    design: design.design.name,
    abstract: writeAbstract(write.content(manuscript.abstract), assembled),
    sections: manuscript.sections
      .map((section) => writeSection(section, write, design, lower, figures))
      .filter((section) => isKept(section)),
    figures: figures.figures,
  };
  const blocks = new Map(readPieces(research.text).map(({ id, block }) => [id, block]));
  const sentences = read.map(({ id, words, sentence }, index) => ({
    id,
    words,
    lower: words.toLowerCase(),
    move: sentence.move?.label,
    // A sentence that is not of the text neighbours none.
    block: blocks.get(rootOf(id)) ?? -1 - index,
    needsCitation: marked.has(id),
  }));
  const risks = checkRisks({
    design: design.design,
    designChosen: design.by === 'author',
    designBy: design.sentence === null ? null : (sentences[design.sentence] ?? null),
    sentences,
    lower,
    manuscript: reviewed,
    options: research.options,
    userWords: lower === '' ? 0 : lower.split(' ').length,
  });
  const title = manuscript.title.origin === 'template' ? '' : printedWords(manuscript.title);
  const keyphrases = findKeyphrases([title, ...read.map(({ words }) => words)]);
  return {
    manuscript: reviewed,
    risks: [...risks, ...questionsOfModel(previous, reviewed)],
    coverage: withReadings(
      describeCoverage(statements, keyphrases, readSeeds(research.options.seeds), findings),
      previous.coverage,
    ),
    provenance: describeProvenance(reviewed),
  };
}

/** The sentences of the author in running text. */
function ownSentences(blocks: readonly Block[]): Sentence[] {
  return blocks
    .flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
    .filter(({ origin }) => origin === 'user' || origin === 'user-edited');
}

/** The author's text as it stands now, headings included, white space folded. */
function wholeText(manuscript: Manuscript): string {
  const own = [...sentencesOf(manuscript)]
    .map(({ sentence }) => sentence)
    .filter(({ id, origin }) => isOfText(id) || (origin === 'user-edited' && !/^(?:c\d|t)/.test(id)));
  return fold(
    own
      .sort(byTextOrder)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** Writes the derived parts of blocks: marks behind sentences, figures after the paragraphs that mention them. */
class Writer {
  readonly #figures: FigurePlan;
  readonly #marked: ReadonlySet<string>;

  constructor(figures: FigurePlan, marked: ReadonlySet<string>) {
    this.#figures = figures;
    this.#marked = marked;
  }

  /** Paragraphs and headings; everything else is made anew. */
  content(blocks: readonly Block[]): Block[] {
    return blocks.flatMap((block): Block[] => {
      if (block.kind === 'heading') return [{ ...block, sentence: this.#sentence(block.sentence) }];
      if (block.kind !== 'paragraph' || block.sentences.length === 0) return [];
      const figures = block.sentences.flatMap(({ id }) => this.#figures.after.get(id) ?? []);
      return [
        { ...block, sentences: block.sentences.map((sentence) => this.#sentence(sentence)) },
        ...figures.map((figure) => ({ kind: 'figure' as const, figure })),
      ];
    });
  }

  #sentence(sentence: Sentence): Sentence {
    const words = sentence.inlines.filter(({ kind }) => kind !== 'citation-needed' && kind !== 'figure-reference');
    const added: Inline[] = (this.#figures.references.get(sentence.id) ?? []).map((figure) => ({
      kind: 'figure-reference',
      figure,
    }));
    if (this.#marked.has(sentence.id)) added.push({ kind: 'citation-needed' });
    return { ...sentence, inlines: [...words, ...added] };
  }
}

function writeAbstract(content: readonly Block[], assembled: boolean): Block[] {
  if (!assembled) return content.length > 0 ? [...content] : [abstractMissing];
  const sentences = content.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []));
  const moves = sentences.map(({ move }) => abstractMoves.findIndex((entry) => entry.move === move?.label));
  const blocks: Block[] = [];
  let at = 0;
  const paragraph = (to: number) => {
    if (to > at) blocks.push({ kind: 'paragraph', sentences: sentences.slice(at, to) });
    at = Math.max(at, to);
  };
  for (const [place, { gap }] of abstractMoves.entries()) {
    if (gap === null || moves.includes(place)) continue;
    const next = moves.findIndex((move) => move === -1 || move > place);
    paragraph(next === -1 ? sentences.length : next);
    blocks.push({ kind: 'gap', text: gap });
  }
  paragraph(sentences.length);
  if (sentences.length > 0) blocks.push(assembledNote);
  return blocks;
}

function writeSection(
  section: Section,
  write: Writer,
  { design }: DesignReading,
  lower: string,
  figures: FigurePlan,
): Section {
  const content = write.content(section.blocks);
  if (section.id === notesToPlace.id) return { ...section, blocks: [...notesToPlace.blocks, ...content] };
  const moves = new Set<Move>();
  for (const { move } of ownSentences(content)) if (move !== undefined) moves.add(move.label);
  return {
    ...section,
    blocks: [...content, ...sectionEnd(section.covers ?? [], { design: design.id, lower, moves }, figures)],
  };
}

/** A section of the product's own making that holds nothing any more goes; the standard ones stay, with their gaps. */
function isKept({ origin, covers, heading, blocks }: Section): boolean {
  return (
    origin !== 'template' ||
    covers !== undefined ||
    heading !== undefined ||
    blocks.some(({ kind }) => kind === 'paragraph' || kind === 'heading' || kind === 'figure')
  );
}

/** A question of the model stands while the sentence that it is about stands unchanged. */
function questionsOfModel(previous: Composition, manuscript: Manuscript): Risk[] {
  const asked = previous.risks.filter(({ rule }) => rule === 'raised-by-the-model');
  if (asked.length === 0) return [];
  const texts = new Map([...sentencesOf(manuscript)].map(({ sentence }) => [sentence.id, sentence.text]));
  return asked.filter(({ sentence, quote }) => sentence !== null && texts.get(sentence) === quote);
}

/** The cells that a model read stay with their rows; so do the notes, which say how the draft was made. */
function withReadings(coverage: Coverage, previous: Coverage): Coverage {
  const keyOf = (row: Coverage['rows'][number]) => JSON.stringify([row.kind, row.sentence, row.text]);
  const before = new Map(previous.rows.map((row) => [keyOf(row), row]));
  const rows = coverage.rows.map((row) => {
    const old = before.get(keyOf(row));
    if (old?.read === undefined) return row;
    return { ...row, works: [...new Set([...row.works, ...Object.keys(old.read)])], read: old.read };
  });
  return {
    ...coverage,
    rows,
    covered: rows.filter(({ works }) => works.length > 0).length,
    ...(previous.notes === undefined ? {} : { notes: previous.notes }),
  };
}
