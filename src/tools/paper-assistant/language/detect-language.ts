import { francAll } from 'franc-min';

/**
 * The language of a text as a BCP 47 code: 'en' unless another one is clear, and 'und' if it is another one that cannot
 * be distinguished from related ones. See docs/decisions/0041-draft-languages.md.
 */
export function detectLanguage(text: string): string {
  const words = text.replaceAll(/https?:\S+|\S{1,64}@\S+|\$[^$]{1,200}\$/g, ' ').slice(0, maxCharacters);
  if (!isEnough(words)) return 'en';
  // The library only reads the first 2,048 characters, so a long text is read in parts.
  const parts = words.match(/[\s\S]{1,2000}/g) ?? [];
  const found = new Map<string, number>();
  for (const part of parts) {
    const language = languageOf(part);
    found.set(language, (found.get(language) ?? 0) + part.length);
  }
  const english = found.get('en') ?? 0;
  if (english * 2 >= words.length) return 'en';
  found.delete('en');
  const [first, ...others] = [...found].sort(([, a], [, b]) => b - a);
  return first === undefined || others.some(([, length]) => length * 4 > first[1]) ? 'und' : first[0];
}

/** For example 'German'; null for a language without a name. */
export function languageName(code: string): string | null {
  return code === 'und' ? null : (new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? null);
}

/**
 * In a short text, names and technical terms outweigh other evidence; a different script can be identified from less
 * text.
 */
function isEnough(text: string): boolean {
  const words = text.match(wordOrIdeograph) ?? [];
  const inLatin = words.filter((word) => latin.test(word)).length;
  return words.length >= (inLatin * 2 > words.length ? 30 : 8);
}

function languageOf(text: string): string {
  const [first, second] = francAll(text);
  if (first === undefined || first[0] === 'und') return 'en';
  const english = francAll(text).find(([code]) => code === 'eng')?.[1] ?? 0;
  if (english >= surelyEnglish || (english >= closeToEnglish && !lacksEnglish(text))) return 'en';
  const told = ownLetters.find(({ letter, others }) => letter.test(text) && !others.test(text));
  if (told !== undefined) return told.code;
  const clear = second === undefined || second[1] <= clearlyLess;
  return (clear ? codes.get(first[0]) : undefined) ?? 'und';
}

/** Whether a passage of several sentences contains almost none of the words that English sentences need. */
function lacksEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.length >= 60 && words.filter((word) => englishWords.has(word)).length * 50 < words.length;
}

/** Words that other languages in Latin script don't have. */
const englishWords = new Set('the and to with were are that this from which our not than between'.split(' '));

const maxCharacters = 20_000;
const latin = /\p{Script=Latin}/u;
const wordOrIdeograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|[\p{L}\p{M}]+/gu;

/** The lowest score among 1,668 English texts of 30 words that the library misclassified was 0.97. */
const surelyEnglish = 0.96;
/** Between the two limits, the words decide. */
const closeToEnglish = 0.93;
/** For Russian and Bulgarian, and for Malay and Indonesian, the scores are closer than that. */
const clearlyLess = 0.97;

/**
 * Slavic languages in Cyrillic have similar scores, and so do Spanish and Portuguese, but each has letters or words
 * that the related languages lack.
 */
const ownLetters = [
  { code: 'ru', letter: /ы/, others: /[іїєўқғңәөү]/ },
  { code: 'uk', letter: /[їє]/, others: /[ыѣ]/ },
  { code: 'es', letter: /\b(?:el|los|las) [^.]{1,200} y /, others: /\b(?:não|uma|com|els|amb|os)\b|[ãõ]/ },
];

/**
 * Languages without close relatives, or whose relatives the library also knows: without this list, a text identified as
 * Swedish might be Norwegian.
 */
const codes = new Map([
  ['arb', 'ar'],
  ['ces', 'cs'],
  ['cmn', 'zh'],
  ['deu', 'de'],
  ['ell', 'el'],
  ['fra', 'fr'],
  ['hun', 'hu'],
  ['ita', 'it'],
  ['jpn', 'ja'],
  ['kor', 'ko'],
  ['nld', 'nl'],
  ['pol', 'pl'],
  ['por', 'pt'],
  ['ron', 'ro'],
  ['rus', 'ru'],
  ['spa', 'es'],
  ['tur', 'tr'],
  ['ukr', 'uk'],
  ['vie', 'vi'],
]);
