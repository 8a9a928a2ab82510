/** The features of a lease sentence for the classifier. */
export interface ClauseSentence {
  readonly text: string;
  /** The titles around it, outermost first, in lower case. */
  readonly section: string;
  /** The previous sentence. */
  readonly before: string;
}

const common = new Set(
  'the of and to in by for any such this as on is that with at from an it are its a or which be'.split(' '),
);
const longest = 1_200;
const longestBefore = 250;

/** Lowercase words, with long words shortened; amounts, percentages and other figures each count as one word. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/\b(?:lessor|owner)\b/g, 'landlord')
      .replace(/\blessee\b/g, 'tenant')
      .replace(/[$£€]\s?\d[\d.,]*/g, ' $ ')
      .replace(/\d[\d.,]{0,30}\s?%/g, ' % ')
      .replace(/\d[\d.,/:-]*/g, ' 0 ')
      .match(/\p{L}+(?:'\p{L}+)?|[$%0]/gu) ?? []
  ).map((word) => {
    const plain = word.replace(/'s$/, '');
    return plain.length > 6 ? `${plain.slice(0, 6)}~` : plain;
  });
}

/**
 * Its words and pairs of adjacent words, the kinds of its figures, and the words in its titles and in the previous
 * sentence.
 */
export function featuresOf({ text, section, before }: ClauseSentence): string[] {
  const found = new Set<string>();
  const words = wordsOf(text.slice(0, longest));
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (!common.has(word)) found.add(word);
    if (next !== undefined && !(common.has(word) && common.has(next))) found.add(`${word} ${next}`);
  });
  const titles = section.split(' > ');
  for (const word of wordsOf(titles.at(-1) ?? '')) if (!common.has(word)) found.add(`#${word}`);
  for (const word of wordsOf(titles.slice(0, -1).join(' '))) if (!common.has(word)) found.add(`##${word}`);
  if (section === '') found.add('#');
  for (const word of wordsOf(before.slice(-longestBefore)).slice(-20)) if (!common.has(word)) found.add(`<${word}`);
  if (/\bdays?\b/i.test(text) && /\d|\b(?:five|ten|fifteen|twenty|thirty|sixty|ninety)\b/i.test(text))
    found.add('@days');
  if (/%|percent/i.test(text)) found.add('@percent');
  if (text.includes('$')) found.add('@money');
  return [...found];
}
