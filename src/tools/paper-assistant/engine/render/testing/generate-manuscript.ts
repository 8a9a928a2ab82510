import type { Block, Inline, Manuscript, Section, Sentence } from '../../manuscript.ts';

/** A manuscript generated from a seed: ordinary prose mixed with what a hostile or careless person might paste. */
export function generateManuscript(seed: number): Manuscript {
  const random = numbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const chance = (share: number) => random() < share;
  let count = 0;

  const text = (): string => {
    const parts = Array.from({ length: 3 + Math.floor(random() * 15) }, () => {
      if (chance(0.12)) return pick(HOSTILE);
      if (chance(0.06)) return characters(random);
      return pick(PROSE);
    });
    return `${parts.join(' ')}.`;
  };
  const sentence = (inlines: readonly Inline[] = []): Sentence => {
    count += 1;
    const words = text();
    return {
      id: `s${count}`,
      origin: pick(['user', 'user', 'user-edited', 'template', 'source']),
      text: words,
      inlines: [{ kind: 'text', text: words }, ...inlines],
    };
  };
  const extra = (): Inline[] => {
    if (chance(0.2)) return [{ kind: 'citation-needed' }];
    if (chance(0.2)) return [{ kind: 'figure-reference', figure: pick(['fig1', 'fig2', 'fig9']) }];
    if (chance(0.2)) return [{ kind: 'citation', keys: [pick(['smith2020', 'lee2019', 'nobody'])] }];
    if (chance(0.1)) return [{ kind: pick(['emphasis', 'strong', 'code'] as const), text: text(), source: '*…*' }];
    if (chance(0.1))
      return [
        {
          kind: 'link',
          text: text(),
          url: `https://example.org/${pick(HOSTILE).replaceAll(/[\s<>"{}\\]/g, '')}`,
          source: '[…](…)',
        },
      ];
    if (!chance(0.4)) return [];
    const tex = pick(FORMULAS);
    return [
      { kind: 'text', text: ' ' },
      { kind: 'math', tex, source: chance(0.3) ? `$$${tex}$$` : `$${tex}$` },
    ];
  };
  const block = (): Block => {
    if (chance(0.1)) return { kind: 'gap', text: text() };
    if (chance(0.05)) return { kind: 'note', text: text() };
    if (chance(0.1)) return { kind: 'heading', sentence: sentence() };
    if (chance(0.05))
      return {
        kind: 'code',
        sentence: sentence(),
        lines: Array.from({ length: 4 }, () => (chance(0.3) ? '' : `  ${text()}`)),
      };
    if (chance(0.05)) {
      const row = () => Array.from({ length: 3 }, () => sentence(extra()).inlines);
      return { kind: 'table', sentence: sentence(), align: ['left', 'right', 'center'], rows: [row(), row(), row()] };
    }
    const sentences = Array.from({ length: 1 + Math.floor(random() * 4) }, () => sentence(extra()));
    return chance(0.15)
      ? { kind: 'paragraph', list: pick(['bullet', 'numbered'] as const), depth: pick([1, 1, 2, 3, 6]), sentences }
      : chance(0.1)
        ? { kind: 'paragraph', quote: true, sentences }
        : { kind: 'paragraph', sentences };
  };
  const section = (title: string, index: number): Section => ({
    id: `0${index + 1}-${title.toLowerCase().replace(/\W+/g, '-')}`,
    title: chance(0.2) ? text().slice(0, 80) : title,
    origin: 'template',
    blocks: Array.from({ length: Math.floor(random() * 5) }, block),
  });
  return {
    engine: 'built-in',
    template: 'article',
    articleType: 'original',
    design: '',
    constraints: chance(0.3) ? text() : '',
    title: sentence(),
    authors: Array.from({ length: Math.floor(random() * 4) }, () => pick(AUTHORS)),
    keywords: Array.from({ length: Math.floor(random() * 5) }, () => pick([...PROSE, ...HOSTILE])),
    abstract: chance(0.8)
      ? [
          { kind: 'paragraph', sentences: [sentence(), sentence(extra())] },
          { kind: 'note', text: text() },
        ]
      : [],
    sections: ['Introduction', 'Methods', 'Results', 'Notes to place'].map(section),
    figures: [
      {
        id: 'fig1',
        number: 1,
        boundBy: null,
        file: 'figures/fig1.png',
        width: 1 + Math.floor(random() * 4000),
        height: 1 + Math.floor(random() * 4000),
        caption: chance(0.7) ? sentence(extra()) : null,
        mentionedBy: null,
      },
      {
        id: 'fig2',
        number: 2,
        boundBy: null,
        file: 'figures/fig2.png',
        width: 12_000,
        height: 1,
        caption: chance(0.5) ? sentence() : null,
        mentionedBy: null,
      },
    ],
    references: chance(0.5)
      ? [
          {
            key: 'smith2020',
            type: 'article',
            fields: {
              author: 'Smith, John and Müller, Anna',
              title: 'On 50% of {all} things',
              journal: 'Nature & Co',
              year: '2020',
            },
            verdict: 'unverified-offline',
          },
          {
            key: 'lee2019',
            type: 'book',
            fields: { author: 'Lee, K.', title: text(), publisher: 'Press', year: '2019' },
            verdict: 'verified',
          },
        ]
      : [],
  };
}

