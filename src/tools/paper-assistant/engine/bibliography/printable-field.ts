import { LatexPegParser } from '@unified-latex/unified-latex-util-pegjs';
import { renderMath } from '../render/render-math.ts';
import { journalMacros } from './journal-macros.ts';
import { isOrganization, splitAtAnd } from './names.ts';

/**
 * A field of a BibTeX entry as typed, made safe to compile: accents, braces, formulas and font commands stay; layout
 * commands and macros that a class may not define are removed, with their arguments kept; TeX's special characters are
 * escaped. Other letters stay in Unicode. `readable` replaces a value that is not valid LaTeX.
 */
export function printableField(value: string, readable: string): string {
  try {
    // A percent sign in a URL doesn't start a comment.
    const source = withoutCharacterCodes(value).replaceAll(/\\(?:url|path|nolinkurl|href)\s*\{[^{}]*\}/g, (one) =>
      one.replaceAll(/(?<!\\)%/g, '\\%'),
    );
    const { content } = LatexPegParser.parse(source) as Group;
    const printed = withCountedBraces(print(content).replaceAll(/\s+/g, ' ').trim());
    if (isBalanced(printed)) return printed;
  } catch {
    // Not LaTeX: only the readable form can be used.
  }
  return escapeText(readable.replaceAll(/\s+/g, ' ').trim());
}

/** '\char126' and '\symbol{126}' print a character by its ASCII number, as GAP and others write addresses. */
function withoutCharacterCodes(value: string): string {
  return value.replaceAll(/\\(?:char ?(\d{2,3})(?!\d)|symbol\{(\d{2,3})\}) ?/g, (whole, code, symbol) => {
    const number = Number(code ?? symbol);
    // Dashes in TeX's font encoding.
    if (number === 21 || number === 22) return number === 21 ? '--' : '---';
    return number > 32 && number < 127 ? escapeText(String.fromCharCode(number)) : whole;
  });
}

