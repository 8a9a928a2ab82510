import { MATH_SYMBOLS } from './latex-symbols.ts';

/** Macros without arguments: the character for each, the same in both outputs. */
export const SYMBOL_OF_MACRO: ReadonlyMap<string, string> = new Map([
  ...[...MATH_SYMBOLS].map(([character, macro]) => [macro.slice(1), character] as const),
  ...([
    ['le', '≤'],
    ['ge', '≥'],
    ['ne', '≠'],
    ['to', '→'],
    ['gets', '←'],
    ['land', '∧'],
    ['lor', '∨'],
    ['neg', '¬'],
    ['lnot', '¬'],
    ['iff', '⟺'],
    ['implies', '⟹'],
    ['dots', '…'],
    ['dotsc', '…'],
    ['dotsb', '⋯'],
    ['varnothing', '∅'],
    ['perp', '⟂'],
    ['models', '⊨'],
    ['owns', '∋'],
    ['vert', '|'],
    ['Vert', '‖'],
    ['lvert', '|'],
    ['rvert', '|'],
    ['lVert', '‖'],
    ['rVert', '‖'],
    ['lbrace', '{'],
    ['rbrace', '}'],
    ['lbrack', '['],
    ['rbrack', ']'],
    ['backslash', '\\'],
    ['dagger', '†'],
    ['ddagger', '‡'],
    ['S', '§'],
    ['%', '%'],
    ['$', '$'],
    ['#', '#'],
    ['&', '&'],
    ['_', '_'],
    ['{', '{'],
    ['}', '}'],
    ['|', '‖'],
    ['degree', '°'],
  ] as const),
]);

/** Upright operator names; true if limits are below them in display style. */
export const OPERATOR_NAMES: ReadonlyMap<string, boolean> = new Map([
  ...['arccos', 'arcsin', 'arctan', 'arg', 'cos', 'cosh', 'cot', 'coth', 'csc', 'deg', 'dim', 'exp', 'hom', 'ker'].map(
    (name) => [name, false] as const,
  ),
  ...['lg', 'ln', 'log', 'sec', 'sin', 'sinh', 'tan', 'tanh'].map((name) => [name, false] as const),
  ...['det', 'gcd', 'inf', 'lim', 'liminf', 'limsup', 'max', 'min', 'Pr', 'sup'].map((name) => [name, true] as const),
]);

export interface MathFont {
  readonly typst: (body: string) => string;
  /** By font command, the letters for which LaTeX has glyphs, if it doesn't have all. */
  readonly letters?: RegExp;
}

/** Font commands with one argument. */
export const MATH_FONTS: ReadonlyMap<string, MathFont> = new Map([
  ['mathrm', { typst: (body: string) => `upright(${body})` }],
  ['mathbf', { typst: (body: string) => `upright(bold(${body}))` }],
  ['mathit', { typst: (body: string) => `italic(${body})` }],
  ['mathsf', { typst: (body: string) => `sans(${body})` }],
  ['mathtt', { typst: (body: string) => `mono(${body})` }],
  ['boldsymbol', { typst: (body: string) => `bold(${body})` }],
  ['mathbb', { typst: (body: string) => `bb(${body})`, letters: /^[A-Z]+$/ }],
  ['mathcal', { typst: (body: string) => `cal(${body})`, letters: /^[A-Z]+$/ }],
  ['mathfrak', { typst: (body: string) => `frak(${body})`, letters: /^[A-Za-z]+$/ }],
]);

export const MATH_ACCENTS: ReadonlyMap<string, string> = new Map([
  ['hat', 'hat'],
  ['widehat', 'hat'],
  ['bar', 'macron'],
  ['overline', 'overline'],
  ['underline', 'underline'],
  ['tilde', 'tilde'],
  ['widetilde', 'tilde'],
  ['vec', 'arrow'],
  ['dot', 'dot'],
  ['ddot', 'dot.double'],
  ['acute', 'acute'],
  ['grave', 'grave'],
  ['breve', 'breve'],
  ['check', 'caron'],
]);

/** White space: from LaTeX names to Typst. */
export const MATH_SPACES: ReadonlyMap<string, string> = new Map([
  [',', 'thin'],
  ['thinspace', 'thin'],
  [':', 'med'],
  [';', 'thick'],
  [' ', 'space'],
  ['!', '#h(-0.1667em)'],
  ['quad', 'quad'],
  ['qquad', 'wide'],
]);

/** Matrix-like environments: the delimiter in Typst. */
export const MATH_ENVIRONMENTS: ReadonlyMap<string, string> = new Map([
  ['matrix', '#none'],
  ['pmatrix', '"("'],
  ['bmatrix', '"["'],
  ['Bmatrix', '"{"'],
  ['vmatrix', '"|"'],
  ['Vmatrix', '"‖"'],
  ['smallmatrix', '#none'],
  ['cases', 'cases'],
  ['aligned', '#none'],
]);

/** Delimiters that may follow \left, \right and \big; the dot is the empty delimiter. */
export const DELIMITERS: ReadonlySet<string> = new Set([
  ...[
    '<',
    '>',
    '(',
    ')',
    '[',
    ']',
    '|',
    '.',
    '/',
    '\\{',
    '\\}',
    '\\|',
    '\\vert',
    '\\Vert',
    '\\lvert',
    '\\rvert',
    '\\lVert',
  ],
  ...['\\rVert', '\\langle', '\\rangle', '\\lfloor', '\\rfloor', '\\lceil', '\\rceil', '\\lbrace', '\\rbrace'],
]);

/**
 * A character in Typst math. Punctuation and delimiters have a meaning there, so they are written by name; TeX math
 * prints - and * as operators.
 */
export function typstCharacter(symbol: string): string {
  return PUNCTUATION.get(symbol) ?? symbol;
}

const PUNCTUATION: ReadonlyMap<string, string> = new Map([
  ['-', '−'],
  ['*', '∗'],
  ['+', 'plus'],
  ['/', 'slash'],
  ['=', 'eq'],
  ['<', 'lt'],
  ['>', 'gt'],
  ['(', 'paren.l'],
  [')', 'paren.r'],
  ['[', 'bracket.l'],
  [']', 'bracket.r'],
  ['{', 'brace.l'],
  ['}', 'brace.r'],
  ['|', 'bar.v'],
  ['!', 'excl'],
  [',', 'comma'],
  ['.', 'dot.basic'],
  [':', 'colon'],
  [';', 'semi'],
  ['?', 'quest'],
  ['@', 'at'],
  ['#', 'hash'],
  ['$', 'dollar'],
  ['%', 'percent'],
  ['&', 'amp'],
  ['_', '\\_'],
  ['√', '\\√'],
  ['⟨', 'chevron.l'],
  ['⟩', 'chevron.r'],
  ['⌈', 'ceil.l'],
  ['⌉', 'ceil.r'],
  ['⌊', 'floor.l'],
  ['⌋', 'floor.r'],
  ['⌜', 'corner.l.t'],
  ['⌝', 'corner.r.t'],
  ['⌞', 'corner.l.b'],
  ['⌟', 'corner.r.b'],
  ['\\', 'backslash'],
]);
