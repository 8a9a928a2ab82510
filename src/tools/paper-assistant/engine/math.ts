import { renderMath } from './render/render-math.ts';

/** A formula in the user's text: [start, end) with its delimiters, and the TeX between them. */
export interface MathSpan {
  readonly start: number;
  readonly end: number;
  readonly tex: string;
}

/**
 * Finds `$…$`, `$$…$$`, `\(…\)`, `\[…\]` and equation environments whose content the renderers can read (balanced, with
 * known macros only). Everything else stays text: "$5 and $10" is money (the closing dollar must touch the formula and
 * no digit may follow it), and so does a formula with an unknown macro. The search for a closing delimiter is bounded,
 * so that it is linear on any input.
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
      spans.push({ start: at, end: to + form.close.length, tex: bodyOf(tex, form) });
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
  /** An environment with several lines. */
  readonly lines?: true;
}

const environments: readonly Form[] = [
  'equation',
  'displaymath',
  'align',
  'gather',
  'multline',
  'eqnarray',
  'flalign',
].flatMap((name) =>
  [name, `${name}*`].map((full) => ({
    open: `\\begin{${full}}`,
    close: `\\end{${full}}`,
    reach: 2000,
    ...(name === 'equation' || name === 'displaymath' ? {} : { lines: true as const }),
  })),
);

const forms: readonly Form[] = [
  { open: '$$', close: '$$', reach: 1000 },
  { open: '$', close: '$', reach: 400 },
  { open: '\\(', close: '\\)', reach: 400 },
  { open: '\\[', close: '\\]', reach: 1000 },
  ...environments,
];

function openingAt(text: string, at: number): Form | null {
  const char = text[at];
  if (char !== '$' && char !== '\\') return null;
  const form = forms.find(({ open }) => text.startsWith(open, at));
  if (form === undefined) return null;
  // "US$" and "5$" are amounts; a formula touches its opening dollar.
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
  return parses(bodyOf(tex, form), false);
}

/** The part that is typeset, without labels: the plan of the pages numbers the equations that the text refers to. */
function bodyOf(tex: string, { open, lines }: Form): string {
  if (!open.startsWith('\\begin')) return tex.trim();
  const body = tex.replaceAll(/\\label\{[^{}]{0,200}\}|\\(?:nonumber|notag)(?![A-Za-z])/g, '').trim();
  return lines ? `\\begin{aligned}${body}\\end{aligned}` : body;
}

/** `wary` also rejects prose between two dollar signs. */
function parses(tex: string, wary: boolean): boolean {
  if (wary && /\s/.test(tex.trim()) && hasWords(tex)) return false;
  return renderMath(tex.trim()) !== null;
}

/** Words of two or more letters outside braces: `$5, or 10$` is prose. */
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
