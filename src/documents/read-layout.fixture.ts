import type { Clause, Document, Paragraph, Table, TableCell, TableRow } from './document.ts';

/**
 * A document for tests, from text laid out as on paper: pages separated by form feeds, paragraphs by empty lines, the
 * cells of a row by three spaces or more. It replaces the reader in tests of what an engine extracts from a document.
 */
export function readLayout(layout: string): Document {
  const out: string[] = [];
  let length = 0;
  const pages: { number: number; start: number }[] = [];
  const paragraphs: Paragraph[] = [];
  const tables: Table[] = [];
  let open: { start: number; page: number; indent: number; parts: string[] } | null = null;
  let rows: OpenRow[] = [];

  const write = (text: string) => {
    out.push(text);
    length += text.length;
  };
  const closeParagraph = () => {
    if (open === null) return;
    const text = open.parts.join(' ').replace(/\s+/g, ' ');
    const heading = text.length < 90 && (isCapitals(text) || /^(?:ARTICLE|EXHIBIT|Exhibit|Article)\s+\S+$/.test(text));
    const start = length;
    write(`${text}\n`);
    paragraphs.push({
      start,
      end: start + text.length,
      page: open.page,
      kind: heading ? 'heading' : 'text',
      indent: open.indent,
    });
    open = null;
  };
  const closeTable = () => {
    if (rows.length === 0) return;
    const columns = [...new Set(rows.flatMap(({ cells }) => cells.map(({ x }) => x)))].sort((a, b) => a - b);
    const start = length;
    const made = rows.map(({ page, cells }): TableRow => {
      const rowStart = length;
      const spans = cells.map(({ x, text }, index): TableCell => {
        if (index > 0) write('\t');
        const cellStart = length;
        write(text);
        return { start: cellStart, end: length, column: columns.indexOf(x) };
      });
      paragraphs.push({ start: rowStart, end: length, page, kind: 'row', indent: cells[0]?.x ?? 0 });
      const rowEnd = length;
      write('\n');
      return { start: rowStart, end: rowEnd, page, cells: spans };
    });
    tables.push({ start, end: length - 1, page: rows[0]?.page ?? 1, rows: made });
    rows = [];
  };

  layout.split('\f').forEach((pageText, index) => {
    const page = index + 1;
    if (index > 0 && pageText.trim() === '') return;
    const lines = pageText
      .split('\n')
      .filter(
        (line) =>
          !/^\s*(?:[-–—]\s*)?(?:page\s+)?(?:\d{1,3}|[ivxl]{1,5})\s*(?:of\s+\d+)?\s*(?:[-–—]\s*)?$/i.test(line) ||
          line.trim() === '',
      );
    let afterBlank = true;
    const firstOfPage = { is: true };
    for (const line of lines) {
      if (line.trim() === '') {
        afterBlank = true;
        continue;
      }
      const indent = line.length - line.trimStart().length;
      const cells = cellsOf(line);
      const isRow =
        cells.length >= 2 &&
        !(/[a-z,]$/.test(cells[0]?.text ?? '') && (cells[0]?.text.length ?? 0) > 45 && cells.length === 2);
      const continues = rows.length > 0 && !afterBlank && joinsRow(rows.at(-1), cells);
      if (firstOfPage.is) {
        if (open !== null && !/[.;:”"]$/.test(open.parts.at(-1) ?? '') && !isRow && !isMarked(line)) afterBlank = false;
        else closeParagraph();
        pages.push({ number: page, start: length });
        firstOfPage.is = false;
      }
      if (continues) addToRow(rows.at(-1), cells);
      else if (isRow) {
        closeParagraph();
        rows.push({ page, cells });
      } else {
        if (rows.length > 0) closeTable();
        if (afterBlank || isMarked(line) || (open !== null && isShortTitle(open.parts))) closeParagraph();
        open ??= { start: length, page, indent, parts: [] };
        open.parts.push(line.trim());
      }
      afterBlank = false;
    }
    if (firstOfPage.is) pages.push({ number: page, start: length });
  });
  closeParagraph();
  closeTable();

  const text = out.join('').trimEnd();
  return {
    kind: 'pdf',
    text,
    pages: pages.map(({ number, start }, at) => ({
      number,
      width: 612,
      height: 792,
      start,
      end: pages[at + 1]?.start ?? text.length,
      lines: [],
      scanned: false,
      recognised: false,
    })),
    paragraphs,
    tables,
    clauses: clausesOf(text, paragraphs),
    struck: { passages: 0, characters: 0 },
    scanned: text.trim() === '',
    pageNumbers: 'exact',
  };
}

interface OpenRow {
  readonly page: number;
  readonly cells: { x: number; text: string }[];
}

function cellsOf(line: string): { x: number; text: string }[] {
  return [...line.matchAll(/\S+(?: {1,2}\S+)*/g)].map((match) => ({
    x: match.index,
    text: match[0].replace(/\s+/g, ' '),
  }));
}

function joinsRow(row: OpenRow | undefined, cells: readonly { x: number; text: string }[]): boolean {
  if (row === undefined || cells.length === 0) return false;
  const known = (x: number) => row.cells.some((cell) => Math.abs(cell.x - x) <= 3);
  const label = row.cells[0]?.text ?? '';
  if (cells.length === row.cells.length)
    return (
      cells.length === 2 && !label.endsWith(':') && (cells[0]?.text.endsWith(':') ?? false) && known(cells[1]?.x ?? -9)
    );
  return cells.length < row.cells.length && cells.every(({ x }) => known(x)) && (cells[0]?.x ?? 0) > 8;
}

function addToRow(row: OpenRow | undefined, cells: readonly { x: number; text: string }[]): void {
  for (const { x, text } of cells) {
    const cell = row?.cells.find((known) => Math.abs(known.x - x) <= 3);
    if (cell) cell.text += ` ${text}`;
  }
}

function isMarked(line: string): boolean {
  return /^\s*(?:(?:ARTICLE|Article|Section|SECTION|EXHIBIT)\s+\S+|\d{1,2}(?:\.\d{1,2})*\.?\s+[A-Z“(]|\d{1,2}\.\d{1,2}|\(?[a-z]\)\s|\(?[ivx]{1,4}\)\s|[a-z]\.\s)/.test(
    line,
  );
}

function isShortTitle(parts: readonly string[]): boolean {
  return parts.length === 1 && (parts[0]?.length ?? 0) < 60 && isCapitals(parts[0] ?? '');
}

function isCapitals(text: string): boolean {
  const letters = text.replace(/[^A-Za-z]/g, '');
  return letters.length > 3 && letters === letters.toUpperCase();
}

function clausesOf(text: string, paragraphs: readonly Paragraph[]): Clause[] {
  const clauses: (Clause & { end: number })[] = [];
  let stack: number[] = [];
  for (const { start, end, page, kind } of paragraphs) {
    if (kind === 'row') continue;
    const line = text.slice(start, Math.min(end, start + 200));
    const exhibit = /^exhibit\s+[“"”]?([A-Z0-9-]{1,4})[“"”]?\s*$/i.exec(line);
    const article = /^article\s+([IVXLC\d]+)\.?\s*(.*)$/i.exec(line);
    const section =
      /^(?:section\s+)?(\d{1,3}(?:\.\d{1,3})*)\.?\s+([A-Z][^.:]{2,80}?)(?:[.:](?:\s|$)|$)/.exec(line) ??
      /^(?:section\s+)?(\d{1,3}(?:\.\d{1,3})*)\.?\s+()/.exec(line);
    const item = /^\(?([a-z]{1,3}|[ivx]+)[.)]\s+(?:([A-Z][^.:]{2,60}?)[.:]\s)?/.exec(line);
    const match = exhibit ?? article ?? section ?? item;
    const level = exhibit || article ? 1 : section ? 1 + (section[1] ?? '').split('.').length : item ? 5 : 2;
    if (match === null && kind !== 'heading') continue;
    stack = stack.filter((index) => (clauses[index]?.level ?? 9) < level);
    const parent = stack.at(-1) ?? null;
    const number = match?.[1] ?? '';
    const title = (match === null ? line : (match[2] ?? '')).trim();
    const outer = parent === null ? '' : (clauses[parent]?.label ?? '');
    clauses.push({
      index: clauses.length,
      parent,
      kind: exhibit ? 'exhibit' : article ? 'article' : section ? 'section' : item ? 'item' : 'heading',
      label: exhibit
        ? `Exhibit ${number}`
        : article
          ? `Article ${number}`
          : section
            ? `Section ${number}`
            : item
              ? `${outer}(${number})`
              : title,
      number,
      title,
      level,
      page,
      lastPage: page,
      start,
      end: text.length,
      bodyStart: start + (match?.[0].length ?? line.length),
    });
    stack.push(clauses.length - 1);
  }
  clauses.forEach((clause, at) => {
    const next = clauses.slice(at + 1).find(({ level }) => level <= clause.level);
    clause.end = next ? next.start : text.length;
  });
  return clauses;
}
