import { clausesOf } from '../clauses.ts';
import type { Document } from '../document.ts';
import type { FlowItem, FlowLine, FlowRow } from '../flow.ts';
import { splitParagraphs } from '../split-paragraphs.ts';
import { writeText } from '../write-text.ts';

/**
 * The document of an example, built by the product's own code: one paragraph per line, a tab between the cells of a
 * table row (adjacent rows form one table), a form feed between pages. Short lines in capitals, and `ARTICLE 4` or
 * `EXHIBIT B`, are headings.
 */
export function caseDocument(text: string): Document {
  const items: FlowItem[] = [];
  let page = 1;
  for (const raw of text.split('\n')) {
    page += raw.split('\f').length - 1;
    // A tab at the start is an empty first cell.
    const line = raw.replaceAll('\f', '').replace(/^ +|\s{1,200}$/g, '');
    if (line.trim() === '') continue;
    if (!line.includes('\t')) {
      items.push({ kind: 'text', lines: [flowLine(line, page)], heading: isHeading(line) });
      continue;
    }
    const row: FlowRow = {
      cells: line
        .split('\t')
        .flatMap((cell, column) => (cell.trim() === '' ? [] : [{ column, lines: [flowLine(cell.trim(), page)] }])),
    };
    const last = items.at(-1);
    if (last?.kind === 'table') items[items.length - 1] = { kind: 'table', rows: [...last.rows, row] };
    else items.push({ kind: 'table', rows: [row] });
  }
  const pages = Array.from({ length: page }, () => ({ width: 612, height: 792, scanned: false, recognised: false }));
  const whole = writeText(items, pages);
  const written = { ...whole, paragraphs: splitParagraphs(whole) };
  return {
    ...written,
    kind: 'pdf',
    clauses: clausesOf(written),
    struck: { passages: 0, characters: 0 },
    scanned: false,
    pageNumbers: 'exact',
  };
}

function flowLine(line: string, page: number): FlowLine {
  const words = line.split(/\s+/).map((text) => ({ text, box: null, size: 10, bold: false }));
  return { page, words, box: null, indent: 0 };
}

function isHeading(line: string): boolean {
  const letters = line.replace(/[^A-Za-z]/g, '');
  const isCapitals = letters.length > 3 && letters === letters.toUpperCase();
  return line.length < 90 && !/[$:;,]/.test(line) && (isCapitals || /^(?:Article|Exhibit)\s+\S+$/.test(line));
}
