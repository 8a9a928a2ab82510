import type { ReadPdf } from '#contract/documents.ts';
import { type FlowItem, isBold, lineText } from '../flow.ts';
import { withoutFurniture } from './furniture.ts';
import { type PageLine, pageLines } from './page-lines.ts';
import { paragraphsOf } from './paragraphs.ts';
import { gridsOf } from './ruled-tables.ts';
import { partsOf } from './tables.ts';

/** The reading order of a PDF: paragraphs, which may continue on the next page, and tables. */
export function pdfFlow(read: ReadPdf): FlowItem[] {
  const pages = read.pages.map((page, index) => ({ ...page, lines: pageLines(page, index + 1) }));
  const kept = withoutFurniture(pages);
  const items: FlowItem[] = [];
  let text: PageLine[] = [];
  const endText = () => {
    for (const lines of paragraphsOf(text)) items.push({ kind: 'text', lines, heading: isHeading(lines) });
    text = [];
  };
  for (const [index, lines] of kept.entries()) {
    for (const part of partsOf(lines, gridsOf(pages[index]?.rules))) {
      if (part.kind === 'lines') text.push(...part.lines);
      else {
        endText();
        items.push({ kind: 'table', rows: part.rows });
      }
    }
  }
  endText();
  return items;
}

/** Short, and distinguished from running text by weight or capitals. */
function isHeading(lines: readonly PageLine[]): boolean {
  if (lines.length > 3) return false;
  const text = lines.map(lineText).join(' ');
  if (text.length > 140 || !/\p{L}{2}/u.test(text)) return false;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/\p{Ll}/gu, '');
  if (/[,;]$/.test(text)) return false;
  return (
    (capitals.length > 0.85 * letters.length && letters.length > 3) || (lines.every(isBold) && !/[a-z]\.$/.test(text))
  );
}
