import { dingbat, MATH_SYMBOLS, TEXT_SYMBOLS } from './latex-symbols.ts';
import { BREAK, printableText } from './printable-text.ts';
import { isScriptLetter, lettersOf } from './scripts.ts';

/**
 * Escapes text as LaTeX source for pdfLaTeX with T1 and TS1 fonts, amssymb and pifont, in paragraphs, titles and
 * captions. Letters of scripts that need XeLaTeX stay unchanged. Works for all of Unicode: other characters become
 * \unknownchar{1F600}, a box with the code, which the templates define. No character in the text can act as markup. The
 * result has no line breaks and no blank lines.
 */
export function escapeLatex(text: string): string {
  const isLetter = lettersOf(text);
  let out = '';
  let previous = '';
  for (const cluster of clusters(text)) {
    const first = cluster.marks === '' ? cluster.base : '';
    if (LIGATURE.has(previous) && LIGATURE.has(cluster.base)) out += '{}';
    // An opening bracket must not become the optional argument of a preceding command.
    out += first === '[' && out.trim() === '' ? '{[}' : source(cluster, isLetter);
    previous = first;
  }
  return out;
}

/** The characters of a text that LaTeX shows as boxes, in order. */
export function unprintableInLatex(text: string): readonly string[] {
  const isLetter = lettersOf(text);
  return [...clusters(text)]
    .filter((cluster) => source(cluster, isLetter).includes(BOX))
    .map((cluster) => cluster.base + cluster.marks);
}

/** Escaped text in ASCII only, with letters as macros: TeX's \\uppercase would treat bytes of UTF-8 as letters. */
export function asciiLatex(source: string): string {
  return source.replace(/[\u0080-\u{10ffff}]/gu, (character) => {
    const macro = T1_MACROS.get(character);
    if (macro !== undefined) return `{${macro}}`;
    // These are for XeLaTeX, which supports the letters directly.
    if (isScriptLetter(character) || /\p{M}/u.test(character)) return character;
    const [base = '', ...marks] = [...character.normalize('NFD')];
    return marks.length > 0 ? accented(base, marks) : marked(character.codePointAt(0) as number);
  });
}

/** The letters and symbols in IN_T1 that are not accented letters. */
const T1_MACROS = new Map([
  ['–', '\\textendash'],
  ['—', '\\textemdash'],
  ['“', '\\textquotedblleft'],
  ['”', '\\textquotedblright'],
  ['Æ', '\\AE'],
  ['æ', '\\ae'],
  ['Ð', '\\DH'],
  ['ð', '\\dh'],
  ['Ø', '\\O'],
  ['ø', '\\o'],
  ['Þ', '\\TH'],
  ['þ', '\\th'],
  ['ß', '\\ss'],
  ['Đ', '\\DJ'],
  ['đ', '\\dj'],
  ['ı', '\\i'],
  ['Ł', '\\L'],
  ['ł', '\\l'],
  ['Ŋ', '\\NG'],
  ['ŋ', '\\ng'],
  ['Œ', '\\OE'],
  ['œ', '\\oe'],
]);

const BOX = '\\unknownchar';

/** Input of T1 ligatures (`--`, `` ?` ``, `<<`, `,,`, `''`): `{}` separates two neighbors from this set. */
const LIGATURE = new Set([...'-–—‒―‐‘’‚‛“”„‟`\'"<>«»‹›,!?¡¿']);

/** A base character with its combining marks, in composed form; a mark at the start of a text has no base. */
interface Cluster {
  readonly base: string;
  readonly marks: string;
}

function clusters(text: string): Cluster[] {
  const composed = printableText(text)
    .normalize('NFC')
    .replace(/[\u200c\u200d]/g, '');
  return [...composed.matchAll(/(\P{M}?)(\p{M}*)/gu)]
    .map(([, base = '', marks = '']) => ({ base, marks }))
    .filter((cluster) => cluster.base + cluster.marks !== '');
}

function source({ base, marks }: Cluster, isLetter: (character: string) => boolean = () => false): string {
  if (base !== '' && isLetter(base)) {
    // Among the fonts for Greek and Cyrillic, DejaVu Serif has the fewest combining marks; East Asian fonts have none
    // of them.
    const printed = /[\u0370-\u052f\u1f00-\u1fff]/.test(base) ? /[\u0300-\u033f\u0343\u0358\u0360\u0361]/ : /(?!)/;
    return base + [...marks].map((mark) => (printed.test(mark) ? mark : markedCharacter(mark))).join('');
  }
  if (base === '') return [...marks].map(markedCharacter).join('');
  return marks === '' ? single(base) : accented(base, [...marks]);
}

