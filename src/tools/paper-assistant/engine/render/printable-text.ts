/**
 * The text that every renderer prints: control and invisible characters removed, white space collapsed, apostrophes
 * inside words typographic, and zero-width spaces as break opportunities inside long runs (URLs, sequences). The words
 * stay the user's own.
 */
export function printableText(text: string): string {
  const visible = text
    .replace(BREAKING_SPACE, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .replace(APOSTROPHE, '’');
  return visible.replace(LONG_RUN, breakable);
}

/** U+200B: besides the joiners, the only invisible character in the output of printableText. */
export const BREAK = '\u200b';

const BREAKING_SPACE = /[\t\n\v\f\r\u0085\u1680\u2000-\u2006\u2008\u200a\u2028\u2029\u205f\u3000]+/g;

/**
 * Control characters, bidirectional controls (they could change the displayed order of words), byte order marks,
 * variation selectors, tags and fillers. The joiners U+200C and U+200D stay: Persian and Indic scripts need them.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is what this is for.
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single code points, each removed by itself.
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;

const APOSTROPHE = /(?<=[\p{L}\p{N}])'(?=\p{L})/gu;

/** Scripts that TeX and Typst break only at spaces; East Asian text breaks anywhere. */
const LONG_RUN = /[\u0021-\u007e\u00a1-\u1fff\u2010-\u2bff]{28,}/gu;

/** Breaks after punctuation in URLs and paths; without punctuation, after every fourteenth character. */
function breakable(run: string): string {
  let out = '';
  let since = 0;
  const characters = [...run];
  for (const [index, character] of characters.entries()) {
    out += character;
    since += 1;
    const next = characters[index + 1];
    if (next === undefined || MARK.test(next) || MARK.test(character)) continue;
    const afterPunctuation = since > 3 && /[/._=&?,;:@#%+-]/.test(character) && !/[/._=&?,;:@#%+-]/.test(next);
    if (afterPunctuation || since >= 14) {
      out += BREAK;
      since = 0;
    }
  }
  return out;
}

/** A percent or degree sign is not printed at the start of a line, separated from its number. */
export function withTiedUnits(text: string): string {
  return text.replaceAll(/(?<=\d) (?=[%‰°](?![\p{L}\d]{2}))/gu, '\u00a0');
}

const MARK = /\p{M}/u;
