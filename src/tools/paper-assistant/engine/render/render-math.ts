import { escapeLatex } from './escape-latex.ts';
import { MATH_SYMBOLS } from './latex-symbols.ts';
import {
  DELIMITERS,
  MATH_ACCENTS,
  MATH_ENVIRONMENTS,
  MATH_FONTS,
  MATH_SPACES,
  type MathFont,
  OPERATOR_NAMES,
  SYMBOL_OF_MACRO,
  typstCharacter,
} from './math-notation.ts';
import { typstString } from './typst-string.ts';
import {
  accented,
  characters,
  closed,
  fenced,
  fraction,
  functionName,
  grid,
  limit,
  root,
  symbolRun,
  type WordFormula,
  withScripts,
  wordedRun,
} from './word-math.ts';

/** The same formula in three formats, generated from its parsed form; none contains unparsed characters. */
export interface RenderedMath {
  readonly latex: string;
  readonly typst: string;
  readonly word: WordFormula;
}

/**
 * Parses TeX math (without its delimiters) with a closed list of macros and writes it for LaTeX, Typst and Word. Returns
 * null for anything else: unknown macros, unbalanced braces, double scripts, nesting deeper than 20, more than 2,000
 * characters. The caller then prints the source as text.
 */
export function renderMath(tex: string): RenderedMath | null {
  if (tex.length > 2000) return null;
  try {
    const reader = new Reader(tokens(tex));
    const result = reader.list(() => reader.peek() === undefined);
    return result.latex.trim() === '' ? null : result;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

class Unreadable extends Error {}

/** Control sequences with their backslash, single characters, and runs of digits. White space is dropped. */
function tokens(tex: string): string[] {
  const found: string[] = [];
  // \text and similar commands contain words, so their argument is kept whole.
  const pattern =
    /\\(?:text|textrm|textit|textbf|mbox|operatorname)\s*\{[^{}\\$]*\}|\\[a-zA-Z]+|\\[\s\S]|\d+(?:\.\d+)?|\s+|[\s\S]/gu;
  for (const [token] of tex.matchAll(pattern)) if (token.trim() !== '') found.push(token);
  return found;
}

class Reader {
  private readonly tokens: readonly string[];
  private at = 0;
  private depth = 0;
  /** The font command around the current position, which Word needs for each character. */
  private font = '';

  constructor(all: readonly string[]) {
    this.tokens = all;
  }

  peek(): string | undefined {
    return this.tokens[this.at];
  }

  private next(): string {
    const token = this.tokens[this.at];
    if (token === undefined) throw new Unreadable();
    this.at += 1;
    return token;
  }

  private expect(token: string): void {
    if (this.next() !== token) throw new Unreadable();
  }

  list(ends: () => boolean): RenderedMath {
    this.depth += 1;
    if (this.depth > 20) throw new Unreadable();
    const parts: RenderedMath[] = [];
    while (!ends()) parts.push(this.scripted());
    this.depth -= 1;
    return joined(parts);
  }

  /** An atom with its primes, subscript and superscript; each at most once, as TeX requires. */
  private scripted(): RenderedMath {
    const first = this.peek();
    const base = first === '_' || first === '^' || first === "'" ? { latex: '{}', typst: '""', word: [] } : this.atom();
    let primes = 0;
    let sub: RenderedMath | null = null;
    let sup: RenderedMath | null = null;
    for (let token = this.peek(); token === '_' || token === '^' || token === "'"; token = this.peek()) {
      this.next();
      if (token === "'") {
        if (sup !== null) throw new Unreadable();
        primes += 1;
      } else if (token === '_') {
        if (sub !== null) throw new Unreadable();
        sub = this.argument();
      } else {
        if (sup !== null || primes > 0) throw new Unreadable();
        sup = this.argument();
      }
    }
    if (primes === 0 && sub === null && sup === null) return base;
    const top =
      primes > 0
        ? {
            latex: '\\prime'.repeat(primes),
            typst: Array(primes).fill('prime').join(' '),
            word: characters('′'.repeat(primes)),
          }
        : sup;
    return {
      latex: `${base.latex}${sub === null ? '' : `_{${sub.latex}}`}${top === null ? '' : `^{${top.latex}}`}`,
      typst: `attach(${filled(base.typst)}${sub === null ? '' : `, b: ${filled(sub.typst)}`}${top === null ? '' : `, t: ${filled(top.typst)}`})`,
      word: withScripts(base.word, sub?.word ?? null, top?.word ?? null),
    };
  }

  private argument(): RenderedMath {
    if (this.peek() === '{') return this.group();
    const token = this.peek();
    // `\frac12` takes one digit for each part, but a run of digits is one token here.
    if (token !== undefined && /^\d/.test(token) && token.length > 1) throw new Unreadable();
    if (token === '_' || token === '^' || token === "'") throw new Unreadable();
    const one = this.atom();
    return { ...one, word: closed([one.word]) };
  }

  private group(): RenderedMath {
    this.expect('{');
    const body = this.list(() => this.peek() === '}');
    this.expect('}');
    return body;
  }

  private atom(): RenderedMath {
    const token = this.next();
    if (token === '{') {
      this.at -= 1;
      const body = this.group();
      return { ...body, latex: `{${body.latex}}`, typst: filled(body.typst) };
    }
    if (token.startsWith('\\')) return this.command(token.slice(1));
    if (/^\d/.test(token) || /^[a-zA-Z]$/.test(token))
      return { latex: token, typst: token, word: characters(token, this.font) };
    if (/^[+\-*/=<>()[\]|!,.:;@?]$/.test(token)) {
      const word = characters(token === '-' ? '−' : token === '*' ? '∗' : token, this.font);
      return { latex: token, typst: typstCharacter(token), word };
    }
    const macro = MATH_SYMBOLS.get(token);
    if (macro !== undefined)
      return { latex: `${macro} `, typst: typstCharacter(token), word: symbolRun(token, this.font) };
    throw new Unreadable();
  }

  private command(name: string): RenderedMath {
    const worded = /^(text|textrm|textit|textbf|mbox|operatorname)\s*\{([\s\S]*)\}$/.exec(name);
    if (worded !== null) return words(worded[1] as string, worded[2] as string);
    const space = MATH_SPACES.get(name);
    if (space !== undefined) {
      const width = WORD_SPACES.get(name) ?? '';
      return { latex: `\\${name} `, typst: space, word: width === '' ? [] : characters(width) };
    }
    const symbol = SYMBOL_OF_MACRO.get(name);
    if (symbol !== undefined)
      return {
        latex: name === 'degree' ? '{}^{\\circ}' : `\\${name} `,
        typst: typstCharacter(symbol),
        word: symbolRun(symbol, this.font),
      };
    const limits = OPERATOR_NAMES.get(name);
    if (limits !== undefined)
      return { latex: `\\${name} `, typst: `op("${name}", limits: #${limits})`, word: functionName(name, limits) };
    const accent = MATH_ACCENTS.get(name);
    if (accent !== undefined) {
      const body = this.argument();
      const line = accent === 'overline' || accent === 'underline';
      const typst = line ? `${accent}(${filled(body.typst)})` : `accent(${filled(body.typst)}, ${accent})`;
      return { latex: `\\${name}{${body.latex}}`, typst, word: accented(name, body.word) };
    }
    const font = MATH_FONTS.get(name);
    if (font !== undefined) return this.inFont(name, font);
    if (/^[dt]?frac$/.test(name) || /^[dt]?binom$/.test(name)) {
      const [upper, lower] = [this.argument(), this.argument()];
      const call = name.endsWith('frac') ? 'frac' : 'binom';
      return {
        latex: `\\${name}{${upper.latex}}{${lower.latex}}`,
        typst: `${call}(${filled(upper.typst)}, ${filled(lower.typst)})`,
        word:
          call === 'frac'
            ? fraction(upper.word, lower.word)
            : fenced('(', ')', fraction(upper.word, lower.word, false)),
      };
    }
    if (name === 'stackrel' || name === 'overset' || name === 'underset') {
      const [mark, base] = [this.argument(), this.argument()];
      const side = name === 'underset' ? 'b' : 't';
      return {
        latex: `\\${name}{${mark.latex}}{${base.latex}}`,
        typst: `attach(limits(${filled(base.typst)}), ${side}: ${filled(mark.typst)})`,
        word: limit(side === 'b' ? 'm:limLow' : 'm:limUpp', base.word, mark.word),
      };
    }
    if (name === 'pmod') {
      const body = this.argument();
      return {
        latex: `\\pmod{${body.latex}}`,
        typst: `quad paren.l op("mod") med ${filled(body.typst)} paren.r`,
        word: [...characters('\u2003('), ...wordedRun('mod '), ...body.word, ...characters(')')],
      };
    }
    if (/^(big|Big|bigg|Bigg)[lr]?$/.test(name)) {
      const delimiter = this.delimiter();
      const word = delimiter.character === '' ? [] : characters(delimiter.character);
      return { latex: `\\${name}${delimiter.latex} `, typst: delimiter.typst, word };
    }
    if (name === 'sqrt') return this.root();
    if (name === 'left') return this.fenced();
    if (name === 'begin') return this.environment();
    throw new Unreadable();
  }

  private inFont(name: string, font: MathFont): RenderedMath {
    const outer = this.font;
    this.font = name;
    const body = this.argument();
    this.font = outer;
    const letters = body.latex.replace(/\s/g, '');
    if (font.letters !== undefined && !font.letters.test(letters)) throw new Unreadable();
    return { latex: `\\${name}{${body.latex}}`, typst: font.typst(filled(body.typst)), word: body.word };
  }

  private root(): RenderedMath {
    let index: RenderedMath | null = null;
    if (this.peek() === '[') {
      this.next();
      index = this.list(() => this.peek() === ']');
      this.expect(']');
    }
    const body = this.argument();
    return {
      latex: `\\sqrt${index === null ? '' : `[{${index.latex}}]`}{${body.latex}}`,
      typst: index === null ? `sqrt(${filled(body.typst)})` : `root(${filled(index.typst)}, ${filled(body.typst)})`,
      word: root(body.word, index?.word ?? null),
    };
  }

  private fenced(): RenderedMath {
    const open = this.delimiter();
    const body = this.list(() => this.peek() === '\\right');
    this.expect('\\right');
    const close = this.delimiter();
    return {
      latex: `\\left${open.latex} ${body.latex}\\right${close.latex} `,
      typst: `lr(${[open.typst, filled(body.typst), close.typst].filter((part) => part !== '').join(' ')})`,
      word: fenced(open.character, close.character, body.word),
    };
  }

  /** `character` is empty for an invisible delimiter. */
  private delimiter(): { readonly latex: string; readonly typst: string; readonly character: string } {
    const token = this.next();
    if (!DELIMITERS.has(token)) throw new Unreadable();
    if (token === '.') return { latex: '.', typst: '', character: '' };
    const angle = token === '<' ? '⟨' : token === '>' ? '⟩' : token;
    const character = token.startsWith('\\') ? (SYMBOL_OF_MACRO.get(token.slice(1)) as string) : angle;
    return { latex: token, typst: typstCharacter(character), character };
  }

  private environment(): RenderedMath {
    const name = this.braced();
    const delimiter = MATH_ENVIRONMENTS.get(name);
    if (delimiter === undefined) throw new Unreadable();
    const rows: RenderedMath[][] = [[]];
    const ends = () => this.peek() === '&' || this.peek() === '\\\\' || this.peek() === '\\end';
    for (;;) {
      (rows.at(-1) as RenderedMath[]).push(this.list(ends));
      const token = this.next();
      if (token === '\\end') break;
      if (token === '\\\\') rows.push([]);
    }
    if (this.braced() !== name) throw new Unreadable();
    const typstRows = rows.map((row) => row.map((cell) => filled(cell.typst)));
    return {
      // {} prevents an opening bracket from being read as the optional argument of the row end.
      latex: `\\begin{${name}}${rows.map((row) => row.map((cell) => cell.latex).join('&')).join('\\\\{}')}\\end{${name}}`,
      typst:
        delimiter === 'cases'
          ? `cases(${typstRows.map((row) => row.join(' & ')).join(', ')})`
          : `mat(delim: ${delimiter}, ${typstRows.map((row) => row.join(', ')).join('; ')})`,
      word: grid(
        name,
        rows.map((row) => row.map((cell) => cell.word)),
      ),
    };
  }

  private braced(): string {
    this.expect('{');
    let name = '';
    while (this.peek() !== '}') name += this.next();
    this.expect('}');
    return name;
  }
}

function joined(parts: readonly RenderedMath[]): RenderedMath {
  return {
    latex: parts.map((part) => part.latex).join(''),
    typst: parts.map((part) => part.typst).join(' '),
    word: closed(parts.map((part) => part.word)),
  };
}

/** Typst functions need an argument where TeX has an empty group. */
function filled(typst: string): string {
  return typst.trim() === '' ? '""' : typst;
}

function words(macro: string, body: string): RenderedMath {
  if (macro === 'operatorname') {
    if (!/^[A-Za-z0-9 -]+$/.test(body)) throw new Unreadable();
    return {
      latex: `\\operatorname{${body.replaceAll('-', '{-}')}}`,
      typst: `op(${typstString(body)})`,
      word: functionName(body, false),
    };
  }
  const plain = typstString(body);
  const typst = macro === 'textit' ? `italic(${plain})` : macro === 'textbf' ? `upright(bold(${plain}))` : plain;
  const look = macro === 'textit' ? 'w:i' : macro === 'textbf' ? 'w:b' : null;
  return { latex: `\\${macro}{${escapeLatex(body)}}`, typst, word: wordedRun(body, look) };
}

/** The space character for each LaTeX spacing command; Word has no negative space. */
const WORD_SPACES: ReadonlyMap<string, string> = new Map([
  [',', '\u2009'],
  ['thinspace', '\u2009'],
  [':', '\u205f'],
  [';', '\u2004'],
  [' ', '\u00a0'],
  ['quad', '\u2003'],
  ['qquad', '\u2003\u2003'],
]);
