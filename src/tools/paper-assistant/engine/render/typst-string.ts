import { printableText } from './printable-text.ts';

/** A Typst string literal: inside it nothing is markup. Lone surrogates, which UTF-8 cannot hold, become U+FFFD. */
export function typstString(text: string): string {
  const escaped = printableText(text)
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/["\\]/g, (character) => `\\${character}`)
    .replace(/[\u00a0\u200b-\u200d]/g, (character) => `\\u{${(character.codePointAt(0) as number).toString(16)}}`);
  return `"${escaped}"`;
}