/** Plain text as LaTeX with every letter unchanged; only TeX's special characters are escaped. */
export function escapeText(text: string): string {
  return withCountedBraces(visible(text).replaceAll(/[\\{}$&#_%^~]/g, (sign) => escaped[sign] ?? `\\${sign}`));
}

/** BibTeX counts escaped braces as braces: unpaired ones are written as named commands. */
function withCountedBraces(latex: string): string {
  let depth = 0;
  for (const [brace] of latex.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) break;
  }
  if (depth === 0) return latex;
  return latex.replaceAll(/\\([{}])/g, (_, brace) => (brace === '{' ? '\\textbraceleft{}' : '\\textbraceright{}'));
}

/** A URL for fields that bibliography styles print unchanged. */
export function printableAddress(value: string): string {
  return visible(value)
    .replaceAll(/\\\{_\\\}/g, '_')
    .replaceAll(/\{?\$?\\(?:textasciitilde|sim|string~)(?:\{\})?\$?\}?/g, '~')
    .replaceAll(/\{\\?([_%&#~$])(?:\{\})?\}|\\([_%&#~$])(?:\{\})?/g, '$1$2')
    .replaceAll(/^\{+|(?<!\})\}+$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[{}\\^`"<>|]/g, (sign) => encodeURIComponent(sign));
}

/**
 * A list of names: a non-ASCII first letter is wrapped in braces, because BibTeX would split its bytes when it makes
 * initials. Such a name is converted to "Family, Given", where no program mistakes a wrapped letter for lower case.
 */
export function printableNames(latex: string): string {
  return splitAtAnd(latex)
    .flatMap(withFewCommas)
    .map((name) => {
      // BibTeX would print 'World Health Organization' as 'W. H. Organization'.
      if (!/[{}\\]/.test(name) && isOrganization(name)) return `{${name}}`;
      const wrapped = wrapInitials(name);
      const parts =
        wrapped === name ? null : /^([^,{}]*(?:\{\\[^\s{}]*(?:\{[^\s{}]*\})?\}[^,{}]*)*) (\S+)$/.exec(wrapped);
      const [, given = '', family] = parts ?? [];
      return family === undefined || /(?:^|\s)\p{Ll}/u.test(given) || family.startsWith('\\')
        ? wrapped
        : `${family}, ${given}`;
    })
    .join(' and ');
}

/**
 * BibTeX stops at a name with a trailing comma or more than two commas. In that case names are separated at semicolons,
 * or the rest is one name.
 */
function withFewCommas(name: string): string[] {
  const trimmed = name.replace(/(?<![\s,])[\s,]+$/, '').replace(/^[\s,]+/, '');
  const bare = trimmed.replaceAll(/\{[^{}]*\}/g, '');
  if ((bare.match(/,/g)?.length ?? 0) < 3) return trimmed === '' ? [] : [trimmed];
  if (bare.includes(';')) return trimmed.split(/(?:(?<!\s)\s+)?;\s*/).flatMap(withFewCommas);
  const [family = '', suffix = '', ...rest] = trimmed.split(/(?:(?<!\s)\s+)?,\s*/);
  return [`${family}, ${suffix} ${rest.join(' ')}`];
}

function wrapInitials(name: string): string {
  let depth = 0;
  let start = true;
  let out = '';
  for (const character of name) {
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    const wrapped = depth === 0 && start && character > '\u007f';
    out += wrapped ? `{${accentMacro(character) ?? `\\relax ${character}`}}` : character;
    start = depth === 0 && /[\s~,-]/.test(character);
  }
  return out;
}

interface Node {
  readonly type: string;
  readonly content?: string | readonly Node[] | undefined;
  readonly escapeToken?: string;
  readonly env?: string | readonly Node[];
}
interface Group extends Node {
  readonly content: readonly Node[];
}

const escaped: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
};

function print(nodes: readonly Node[]): string {
  let out = '';
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at] as Node;
    if (node.type !== 'macro') {
      out += printNode(node);
      continue;
    }
    const name = String(node.content);
    const measure = lengths.get(name);
    if (measure !== undefined) {
      at = measure(nodes, at + 1) - 1;
      if (/\w$/.test(out)) out += ' ';
    } else if (addresses.has(name)) {
      const first = groupAfter(nodes, at);
      const second = first === -1 || name !== 'href' ? -1 : groupAfter(nodes, first);
      if (first === -1) continue;
      out += `\\${name}{${addressOf(nodes[first] as Group)}}`;
      if (second !== -1) out += printNode(nodes[second] as Node);
      at = Math.max(first, second);
    } else if (name === 'ensuremath') {
      const next = nodes[at + 1];
      const tex = next === undefined ? '' : raw([next]).replace(/^\{(.*)\}$/s, '$1');
      out += formula(tex) ?? escapeText(tex);
      at += 1;
    } else if (spaces.has(name)) out += ' ';
    else if (kept.has(name) || journalMacros.has(name)) {
      out += `\\${name}`;
      const next = nodes[at + 1];
      // TeX stops at an accent or font command without an argument.
      if (next === undefined && needsArgument.test(name)) out += '{}';
      // The text after it must not become part of the macro's name.
      if (/^[A-Za-z]+$/.test(name) && next?.type === 'string' && /^[A-Za-z]/.test(String(next.content))) out += ' ';
    } else if (nodes[at + 1]?.type === 'whitespace' && /\s$/.test(out)) at += 1;
  }
  return out;
}

/** The index of the following group, ignoring white space; -1 if something else follows. */
function groupAfter(nodes: readonly Node[], at: number): number {
  const next = nodes[at + 1]?.type === 'whitespace' ? at + 2 : at + 1;
  return nodes[next]?.type === 'group' ? next : -1;
}

function printNode(node: Node): string {
  switch (node.type) {
    case 'string':
      return visible(String(node.content)).replaceAll(/[$&#_%^\\]/g, (sign) => escaped[sign] ?? `\\${sign}`);
    case 'whitespace':
    case 'parbreak':
      return ' ';
    case 'group':
      return `{${print(node.content as readonly Node[])}}`;
    case 'inlinemath':
    case 'displaymath': {
      const tex = raw(node.content as readonly Node[]);
      return formula(tex) ?? escapeText(tex);
    }
    // An unescaped percent sign; TeX would drop the rest of the line.
    case 'comment':
      return `\\%${print((LatexPegParser.parse(String(node.content)) as Group).content)} `;
    case 'verb':
    case 'verbatim':
      return escapeText(String(node.content));
    case 'environment':
    case 'mathenv':
      return print(node.content as readonly Node[]);
    default:
      return '';
  }
}

/** A formula that the renderers can read, as typed. */
function formula(tex: string): string | null {
  // "CO$_2$": a formula that starts with a subscript follows a word.
  const today = tex
    .trim()
    .replaceAll(/\\(?:rm|it|bf|sf|tt|mbox|hbox|textnormal|mathnormal)(?![A-Za-z])/g, '\\mathrm')
    // Publishers export formulas with \ensuremath inside of the dollar signs.
    .replaceAll(/\\ensuremath(?![A-Za-z])/g, '')
    .replaceAll(/\\sp(?![A-Za-z])/g, '^')
    .replaceAll(/\\sb(?![A-Za-z])/g, '_');
  const known = renderMath(today) ?? renderMath(`x${today}`);
  return known === null ? null : `$${tex.trim()}$`;
}

function raw(nodes: readonly Node[]): string {
  let out = '';
  for (const node of nodes) {
    const { content } = node;
    if (node.type === 'macro') out += `${node.escapeToken ?? '\\'}${content}`;
    else if (node.type === 'whitespace' || node.type === 'parbreak') out += ' ';
    else if (node.type === 'group') out += `{${raw(content as readonly Node[])}}`;
    else if (node.type === 'comment') out += `%${content}`;
    else if (typeof content === 'string') {
      // A letter would become part of the macro before it.
      out += /\\[A-Za-z]+$/.test(out) && /^[A-Za-z]/.test(content) ? ` ${content}` : content;
    } else out += raw(content ?? []);
  }
  return out;
}

function addressOf(group: Group): string {
  return printableAddress(raw(group.content)).replaceAll(/[%#]/g, (sign) => `\\${sign}`);
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/\\[\s\S]|[{}]/g)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0 && !/(?:^|[^\\])(?:\\\\)*\\$/.test(text);
}

/** In composed form, without control and other invisible characters; the joiners of Persian and Indic scripts stay. */
function visible(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u3164\uffa0]+/gu, (run) =>
      /[\t\n\r]/.test(run) ? ' ' : '',
    )
    .replaceAll(/[\u2000-\u2006\u2008\u200a\u205f\u3000]/g, ' ')
    .replaceAll('\u00a0', '~');
}

const accents = new Map(
  Object.entries({
    '\u0300': '`',
    '\u0301': "'",
    '\u0302': '^',
    '\u0303': '~',
    '\u0304': '=',
    '\u0306': 'u',
    '\u0307': '.',
    '\u0308': '"',
    '\u030a': 'r',
    '\u030b': 'H',
    '\u030c': 'v',
    '\u0327': 'c',
    '\u0328': 'k',
  }),
);
const letters = new Map(
  Object.entries({ Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Å: 'AA', å: 'aa' }),
);

function accentMacro(character: string): string | null {
  const letter = letters.get(character);
  if (letter !== undefined) return `\\${letter}`;
  const [base = '', mark = '', ...more] = [...character.normalize('NFD')];
  const accent = accents.get(mark);
  return /[A-Za-z]/.test(base) && accent !== undefined && more.length === 0 ? `\\${accent}{${base}}` : null;
}

const words = (list: string) => list.trim().split(/\s+/);

/** Accents, letters, symbols, font commands and quotes: what a bibliography needs with any class. */
const kept: ReadonlySet<string> = new Set(
  words(`' \` ^ " ~ = . c v H u k r d b t & % $ # _ { } , ss SS oe OE ae AE aa AA o O l L i j dh DH th TH ng NG dj DJ
  emph textit textbf textsc textsuperscript textsubscript texttt textrm textsf textnormal textup textsl textmd textlf
  it bf em sc tt rm sl sf itshape bfseries scshape ttfamily slshape upshape rmfamily sffamily mdseries uppercase lowercase MakeUppercase MakeLowercase
  TeX LaTeX LaTeXe textendash textemdash textquoteleft textquoteright textquotedblleft textquotedblright textquotesingle
  textregistered texttrademark textcopyright textdegree textmu texteuro textsterling copyright pounds S P dag ddag dots
  ldots textellipsis textbackslash textasciitilde textasciicircum textunderscore textbar textless textgreater
  textordfeminine textordmasculine textexclamdown textquestiondown guillemotleft guillemotright guilsinglleft
  guilsinglright quotedblbase quotesinglbase slash nobreakspace relax textcommabelow textperiodcentered
  textbullet textonehalf textonequarter textthreequarters textpm texttimes textdiv textsection textparagraph`).concat(
    words(`BibTeX noopsort mkbibquote mkbibemph mkbibbold mkbibitalic mkbibparens mkbibbrackets enquote cprime
      bibrangedash hyphen`),
  ),
);

const needsArgument =
  /^(?:['`^"~=.cvHukrdbt]|emph|text(?:it|bf|sc|superscript|subscript|tt|rm|sf|normal|up|sl|md|lf|commabelow)|uppercase|lowercase|MakeUppercase|MakeLowercase|noopsort|mkbib\w+|enquote)$/;

const addresses: ReadonlySet<string> = new Set(['url', 'path', 'nolinkurl', 'href']);

/** Macros that print a space. Macros that are on no list are removed. */
const spaces: ReadonlySet<string> = new Set(
  words('\\ newline linebreak quad qquad enspace enskip thinspace space par hfill hfil ; : > !').concat(' '),
);

/** Layout commands with a length: how far their arguments extend. */
const lengths = new Map<string, (nodes: readonly Node[], from: number) => number>([
  ...words('hspace vspace phantom hphantom vphantom label color textcolor raisebox scalebox').map(
    (name) => [name, (nodes: readonly Node[], from: number) => afterGroups(nodes, from, 1)] as const,
  ),
  ...words('rule fontsize').map(
    (name) => [name, (nodes: readonly Node[], from: number) => afterGroups(nodes, from, 2)] as const,
  ),
  ...words('hskip vskip kern penalty baselineskip parskip').map((name) => [name, afterMeasure] as const),
]);

function afterGroups(nodes: readonly Node[], from: number, most: number): number {
  let end = from;
  for (let taken = 0, at = from; taken < most && at < nodes.length; at += 1) {
    const { type, content } = nodes[at] as Node;
    if (type === 'group') {
      taken += 1;
      end = at + 1;
    } else if (type !== 'whitespace' && content !== '*') break;
  }
  return end;
}

/** "1em plus 0.5em minus 0.4em\relax" */
function afterMeasure(nodes: readonly Node[], from: number): number {
  let at = from;
  while (at < nodes.length) {
    const { type, content } = nodes[at] as Node;
    if (type === 'macro' && content === 'relax') return at + 1;
    const measure =
      type === 'string' && /^(?:=|[-+.]|\d+|[\d.]*(?:em|ex|pt|mm|cm|in|sp|mu)|plus|minus|fill?)$/.test(String(content));
    if (!measure && type !== 'whitespace') break;
    at += 1;
  }
  return at;
}
