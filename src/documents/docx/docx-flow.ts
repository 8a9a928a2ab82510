import type { ReadDocx, ReadParagraph, ReadTable } from '#contract/documents.ts';
import { type FlowItem, type FlowLine, type FlowRow, type FlowWord, lineText } from '../flow.ts';

/** The reading order of a Word document: its paragraphs and tables in file order. */
export function docxFlow(read: ReadDocx): FlowItem[] {
  const items: FlowItem[] = [];
  let tabbed: FlowRow[] = [];
  const endTabbed = () => {
    // One line with a tab is a line with a gap; several such lines in a row are a table.
    if (tabbed.length > 1) items.push({ kind: 'table', rows: tabbed });
    else
      for (const { cells } of tabbed) {
        items.push({ kind: 'text', lines: cells.flatMap((cell) => cell.lines), heading: false });
      }
    tabbed = [];
  };
  const numbers = countingNumbers(read);
  for (const block of read.blocks) {
    if (numbers.has(block)) continue;
    if (block.kind === 'table') {
      endTabbed();
      items.push(...tableItems(block));
      continue;
    }
    const row = tabbedRow(block);
    if (row) {
      tabbed.push(row);
      continue;
    }
    const lines = linesOf(block);
    if (lines.length === 0) continue;
    endTabbed();
    items.push({ kind: 'text', lines, heading: isHeading(block) });
  }
  endTabbed();
  return items.filter((item) => item.kind === 'text' || item.rows.length > 0);
}

/** A row that contains only a number and the text after it is a numbered paragraph that was laid out as a table. */
function tableItems(table: ReadTable): FlowItem[] {
  const items: FlowItem[] = [];
  let rows: FlowRow[] = [];
  const endRows = () => {
    if (rows.length > 0) items.push({ kind: 'table', rows });
    rows = [];
  };
  for (const { cells } of table.rows) {
    const filled = cells.flatMap(({ column, paragraphs }) => {
      const lines = paragraphs.flatMap(linesOf);
      return lines.length > 0 ? [{ column, lines, paragraphs }] : [];
    });
    const [first, second, third] = filled;
    if (!first) continue;
    if (second && !third && numbered.test(first.lines.map(lineText).join(' '))) {
      endRows();
      const heading = second.paragraphs.every((paragraph) => paragraph.text.trim() === '' || isHeading(paragraph));
      items.push({ kind: 'text', lines: [...first.lines, ...second.lines], heading });
    } else rows.push({ cells: filled.map(({ column, lines }) => ({ column, lines })) });
  }
  endRows();
  return items;
}

/** A paragraph whose parts are separated by tabs, other than the tab after its number. */
function tabbedRow(paragraph: ReadParagraph): FlowRow | null {
  if (paragraph.pageBreaks.length > 0 || paragraph.text.includes('\n')) return null;
  const parts = paragraph.text.trim().split(/\t+/);
  if (parts.length < 2 || parts.some((part) => part.trim() === '') || numbered.test(parts[0] ?? '')) return null;
  return {
    cells: parts.map((text, column) => ({
      column,
      lines: linesOf({ ...paragraph, text, number: column === 0 ? paragraph.number : '' }),
    })),
  };
}

const numbered = /^(?:\(?[A-Za-z0-9]{1,5}[.)]|\d+(?:\.\d+)*\.?|(?:Section|SECTION|Article|ARTICLE)\s+\S+|[•·●○▪■◦–-])$/;

/** One line for each line break, and for each page on which the paragraph continues. */
function linesOf(paragraph: ReadParagraph): FlowLine[] {
  const lines: FlowLine[] = [];
  let words: FlowWord[] = [];
  let page = paragraph.page;
  const look = { box: null, size: paragraph.size, bold: paragraph.bold };
  const end = () => {
    if (words.length > 0) lines.push({ page, words, box: null, indent: paragraph.indent });
    words = [];
  };
  if (paragraph.number !== '') words.push({ text: paragraph.number.replace(/\s+/g, ' '), ...look });
  const breaks = [...paragraph.pageBreaks];
  for (const match of paragraph.text.matchAll(/\n|[^\s\u00a0]+/g)) {
    while ((breaks[0] ?? Number.POSITIVE_INFINITY) <= match.index) {
      end();
      page += 1;
      breaks.shift();
    }
    if (match[0] === '\n') end();
    else words.push({ text: match[0], ...look });
  }
  end();
  // A number without text is an empty list item.
  return paragraph.text.trim() === '' ? [] : lines;
}

function isHeading(paragraph: ReadParagraph): boolean {
  const text = paragraph.text.trim();
  if (text.length > 140 || /[,;]$/.test(text)) return false;
  if (paragraph.heading !== null) return true;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/\p{Ll}/gu, '');
  return letters.length > 3 && (capitals.length > 0.85 * letters.length || (paragraph.bold && !/[a-z]\.$/.test(text)));
}

/**
 * Page numbers that a converted document has between its paragraphs: each alone in a paragraph, and one higher than the
 * previous one.
 */
function countingNumbers(read: ReadDocx): Set<ReadDocx['blocks'][number]> {
  const found = read.blocks.flatMap((block) => {
    const value =
      block.kind === 'paragraph' ? /^\s*(?:[-–—]\s*)?(\d{1,3})\s*(?:[-–—]\s*)?$/.exec(block.text)?.[1] : undefined;
    return value === undefined ? [] : [{ block, value: Number(value) }];
  });
  const rising = found.filter(
    ({ value }, index) => found[index - 1]?.value === value - 1 || found[index + 1]?.value === value + 1,
  );
  return new Set(rising.length >= 3 ? rising.map(({ block }) => block) : []);
}
