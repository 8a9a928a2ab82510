const common = new Set(
  'the of and or to in by for any be this such as on is that with at from an it are its a has have so'.split(' '),
);
/** An offer says at its beginning what it is. */
const mostWords = 1_500;

/** The words of a document and its pairs of adjacent words; amounts, percentages and other figures count as one word. */
export function documentFeatures(text: string): string[] {
  const words = (
    text
      .slice(0, 20 * mostWords)
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/[$£€]\s?\d[\d.,]*/g, ' $ ')
      .replace(/\d[\d.,]{0,30}\s?%/g, ' % ')
      .replace(/\d[\d.,/:-]*/g, ' 0 ')
      .match(/\p{L}+(?:'\p{L}+)?|[$%0?]/gu) ?? []
  ).slice(0, mostWords);
  const found = new Set<string>();
  words.forEach((word, at) => {
    if (!common.has(word)) found.add(word.length > 6 ? `${word.slice(0, 6)}~` : word);
    const next = words[at + 1];
    if (next !== undefined) found.add(`${word} ${next}`);
  });
  return [...found];
}
