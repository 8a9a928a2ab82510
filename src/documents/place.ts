import type { Clause, Document, Span } from './document.ts';

/** The number of the page with the character at this offset. */
export function pageAt(document: Document, offset: number): number {
  return document.pages[lastAtOrBefore(document.pages, offset)]?.number ?? 1;
}

/** Whether the pages of the document are those of a printout, so that a passage can be cited by page. */
export function hasPages({ pageNumbers }: Pick<Document, 'pageNumbers'>): boolean {
  return pageNumbers === 'exact' || pageNumbers === 'rendered';
}

/** Index in `Document.paragraphs` of the paragraph at this offset, or of the one before it. */
export function paragraphAt(document: Document, offset: number): number {
  return Math.max(0, lastAtOrBefore(document.paragraphs, offset));
}

/** The texts of the paragraphs, by the index used in quotes. */
export function paragraphsOf(document: Document): string[] {
  return document.paragraphs.map(({ start, end }) => document.text.slice(start, end));
}

/** The innermost clause around this offset; null before the first. */
export function clauseAt(document: Document, offset: number): Clause | null {
  let at = lastAtOrBefore(document.clauses, offset);
  while (at >= 0) {
    const clause = document.clauses[at];
    if (!clause || offset < clause.end) return clause ?? null;
    at = clause.parent ?? at - 1;
  }
  return null;
}

/** Index of the last span that begins at or before the offset; -1 if there is none. */
function lastAtOrBefore(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.start ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