function single(character: string): string {
  const code = character.codePointAt(0) as number;
  const text = TEXT_SYMBOLS.get(character);
  if (text !== undefined) return text;
  if (code >= 0x20 && code < 0x7f) return character;
  if (IN_T1.test(character)) return character;
  const space = SPACES.get(character);
  if (space !== undefined) return space;
  const math = MATH_SYMBOLS.get(character);
  if (math !== undefined) return `\\ensuremath{${math}}`;
  return dingbat(code) ?? raised(character) ?? decomposed(character) ?? marked(code);
}

/** Letters and symbols that inputenc maps to T1: they stay readable in the source. */
const IN_T1 = /[–—“”À-ÖØ-öø-ĥĨ-ıĴ-ķĹ-ľŁ-ňŊ-ťŨ-ž]/;

const SPACES = new Map([
  ['\u00a0', '~'],
  ['\u2007', '~'],
  ['\u2009', '\\,'],
  ['\u202f', '\\,'],
  [BREAK, '\\hspace{0pt}'],
]);

/** Accent macro by combining mark, with its position: marks below go outside those above. */
const ACCENTS = new Map<string, { macro: string; below: boolean }>([
  ['\u0300', { macro: '`', below: false }],
  ['\u0301', { macro: "'", below: false }],
  ['\u0302', { macro: '^', below: false }],
  ['\u0303', { macro: '~', below: false }],
  ['\u0304', { macro: '=', below: false }],
  ['\u0306', { macro: 'u', below: false }],
  ['\u0307', { macro: '.', below: false }],
  ['\u0308', { macro: '"', below: false }],
  ['\u030a', { macro: 'r', below: false }],
  ['\u030b', { macro: 'H', below: false }],
  ['\u030c', { macro: 'v', below: false }],
  ['\u0323', { macro: 'd', below: true }],
  ['\u0326', { macro: 'textcommabelow', below: true }],
  ['\u0327', { macro: 'c', below: true }],
  ['\u0328', { macro: 'k', below: true }],
  ['\u0331', { macro: 'b', below: true }],
]);

const GREEK_ACCENTS = new Map([
  ['\u0300', '\\grave'],
  ['\u0301', '\\acute'],
  ['\u0302', '\\hat'],
  ['\u0303', '\\tilde'],
  ['\u0304', '\\bar'],
  ['\u0306', '\\breve'],
  ['\u0307', '\\dot'],
  ['\u0308', '\\ddot'],
]);

/** TeX nests groups at most 255 deep; languages use at most two accents, so further ones become boxes. */
const MOST_ACCENTS = 2;

function accented(base: string, marks: readonly string[]): string {
  const decomposition = base.normalize('NFD');
  const letter = [...decomposition][0] as string;
  const all = [...[...decomposition].slice(1), ...marks];
  const set = all.slice(0, MOST_ACCENTS);
  const rest = all.slice(MOST_ACCENTS).map(markedCharacter);
  const inner = accentBase(letter);
  if (inner !== undefined && set.every((mark) => ACCENTS.has(mark))) {
    const order = set.map((mark) => ACCENTS.get(mark) as { macro: string; below: boolean });
    const above = order.filter((accent) => !accent.below);
    const sorted = [...above, ...order.filter((accent) => accent.below)];
    // i and j lose their dot under an accent.
    const dotless = above.length > 0 && (inner === 'i' || inner === 'j') ? `\\${inner}` : inner;
    return sorted.reduce((body, accent) => `\\${accent.macro}{${body}}`, dotless) + rest.join('');
  }
  const math = MATH_SYMBOLS.get(letter) ?? (GREEK_LATIN.test(letter) ? TEXT_SYMBOLS.get(letter) : undefined);
  if (math !== undefined && set.every((mark) => GREEK_ACCENTS.has(mark)) && GREEK.test(letter)) {
    return `\\ensuremath{${set.reduce((body, mark) => `${GREEK_ACCENTS.get(mark)}{${body}}`, math)}}${rest.join('')}`;
  }
  return single(base) + marks.map(markedCharacter).join('');
}

const GREEK = /[\u0370-\u03ff]/;
const GREEK_LATIN = /[ΑΒΕΖΗΙΚΜΝΟΡΤΧο]/;

