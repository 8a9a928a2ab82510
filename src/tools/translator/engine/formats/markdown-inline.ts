import { mark, type Token } from '../token.ts';
import { type InlineRule, plainRules, readInline } from './inline-rules.ts';

/** Reads the text of one Markdown block; `labels` are the document's link definitions. */
export function readMarkdownInline(content: string, labels: ReadonlySet<string>): Token[] {
  return readInline(content, [
    ...rules,
    {
      pattern: /\[([^[\]\n]{1,200})\]/y,
      make: (match) =>
        labels.has((match[1] ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase()) ? [mark(match[0])] : null,
    },
    // A continuation line in a quote or a list starts with marks that are not part of a sentence.
    { pattern: /\n[ \t]*(?:>[ \t]?)+/y, make: (match) => [{ kind: 'text', text: ' ', original: match[0] }] },
  ]);
}

const keep = (match: RegExpExecArray): Token[] => [mark(match[0])];

const around = (open: string, inner: Token[], close: string): Token[] => [
  { kind: 'open', original: open },
  ...inner,
  { kind: 'close', original: close },
];

/** Four consecutive words between two dollar signs mean that these are two prices, not a formula. */
export function hasSentence(formula: string): boolean {
  return /(?:(?<!\p{L})\p{L}{2,}[\s,;]+){3}\p{L}{2,}/u.test(formula.replaceAll(/\\[A-Za-z]+(?:\{[^{}]*\})?/g, ''));
}

const rules: readonly InlineRule[] = [
  { pattern: /(`{1,20})(?!`)[\s\S]{0,1000}?[^`]\1(?!`)(?:\{[^{}\n]{0,200}\})?/y, make: keep },
  { pattern: /\\\([\s\S]{0,1000}?\\\)|\\\[[\s\S]{0,1000}?\\\]/y, make: keep },
  { pattern: /\$\$[\s\S]{1,1000}?\$\$/y, make: keep },
  {
    pattern: /\$(?=[^\s$])[^$]{1,1000}(?<=[^\s\\])\$(?!\d)/y,
    make: (match) => (hasSentence(match[0]) ? null : keep(match)),
  },
  { pattern: /\\[A-Za-z]{1,40}\*?(?:\[[^\]\n]{0,500}\]|\{[^{}\n]{0,500}\})*/y, make: keep },
  { pattern: /\\[!-/:-@[-`{-~]/y, make: (match) => [mark(match[0], match[0].slice(1))] },
  { pattern: /\[\^[^\]\n]{1,100}\]/y, make: keep },
  ...plainRules,
  {
    pattern:
      /(!?\[)((?:[^[\]]|\[[^[\]]{0,300}\]){0,800})(\]\((?:<[^<>\n]{0,1000}>|[^\s()<>]{0,1000}(?:\([^\s()]{0,200}\)[^\s()]{0,500})?)(?:\s+(?:"[^"]{0,300}"|'[^']{0,300}'))?\s*\)(?:\{[^{}\n]{0,200}\})?)/y,
    make: (match, inner) => around(match[1] ?? '', inner(match[2] ?? ''), match[3] ?? ''),
  },
  {
    pattern: /(!?\[)([^[\]]{1,1000})(\]\[[^[\]\n]{0,200}\])/y,
    make: (match, inner) => around(match[1] ?? '', inner(match[2] ?? ''), match[3] ?? ''),
  },
  {
    pattern: /\[([^[\]\n]{1,500})\](\{[^{}\n]{1,200}\})/y,
    make: (m, inner) => around('[', inner(m[1] ?? ''), `]${m[2]}`),
  },
  // The end of a link whose text is not plain.
  { pattern: /\]\([^\s()<>]{0,1000}\)/y, make: keep },
  { pattern: /\{[#.][^{}\n]{1,200}\}/y, make: keep },
  { pattern: /<(?:[A-Za-z][^<>]{0,1000}|\/[A-Za-z][^<>]{0,100}|!--[\s\S]{0,1000}?--)>/y, make: keep },
  { pattern: /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[A-Za-z][A-Za-z0-9]{1,30});/iy, make: keep },
  ...['***', '**', '__', '~~', '*', '_'].map((delimiter): InlineRule => {
    const [quoted, first] = [delimiter.replaceAll('*', '\\*'), delimiter[0] === '*' ? '\\*' : delimiter[0]];
    return {
      pattern: new RegExp(
        `${quoted}(?=[^\\s${first}])((?:(?!${first}).|\\n){1,500}?)(?<=\\S)${quoted}(?![${first}\\p{L}\\p{N}])`,
        'uy',
      ),
      make: (match, inner) => around(delimiter, inner(match[1] ?? ''), delimiter),
    };
  }),
];
