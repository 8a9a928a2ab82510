import { assembleAbstract } from './abstract.ts';
import { needsCitation } from './cite-worthy.ts';
import { describeCoverage } from './coverage.ts';
import { type DesignReading, readDesign } from './designs.ts';
import { type FigurePlan, placeFigures } from './figures.ts';
import { sectionGaps } from './gaps.ts';
import { findKeyphrases, type Keyphrases } from './keyphrases.ts';
import type {
  Block,
  Coverage,
  Inline,
  Manuscript,
  Move,
  PrototypeOptions,
  ResearchInput,
  Risk,
  Section,
  Sentence,
} from './manuscript.ts';
import { describeProvenance, type ProvenanceEntry } from './provenance.ts';
import { checkRisks } from './risks/check-risks.ts';
import type { RiskSentence } from './risks/rule.ts';
import { type Plan, planSections, type SectionPlan } from './sections.ts';
import { readSeeds, seedTitle, type Seeds } from './seeds.ts';
import { fold, type Piece, readPieces } from './sentences.ts';
import { suggestTitle } from './title.ts';

export interface Composition {
  readonly manuscript: Manuscript;
  readonly risks: readonly Risk[];
  readonly coverage: Coverage;
  readonly provenance: readonly ProvenanceEntry[];
}

/**
 * Composes a manuscript from the user's own sentences: each stands in it exactly once and unaltered; everything else is
 * a marked template text or a gap. Pure: the same input gives the same result. Never throws on any text.
 */
export function compose(input: ResearchInput): Composition {
  const { options } = input;
  const givenTitle = fold(options.title);
  const pieces = readPieces(input.text);
  const plan = planSections(pieces, (words) => givenTitle !== '' && givenTitle !== words);
  const body = plan.sections.flatMap((section) => section.pieces).filter(isRead(plan));
  const keyphrases = findKeyphrases(body.concat(plan.notes).map(({ words }) => words));
  const seeds = readSeeds(options.seeds);
  const design = readDesign(options.design, body.map(({ words }) => words));
  const abstract =
    plan.abstract.length > 0 || plan.abstractHeading !== null ? null : assembleAbstract(plan, keyphrases);
  const lifted = new Set(abstract?.pieces.map(({ id }) => id));
  const figures = placeFigures(
    input.images,
    body.filter(({ id, kind }) => kind === 'sentence' && !lifted.has(id)),
    (id) => plan.moves.get(id)?.label === 'result',
    toCaption,
  );
  const statements = body.filter((piece) => isOpenStatement(piece, plan) && !lifted.has(piece.id));
  const writer = new Writer(plan, figures, new Set(statements.map(({ id }) => id)));

  const manuscript: Manuscript = {
    engine: 'built-in',
    title: titleOf(plan, givenTitle, keyphrases, design, writer),
    authors: options.authors.map(fold).filter((name) => name !== ''),
    keywords: keywordsOf(plan, keyphrases),
    template: options.template.trim() === '' ? 'article' : options.template.trim(),
    articleType: fold(options.articleType),
    design: design.design.name,
    constraints: options.constraints.trim(),
    abstract: abstractBlocks(plan, abstract, writer),
    sections: [
      ...plan.sections.map((section, index) => toSection(section, index, lifted, design, fold(input.text).toLowerCase(), figures, writer)),
      ...notesSection(plan, writer),
    ],
    figures: figures.figures,
    references: seeds.references,
    ...(seeds.references.length > 0 ? { referencesTitle: seedTitle } : {}),
    ...(plan.abstractHeading === null ? {} : { abstractHeading: writer.sentence(plan.abstractHeading) }),
    ...(plan.keywordLine === null ? {} : { keywordLine: writer.sentence(plan.keywordLine) }),
  };
  return {
    manuscript,
    risks: findRisks(input, body, plan, design, manuscript),
    coverage: describeCoverage(statements, keyphrases, seeds),
    provenance: describeProvenance(manuscript),
  };
}

