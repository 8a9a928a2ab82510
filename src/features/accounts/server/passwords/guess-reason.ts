import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * Why a password is easy to guess, as a sentence; null if it isn't (NIST SP 800-63B, 3.1.1.2). Digits and symbols
 * around a word, or in place of its letters, don't help: at least eight characters have to remain without it.
 */
export function guessReason(password: string, known: KnownWords): string | null {
  const plain = password.normalize('NFKC').toLowerCase();
  const length = [...plain].length;
  const hides = (word: string) => length - [...word].length < ownCharacters;
  const cores = [plain, trimmed(plain, /[\p{L}\p{N}]/u), trimmed(plain, /\p{L}/u)];
  const common = cores.some(
    (core) => hides(core) && (commonPasswords.has(core) || commonPasswords.has(asLetters(core))),
  );
  if (common) return 'This password is too common. Please choose one that is harder to guess';
  const own = wordsOf(known).some((word) => hides(word) && (plain.includes(word) || asLetters(plain).includes(word)));
  if (own) return `Please don't build your password on your name, your email address or "${known.product}"`;
  return null;
}

export interface KnownWords {
  readonly username: string;
  readonly email: string;
  readonly product: string;
}

/** The most common first; from lists of leaked passwords (zxcvbn-ts, MIT). */
const commonPasswords: ReadonlySet<string> = new Set(dictionary['passwords-common'].slice(0, 10_000));

const ownCharacters = 8;
const shortestWord = 3;

function wordsOf({ username, email, product }: KnownWords): string[] {
  const [mailbox = '', domain = ''] = email.split('@');
  const texts = [username, mailbox, product, ...domain.split('.').slice(0, -1)].map((text) => text.toLowerCase());
  const parts = texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]/u)]);
  return parts.filter((word) => word.length >= shortestWord);
}

/** Trims characters that do not match from both ends. */
function trimmed(text: string, kept: RegExp): string {
  const characters = [...text];
  const first = characters.findIndex((character) => kept.test(character));
  const last = characters.findLastIndex((character) => kept.test(character));
  return first === -1 ? '' : characters.slice(first, last + 1).join('');
}

function asLetters(text: string): string {
  return Array.from(text, (character) => lookalikes[character] ?? character).join('');
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
