import { groupsOf } from './word-groups.ts';

const common = new Set(
  'the of and or to in by for any be this such as on is that with at from an it are its a has have so'.split(' '),
);
const longest = 600;
const mostWords = 70;

/**
 * The words of a sentence and its pairs of adjacent words; the groups of its words (`word-groups.ts`), pairs of groups
 * that follow each other, and pairs that occur together; and its length. Each counts once.
 */
export function bindingFeatures(sentence: string): string[] {
  const found = new Set<string>();
  const words = wordsOf(sentence.slice(0, longest)).slice(0, mostWords);
  const groups: (readonly string[])[] = [];
  words.forEach((word, at) => {
    if (!common.has(word)) {
      found.add(word);
      if (word.length > 5) found.add(`${word.slice(0, 5)}~`);
    }
    const next = words[at + 1];
    if (next !== undefined) found.add(`${word} ${next}`);
    const own = groupsOf(word);
    if (own.length > 0) groups.push(own);
  });
  if (words[0] !== undefined) found.add(`^ ${words[0]}`);
  groups.forEach((own, at) => {
    for (const group of own) {
      found.add(`@${group}`);
      for (const next of groups[at + 1] ?? []) found.add(`@${group} ${next}`);
      for (const next of groups[at + 2] ?? []) found.add(`@${group} … ${next}`);
    }
  });
  const together = [...new Set(groups.flat())].sort();
  together.forEach((group, at) => {
    for (const other of together.slice(at + 1)) found.add(`@${group} + ${other}`);
  });
  found.add(words.length < 4 ? '@3' : words.length < 9 ? '@8' : words.length < 20 ? '@19' : '@20');
  return [...found];
}

/** Lower case; amounts, percentages and other figures each count as one word. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']/g, "'")
      .replace(/[$£€]\s?\d[\d.,]*\s?[km]?\b/g, ' $ ')
      .replace(/\d[\d.,]{0,30}\s?%/g, ' % ')
      .replace(/\d[\d.,/:-]*/g, ' 0 ')
      .match(/\p{L}+(?:['-]\p{L}+)*|[$%0?]/gu) ?? []
  );
}
