import type { Document, Page, Paragraph } from './document.ts';

/** A long paragraph that contains section numbers has lost its line breaks in a conversion. */
const longest = 1_800;

/**
 * Section numbers inside running text: `ARTICLE IV`, `Section 4.2`, `4.2 Late Charges`, `7. SECURITY DEPOSIT.`, `(B)
 * Base Rental`. They are recognized only right after the end of a sentence.
 */
const sectionStart =
  /(?<=[.;:)”"] )(?=(?:ARTICLE|Article|SECTION|Section)\s+(?:[IVXLC]{1,6}|\d{1,3}(?:\.\d{1,3})?)\b[.:\s]|\d{1,2}\s?\.\s?\d{1,2}\.?\s+(?:\([a-z]\)\s+)?[“"]?[A-Z]|\d{1,2}\s?\.\s+[A-Z][A-Z’',;&/ -]{3,70}[.:]?\s|\([A-Z]\)\s+[A-Z])/g;

/**
 * Splits paragraphs that contain whole articles into one for each numbered section. Text and positions do not change:
 * only the boundaries are new.
 */
export function splitParagraphs({
  text,
  pages,
  paragraphs,
}: Pick<Document, 'text' | 'pages' | 'paragraphs'>): Paragraph[] {
  return paragraphs.flatMap((paragraph) => {
    if (paragraph.kind !== 'text' || paragraph.end - paragraph.start < longest) return [paragraph];
    const own = text.slice(paragraph.start, paragraph.end);
    const starts = [0, ...[...own.matchAll(sectionStart)].map(({ index }) => index)];
    if (starts.length < 3) return [paragraph];
    return starts.flatMap((from, index): Paragraph[] => {
      const start = paragraph.start + from;
      const end = paragraph.start + (starts[index + 1] ?? own.length);
      return text.slice(start, end).trim() === '' ? [] : [{ ...paragraph, start, end, page: pageOf(pages, start) }];
    });
  });
}

function pageOf(pages: readonly Page[], offset: number): number {
  return pages.findLast(({ start, end }) => start <= offset && end > start)?.number ?? 1;
}
