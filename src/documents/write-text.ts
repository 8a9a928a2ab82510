import type { Document, Line, Page, Paragraph, Table, TableCell, TableRow, Word } from './document.ts';
import { type FlowItem, type FlowLine, isBold, lineSize } from './flow.ts';

type Written = Pick<Document, 'text' | 'pages' | 'paragraphs' | 'tables'>;

/** Data about a page in addition to its text. */
export type PageFace = Pick<Page, 'width' | 'height' | 'scanned' | 'recognised'>;

/** Builds one text from the flow and records the position of everything in it. */
export function writeText(items: readonly FlowItem[], pages: readonly PageFace[]): Written {
  const vocabulary = hyphenated(items);
  const out: string[] = [];
  let length = 0;
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  const lines: Line[] = [];
  const put = (text: string) => {
    out.push(text);
    length += text.length;
  };

  /** Writes lines one after another as one sequence of words. */
  const putLines = (run: readonly FlowLine[]): { start: number; end: number } => {
    const start = length;
    for (const [index, line] of run.entries()) {
      const words: Word[] = [];
      const lineStart = length;
      for (const [place, word] of line.words.entries()) {
        const next = place === line.words.length - 1 ? run[index + 1]?.words[0]?.text : undefined;
        const ends = next !== undefined && word.text.length > 2 && /[a-z]-$/i.test(word.text) && /^[a-z]/i.test(next);
        // A word broken at the line end is joined; a word with a regular hyphen keeps it.
        const broken =
          ends &&
          /^[a-z]/.test(next) &&
          !vocabulary.has(`${word.text}${next}`.toLowerCase().replace(/(?<![^a-z-])[^a-z-]+$/, ''));
        const shown =
          broken && isOneWord(word.text.slice(0, -1), next, vocabulary) ? word.text.slice(0, -1) : word.text;
        words.push({ start: length, end: length + shown.length, box: word.box, size: word.size, bold: word.bold });
        put(shown);
        if (!ends && (place < line.words.length - 1 || index < run.length - 1)) put(' ');
      }
      lines.push({
        page: line.page,
        start: lineStart,
        end: words.at(-1)?.end ?? lineStart,
        box: line.box,
        words,
        size: lineSize(line),
        bold: isBold(line),
      });
    }
    return { start, end: length };
  };

  for (const item of items) {
    if (length > 0) put('\n');
    if (item.kind === 'text') {
      const page = item.lines[0]?.page ?? 1;
      const span = putLines(item.lines);
      paragraphs.push({ ...span, page, kind: item.heading ? 'heading' : 'text', indent: item.lines[0]?.indent ?? 0 });
      continue;
    }
    const rows: TableRow[] = [];
    for (const row of item.rows) {
      if (rows.length > 0) put('\n');
      const start = length;
      const page = row.cells[0]?.lines[0]?.page ?? 1;
      const cells: TableCell[] = [];
      for (const cell of row.cells) {
        if (cells.length > 0) put('\t');
        cells.push({ ...putLines(cell.lines), column: cell.column });
      }
      rows.push({ start, end: length, page, cells });
      paragraphs.push({ start, end: length, page, kind: 'row', indent: row.cells[0]?.lines[0]?.indent ?? 0 });
    }
    const first = rows[0];
    if (first) tables.push({ start: first.start, end: length, page: first.page, rows });
  }
  return { text: out.join(''), pages: pagesOf(lines, pages, length), paragraphs, tables };
}

/** Lines are in text order; a page begins with its first line. */
function pagesOf(lines: readonly Line[], pages: readonly PageFace[], length: number): Page[] {
  const byPage = new Map<number, Line[]>();
  for (const line of lines) {
    const own = byPage.get(line.page);
    if (own) own.push(line);
    else byPage.set(line.page, [line]);
  }
  const found: Page[] = [];
  let end = length;
  for (let index = pages.length - 1; index >= 0; index -= 1) {
    const page = pages[index];
    if (!page) continue;
    const own = byPage.get(index + 1) ?? [];
    const start = index === 0 ? 0 : Math.min(end, own[0]?.start ?? end);
    found.push({ ...page, number: index + 1, start, end, lines: own });
    end = start;
  }
  return found.reverse();
}

/**
 * Two halves are one word if that word occurs elsewhere in the document, or if the second half does not occur by
 * itself.
 */
function isOneWord(first: string, second: string, vocabulary: ReadonlySet<string>): boolean {
  const rest = second.toLowerCase().replace(/(?<![^a-z-])[^a-z-]+$/, '');
  const start = first.toLowerCase().replace(/^[^a-z]+/, '');
  if (vocabulary.has(`${start}${rest}`)) return true;
  return !vocabulary.has(rest) && !ownPrefix.test(start);
}

/** A prefix that is hyphenated before many words and never forms a word with them. */
const ownPrefix =
  /(?:^|-)(?:non|self|anti|semi|multi|cross|well|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/;

/** Words of the document with and without a hyphen, as they occur within lines. */
function hyphenated(items: readonly FlowItem[]): Set<string> {
  const words = new Set<string>();
  const runs = items.flatMap((item) =>
    item.kind === 'text' ? item.lines : item.rows.flatMap((row) => row.cells.flatMap((cell) => cell.lines)),
  );
  for (const [index, line] of runs.entries()) {
    // The second half of a broken word doesn't count as a word.
    const isHalf = runs[index - 1]?.words.at(-1)?.text.endsWith('-') ?? false;
    for (const word of line.words.slice(isHalf ? 1 : 0))
      words.add(word.text.toLowerCase().replace(/(?<![^a-z-])[^a-z-]+$/, ''));
  }
  return words;
}
