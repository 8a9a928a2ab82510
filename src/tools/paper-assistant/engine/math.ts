import { mathDelimiters, mathMacros } from './math-macros.ts';

/** A formula in the user's text: [start, end) with its delimiters, and the TeX between them. */
export interface MathSpan {
  readonly start: number;
  readonly end: number;
  readonly tex: string;
}

/**
 * Finds `$…$`, `$$…$$`, `\(…\)` and `\[…\]` whose content parses. Everything else stays text: "$5 and $10" is money
 * (the closing dollar must touch what it closes and no digit may follow it), and so is a formula with an unknown macro.
 * The reach of an opening delimiter is bounded, so that the search is linear on any input.
 */
export function findMath(text: string): MathSpan[] {
  const spans: MathSpan[] = [];
  let at = 0;
  while (at < text.length) {
    const form = openingAt(text, at);
    if (form === null) {
      at += text[at] === '\\' ? 2 : 1;
      continue;
    }
    const from = at + form.open.length;
    const to = closingAfter(text, from, form);
    const tex = to === -1 ? '' : text.slice(from, to);
    if (to !== -1 && accepted(text, to, tex, form)) {
      spans.push({ start: at, end: to + form.close.length, tex: tex.trim() });
      at = to + form.close.length;
    } else {
      at += form.open.length;
    }
  }
  return spans;
}

interface Form {
  readonly open: string;
  readonly close: string;
  readonly reach: number;
}

const forms: readonly Form[] = [
  { open: '$$', close: '$$', reach: 1000 },
  { open: '$', close: '$', reach: 400 },
  { open: '\\(', close: '\\)', reach: 400 },
  { open: '\\[', close: '\\]', reach: 1000 },
];

function openingAt(text: string, at: number): Form | null {
  const char = text[at];
  if (char !== '$' && char !== '\\') return null;
  const form = forms.find(({ open }) => text.startsWith(open, at));
  if (form === undefined) return null;
  // "US$" and "5$" are amounts; a formula starts with something that touches the dollar.
  if (form.open === '$' && (/[\p{L}\p{N}]/u.test(text[at - 1] ?? '') || /\s|^$/.test(text[at + 1] ?? ''))) return null;
  return form;
}

function closingAfter(text: string, from: number, form: Form): number {
  const limit = Math.min(text.length, from + form.reach);
  for (let at = from; at < limit; at += 1) {
    if (text.startsWith(form.close, at)) return at;
    if (text[at] === '\\') at += 1;
    else if (text[at] === '$') return -1;
  }
  return -1;
}

function accepted(text: string, to: number, tex: string, form: Form): boolean {
  if (/\n[ \t]*\r?\n/.test(tex)) return false;
  if (form.open === '$') {
    if (/\s$/.test(tex) || /[\p{L}\p{N}$]/u.test(text[to + 1] ?? '')) return false;
    return parses(tex, true);
  }
  return parses(tex, false);
}

const maxDepth = 12;

/** Whether LaTeX would set it without an error; `wary` also refuses prose between two dollar signs. */
function parses(tex: string, wary: boolean): boolean {
  if (tex.trim() === '') return false;
  if (wary && /\s/.test(tex.trim()) && hasWords(tex)) return false;
  const end = readList(tex, 0, 0, null);
  return end === tex.length;
}

/** Words of two letters or more outside of braces: `$5, or 10$` is prose. */
function hasWords(tex: string): boolean {
  let depth = 0;
  for (const match of tex.matchAll(/[{}]|\\[A-Za-z]+|[A-Za-z]+/g)) {
    const token = match[0];
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (depth === 0 && token.length > 1 && token[0] !== '\\') {
      const before = tex[match.index - 1] ?? ' ';
      const after = tex[match.index + token.length] ?? ' ';
      if (/[\s(]/.test(before) && /[\s,.;:)]/.test(after)) return true;
    }
  }
  return false;
}

