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
    const leaders = /(?:\.\s?){4}\s{0,200}(?:[A-Z]-)?\d{0,3}\s{0,200}$/.test(own) || /(?:\.\s?){6}/.test(own);
    const numbered = below && own.length < 160 && /[\s\t](?:[A-Z]-)?\d{1,3}$/.test(own);
    if (leaders || numbered) {
      found.add(index);
      misses = 0;
    } else if (below) {
      misses += 1;
      if (misses > 2) below = false;
    }
  }
  for (const place of listedExhibits(text, paragraphs)) found.add(place);
  return found;
}

/** Consecutive exhibits with nothing between them are a list of exhibits. */
function listedExhibits(text: string, paragraphs: Document['paragraphs']): number[] {
  const listed: number[] = [];
  let run: number[] = [];
  for (let index = 0; index <= paragraphs.length; index += 1) {
    const paragraph = paragraphs[index];
    const own = paragraph ? text.slice(paragraph.start, paragraph.end) : '';
    if (own.length < 160 && /^(?:exhibit|schedule|appendix|annex)\s+["“]?[A-Z0-9]/i.test(own)) run.push(index);
    else {
      if (run.length >= 3) listed.push(...run);
      run = [];
    }
  }
  return listed;
}
