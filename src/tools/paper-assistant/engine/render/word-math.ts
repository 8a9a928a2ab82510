import { MATH_FONTS, MATH_SPACES, OPERATOR_NAMES, SYMBOL_OF_MACRO } from './math-notation.ts';

/** A piece of a formula in one line: plain, raised or lowered. */
export interface MathRun {
  readonly text: string;
  readonly script: 'sub' | 'super' | null;
}

/** A formula in the rows of its `aligned` environment; a row without a line of characters is printed as typed. */
export function mathLines(tex: string): MathRun[][] {
  const body = /^\\begin\{aligned\}([\s\S]*)\\end\{aligned\}$/.exec(tex.trim())?.[1];
  return (body === undefined ? [tex] : rowsOf(body)).map((row) => mathRuns(row) ?? [{ text: row, script: null }]);
}

/** Splits at row ends outside of inner environments, and removes the alignment marks there. */
function rowsOf(body: string): string[] {
  const rows = [''];
  let depth = 0;
  for (const [token] of body.matchAll(/\\begin|\\end|\\[\s\S]|[^\\&]+|&/g)) {
    if (token === '\\begin') depth += 1;
    if (token === '\\end') depth -= 1;
    if (depth === 0 && token === '\\\\') rows.push('');
    else if (depth !== 0 || token !== '&') rows[rows.length - 1] += token;
  }
  // '{}' is written after each row end.
  return rows.map((row) => row.replace(/^\s{0,9}\{\}/, '').trim()).filter((row) => row !== '');
}

/**
 * A TeX formula as characters with raised and lowered runs, for documents without formulas of their own: 'α' for
 * '\\alpha', '(a)/(b)' for a fraction. Null if it contains anything else, which is then printed as typed.
 */
export function mathRuns(tex: string): MathRun[] | null {
  const tokens = tex.match(/\\(?:begin|end)\{[A-Za-z]+\}|\\[a-zA-Z]+|\\[^a-zA-Z]|\s+|[^\\\s]/gu) ?? [];
  if (tokens.length > 1000) return null;
  const runs: MathRun[] = [];
  const end = readRuns(tokens, 0, null, runs, 0);
  return end === tokens.length && runs.length > 0 ? joined(runs) : null;
}

/** Reads until a closing brace or the end, and returns its position; -1 for what can't be written in a line. */
function readRuns(
  tokens: readonly string[],
  from: number,
  script: MathRun['script'],
  runs: MathRun[],
  depth: number,
  environment: string | null = null,
): number {
  if (depth > 8) return -1;
  const group = (at: number, own: MathRun['script'], into = runs): number => {
    while (/^\s+$/.test(tokens[at] ?? '')) at += 1;
    if (tokens[at] !== '{') {
      const one: MathRun[] = [];
      const token = tokens[at];
      if (token === undefined || token === '}') return -1;
      const read = readRuns([token], 0, own, one, depth + 1);
      into.push(...one);
      return read === 1 ? at + 1 : -1;
    }
    const end = readRuns(tokens, at + 1, own, into, depth + 1);
    return end !== -1 && tokens[end] === '}' ? end + 1 : -1;
  };
  let at = from;
  while (at !== -1 && at < tokens.length && tokens[at] !== '}') {
    const token = tokens[at] as string;
    const name = token.startsWith('\\') ? token.slice(1) : null;
    if (token === '_' || token === '^') {
      // A script of a script can't be lowered further, so its mark is written.
      if (script === null) at = group(at + 1, token === '_' ? 'sub' : 'super');
      else {
        const inner: MathRun[] = [];
        at = group(at + 1, script, inner);
        const text = inner.map((run) => run.text).join('');
        runs.push({ text: [...text].length > 1 ? `${token}(${text})` : `${token}${text}`, script });
      }
    } else if (token === '{') at = group(at, script);
    else if (name?.startsWith('begin{')) {
      const cells: MathRun[] = [];
      const end = readRuns(tokens, at + 1, script, cells, depth + 1, name.slice(6, -1));
      if (end === -1) return -1;
      const [open, close] = BRACKETS.get(name.slice(6, -1)) ?? ['[', ']'];
      runs.push({ text: open, script }, ...cells, { text: close, script });
      at = end + 1;
    } else if (environment !== null && (token === '&' || token === '\\\\')) {
      // The next row may begin with '{}'.
      runs.push({ text: token === '&' ? ', ' : '; ', script });
      at += 1;
    } else if (environment !== null && name === `end{${environment}}`) return at;
    else if (name === 'frac' || name === 'tfrac' || name === 'dfrac') {
      runs.push({ text: '(', script });
      at = group(at + 1, script);
      if (at === -1) return -1;
      runs.push({ text: ')/(', script });
      at = group(at, script);
      runs.push({ text: ')', script });
    } else if (name === 'sqrt') {
      runs.push({ text: '√(', script });
      at = group(at + 1, script);
      runs.push({ text: ')', script });
    } else if (
      name !== null &&
      (MATH_FONTS.has(name) || /^(?:text|textrm|textit|textbf|mbox|operatorname|rm)$/.test(name))
    ) {
      at = tokens[at + 1] === '{' ? group(at + 1, script) : at + 1;
    } else {
      const text = name === null ? token : characterOf(name);
      if (text === null || /[&~]/.test(token)) return -1;
      runs.push({ text: token === '-' ? '−' : text, script });
      at += 1;
    }
  }
  // An environment returns at its end.
  return environment === null ? at : -1;
}

/** The brackets of environments with rows and columns; a case distinction has only the first. */
const BRACKETS: ReadonlyMap<string, readonly [string, string]> = new Map([
  ['cases', ['{ ', '']],
  ['pmatrix', ['(', ')']],
  ['vmatrix', ['|', '|']],
  ['Vmatrix', ['‖', '‖']],
  ['Bmatrix', ['{', '}']],
]);

function characterOf(name: string): string | null {
  if (/^(?:left|right|big|Big|bigl|bigr|displaystyle|limits|nolimits|!)$/.test(name)) return '';
  if (MATH_SPACES.has(name) || name === ' ' || name === ',' || name === ';' || name === ':') return ' ';
  if (OPERATOR_NAMES.has(name)) return name;
  return SYMBOL_OF_MACRO.get(name) ?? null;
}

function joined(runs: readonly MathRun[]): MathRun[] {
  const result: MathRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last !== undefined && last.script === run.script)
      result[result.length - 1] = { ...last, text: last.text + run.text };
    else result.push(run);
  }
  return result.map(({ text, script }) => ({ text: text.replaceAll(/\s+/g, ' '), script }));
}
