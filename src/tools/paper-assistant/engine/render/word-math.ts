import { printableText } from './printable-text.ts';

/**
 * An element of an equation in Word's markup (Office Math): its children, and the `m:val` of a property. A text node
 * only occurs inside a run.
 */
export interface WordMath {
  readonly name: string;
  readonly value?: string;
  readonly children: readonly (WordMath | string)[];
}

export type WordFormula = readonly WordMath[];

/** An operator without its operand, which `closed` adds: a sum, an integral, or a function name. */
interface OpenOperator extends WordMath {
  readonly open: 'nary' | 'function';
  /** In display style, limits are set below it. */
  readonly limits: boolean;
  readonly symbol: string;
}

/** Word draws a dotted box for an empty part, but not for a part with a zero-width character. */
const EMPTY = '\u200b';

/** Characters in one of LaTeX's fonts, '' for the default font. */
export function characters(text: string, font = ''): WordFormula {
  const plain = font === '' && /^[Γ-Ω]$/u.test(text) ? 'mathrm' : font;
  const [script, style] = FONTS.get(plain) ?? [];
  return [
    element('m:r', [
      ...(style === undefined
        ? []
        : [element('m:rPr', [...(script ? [property('m:scr', script)] : []), property('m:sty', style)])]),
      runFont(),
      element('m:t', [text]),
    ]),
  ];
}

/** Words inside a formula: '\text{if }'. XML cannot contain the last two code points of the plane. */
export function wordedRun(text: string, look: 'w:b' | 'w:i' | null = null): WordFormula {
  const words = printableText(text).replace(/[\ufffe\uffff]/g, '');
  return [element('m:r', [element('m:rPr', [element('m:nor')]), runFont(look), element('m:t', [words])])];
}

/** The script and the style of each font command. */
const FONTS: ReadonlyMap<string, readonly [string | null, string]> = new Map([
  ['mathrm', [null, 'p']],
  ['mathbf', [null, 'b']],
  ['mathit', [null, 'i']],
  ['boldsymbol', [null, 'bi']],
  ['mathsf', ['sans-serif', 'p']],
  ['mathtt', ['monospace', 'p']],
  ['mathbb', ['double-struck', 'p']],
  ['mathcal', ['script', 'p']],
  ['mathfrak', ['fraktur', 'p']],
]);

/** The symbol for a macro; a sum, a product or an integral becomes an operator with an operand. */
export function symbolRun(symbol: string, font: string): WordFormula {
  const limits = NARY.get(symbol);
  return limits === undefined ? characters(symbol, font) : [openOperator('nary', symbol, limits)];
}

/** 'log', 'lim' */
export function functionName(name: string, limits: boolean): WordFormula {
  return [openOperator('function', name, limits)];
}

function openOperator(open: OpenOperator['open'], symbol: string, limits: boolean): OpenOperator {
  const children =
    open === 'nary' ? naryParts(symbol, limits, null, null) : [element('m:fName', characters(symbol, 'mathrm'))];
  return { name: open === 'nary' ? 'm:nary' : 'm:func', children, open, limits, symbol };
}

/** Symbols with an operand; true if their limits are above and below in display style. */
const NARY: ReadonlyMap<string, boolean> = new Map([
  ...[...'∑∏∐⋀⋁⋂⋃⨀⨁⨂⨄⨆'].map((symbol) => [symbol, true] as const),
  ...[...'∫∬∭∮'].map((symbol) => [symbol, false] as const),
]);

function naryParts(
  symbol: string,
  limits: boolean,
  sub: WordFormula | null,
  sup: WordFormula | null,
): (WordMath | string)[] {
  return [
    element('m:naryPr', [
      property('m:chr', symbol),
      property('m:limLoc', limits ? 'undOvr' : 'subSup'),
      ...(sub === null ? [property('m:subHide', '1')] : []),
      ...(sup === null ? [property('m:supHide', '1')] : []),
    ]),
    part('m:sub', sub ?? []),
    part('m:sup', sup ?? []),
  ];
}

/** A base with the parts above and below it. */
export function withScripts(base: WordFormula, sub: WordFormula | null, sup: WordFormula | null): WordFormula {
  const [first] = base;
  if (base.length === 1 && first !== undefined && isOpen(first)) {
    if (first.open === 'nary')
      return [{ ...first, children: naryParts(first.symbol, first.limits, sub, sup) } as OpenOperator];
    const name = characters(first.symbol, 'mathrm');
    const below = sub !== null && first.limits ? limit('m:limLow', name, sub) : name;
    const scripted = scripts(below, first.limits ? null : sub, sup);
    return [{ ...first, children: [element('m:fName', scripted)] } as OpenOperator];
  }
  return scripts(base, sub, sup);
}

function scripts(base: WordFormula, sub: WordFormula | null, sup: WordFormula | null): WordFormula {
  if (sub === null && sup === null) return base;
  const name = sub === null ? 'm:sSup' : sup === null ? 'm:sSub' : 'm:sSubSup';
  return [
    element(name, [
      part('m:e', base),
      ...(sub === null ? [] : [part('m:sub', sub)]),
      ...(sup === null ? [] : [part('m:sup', sup)]),
    ]),
  ];
}

/** What is set below or above a base: 'm:limLow', 'm:limUpp'. */
export function limit(name: 'm:limLow' | 'm:limUpp', base: WordFormula, mark: WordFormula): WordFormula {
  return [element(name, [part('m:e', base), part('m:lim', mark)])];
}

export function fraction(upper: WordFormula, lower: WordFormula, bar = true): WordFormula {
  return [
    element('m:f', [
      ...(bar ? [] : [element('m:fPr', [property('m:type', 'noBar')])]),
      part('m:num', upper),
      part('m:den', lower),
    ]),
  ];
}