/** Reads atoms with their scripts until `close` ('}' or '\right') or the end; returns the index after, or -1. */
function readList(tex: string, from: number, depth: number, close: '}' | '\\right' | ']' | null): number {
  if (depth > maxDepth) return -1;
  let at = from;
  let sub = false;
  let sup = false;
  while (at < tex.length) {
    if (close === '\\right' ? /^\\right(?![A-Za-z])/.test(tex.slice(at, at + 7)) : close !== null && tex[at] === close) {
      return close === '\\right' ? readDelimiter(tex, at + 6) : at + 1;
    }
    const char = tex[at] as string;
    if (/\s/.test(char)) {
      at += 1;
    } else if (char === '^' || char === '_') {
      // A second script of a kind on one atom is an error in TeX.
      if (char === '^' ? sup : sub) return -1;
      if (char === '^') sup = true;
      else sub = true;
      at = readScript(tex, at + 1, depth);
      if (at === -1) return -1;
    } else if (char === "'") {
      if (sup) return -1;
      while (tex[at] === "'") at += 1;
      sup = true;
    } else {
      sub = false;
      sup = false;
      at = readAtom(tex, at, depth);
      if (at === -1) return -1;
    }
  }
  return close === null ? at : -1;
}

function readAtom(tex: string, at: number, depth: number): number {
  const char = tex[at] as string;
  if (char === '{') return readList(tex, at + 1, depth + 1, '}');
  if (char === '\\') return readMacro(tex, at, depth);
  return /[A-Za-z0-9+\-*/=<>()[\]|.,;:!?]/.test(char) ? at + 1 : -1;
}

function readMacro(tex: string, at: number, depth: number): number {
  const name = macroName(tex, at);
  const after = at + 1 + name.length;
  if (name === 'left') {
    const inner = readDelimiter(tex, after);
    return inner === -1 ? -1 : readList(tex, inner, depth + 1, '\\right');
  }
  if (name.length === 1 && /[%&#_{},;:!| ]/.test(name)) return after;
  switch (mathMacros.get(name)) {
    case 'symbol':
    case 'operator':
      return after;
    case 'one':
      return readArgument(tex, after, depth);
    case 'two': {
      const middle = readArgument(tex, after, depth);
      return middle === -1 ? -1 : readArgument(tex, middle, depth);
    }
    case 'root': {
      const middle = tex[after] === '[' ? readList(tex, after + 1, depth + 1, ']') : after;
      return middle === -1 ? -1 : readArgument(tex, middle, depth);
    }
    case 'text': {
      const words = /^\{[A-Za-z0-9 .,;:()'/+=-]*\}/.exec(tex.slice(after, after + 200));
      return words === null ? -1 : after + words[0].length;
    }
    case 'size':
      return readDelimiter(tex, after);
    default:
      return -1;
  }
}

/** A script: one character, a braced group, or a symbol macro; TeX fails on `x^\frac12` and kin. */
function readScript(tex: string, from: number, depth: number): number {
  const at = skipSpace(tex, from);
  const char = tex[at] ?? '';
  if (char === '{') return readList(tex, at + 1, depth + 1, '}');
  if (char === '\\') {
    const name = macroName(tex, at);
    return mathMacros.get(name) === 'symbol' ? at + 1 + name.length : -1;
  }
  return /[A-Za-z0-9+\-*]/.test(char) ? at + 1 : -1;
}

const readArgument = readScript;

function readDelimiter(tex: string, from: number): number {
  const at = skipSpace(tex, from);
  const token = tex[at] === '\\' ? `\\${macroName(tex, at)}` : (tex[at] ?? '');
  return mathDelimiters.has(token) ? at + token.length : -1;
}

function macroName(tex: string, at: number): string {
  const letters = /^[A-Za-z]+/.exec(tex.slice(at + 1, at + 25));
  return letters === null ? (tex[at + 1] ?? '') : letters[0];
}

function skipSpace(tex: string, from: number): number {
  let at = from;
  while (/\s/.test(tex[at] ?? '')) at += 1;
  return at;
}
