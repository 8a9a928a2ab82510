import type { Document } from './document.ts';

/**
 * Places of the paragraphs that make up a table of contents: they name parts and pages, but are not the parts. Known by dot
 * leaders, or by a page number at the end of each line below the words `Table of Contents`.
 */
export function contentsOf({ text, paragraphs }: Pick<Document, 'text' | 'paragraphs'>): ReadonlySet<number> {
  const found = new Set<number>();
  let below = false;
  let misses = 0;
  for (const [index, { start, end }] of paragraphs.entries()) {
    const own = text.slice(start, end);
    if (/^\s*(?:table of contents|contents|index)\s*$/i.test(own)) {
      below = true;
      misses = 0;
      found.add(index);
      continue;
    }
    const leaders = /(?:\.\s?){4,}\s*(?:[A-Z]-)?\d{0,3}\s*$/.test(own) || /(?:\.\s?){6,}/.test(own);
    const numbered = below && own.length < 160 && /[\s\t](?:[A-Z]-)?\d{1,3}$/.test(own);
    if (leaders || numbered) {
      found.add(index);
      misses = 0;
    } else if (below) {
      misses += 1;
      if (misses > 2) below = false;
    }
  }
  return found;
}
