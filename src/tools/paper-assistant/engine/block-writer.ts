import { crossReferences } from './figures.ts';
import type { Block, Figure, Sentence } from './manuscript.ts';
import { isGuess, type MoveReading } from './moves.ts';
import type { Plan } from './sections.ts';
import type { Piece } from './sentences.ts';

/** Converts pieces to sentences of the manuscript, with the marks that the composer adds after them. */
export class BlockWriter {
  readonly #plan: Plan;
  readonly #figures: readonly Figure[];
  readonly #statements: ReadonlySet<string>;

  constructor(plan: Plan, figures: readonly Figure[], statements: ReadonlySet<string>) {
    this.#plan = plan;
    this.#figures = figures;
    this.#statements = statements;
  }

  sentence(piece: Piece): Sentence {
    const reading = this.#plan.moves.get(piece.id);
    return {
      id: piece.id,
      origin: 'user',
      text: piece.text,
      inlines: this.#statements.has(piece.id) ? [...piece.inlines, { kind: 'citation-needed' }] : piece.inlines,
      ...(piece.lead === '' ? {} : { lead: piece.lead }),
      ...(piece.trail === '' ? {} : { trail: piece.trail }),
      ...(reading === undefined ? {} : { move: moveOf(reading) }),
    };
  }

  /** Each heading becomes its own paragraph; sentences of one paragraph in the user's text stay together. */
  blocks(pieces: readonly Piece[]): Block[] {
    const blocks: Block[] = [];
    let open: Piece[] = [];
    const flush = () => {
      if (open.length === 0) return;
      const { list = null, depth = 0, quote = false } = open[0] ?? {};
      blocks.push({
        kind: 'paragraph',
        sentences: open.flatMap((piece) => [this.sentence(piece), ...crossReferences(this.#figures, piece.id)]),
        ...(list === null ? {} : { list }),
        ...(depth > 1 ? { depth } : {}),
        ...(quote ? { quote } : {}),
      });
      open = [];
    };
    for (const piece of pieces) {
      if (piece.kind !== 'sentence' || piece.block !== open.at(-1)?.block) flush();
      if (piece.kind === 'heading') blocks.push({ kind: 'heading', sentence: this.sentence(piece) });
      else if (piece.lines !== undefined)
        blocks.push({ kind: 'code', sentence: this.sentence(piece), lines: piece.lines });
      else if (piece.table !== undefined)
        blocks.push({ kind: 'table', sentence: this.sentence(piece), ...piece.table });
      else open.push(piece);
    }
    flush();
    return blocks;
  }
}

function moveOf(reading: MoveReading): NonNullable<Sentence['move']> {
  const { label, confidence, second } = reading;
  return {
    label,
    confidence,
    ...(second === null ? {} : { second }),
    ...(isGuess(reading) ? { guess: true as const } : {}),
  };
}
