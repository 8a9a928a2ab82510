import type { Document, Quote, QuoteBox } from './document.ts';
import { clauseAt, hasPages, pageAt, paragraphAt } from './place.ts';

/**
 * The passage from `start` to `end`, trimmed of white space. Throws RangeError if it is empty: an engine that quotes
 * nothing has a bug.
 */
export function quoteAt(document: Document, start: number, end: number): Quote {
  const slice = document.text.slice(Math.max(0, start), end);
  const from = Math.max(0, start) + slice.length - slice.trimStart().length;
  const text = slice.trim();
  if (text === '') throw new RangeError(`nothing stands from ${start} to ${end}`);
  const to = from + text.length;
  const clause = clauseAt(document, from);
  return {
    start: from,
    end: to,
    text,
    page: hasPages(document) ? pageAt(document, from) : null,
    lastPage: hasPages(document) ? pageAt(document, to - 1) : null,
    clause: clause?.label ?? 'Opening',
    boxes: boxesOf(document, from, to),
    paragraph: paragraphAt(document, from),
    recognised: isRecognised(document, from, to),
  } as unknown as Quote;
}

function isRecognised(document: Document, start: number, end: number): boolean {
  const [first, last] = [pageAt(document, start), pageAt(document, end - 1)];
  return document.pages.slice(first - 1, last).some((page) => page.recognised);
}

/** One box for each line that the passage touches. */
function boxesOf(document: Document, start: number, end: number): QuoteBox[] {
  const boxes: QuoteBox[] = [];
  const first = pageAt(document, start) - 1;
  const last = pageAt(document, end - 1) - 1;
  for (const page of document.pages.slice(Math.max(0, first), last + 1)) {
    for (const line of page.lines) {
      if (line.box === null || line.end <= start || line.start >= end) continue;
      const touched = line.words.filter((word) => word.box !== null && word.end > start && word.start < end);
      const firstBox = touched[0]?.box;
      const lastBox = touched.at(-1)?.box;
      if (!firstBox || !lastBox) continue;
      const right = Math.max(...touched.map(({ box }) => (box === null ? 0 : box.x + box.width)));
      const x = Math.min(...touched.map(({ box }) => box?.x ?? Number.POSITIVE_INFINITY));
      boxes.push({ page: page.number, x, y: line.box.y, width: right - x, height: line.box.height });
    }
  }
  return boxes;
}
