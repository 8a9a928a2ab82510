/** The unit of classification: a sentence or a cell in an offer, with the label or heading above it if there is one. */
export interface TermText {
  readonly heading: string;
  readonly text: string;
}

const common = new Set(
  'the of and or to in by for any be this such as on is that with at from an it are its if will would shall may we you our your i us a has have so not no there then than also but'.split(
    ' ',
  ),
);

/**
 * The features of a term: its words, pairs of adjacent words, the first letters of longer words (so that `renewing`
 * counts as `renewal`), and the words of its heading; amounts, percentages and other figures each count as one word.
 * Each feature counts once.
 */
export function featuresOf({ heading, text }: TermText): string[] {
  const found = new Set<string>();
  const words = wordsOf(text);
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (!common.has(word)) {
      found.add(word);
      if (word.length > 6) found.add(`${word.slice(0, 5)}~`);
    }
    if (next !== undefined && !(common.has(word) && common.has(next))) found.add(`${word} ${next}`);
    const third = words[at + 2];
    if (third !== undefined && common.has(next ?? '')) found.add(`${word} … ${third}`);
  });
  for (const word of wordsOf(heading)) {
    if (common.has(word)) continue;
    found.add(`#${word}`);
    if (word.length > 6) found.add(`#${word.slice(0, 5)}~`);
  }
  if (heading === '') found.add('#');
  return [...found];
}

/** Lower case, without possessives; `$5.25` is `$`, `3.5%` is `%`, `1,200` is `0`. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']/g, "'")
      .replace(
        /(?:[$£€]|\b(?:eur|cad|usd|gbp|chf|aud|inr)\b)\s?\d[\d.,]*\s?[km]?\b|\d[\d.,]{0,30}\s?(?:€|euros?\b|dollars?\b|pounds?\b)/g,
        ' $ ',
      )
      .replace(/\d[\d.,]{0,30}\s?(?:%|percent\b|per cent\b)/g, ' % ')
      .replace(/\d[\d.,/:-]*/g, ' 0 ')
      .match(/[\p{L}]+(?:'[\p{L}]+)?|[$%0?]/gu) ?? []
  ).map((word) => word.replace(/'s$/, ''));
}
