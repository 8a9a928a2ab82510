import { BREAK, printableText } from './printable-text.ts';

/** A Typst string literal, in which nothing is markup. Lone surrogates, which UTF-8 cannot represent, become U+FFFD. */
export function typstString(text: string): string {
  const escaped = printableText(text)
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(JOINED, '$&\u200c')
    .replace(/["\\]/g, (character) => `\\${character}`)
    .replace(/[\u00a0\u200b-\u200d]/g, (character) => `\\u{${(character.codePointAt(0) as number).toString(16)}}`);
  return `"${escaped}"`;
}

/**
 * New Computer Modern has the same ligatures as TeX's fonts (`--` to a dash, ?` to ¿); a zero-width joiner prevents
 * them.
 */
const JOINED = /[-–—](?=[-–—])|,(?=,)|'(?=')|`(?=`)|[?!](?=`)/g;

/**
 * Typst content for a text: a string literal, or a code block that joins literals with `unknown-character` for
 * characters that no bundled font has (lone surrogates, private use, unassigned code points, rare scripts of the higher
 * planes) and with `long-run` for URLs and the like, which break without hyphens.
 */
export function typstContent(text: string): string {
  const parts: string[] = [];
  let plain = '';
  const flush = () => {
    parts.push(...literals(plain));
    plain = '';
  };
  for (const [index, word] of printableText(text).split(' ').entries()) {
    if (index > 0) plain += ' ';
    if (word.includes(BREAK)) {
      flush();
      parts.push(`long-run(${joined(literals(word))})`);
    } else {
      plain += word;
    }
  }
  flush();
  return joined(parts);
}

function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? '""';
  return `{\n${parts.join('\n')}\n}`;
}

function literals(text: string): string[] {
  return text
    .split(NO_GLYPH)
    .filter((part) => part !== '')
    .map((part) => {
      if (!NO_GLYPH.test(part)) return typstString(part);
      const hex = (part.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
      return `unknown-character("${hex}")`;
    });
}

/** Above the first plane, the fonts contain emoji and mathematical letters. */
const NO_GLYPH =
  /([\p{Cs}\p{Co}\p{Cn}]|(?![\p{Extended_Pictographic}\p{Emoji}\u{1d400}-\u{1d7ff}])[\u{10000}-\u{10ffff}])/u;