/** One white pixel. */
export const PIXEL: Uint8Array = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4//8/AAX+Av5Y8msOAAAAAElFTkSuQmCC',
  ),
  (character) => character.charCodeAt(0),
);

export const HOSTILE: readonly string[] = [
  '\\input{/etc/passwd}',
  '\\immediate\\write18{touch owned}',
  '\\end{document}',
  '\\def\\x{\\x}\\x',
  '\\catcode`\\%=11',
  '^^41^^M \\csname input\\endcsname',
  '$\\frac{1}{0',
  '}}}{{{',
  '100% \\% # & _ ~ ^ $ $$',
  '#read("/etc/passwd")',
  '#import "@preview/cetz:0.2.0": *',
  '" + read("/etc/passwd") + "',
  '"] #panic("x") [',
  '\\" \\u{41} \\\\',
  '`code` ```block``` *bold* _it_ = heading - item',
  '<label> @reference // comment /* comment',
  "?` !` -- --- << >> ,, `` '' `a' ''b''",
  '[1] [optional] \\\\[2cm]',
  '% comment \\par',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  'https://example.org/a/very/long/address/that/never/ends?with=parameters&and=more#fragment-at-the-end_of_it',
  'a'.repeat(300),
  '中文测试與繁體字 日本語かな 한국어',
  'العربية שלום हिन्दी ไทย',
  '😀 👩‍🔬 🇵🇹 👍🏽',
  'Ελληνικά ά ΐ Кириллица ё',
  'Đặng Nguyễn Łódź Žižek Çelik',
  'e\u0301\u0302\u0303\u0304\u0305 Z̸̢̛̗a̷l̵g̶o̴',
  '\u0000\u0007\u001b[31m\u200e\u202e\ufeff\u00ad',
  '\ud800 \udfff \ufffe \uffff \ue000 \u{10ffff} \u{e0001}',
  '≤ ≥ ± × → ⇌ ∑ ∫ √ ∞ ≈ µ Ω Å ° ′ ″ ½ ⅓ ² ³ ⁻ ₂ € £ ¥ ₹ ™ ©',
  '“quotes” ‘single’ „low“ «guillemets» – — … • † ‡ § ¶',
  '\u3164\u115f\u2028\u2029\u0085 \u3000',
];

const PROSE = [
  ...'the sensor network records soil moisture every hour and drought onset was detected earlier than expected'.split(
    ' ',
  ),
  ...'we found no difference between groups (p = 0.31), although 12.5 mg/L of NaCl were added to 46 samples'.split(' '),
];

const AUTHORS = ['Ana Ribeiro', 'Łukasz Nowak', "Seán O'Brien", '王伟', '\\author{x}', '  ', 'J. R. "Bob" Dobbs & Co'];

const FORMULAS = [
  'E = mc^2',
  '\\frac{a}{b} \\leq \\sqrt[3]{x_1^2 + y}',
  '\\sum_{i=1}^{n} \\alpha_i \\hat{x}',
  '\\int_0^\\infty e^{-x^2}\\,dx',
  "f''(x) \\to \\infty",
  '\\left( \\frac{1}{2} \\right)^{n}',
  '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
  '\\text{if } x \\in \\mathbb{R}',
  '\\input{/etc/passwd}',
  'x^a^b',
  '\\unknown{y}',
  '\\mathcal{L}(\\theta) = \\max_{k} \\log p(y \\mid x)',
];

function characters(random: () => number): string {
  const planes = [0x250, 0x3000, 0x10000, 0x110000];
  const limit = planes[Math.floor(random() * planes.length)] as number;
  return Array.from({ length: 8 }, () => String.fromCodePoint(Math.floor(random() * limit))).join('');
}

/** mulberry32: a small generator with a reproducible sequence. */
function numbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
