import { lineText } from '../flow.ts';
import type { PageLine } from './page-lines.ts';

/**
 * Removes running headers, footers and page numbers from the pages: lines near the top or bottom that are repeated on
 * many pages, and separate numbers that increase. A converted document has them in the middle of pages as well.
 */
export function withoutFurniture(
  pages: readonly { lines: readonly PageLine[]; width: number; height: number }[],
): PageLine[][] {
  const atEdge = new Map<string, Set<number>>();
  const anywhere = new Map<string, Set<number>>();
  for (const [index, page] of pages.entries()) {
    for (const line of page.lines) {
      note(anywhere, repeatedText(line), index);
      if (isAtEdge(line, page.height)) note(atEdge, repeatedText(line), index);
    }
  }
  const often = pages.length === 2 ? 2 : Math.max(3, Math.ceil(0.3 * pages.length));
  const everywhere = Math.max(5, Math.ceil(0.25 * pages.length));
  const counting = countingNumbers(pages);
  return pages.map((page) =>
    page.lines.filter((line) => {
      if (counting.has(line)) return false;
      const text = lineText(line);
      if (pageOfPages.test(text)) return false;
      const key = repeatedText(line);
      if ((anywhere.get(key)?.size ?? 0) >= everywhere && text.length > 3 && !/[.,;:]$/.test(text)) return false;
      if (!isAtEdge(line, page.height)) return true;
      if (pageNumber.test(text)) return false;
      return (atEdge.get(key)?.size ?? 0) < often;
    }),
  );
}

function note(keys: Map<string, Set<number>>, key: string, page: number): void {
  const seen = keys.get(key);
  if (seen) seen.add(page);
  else keys.set(key, new Set([page]));
}

function isAtEdge(line: PageLine, height: number): boolean {
  return line.baseline < 0.1 * height || line.baseline > 0.9 * height;
}

/** The digits differ from page to page; everything else is the same. */
function repeatedText(line: PageLine): string {
  return lineText(line).toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');
}

const pageNumber =
  /^(?:[-–—\s|]*(?:page\s*)?(?:\d{1,4}|[ivxl]{1,6}|[A-Z]{1,2}-\d{1,3})(?:\s*of\s*\d{1,4})?[-–—\s|]*)$/i;

/** Also with initials before or after it. */
const pageOfPages = /^(?:.{0,25}\s)?page\s+\d{1,4}\s+of\s+\d{1,4}(?:\s.{0,25})?$/i;

/** Centered lines that contain only a number, each larger than the previous one. */
function countingNumbers(pages: readonly { lines: readonly PageLine[]; width: number }[]): Set<PageLine> {
  const candidates: { line: PageLine; value: number }[] = [];
  for (const { lines, width } of pages) {
    for (const line of lines) {
      const value = /^[-–—\s]*(\d{1,3})[-–—\s]*$/.exec(lineText(line))?.[1];
      const centre = line.box.x + line.box.width / 2;
      if (value !== undefined && Math.abs(centre - width / 2) < 40) candidates.push({ line, value: Number(value) });
    }
  }
  const rising = candidates.filter(
    ({ value }, index) =>
      value === (candidates[index - 1]?.value ?? Number.NaN) + 1 ||
      value === (candidates[index + 1]?.value ?? Number.NaN) - 1,
  );
  return new Set(rising.length >= 3 ? rising.map(({ line }) => line) : []);
}
