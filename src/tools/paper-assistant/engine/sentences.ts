import { findAtoms } from './atoms.ts';
import { fold, inlineReader } from './inlines.ts';
import type { Block, Inline } from './manuscript.ts';
import { type Literal, type MarkdownStructure, readMarkdown } from './markdown.ts';
import { maskSpans } from './mask-spans.ts';
import { findMath } from './math.ts';
import { type Labels, readLabels } from './run-in-labels.ts';
import { splitSentences } from './split-sentences.ts';
import { splitBlocks, type TextBlock } from './text-blocks.ts';

/** One sentence, heading or list item of the user's text, in text order. */
export interface Piece {
  readonly id: string;
  /** `code` and `table` are not body text and are not analyzed. */
  readonly kind: 'heading' | 'sentence' | 'code' | 'table';
  /** White space collapsed, including layout marks and math delimiters. */
  readonly text: string;
  /** The words without layout marks; formulas as typed. */
  readonly words: string;
  readonly lead: string;
  readonly trail: string;
  readonly inlines: readonly Inline[];
  /** Number of the block: sentences of one paragraph share it. */
  readonly block: number;
  readonly level: number;
  readonly list: 'bullet' | 'numbered' | null;
  readonly depth: number;
  readonly quote: boolean;
  /** The lines of code. */
  readonly lines?: readonly string[];
  /** The rows of a table. */
  readonly table?: Pick<Extract<Block, { kind: 'table' }>, 'align' | 'rows'>;
  /** A heading that was an inline label ('Methods: …'): it applies until the end of its paragraph. */
  readonly label: boolean;
  /** Whether it starts its block. */
  readonly first: boolean;
  /** An entry of a reference list that the author pasted. */
  readonly reference?: true;
}

/**
 * Splits the user's text into pieces that contain every character of it exactly once, except for white space and quote
 * marks.
 */
export function readPieces(text: string): Piece[] {
  const math = findMath(text);
  const atoms = findAtoms(text).filter(({ start }) => !math.some((span) => span.start <= start && start < span.end));
  const guarded = maskSpans(text, math, atoms);
  const markdown = readMarkdown(guarded);
  const masked = withoutQuoteMarks(guarded, markdown);
  const found: FoundPiece[] = [];
  const blocks = splitBlocks(masked, markdown);
  const labels = readLabels(masked, blocks);
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'rule') {
      const last = found.at(-1);
      // A line of dashes is layout: it belongs to the previous piece.
      if (last !== undefined) found[found.length - 1] = { ...last, end: block.end, trail: block.end - last.wordsEnd };
      else found.push(piece(block, index, block.start, block.end, 'sentence', 0, 0));
    } else if (block.literal !== null) {
      found.push(piece(block, index, block.start, block.end, block.literal.kind, 0, 0));
    } else if (block.kind === 'heading') {
      found.push(piece(block, index, block.start, block.end, 'heading', block.lead, block.trail));
    } else if (block.reference) {
      found.push(piece(block, index, block.start, block.end, 'sentence', block.lead, 0));
    } else {
      found.push(...sentencesOf(masked, block, index, labels));
    }
  }
  const plain = withoutQuoteMarks(text, markdown);
  const inlines = inlineReader(plain, math, atoms, markdown);
  return found.map((entry, index) => ({
    ...toPiece(plain, inlines, entry, `s${index + 1}`),
    ...(blocks[entry.block]?.reference ? { reference: true as const } : {}),
  }));
}

/** Replaces the marks at the start of quoted lines by spaces, because they are layout. */
function withoutQuoteMarks(text: string, { quotes }: MarkdownStructure): string {
  let result = '';
  let at = 0;
  for (const { start, end } of quotes) {
    if (start < at) continue;
    const quoted = text
      .slice(start, end)
      .replaceAll(/^[ \t]{0,8}(?:>[ \t]?){1,6}/gm, (marks) => ' '.repeat(marks.length));
    result += text.slice(at, start) + quoted;
    at = end;
  }
  return result + text.slice(at);
}

interface FoundPiece {
  readonly kind: Piece['kind'];
  readonly start: number;
  readonly end: number;
  readonly lead: number;
  readonly trail: number;
  readonly wordsEnd: number;
  readonly block: number;
  readonly level: number;
  readonly list: Piece['list'];
  readonly label: boolean;
  readonly first: boolean;
  readonly depth: number;
  readonly quote: boolean;
  readonly literal: Literal | null;
}

function piece(
  block: TextBlock,
  index: number,
  start: number,
  end: number,
  kind: Piece['kind'],
  lead: number,
  trail: number,
  label = false,
): FoundPiece {
  const { level, list, depth, quote, literal } = block;
  return {
    kind,
    start,
    end,
    lead,
    trail,
    wordsEnd: end - trail,
    block: index,
    level,
    list,
    label,
    first: start === block.start,
    depth,
    quote,
    literal,
  };
}

function sentencesOf(masked: string, block: TextBlock, index: number, labels: Labels): FoundPiece[] {
  const bounds = [block.start, ...block.breaks, block.end];
  const found: FoundPiece[] = [];
  for (let part = 0; part + 1 < bounds.length; part += 1) {
    for (const [start, end] of splitSentences(masked, bounds[part] as number, bounds[part + 1] as number)) {
      const lead = start === block.start ? block.lead : 0;
      const label = labels.headingAt(block, start + lead, end);
      if (label === null) {
        found.push(piece(block, index, start, end, 'sentence', lead, 0));
      } else {
        found.push({
          ...piece(block, index, start, label.end, 'heading', lead + label.lead, label.trail, true),
          list: null,
        });
        if (label.rest < end) found.push(piece(block, index, label.rest, end, 'sentence', 0, 0));
      }
    }
  }
  return found;
}

function toPiece(text: string, inlines: (from: number, to: number) => Inline[], entry: FoundPiece, id: string): Piece {
  const from = entry.start + entry.lead;
  const to = entry.end - entry.trail;
  const { kind, block, level, list, label, first, depth, quote, literal } = entry;
  return {
    id,
    kind,
    text: fold(text.slice(entry.start, entry.end)),
    words: fold(text.slice(from, to)),
    lead: fold(text.slice(entry.start, from)),
    trail: fold(text.slice(to, entry.end)),
    inlines: literal === null ? inlines(from, to) : [{ kind: 'text', text: fold(text.slice(from, to)) }],
    block,
    level,
    list,
    depth,
    quote,
    label,
    first,
    ...(literal?.kind === 'code' ? { lines: codeLines(text.slice(from, to)) } : {}),
    ...(literal?.kind === 'table'
      ? {
          table: {
            align: literal.align,
            rows: literal.rows.map((row) => row.map(({ start, end }) => inlines(start, end))),
          },
        }
      : {}),
  };
}

/** The lines between the fences. */
function codeLines(source: string): string[] {
  const lines = source.split(/\r?\n/);
  const fence = /^\s*(?:`{3,}|~{3,}|\$\$)/;
  const end = lines.length > 1 && fence.test(lines.at(-1) ?? '') ? -1 : undefined;
  return lines.slice(fence.test(lines[0] ?? '') ? 1 : 0, end).map((line) => line.replaceAll('\t', '    ').trimEnd());
}
