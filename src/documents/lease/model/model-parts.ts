import type { Document, Span } from '../../document.ts';
import { machineTalk } from './machine-talk.ts';

/** A part of a document as sent to a language model. */
export interface ModelPart {
  /** Where it begins in the document. */
  readonly start: number;
  readonly text: string;
}

export interface ModelParts {
  readonly parts: readonly ModelPart[];
  /** Text that addresses a language model, and the adjacent text: withheld. */
  readonly withheld: readonly Span[];
}

/** Whole paragraphs, about fifteen pages per part; the same document always gives the same parts. */
export function modelParts(document: Document): ModelParts {
  const withheld = machineTalk(document);
  const hidden = new Set(withheld.map(({ start }) => start));
  const parts: { start: number; pieces: string[]; length: number }[] = [];
  for (const { start, end } of document.paragraphs) {
    if (hidden.has(start)) continue;
    // A paragraph that is longer than a part fills several.
    for (let from = start; from < end; from += partCharacters) {
      const piece = document.text.slice(from, Math.min(end, from + partCharacters));
      const open = parts.at(-1);
      if (open && open.length + piece.length <= partCharacters) {
        open.pieces.push(piece);
        open.length += piece.length;
      } else parts.push({ start: from, pieces: [piece], length: piece.length });
    }
  }
  return { parts: parts.map(({ start, pieces }) => ({ start, text: pieces.join('\n') })), withheld };
}

const partCharacters = 30_000;