function accentBase(letter: string): string | undefined {
  if (/[A-Za-z0-9]/.test(letter)) return letter;
  return new Map([
    ['æ', '\\ae'],
    ['Æ', '\\AE'],
    ['ø', '\\o'],
    ['Ø', '\\O'],
    ['ı', '\\i'],
    ['ȷ', '\\j'],
  ]).get(letter);
}

const SUPERSCRIPT = everySecond(
  '⁰0¹1²2³3⁴4⁵5⁶6⁷7⁸8⁹9⁽(⁾)⁼=ⁿnⁱiᵃaᵇbᶜcᵈdᵉeᶠfᵍgʰhʲjᵏkˡlᵐmᵒoᵖpʳrˢsᵗtᵘuᵛvʷwˣxʸyᶻzᴬAᴮBᴰDᴱEᴳGᴴHᴵIᴶJᴷKᴸLᴹMᴺNᴼOᴾPᴿRᵀTᵁUᵂW',
);
const SUBSCRIPT = everySecond('₀0₁1₂2₃3₄4₅5₆6₇7₈8₉9₍(₎)₌=ₐaₑeₒoₓxₕhₖkₗlₘmₙnₚpₛsₜtᵢiᵣrᵤuᵥvⱼj');
const BLACKBOARD = everySecond('ℂCℍHℕNℙPℚQℝRℤZ');

/** 'αaβb' as a map from α to a and β to b. */
function everySecond(table: string): ReadonlyMap<string, string> {
  const all = [...table];
  return new Map(all.flatMap((character, index) => (index % 2 === 0 ? [[character, all[index + 1] as string]] : [])));
}

function raised(character: string): string | undefined {
  if (character === '⁺' || character === '⁻') return `\\ensuremath{{}^{${character === '⁺' ? '+' : '-'}}}`;
  if (character === '₊' || character === '₋') return `\\ensuremath{{}_{${character === '₊' ? '+' : '-'}}}`;
  const up = SUPERSCRIPT.get(character);
  if (up !== undefined) return `\\textsuperscript{${up}}`;
  const down = SUBSCRIPT.get(character);
  return down === undefined ? undefined : `\\textsubscript{${down}}`;
}

/** Accented letters outside T1, blackboard letters, fractions, ligatures, full-width forms and squared units. */
function decomposed(character: string): string | undefined {
  const bold = BLACKBOARD.get(character);
  if (bold !== undefined) return `\\ensuremath{\\mathbb{${bold}}}`;
  const parts = [...character.normalize('NFD')];
  if (parts.length > 1 && parts[0] !== character) {
    const result = accented(parts[0] as string, parts.slice(1));
    return result.includes(BOX) ? undefined : result;
  }
  if (!COMPATIBLE.test(character)) return undefined;
  const plain = character.normalize('NFKC');
  if (plain === character) return undefined;
  const fraction = /^(\d*)\u2044(\d*)$/.exec(plain);
  if (fraction !== null) {
    return `\\textsuperscript{${fraction[1]}}\\textfractionsolidus{}\\textsubscript{${fraction[2]}}`;
  }
  const result = clusters(plain)
    .map((cluster) => source(cluster))
    .join('');
  return result === '' || result.includes(BOX) ? undefined : result;
}

/** Blocks whose compatibility forms have the same meaning in plain letters; enclosed and East Asian forms would not. */
const COMPATIBLE =
  /[\u0132\u0133\u01c4-\u01cc\u01f1-\u01f3\u2100-\u214f\u2150-\u218b\u2474-\u249b\u3371-\u337a\u3380-\u33df\ufb00-\ufb06\uff01-\uff5e\uffe0-\uffe6\u{1d400}-\u{1d7ff}]/u;

function markedCharacter(character: string): string {
  return marked(character.codePointAt(0) as number);
}

/**
 * The second form contains the character for copying and searching (UTF-16 in hexadecimal); a lone surrogate has none.
 */
function marked(code: number): string {
  const hex = code.toString(16).toUpperCase().padStart(4, '0');
  if (code >= 0xd800 && code <= 0xdfff) return `${BOX}[FFFD]{${hex}}`;
  if (code <= 0xffff) return `${BOX}{${hex}}`;
  const offset = code - 0x10000;
  const pair = (0xd800 + (offset >> 10)).toString(16) + (0xdc00 + (offset & 0x3ff)).toString(16);
  return `${BOX}[${pair.toUpperCase()}]{${hex}}`;
}
