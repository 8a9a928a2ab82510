import type { Document } from './document.ts';

/**
 * Indexes of the paragraphs that form a table of contents: they name parts and pages but aren't those parts. Recognized
 * by dot leaders, or by a page number at the end of each line below the words `Table of Contents`.
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
  for (const place of listedExhibits({ text, paragraphs })) found.add(place);
  return found;
}

/**
 * Consecutive exhibits with nothing between them are a list of exhibits; before the signatures, so are those with only
 * a short title or a page number below each.
 */
export function listedExhibits({ text, paragraphs }: Pick<Document, 'text' | 'paragraphs'>): number[] {
  const signed = text.search(/\bin witness whereof\b|\bby:\s*(?:_{3,}|\/s\/)/i);
  const listed: number[] = [];
  let run: number[] = [];
  let exhibits = 0;
  let titles = 0;
  for (let index = 0; index <= paragraphs.length; index += 1) {
    const paragraph = paragraphs[index];
    const own = paragraph ? text.slice(paragraph.start, paragraph.end) : '';
    // `Schedule 5 – Renewal Terms … Term: Five (5) years.`: terms, not a title.
    const statesTerms = /\d\)? \w{1,20}\.$/.test(own);
    if (
      own.length < 160 &&
      !statesTerms &&
      /^(?:exhibit|schedule|appendix|annex|attachment|rider)\s+["“]?[A-Z0-9]/i.test(own)
    ) {
      run.push(index);
      exhibits += 1;
      titles = 0;
      continue;
    }
    titles += 1;
    const isTitle = own !== '' && own.length < 90 && titles <= 2 && !/[.;:]$|^(?:article|section|part|\d)/i.test(own);
    if (exhibits > 0 && isTitle && (paragraph?.end ?? 0) < signed) run.push(index);
    else {
      if (exhibits >= 3) listed.push(...run);
      run = [];
      exhibits = 0;
    }
  }
  return listed;
}
