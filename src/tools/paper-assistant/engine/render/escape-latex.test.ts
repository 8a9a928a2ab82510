import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeLatex, unprintableInLatex } from './escape-latex.ts';
import { MATH_SYMBOLS, TEXT_SYMBOLS } from './latex-symbols.ts';
import { printableText } from './printable-text.ts';
import { HOSTILE } from './testing/generate-manuscript.ts';

test('the allowed control words include none that read, write, define or end anything', () => {
  const acting =
    /^\\(?:input|include|read|open\w*|write\w*|immediate|special|pdf\w*|[egx]?def|let|csname|catcode|end|begin|par)$/;
  expect([...CONTROL_WORDS].filter((word) => acting.test(word))).toEqual([]);
  expect([isSafe('\\input'), isSafe('a}'), isSafe('$'), isSafe('a_b'), isSafe('%')]).toEqual(Array(5).fill(false));
});

describe('escapeLatex', () => {
  test('turns every Unicode code point, even lone surrogates, into source that cannot run commands', () => {
    const bad: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += code < 0x3400 ? 1 : 7) {
      const source = escapeLatex(`a${String.fromCodePoint(code)}b`);
      if (!isSafe(source)) bad.push(`${code.toString(16)}: ${source}`);
    }
    expect(bad).toEqual([]);
  });

  test('lets no text run commands, in any combination', () => {
    const text = fc.array(
      fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })),
    );
    fc.assert(
      fc.property(text, (parts) => isSafe(escapeLatex(parts.join('')))),
      { numRuns: 500 },
    );
  });

  test('writes in ASCII exactly what was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (text) => {
        expect(asPrinted(escapeLatex(text))).toBe(printableText(text));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['--', '-{}-'],
    ['---', '-{}-{}-'],
    ['<<', '<{}<'],
    ['>>', '>{}>'],
    [',,', ',{},'],
    ['?`', '?{}\\textasciigrave{}'],
    ['!`', '!{}\\textasciigrave{}'],
    ['’’', "'{}'"],
    ['–-', '–{}-'],
    ['-\u200d-', '-{}-'],
  ])('keeps the characters of %j apart, which the font would join', (text, source) => {
    expect(escapeLatex(text)).toBe(source);
  });

  test('never starts with a bracket that could be an option', () => {
    expect(escapeLatex('[1] a [2]')).toBe('{[}1] a [2]');
    expect(escapeLatex(' [1]')).toBe(' {[}1]');
  });

  test.each([
    ['Łódź, Çelik, naïve', 'Łódź, Çelik, naïve'],
    ['ệ ǽ ș', "\\d{\\^{e}} \\'{\\ae} \\textcommabelow{s}"],
    ['e\u0301 i\u0304', 'é ī'],
    ['ǐ', '\\v{\\i}'],
    ['ά ΐ', '\\ensuremath{\\acute{\\alpha}} \\ensuremath{\\acute{\\ddot{\\iota}}}'],
    ['x² 10⁻⁶ H₂O', 'x\\textsuperscript{2} 10\\ensuremath{{}^{-}}\\textsuperscript{6} H\\textsubscript{2}O'],
    ['½ ⅓ Ⅳ ﬁ Ａ ㎏', '\\textonehalf{} \\textsuperscript{1}\\textfractionsolidus{}\\textsubscript{3} IV fi A kg'],
    [
      '→ ≤ ℝ € ✓ ①',
      '\\ensuremath{\\rightarrow} \\ensuremath{\\leq} \\ensuremath{\\mathbb{R}} \\texteuro{} \\ding{51} \\ding{172}',
    ],
    [
      '\u2f00😀\ud800\ue000',
      '\\unknownchar{2F00}\\unknownchar[D83DDE00]{1F600}\\unknownchar[FFFD]{D800}\\unknownchar{E000}',
    ],
    ['中文（一）, поле́, λόγος', '中文（一）, поле\u0301, λόγος'],
    // A combining mark that fonts for Cyrillic don't have.
    ['поля\u0356', 'поля\\unknownchar{0356}'],
    ['a\u0000b\u202ec\ufeffd', 'abcd'],
    ['a\u00a0b', 'a~b'],
  ])('writes %j as %s', (text, source) => {
    expect(escapeLatex(text)).toBe(source);
  });

  test('nests at most two accents, even if a letter carries more marks', () => {
    const source = escapeLatex(`e${'\u0301'.repeat(300)}`);
    expect(source.startsWith("\\'{é}") || source.startsWith("\\'{\\'{e}}")).toBe(true);
    expect(source.match(/\\unknownchar\{0301\}/g)).toHaveLength(298);
  });

  test('allows line breaks in a long address after its punctuation', () => {
    expect(escapeLatex('https://example.org/very/long/address')).toContain('org/\\hspace{0pt}very');
  });
});

test('unprintableInLatex names exactly the characters that are printed as a box', () => {
  expect(unprintableInLatex('Chen 陈 wrote 5 € → ok 😀 ע')).toEqual(['😀', 'ע']);
});

/**
 * Tokenizes the source like TeX does: plain characters, escaped characters, balanced groups, and control words from a
 * closed list. Subscripts and superscripts only inside \\ensuremath.
 */
function isSafe(source: string): boolean {
  const groups: boolean[] = [];
  let math = false;
  let last = '';
  for (const [token] of source.matchAll(/\\[a-zA-Z]+|\\[\s\S]|[\s\S]/gu)) {
    if (token === '{') {
      groups.push(math);
      math ||= last === '\\ensuremath';
    } else if (token === '}') {
      const outer = groups.pop();
      if (outer === undefined) return false;
      math = outer;
    } else if (/^\\[a-zA-Z]/.test(token)) {
      if (!CONTROL_WORDS.has(token)) return false;
    } else if (token.startsWith('\\')) {
      if (!/^\\[%#&$_{}`'^~=.",]$/.test(token)) return false;
    } else if (/[$&#%\r\n]/.test(token) || (/[_^]/.test(token) && !math)) {
      return false;
    }
    last = token;
  }
  return groups.length === 0;
}

const CONTROL_WORDS = new Set([
  ...[...MATH_SYMBOLS.values(), ...TEXT_SYMBOLS.values()].flatMap((source) => source.match(/\\[a-zA-Z]+/g) ?? []),
  ...'unknownchar ensuremath mbox ding hspace textsuperscript textsubscript mathbb textcommabelow'
    .split(' ')
    .map((w) => `\\${w}`),
  ...'acute grave hat tilde bar breve dot ddot u r H v d c k b i j o O ae AE'.split(' ').map((w) => `\\${w}`),
]);

const NAMES = new Map([
  ['textbackslash', '\\'],
  ['textasciitilde', '~'],
  ['textasciicircum', '^'],
  ['textquotedbl', '"'],
  ['textasciigrave', '`'],
  ['textquotesingle', "'"],
]);

/** What TeX prints for the source of an ASCII text. */
function asPrinted(source: string): string {
  return source
    .replace(/\\hspace\{0pt\}/g, '\u200b')
    .replace(/\{\[\}/g, '[')
    .replace(/\\([a-z]+)\{\}|\\([%#&$_{}])|\{\}|'/g, (whole, name?: string, sign?: string) => {
      if (name !== undefined) return NAMES.get(name) ?? '?';
      return whole === "'" ? '’' : (sign ?? '');
    });
}
