/**
 * Leaves at most `longestGap` of blanks, tabs, line breaks, invisible characters and the signs that fill a line when they
 * follow each other: nobody writes more, and patterns that look for the end of a gap take time with the square of its
 * length. `before` is the length of the gap at which the text so far ended; answered is the text to add, and the length of
 * the gap at which it ends now.
 */
export function shortenGaps(text: string, before: number): { readonly text: string; readonly gap: number } {
  let kept = '';
  let gap = before;
  for (const [part] of text.matchAll(parts)) {
    const isGap = startsGap.test(part);
    kept += isGap ? part.slice(0, longestGap - gap) : part;
    gap = isGap ? Math.min(longestGap, gap + part.length) : 0;
  }
  return { text: kept, gap };
}

const longestGap = 200;

const filler = String.raw`\s\u200b-\u200f\u2060_.\-=*·…`;
const parts = new RegExp(`[${filler}]+|[^${filler}]+`, 'gu');
const startsGap = new RegExp(`^[${filler}]`, 'u');
