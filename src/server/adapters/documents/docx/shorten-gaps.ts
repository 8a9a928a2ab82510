/**
 * Shortens runs of spaces, tabs, line breaks, invisible characters and leader characters to `longestGap`: longer ones
 * carry no meaning, and patterns that search for the end of a gap take quadratic time. `before` is the length of the
 * gap at the end of the text so far. Returns the text to add and the length of the gap at its end.
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
