import { tokenize } from '../terms.ts';

/** Finds a quote in a text, ignoring case, white space and variants of quotation marks and dashes. */
export function isQuotedIn(quote: string, text: string): boolean {
  const wanted = folded(quote);
  return wanted.length >= 12 && folded(text).includes(wanted);
}

/** The numbers of a text in normalized form: 1,234.50 equals 1234.5, and "twelve" equals 12. */
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

/** "One" is excluded: it is a pronoun as often as a number. */
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
