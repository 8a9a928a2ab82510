import type { FigurePlan } from './figures.ts';
import type { Block, Inline, Sentence } from './manuscript.ts';
import type { Plan } from './sections.ts';
import type { Piece } from './sentences.ts';

/** Turns pieces into sentences of the manuscript, with the marks that the composer adds after them. */
export class BlockWriter {
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
    const added: Inline[] = (this.#figures.references.get(piece.id) ?? []).map((figure) => ({
      kind: 'figure-reference',
      figure,
    }));
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
