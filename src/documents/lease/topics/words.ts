/**
 * The distinct words of a paragraph, and its distinct pairs of adjacent words, in lower case; every figure counts as
 * the same word.
 */
export function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^a-z0-9]+/)
    .map((word) => (/^\d/.test(word) ? '0' : word))
    .filter((word) => word.length > 1 || word === '0');
  const found = new Set<string>();
  words.forEach((word, index) => {
    const next = words[index + 1];
    if (!common.has(word)) found.add(word);
    if (next !== undefined && !(common.has(word) && common.has(next))) found.add(`${word} ${next}`);
  });
  return [...found];
}

const common = new Set(
  'the of and or to in by for any shall be this such as on is that with at from an not may all lease landlord tenant lessor lessee herein hereof thereof hereunder which its other upon if it no are under will said has have'.split(
    ' ',
  ),
);