function isRead(plan: Plan): (piece: Piece) => boolean {
  return ({ id, kind }) => kind === 'sentence' && plan.moves.has(id);
}

function isOpenStatement(piece: Piece, plan: Plan): boolean {
  return needsCitation({ words: piece.words, move: plan.moves.get(piece.id)?.label });
}

/** Turns pieces into sentences of the manuscript, with the marks that the composer adds after them. */
class Writer {
  readonly #plan: Plan;
  readonly #figures: FigurePlan;
  readonly #statements: ReadonlySet<string>;

  constructor(plan: Plan, figures: FigurePlan, statements: ReadonlySet<string>) {
    this.#plan = plan;
    this.#figures = figures;
    this.#statements = statements;
  }

  sentence(piece: Piece): Sentence {
    const reading = this.#plan.moves.get(piece.id);
    const added: Inline[] = (this.#figures.references.get(piece.id) ?? []).map((figure) => ({ kind: 'figure-reference', figure }));
    if (this.#statements.has(piece.id)) added.push({ kind: 'citation-needed' });
    return {
      id: piece.id,
      origin: 'user',
      text: piece.text,
      inlines: [...piece.inlines, ...added],
      ...(piece.lead === '' ? {} : { lead: piece.lead }),
      ...(piece.trail === '' ? {} : { trail: piece.trail }),
      ...(reading === undefined ? {} : { move: { label: reading.label, confidence: reading.confidence } }),
    };
  }

  /** Headings stand alone; sentences of one paragraph of the user's stay together; figures float after their paragraph. */
  blocks(pieces: readonly Piece[]): Block[] {
    const blocks: Block[] = [];
    let open: Piece[] = [];
    const flush = () => {
      if (open.length === 0) return;
      const list = open[0]?.list ?? null;
      blocks.push({
        kind: 'paragraph',
        sentences: open.map((piece) => this.sentence(piece)),
        ...(list === null ? {} : { list }),
      });
      for (const { id } of open) {
        for (const figure of this.#figures.after.get(id) ?? []) blocks.push({ kind: 'figure', figure });
      }
      open = [];
    };
    for (const piece of pieces) {
      if (piece.kind === 'heading' || piece.block !== open.at(-1)?.block) flush();
      if (piece.kind === 'heading') blocks.push({ kind: 'heading', sentence: this.sentence(piece) });
      else open.push(piece);
    }
    flush();
    return blocks;
  }
}

function toCaption(id: string, text: string): Sentence {
  return { id, origin: 'user', text, inlines: readCaption(text) };
}

/** A caption is one sentence of the manuscript, however many the user wrote; its formulas are read like the text's. */
function readCaption(text: string): Inline[] {
  return inlinesOf(text);
}

function titleOf(
  plan: Plan,
  given: string,
  keyphrases: Keyphrases,
  { design }: DesignReading,
  writer: Writer,
): Sentence {
  if (plan.title !== null) return writer.sentence(plan.title);
  if (given !== '') return { id: 'title', origin: 'user', text: given, inlines: inlinesOf(given) };
  const text = suggestTitle(keyphrases, design);
  return { id: 't1', origin: 'template', text, inlines: [{ kind: 'text', text }] };
}

function keywordsOf(plan: Plan, keyphrases: Keyphrases): string[] {
  if (plan.keywordLine === null) return keyphrases.phrases.slice(0, 6).map(({ text }) => text);
  const [, list = ''] = /^[^:：—-]{1,20}[:：—-]\s*(.*)$/.exec(plan.keywordLine.words) ?? [];
  const divider = /[;；]/.test(list) ? /[;；]/ : /[,，、·]/;
  return list
    .replace(/\.$/, '')
    .split(divider)
    .map(fold)
    .filter((word) => word !== '');
}

function abstractBlocks(plan: Plan, assembled: ReturnType<typeof assembleAbstract> | null, writer: Writer): Block[] {
  if (assembled === null) {
    const blocks = writer.blocks(plan.abstract);
    return blocks.length > 0 ? blocks : [{ kind: 'gap', text: 'Write the abstract.' }];
  }
  const blocks: Block[] = [];
  let at = 0;
  const pieces = (to: number) => {
    const run = assembled.pieces.slice(at, to);
    at = to;
    if (run.length > 0) blocks.push({ kind: 'paragraph', sentences: run.map((piece) => writer.sentence(piece)) });
  };
  for (const { after, text } of assembled.gaps) {
    pieces(Math.max(at, after));
    blocks.push({ kind: 'gap', text });
  }
  pieces(assembled.pieces.length);
  if (assembled.pieces.length > 0) {
    blocks.push({
      kind: 'note',
      text: 'The abstract is assembled from your own sentences; each stands here instead of in its section, so that nothing is said twice.',
    });
  }
  return blocks;
}

function toSection(
  plan: SectionPlan,
  index: number,
  lifted: ReadonlySet<string>,
  { design }: DesignReading,
  lower: string,
  figures: FigurePlan,
  writer: Writer,
): Section {
  const blocks = writer.blocks(plan.pieces.filter(({ id }) => !lifted.has(id)));
  const moves = new Set<Move>();
  for (const block of blocks) {
    if (block.kind !== 'paragraph') continue;
    for (const { move } of block.sentences) if (move !== undefined) moves.add(move.label);
  }
  for (const role of plan.covers) {
    for (const text of sectionGaps(role, { design: design.id, lower, moves })) blocks.push({ kind: 'gap', text });
  }
  if (plan.covers.includes('results')) {
    for (const figure of figures.unmentioned) {
      blocks.push({ kind: 'figure', figure });
      blocks.push({ kind: 'gap', text: `Refer to Figure ${figure.slice(3)} in the text, and say what it shows.` });
    }
  }
  return {
    id: sectionId(plan, index),
    title: plan.title,
    origin: plan.heading === null ? 'template' : 'user',
    ...(plan.heading === null ? {} : { heading: writer.sentence(plan.heading) }),
    blocks,
  };
}

/** A file name: a number for the order, then what is plain ASCII in the name. */
function sectionId({ key, title }: SectionPlan, index: number): string {
  const name = key.includes(':') ? title : key;
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  return `${String(index + 1).padStart(2, '0')}-${slug === '' ? 'section' : slug}`;
}

function notesSection({ notes }: Plan, writer: Writer): Section[] {
  if (notes.length === 0) return [];
  return [
    {
      id: 'notes-to-place',
      title: 'Notes to place',
      origin: 'template',
      blocks: [
        {
          kind: 'note',
          text: 'These sentences of yours could not be placed by their wording. Move each to where it belongs, or delete it.',
        },
        ...writer.blocks(notes),
      ],
    },
  ];
}

function findRisks(
  { text, options }: { readonly text: string; readonly options: PrototypeOptions },
  body: readonly Piece[],
  plan: Plan,
  reading: DesignReading,
  manuscript: Manuscript,
): Risk[] {
  const toRiskSentence = (piece: Piece): RiskSentence => ({
    id: piece.id,
    words: piece.words,
    lower: piece.words.toLowerCase(),
    move: plan.moves.get(piece.id)?.label,
    block: piece.block,
    needsCitation: isOpenStatement(piece, plan),
  });
  const order = (id: string) => Number(id.slice(1));
  const sentences = [...body, ...plan.abstract.filter(isRead(plan)), ...plan.notes.filter(({ kind }) => kind === 'sentence')]
    .sort((a, b) => order(a.id) - order(b.id))
    .map(toRiskSentence);
  const decidedBy = reading.sentence === null ? undefined : body[reading.sentence];
  const lower = fold(text).toLowerCase();
  return checkRisks({
    design: reading.design,
    designChosen: reading.by === 'author',
    designBy: decidedBy === undefined ? null : toRiskSentence(decidedBy),
    sentences,
    lower,
    manuscript,
    options,
    userWords: lower === '' ? 0 : lower.split(' ').length,
  });
}
