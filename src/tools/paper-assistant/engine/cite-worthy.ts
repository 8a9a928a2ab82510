import type { Move } from './manuscript.ts';

/** What decides whether a sentence needs a source. */
interface StatementReading {
  readonly words: string;
  readonly move: Move | undefined;
}

/**
 * Whether a sentence states what others found or what is generally so, and names no source: then a reader will ask for
 * one. Own methods and results need none.
 */
export function needsCitation({ words, move }: StatementReading): boolean {
  if (move === undefined || namesSource(words) || words.split(' ').length < 5 || words.endsWith('?')) return false;
  const lower = words.toLowerCase();
  switch (move) {
    case 'background':
      return !/^(?:we|i|our|my|here)\b/.test(lower);
    case 'gap':
      return literature.test(lower);
    case 'interpretation':
    case 'limitation':
    case 'result':
      return comparison.test(lower);
    case 'method':
      return borrowed.test(lower);
    case 'aim':
      return false;
  }
}

/** Whether the sentence already points at a source: a number in brackets, a name with a year, an address. */
function namesSource(words: string): boolean {
  return sourceMarks.test(words);
}

const literature =
  /\b(?:studies|study|trials?|research|literature|evidence|scholars|authors|reports?|results|findings|consensus|proposed|additives|methods|models)\b/;

const comparison =
  /\b(?:consistent with|in line with|in agreement with|agrees? with|contrary to|in contrast (?:to|with)|similar to|as in|confirms?|extends?) (?:\w+ ){0,3}(?:studies|study|work|trials?|reports?|research|findings|literature|evidence|observations)\b|\b(?:previous|earlier|prior|recent) (?:\w+ )?(?:studies|work|trials|reports|research|literature|findings)\b|\b(?:has|have) been (?:shown|reported|linked|proposed)\b/;

const borrowed =
  /\b(?:as (?:previously )?described|as reported|according to the (?:method|protocol|procedure|definition)|following the (?:method|protocol|procedure|approach) of|(?:developed|proposed|introduced|validated) by (?!us\b|the authors)|previously (?:published|validated))\b/;

const sourceMarks =
  /\[\d{1,3}[\d,;–\- ]*\]|\[@?\p{L}[^\]]{0,60}\d{4}[a-z]?\]|\bet al\b|\((?:see |e\.g\.,? |cf\. )?\p{Lu}[^()]{1,120}\b(?:1[5-9]|20)\d\d[a-z]?[^()]{0,40}\)|\p{Lu}\p{L}{1,30} \((?:1[5-9]|20)\d\d[a-z]?\)|\b10\.\d{4,9}\/|https?:\/\/|\bdoi\b|\barxiv:|\\(?:[A-Za-z]*cite)[a-z]*\*?[[{]|\[[^\][@]{0,40}@\p{L}[^\]]{1,200}\]|[⁰¹²³⁴-⁹]$/u;