export function root(body: WordFormula, index: WordFormula | null): WordFormula {
  return [
    element('m:rad', [
      ...(index === null ? [element('m:radPr', [property('m:degHide', '1')])] : []),
      index === null ? element('m:deg') : part('m:deg', index),
      part('m:e', body),
    ]),
  ];
}

/** `open` and `close` are characters, '' for none. */
export function fenced(open: string, close: string, body: WordFormula): WordFormula {
  return [
    element('m:d', [element('m:dPr', [property('m:begChr', open), property('m:endChr', close)]), part('m:e', body)]),
  ];
}

export function accented(macro: string, body: WordFormula): WordFormula {
  if (macro === 'overline' || macro === 'underline') {
    const side = macro === 'overline' ? 'top' : 'bot';
    return [element('m:bar', [element('m:barPr', [property('m:pos', side)]), part('m:e', body)])];
  }
  return [element('m:acc', [element('m:accPr', [property('m:chr', ACCENTS.get(macro) ?? '')]), part('m:e', body)])];
}

/** Combining characters by the name of the accent in LaTeX. */
const ACCENTS: ReadonlyMap<string, string> = new Map([
  ['hat', '\u0302'],
  ['widehat', '\u0302'],
  ['bar', '\u0305'],
  ['tilde', '\u0303'],
  ['widetilde', '\u0303'],
  ['vec', '\u20d7'],
  ['dot', '\u0307'],
  ['ddot', '\u0308'],
  ['acute', '\u0301'],
  ['grave', '\u0300'],
  ['breve', '\u0306'],
  ['check', '\u030c'],
]);

/** Rows and columns, in the brackets that the environment's name implies. */
export function grid(environment: string, rows: readonly (readonly WordFormula[])[]): WordFormula {
  const columns = Math.max(...rows.map((row) => row.length));
  const sides = Array.from({ length: columns }, (_, column) =>
    environment === 'aligned' ? (column % 2 === 0 ? 'right' : 'left') : environment === 'cases' ? 'left' : 'center',
  );
  const matrix = element('m:m', [
    element('m:mPr', [
      property('m:plcHide', '1'),
      // Aligned columns have no space between them.
      ...(environment === 'aligned' ? [property('m:cGpRule', '3'), property('m:cGp', '0')] : []),
      element(
        'm:mcs',
        sides.map((side) => element('m:mc', [element('m:mcPr', [property('m:count', '1'), property('m:mcJc', side)])])),
      ),
    ]),
    ...rows.map((row) =>
      element(
        'm:mr',
        sides.map((_, column) => element('m:e', afterColumn(row[column] ?? []))),
      ),
    ),
  ]);
  const brackets = BRACKETS.get(environment);
  return brackets === undefined ? [matrix] : fenced(brackets[0], brackets[1], [matrix]);
}

/** '& = b': some programs report a relation sign as an error if nothing comes before it. */
function afterColumn(cell: WordFormula): WordFormula {
  const [first] = cell;
  return first?.name === 'm:r' && /^\p{Sm}/u.test(textOf(first)) ? [...characters(EMPTY), ...cell] : cell;
}

const BRACKETS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['cases', ['{', '']],
  ['pmatrix', ['(', ')']],
  ['bmatrix', ['[', ']']],
  ['Bmatrix', ['{', '}']],
  ['vmatrix', ['|', '|']],
  ['Vmatrix', ['‖', '‖']],
]);

/** The parts of a list. Each operator takes the part after it as its operand, if that is possible. */
export function closed(parts: readonly WordFormula[]): WordFormula {
  let after: WordFormula = [];
  for (const own of parts.toReversed()) {
    const [first] = own;
    if (own.length !== 1 || first === undefined || !isOpen(first)) {
      after = [...own, ...after];
      continue;
    }
    const { open, limits: _, symbol: __, ...node } = first;
    const space = isSpace(after[0]) ? 1 : 0;
    const operand = isOperand(after[space], open) ? after.slice(0, space + 1) : null;
    if (operand !== null)
      after = [{ ...node, children: [...node.children, element('m:e', operand)] }, ...after.slice(space + 1)];
    else if (open === 'nary') after = [{ ...node, children: [...node.children, part('m:e', [])] }, ...after];
    else after = [...((node.children[0] as WordMath).children as WordFormula), ...after];
  }
  return after;
}

function isOpen(node: WordMath): node is OpenOperator {
  return 'open' in node;
}

function isSpace(node: WordMath | undefined): boolean {
  return node?.name === 'm:r' && /^\s+$/.test(textOf(node));
}

/** After a function name, brackets need no space before them. */
function isOperand(node: WordMath | undefined, open: OpenOperator['open']): boolean {
  if (node === undefined) return false;
  if (node.name !== 'm:r') return open === 'nary' || node.name !== 'm:d';
  return (open === 'nary' ? /^[\p{L}\p{N}([|−⟨∂∇]/u : /^[\p{L}\p{N}∂∇]/u).test(textOf(node));
}

function textOf({ children }: WordMath): string {
  return children
    .map((child) => (typeof child === 'string' ? child : child.name === 'm:rPr' ? '' : textOf(child)))
    .join('');
}

function part(name: string, body: WordFormula): WordMath {
  return element(name, body.length === 0 ? characters(EMPTY) : body);
}

function element(name: string, children: readonly (WordMath | string)[] = []): WordMath {
  return { name, children };
}

function property(name: string, value: string): WordMath {
  return { name, value, children: [] };
}

function runFont(look: 'w:b' | 'w:i' | null = null): WordMath {
  return element('w:rPr', [element('w:rFonts'), ...(look === null ? [] : [element(look)])]);
}
