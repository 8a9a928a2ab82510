import { type Part, partsOf } from '../passages.ts';
import { mark, type Token, text } from '../token.ts';
import { plainRules, readInline } from './inline-rules.ts';
import { accents, LatexGroups, letters } from './latex-groups.ts';

/**
 * LaTeX: text that is typeset is translated, everything else is kept: comments, formulas, code, labels, citations, and
 * every command that is not known to contain text, with its arguments. In the preamble only the title is read.
 */
export function readLatex(content: string): Part[] {
  const begin = content.indexOf('\\begin{document}');
  const start = begin < 0 ? 0 : begin + '\\begin{document}'.length;
  const stop = content.indexOf('\\end{document}', start);
  const end = stop < 0 ? content.length : stop;
  return [
    ...readPreamble(content.slice(0, start)),
    ...cutAtBreaks(read(content.slice(start, end), 0)),
    ...fixedPart(content.slice(end)),
  ];
}

/** A token, or the end of a paragraph with its source. */
type Item = Token | { readonly kind: 'break'; readonly original: string };

function readPreamble(preamble: string): Part[] {
  const title = /^[^%\r\n\u2028\u2029]*\\title\s*(?=\{)/m.exec(preamble);
  const open = title === null ? -1 : title.index + title[0].length;
  const end = open < 0 ? -1 : new LatexGroups(preamble).end(open);
  if (end < 0) return fixedPart(preamble);
  return [
    ...fixedPart(preamble.slice(0, open + 1)),
    ...cutAtBreaks(read(preamble.slice(open + 1, end - 1), 0)),
    ...fixedPart(preamble.slice(end - 1)),
  ];
}

function fixedPart(content: string): Part[] {
  return content === '' ? [] : [{ kind: 'fixed', tokens: [text(content)] }];
}

function cutAtBreaks(items: readonly Item[]): Part[] {
  const parts: Part[] = [];
  let paragraph: Token[] = [];
  for (const item of items) {
    if (item.kind !== 'break') paragraph.push(item);
    else {
      parts.push(...partsOf(paragraph), ...fixedPart(item.original));
      paragraph = [];
    }
  }
  return [...parts, ...partsOf(paragraph)];
}

function read(content: string, depth: number): Item[] {
  const groups = new LatexGroups(content);
  const items: Item[] = [];
  let words = '';
  const endWords = () => {
    if (words !== '') items.push(...readInline(words, plainRules));
    words = '';
  };
  let at = 0;
  while (at < content.length) {
    const special = /[\\%${}&~#^_\n]/g;
    special.lastIndex = at;
    const next = special.exec(content)?.index ?? content.length;
    words += content.slice(at, next);
    if (next >= content.length) break;
    const { found, end } = readSpecial({ content, groups, depth }, next);
    if (found.length === 1 && found[0]?.kind === 'text' && found[0].text === found[0].original) words += found[0].text;
    else {
      endWords();
      items.push(...found);
    }
    at = Math.max(end, next + 1);
  }
  endWords();
  return items;
}

interface Place {
  readonly content: string;
  readonly groups: LatexGroups;
  readonly depth: number;
}

interface Found {
  readonly found: Item[];
  readonly end: number;
}

function readSpecial(place: Place, at: number): Found {
  const { content } = place;
  const rest = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(content)?.[0];
  };
  const keep = (original: string, shown = original): Found => ({
    found: [mark(original, shown)],
    end: at + original.length,
  });
  const stop = (original: string): Found => ({ found: [{ kind: 'break', original }], end: at + original.length });
  switch (content[at]) {
    case '\n': {
      const blank = rest(/\n[ \t]*\n\s*/y);
      return blank === undefined ? { found: [text('\n')], end: at + 1 } : stop(blank);
    }
    case '%':
      return keep(rest(/%[^\n]*(?:\n[ \t]*(?!\s{0,200}\n))?/y) ?? '%', '');
    case '$': {
      const math = rest(/\$\$(?:[^$\\]|\\[\s\S]){1,5000}\$\$/y) ?? rest(/\$(?:[^$\\]|\\[\s\S]){1,3000}\$/y);
      return keep(math ?? '$');
    }
    case '&':
      return stop('&');
    case '~':
      return keep('~', ' ');
    case '{':
      return readGroup(place, at, '', at, false);
    case '}':
      return stop('}');
    case '\\':
      return readCommand(place, at);
    default:
      return keep(content[at] ?? '');
  }
}

function readCommand(place: Place, at: number): Found {
  const { content, groups } = place;
  const keep = (end: number, shown = content.slice(at, end)): Found => ({
    found: [mark(content.slice(at, end), shown)],
    end,
  });
  const stop = (end: number): Found => ({ found: [{ kind: 'break', original: content.slice(at, end) }], end });
  const accent = readAccent(content, at);
  if (accent !== null) return accent;
  const name = /[A-Za-z@]{1,60}/y;
  name.lastIndex = at + 1;
  const command = name.exec(content)?.[0];
  if (command === undefined) {
    const symbol = content[at + 1] ?? '';
    if (symbol === '\\') return stop(afterLineBreak(content, at + 2));
    if (symbol === '(' || symbol === '[') {
      const close = content.indexOf(symbol === '(' ? '\\)' : '\\]', at);
      if (close >= 0 && close - at < 5_000) return symbol === '[' ? stop(close + 2) : keep(close + 2);
    }
    return keep(Math.min(content.length, at + 2), /[%&_$#{}]/.test(symbol) ? symbol : symbol === '-' ? '' : ' ');
  }
  const after = at + 1 + command.length;
  if (command === 'begin') return readEnvironment(place, at, after);
  if (command === 'verb' || command === 'lstinline') {
    const from = content[after] === '*' ? after + 1 : after;
    const close = content.indexOf(content[from] === '{' ? '}' : (content[from] ?? '\n'), from + 1);
    return keep(close < 0 ? after : close + 1);
  }
  if (command === 'item' || breaks.has(command)) return stop(groups.argumentsEnd(after));
  if (command === 'href') {
    const target = groups.end(after);
    if (target > 0 && content[target] === '{') return readGroup(place, at, content.slice(at, target), target, false);
  }
  if (blocks.has(command) || inline.has(command)) {
    let group = content[after] === '*' ? after + 1 : after;
    while (/\s/.test(content[group] ?? '') && group - after < 20) group += 1;
    if (content[group] === '[') group = Math.max(group, groups.end(group));
    if (content[group] === '{') {
      return readGroup(place, at, content.slice(at, group), group, blocks.has(command));
    }
  }
  return keep(groups.argumentsEnd(after));
}

/** A group whose content is translated: opening and closing tokens around its words, or breaks if it has several paragraphs. */
function readGroup(place: Place, at: number, before: string, open: number, block: boolean): Found {
  const { content, groups, depth } = place;
  const end = groups.end(open);
  if (end < 0 || depth > 40) {
    const stop = end < 0 ? open + 1 : end;
    return { found: [mark(content.slice(at, stop))], end: stop };
  }
  const inner = read(content.slice(open + 1, end - 1), depth + 1);
  if (block || inner.some(({ kind }) => kind === 'break')) {
    return { found: [{ kind: 'break', original: `${before}{` }, ...inner, { kind: 'break', original: '}' }], end };
  }
  return { found: [{ kind: 'open', original: `${before}{` }, ...inner, { kind: 'close', original: '}' }], end };
}

function readEnvironment({ content, groups }: Place, at: number, after: number): Found {
  const head = groups.end(after);
  const name = head < 0 ? '' : content.slice(after + 1, head - 1);
  const stop = (end: number): Found => ({ found: [{ kind: 'break', original: content.slice(at, end) }], end });
  if (!opaque.has(name.replace(/\*$/, ''))) return stop(groups.argumentsEnd(after));
  const close = content.indexOf(`\\end{${name}}`, head);
  return stop(close < 0 ? content.length : close + `\\end{${name}}`.length);
}

function afterLineBreak(content: string, from: number): number {
  const after = /\*?(?:[ \t]*\[[^\]\n]{0,30}\])?/y;
  after.lastIndex = from;
  return from + (after.exec(content)?.[0].length ?? 0);
}

/** `\"o`, `\'{e}`, `\ss{}`: the model sees the letter, and untranslated text keeps its original notation. */
function readAccent(content: string, at: number): Found | null {
  const found = (original: string, letter: string): Found => ({
    found: [text(letter.normalize('NFC'), original)],
    end: at + original.length,
  });
  const sign = /\\(?:([`'^~=."])\s?|([urHvck])(?=\{|\s))(?:\{\\?([A-Za-z])\}|\s*\\?([A-Za-z])(?![A-Za-z]*\{))/y;
  sign.lastIndex = at;
  const match = sign.exec(content);
  if (match !== null) {
    const combining = accents[match[1] ?? match[2] ?? ''] ?? '';
    return found(match[0], `${match[3] ?? match[4]}${combining}`);
  }
  const word = /\\([A-Za-z]{1,2})(?![A-Za-z])(?:\{\}|\s)?/y;
  word.lastIndex = at;
  const letter = word.exec(content);
  const character = letters[letter?.[1] ?? ''];
  return letter === null || character === undefined ? null : found(letter[0], character);
}

const set = (words: string) => new Set(words.split(' '));

/** Commands whose argument is a separate paragraph. */
const blocks = set(
  'opening closing part chapter section subsection subsubsection paragraph subparagraph title subtitle caption subcaption footnotetext keywords thanks abstract',
);
/** Commands whose argument is part of the sentence. */
const inline = set(
  'emph textbf textit textsl textsc textrm textsf text mbox underline enquote footnote textquote textmd textup MakeUppercase hl st ul',
);
/** Commands that end a paragraph. */
const breaks = set(
  'par newpage clearpage cleardoublepage maketitle tableofcontents listoffigures listoftables bigskip medskip smallskip newline linebreak pagebreak hline toprule midrule bottomrule cline cmidrule bibliography bibliographystyle printbibliography appendix centering end',
);
/** Environments of formulas, code and drawings, and the list of references. */
const opaque = set(
  'equation align alignat flalign gather multline eqnarray displaymath math split subequations dmath verbatim Verbatim lstlisting minted alltt comment tikzpicture pgfpicture picture thebibliography algorithm algorithmic algorithm2e filecontents luacode pycode CCSXML',
);

/** Escapes a translation, so that all of it is text. */
export function escapeLatexText(content: string): string {
  return content.replaceAll(/\\|[{}$%&#_]|\^|~/g, (character) =>
    character === '\\'
      ? '\\textbackslash{}'
      : character === '^'
        ? '\\textasciicircum{}'
        : character === '~'
          ? '\\textasciitilde{}'
          : `\\${character}`,
  );
}
