import type { ReadDocx, ReadParagraph } from '../../contract/documents.ts';
import type { FlowItem, FlowLine, FlowRow, FlowWord } from '../flow.ts';

/** The reading order of a Word document: its paragraphs and tables as they come. */
export function docxFlow(read: ReadDocx): FlowItem[] {
  const items: FlowItem[] = [];
  let tabbed: FlowRow[] = [];
  const endTabbed = () => {
    // One line with a tab is a line with a gap; several in a row are a table.
    if (tabbed.length > 1) items.push({ kind: 'table', rows: tabbed });
    else
      for (const { cells } of tabbed) {
        items.push({ kind: 'text', lines: cells.flatMap((cell) => cell.lines), heading: false });
      }
    tabbed = [];
  };
  for (const block of read.blocks) {
    if (block.kind === 'table') {
      endTabbed();
      const rows = block.rows.map(({ cells }) => ({
        cells: cells.flatMap(({ column, paragraphs }) => {
          const lines = paragraphs.flatMap(linesOf);
          return lines.length > 0 ? [{ column, lines }] : [];
        }),
      }));
      items.push({ kind: 'table', rows: rows.filter(({ cells }) => cells.length > 0) });
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

/** A paragraph whose parts are set apart by tabs, other than behind its number. */
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

/** One line for each line break and each page that the paragraph runs over. */
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
  // A number without text is an empty paragraph of a list.
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
