import { InputError } from '#contract/engine.ts';
import { cleanText } from '#contract/free-text.ts';
import { fold, inlinesOf, printedWords } from '../inlines.ts';
import type { Block, Manuscript } from '../manuscript.ts';
import { findSpot, withPart } from './own-blocks.ts';
import { typedLine } from './typed-words.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Sets the cells of a table, header row first; the number of columns stays. Null if nothing differs. */
export function writeTable(
  manuscript: Manuscript,
  id: string,
  typed: readonly (readonly string[])[],
): Manuscript | null {
  const { part, blocks, block, at } = findSpot(manuscript, id);
  if (block.kind !== 'table') throw new InputError(texts.noTable);
  const cells = typed.map((row) => row.map(typedLine));
  const before = block.rows.map((row) => row.map((inlines) => printedWords({ inlines })));
  if (cells.some((row) => row.length !== block.align.length)) throw new InputError(texts.columns);
  if (cells.flat().every((cell) => cell === '')) throw new InputError(texts.emptyTable);
  if (JSON.stringify(cells) === JSON.stringify(before)) return null;
  const rows = cells.map((row, line) =>
    row.map((cell, column) => {
      const old = block.rows[line]?.[column];
      return old !== undefined && before[line]?.[column] === cell ? old : inlinesOf(cell);
    }),
  );
  return withPart(manuscript, part.id, blocks.with(at, { ...block, rows, sentence: sourceOf(block, cells) }));
}

/** Sets the lines of code. Null if nothing differs. */
export function writeCode(manuscript: Manuscript, id: string, typed: string): Manuscript | null {
  const { part, blocks, block, at } = findSpot(manuscript, id);
  if (block.kind !== 'code') throw new InputError(texts.noCode);
  const lines = cleanText(typed)
    .replace(/^\n+/, '')
    .trimEnd()
    .split('\n')
    .map((line) => line.replaceAll('\t', '    ').trimEnd());
  if (lines.join('').trim() === '') throw new InputError(texts.emptyCode);
  if (JSON.stringify(lines) === JSON.stringify(block.lines)) return null;
  const text = fold(`\`\`\` ${lines.join(' ')} \`\`\``);
  const sentence = {
    ...block.sentence,
    origin: 'user-edited' as const,
    text,
    inlines: [{ kind: 'text' as const, text }],
  };
  return withPart(manuscript, part.id, blocks.with(at, { ...block, lines, sentence }));
}

const texts = {
  noTable: 'This table is no longer in the draft. Load the newest version and try again.',
  noCode: 'This code is no longer in the draft. Load the newest version and try again.',
  columns: 'Each row of this table needs as many cells as the table has columns.',
  emptyTable: 'Please fill in at least one cell, or delete the table.',
  emptyCode: 'Please write at least one line, or delete the code.',
} as const;

/** The table as Markdown source, white space collapsed. */
function sourceOf({ sentence, align }: Table, [head = [], ...rows]: readonly (readonly string[])[]): Table['sentence'] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const marks = { left: '---', right: '---:', center: ':---:' };
  const text = fold([line(head), line(align.map((side) => marks[side])), ...rows.map(line)].join(' '));
  return { ...sentence, origin: 'user-edited', text, inlines: [{ kind: 'text', text }] };
}
