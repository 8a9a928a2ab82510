import type { Line } from '../letter-saying.ts';
import type { Mention } from './mentions.ts';

const common = new Set(
  'the of and or to in by for any be this such as on is that with at from an it are its if will would shall may we you our your i us a has have so not no there then than also but'.split(
    ' ',
  ),
);

/** Lowercase words without possessives; amounts, percentages and other figures each count as one word. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/[$£€]\s?\d[\d.,]*\s?[km]?\b/g, ' $ ')
      .replace(/\d[\d.,]{0,30}\s?%/g, ' % ')
      .replace(/\d[\d.,/:-]*/g, ' 0 ')
      .match(/\p{L}+(?:'\p{L}+)?|[$%0?:]/gu) ?? []
  ).map((word) => word.replace(/'s$/, ''));
}

/** The position of a sentence in the offer. */
export interface Surroundings {
  /** The previous sentence. */
  readonly before: string;
  /** 0 at the beginning of the offer, 1 at its end. */
  readonly place: number;
}

const stem = (word: string): string => (word.length > 6 ? `${word.slice(0, 5)}~` : word);

/**
 * Features for the field of a value: the words next to it, the words in its sentence and heading, and those in the
 * previous sentence.
 */
export function featuresOf(mention: Mention, line: Line, { before, place }: Surroundings): string[] {
  const found = new Set<string>(mention.marks);
  const { kind, text, start, end } = mention;
  const heading = wordsOf(line.heading).filter((word) => !common.has(word));
  for (const word of heading) found.add(`#${stem(word)}`);
  heading.slice(1).forEach((word, at) => {
    found.add(`#${heading[at]} ${word}`);
  });
  if (heading.length === 0) found.add('#');
  for (const word of wordsOf(before).slice(-12)) if (!common.has(word)) found.add(`<<${stem(word)}`);
  const isSentence = kind === 'words';
  const left = isSentence ? [] : wordsOf(text.slice(Math.max(0, start - 80), start)).slice(-7);
  const right = isSentence ? [] : wordsOf(text.slice(end, end + 70)).slice(0, 6);
  left.reverse().forEach((word, at) => {
    if (at < 2) found.add(`-${at + 1} ${word}`);
    if (!common.has(word)) found.add(`- ${stem(word)}`);
  });
  if (left[1] !== undefined) found.add(`-- ${left[1]} ${left[0]}`);
  right.forEach((word, at) => {
    if (at < 2) found.add(`+${at + 1} ${word}`);
    if (!common.has(word)) found.add(`+ ${stem(word)}`);
  });
  if (right[1] !== undefined) found.add(`++ ${right[0]} ${right[1]}`);
  if (!isSentence && left.length === 0) found.add('- none');
  if (!isSentence && right.length === 0) found.add('+ none');
  const words = wordsOf(text.slice(0, 900));
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (!common.has(word)) found.add(stem(word));
    if (isSentence && next !== undefined && !(common.has(word) && common.has(next))) found.add(`${word} ${next}`);
  });
  if (kind === 'name' || kind === 'date' || kind === 'address' || kind === 'unit') {
    found.add(
      place < 0.06 ? '@first' : place < 0.15 ? '@begin' : place > 0.92 ? '@last' : place > 0.8 ? '@end' : '@middle',
    );
  }
  if (!isSentence) found.add(`words ${Math.min(4, Math.ceil(words.length / 6))}`);
  return [...found];
}
