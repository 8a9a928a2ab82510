import { scholarlyWords, stopwords } from '../stopwords.ts';
import { stem, tokenize } from '../terms.ts';

/** Why a model's sentence is not used. */
export type GateReason = 'number' | 'name' | 'words' | 'negation' | 'markup' | 'length';

/**
 * Judges a sentence that a model wrote against the texts that it names as its basis, by code alone: it may connect and
 * rephrase them, and nothing else. No number that they lack, no name that they lack, no negation that they lack, and
 * three of four content words are theirs. Answers the first reason against it, or null.
 */
export function gateSentence(text: string, basis: readonly string[]): GateReason | null {
  const words = tokenize(text);
  if (words.length < 4 || text.length > 400) return 'length';
  if (/[\\{}$<>[\]|#^~`]|https?:|www\.|\n/.test(text)) return 'markup';
  const source = basis.join('\n');
  const numbers = numbersIn(source);
  for (const number of numbersIn(text)) if (!numbers.has(number)) return 'number';
  const names = new Set(tokenize(source).map(({ word }) => word.toLowerCase()));
  for (const { word, index } of words) {
    if (isName(word, index) && !names.has(word.toLowerCase())) return 'name';
  }
  if (negations(text) > 0 && negations(source) === 0) return 'negation';
  const stems = new Set([...names].map(stem));
  const content = words
    .map(({ word }) => word.toLowerCase())
    .filter(
      (word) =>
        word.length > 2 &&
        !stopwords.has(word) &&
        !scholarlyWords.has(word) &&
        !connecting.has(word) &&
        !numerals.has(word),
    );
  const foreign = content.filter((word) => !stems.has(stem(word)));
  return foreign.length > content.length / 4 ? 'words' : null;
}

/** A quote as it stands in a text, but for case, white space and kinds of quotation marks and dashes. */
export function standsIn(quote: string, text: string): boolean {
  const wanted = folded(quote);
  return wanted.length >= 12 && folded(text).includes(wanted);
}

/** The numbers of a text in one form: 1,234.50 and 1234.5 are one, and so are "twelve" and 12. */
export function numbersIn(text: string): Set<string> {
  const numbers = new Set<string>();
  for (const [written] of text.matchAll(/\p{Nd}+(?:[.,  ]\p{Nd}+)*/gu)) {
    for (const form of [written, written.replaceAll(/[  ]/g, '')]) {
      const plain = form.replaceAll(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.');
      for (const part of plain.split(/\s/)) numbers.add(Number.isFinite(Number(part)) ? String(Number(part)) : part);
    }
  }
  for (const { word } of tokenize(text)) {
    for (const part of word.toLowerCase().split(/[-–]/)) {
      const value = numerals.get(part);
      if (value !== undefined) numbers.add(value);
    }
  }
  return numbers;
}

/** "One" is left out: it is a pronoun as often as a number. */
const numerals: ReadonlyMap<string, string> = new Map([
  ...'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, index) => [word, String(index + 2)] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, String((index + 2) * 10)] as const),
  ...[
    'hundred',
    'hundreds',
    'thousand',
    'thousands',
    'million',
    'millions',
    'billion',
    'dozen',
    'dozens',
    'half',
    'third',
    'quarter',
    'twice',
    'double',
    'doubled',
    'tripled',
    'halved',
    'majority',
    'most',
    'percent',
  ].map((word) => [word, word] as const),
]);

/** Not the first word, and written like a name, an acronym or a code. */
function isName(word: string, index: number): boolean {
  if (/\p{L}/u.test(word) && /\p{Nd}/u.test(word)) return true;
  if (/^\p{Lu}{2,}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)) return true;
  return index > 0 && /^\p{Lu}/u.test(word) && word !== 'I';
}

function negations(text: string): number {
  return (
    text.match(
      /\b(?:no|not|never|neither|nor|none|without|cannot|fail(?:s|ed)?|lack(?:s|ed|ing)?|absen(?:t|ce)|un(?:able|likely|affected|changed|related))\b|n['’]t\b/giu,
    ) ?? []
  ).length;
}

/** Words that only join what others say. */
const connecting: ReadonlySet<string> = new Set(
  `addition agree agrees aim aims apply appear appears ask asks author authors basis bear bears build builds claim compare compared comparison
  complement concern concerns connect connects consider considered consistent context contrast contrasts differ differs discuss discussed discussion
  describe described draft earlier extend extends field first follow following follows further given hence here idea interest introduce introduced
  light line literature matter matters note noted notes open point points present presents previous prior question questions raise raises regard
  relate related relates relation remain remains report reported reports respect section sentence set similar statement step support supports
  therefore together topic turn view whole work works`.split(/\s+/),
);

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’‛′]/g, "'")
    .replaceAll(/[“”„″]/g, '"')
    .replaceAll(/[‐-―]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
