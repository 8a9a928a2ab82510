import { createHash } from 'node:crypto';
import { stringify } from 'yaml';

/**
 * The part of Go's text/template, with Helm's functions, that deploy/chart uses. It throws on anything else, so a chart
 * that uses more must extend it. Where helm is installed, chart.test.ts compares the two.
 */
export function createTemplates(): Templates {
  const defined = new Map<string, Node[]>();
  const include = (name: string, data: unknown): string => {
    const nodes = defined.get(name);
    if (!nodes) throw new Error(`no template is called ${name}`);
    return run(nodes, { dot: data, variables: { $: data }, include });
  };
  return {
    add(text) {
      const nodes = parse(text);
      for (const node of nodes) if (node.kind === 'define') defined.set(node.name, node.body);
      return (data) => run(nodes, { dot: data, variables: { $: data }, include });
    },
  };
}

export interface Templates {
  /** Parses a file; its definitions can be included by every file. Returns its render function. */
  add(text: string): (data: unknown) => string;
}

type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly tokens: readonly string[] }
  | { readonly kind: 'define'; readonly name: string; readonly body: Node[] }
  | {
      readonly kind: 'if' | 'with' | 'range';
      readonly tokens: readonly string[];
      readonly body: Node[];
      otherwise: Node[];
    };

interface Scope {
  readonly dot: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly include: (name: string, data: unknown) => string;
}

function parse(text: string): Node[] {
  const root: Node[] = [];
  const open: { node: Node; into: Node[] }[] = [];
  let into = root;
  let trimNext = false;
  let at = 0;
  for (const match of text.matchAll(/\{\{(- )?\s*([\s\S]*?)\s*( -)?\}\}/g)) {
    const [whole, trimBefore, action = '', trimAfter] = match;
    let before = text.slice(at, match.index);
    if (trimNext) before = before.trimStart();
    if (trimBefore) before = before.trimEnd();
    into.push({ kind: 'text', text: before });
    at = match.index + whole.length;
    trimNext = trimAfter !== undefined;
    if (action.startsWith('/*')) continue;
    const [word = '', ...rest] = tokenize(action);
    const begin = (node: Node, body: Node[]) => {
      into.push(node);
      open.push({ node, into });
      into = body;
    };
    if (word === 'define') {
      const body: Node[] = [];
      begin({ kind: 'define', name: JSON.parse(rest[0] ?? '""') as string, body }, body);
    } else if (word === 'if' || word === 'with' || word === 'range') {
      const body: Node[] = [];
      begin({ kind: word, tokens: rest, body, otherwise: [] }, body);
    } else if (word === 'else') {
      const node = open.at(-1)?.node;
      if (rest.length > 0 || !node || !('otherwise' in node)) throw new Error(`not understood: ${whole}`);
      into = node.otherwise;
    } else if (word === 'end') {
      const last = open.pop();
      if (!last) throw new Error('an end without a beginning');
      into = last.into;
    } else into.push({ kind: 'value', tokens: [word, ...rest] });
  }
  if (open.length > 0) throw new Error(`${open.at(-1)?.node.kind} has no end`);
  root.push({ kind: 'text', text: trimNext ? text.slice(at).trimStart() : text.slice(at) });
  return root;
}

function tokenize(action: string): string[] {
  const pattern = /"(?:[^"\\]|\\.)*"|:=|[()|,]|\$?[\w.$]+/g;
  const tokens = action.match(pattern) ?? [];
  const left = action.replace(pattern, '').trim();
  if (left !== '') throw new Error(`not understood: ${left} in ${action}`);
  return tokens;
}

function run(nodes: readonly Node[], scope: Scope): string {
  return nodes.map((node) => runOne(node, scope)).join('');
}

function runOne(node: Node, scope: Scope): string {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'define') return '';
  if (node.kind === 'value') {
    const value = evaluate(node.tokens, scope);
    return value === undefined || value === null ? '' : String(value);
  }
  const assigned = node.tokens.indexOf(':=');
  const names = assigned === -1 ? [] : node.tokens.slice(0, assigned).filter((token) => token !== ',');
  const value = evaluate(node.tokens.slice(assigned + 1), scope);
  if (!isTrue(value)) return run(node.otherwise, scope);
  if (node.kind === 'if') return run(node.body, scope);
  if (node.kind === 'with') return run(node.body, { ...scope, dot: value });
  // Go visits the keys of a map in order.
  const entries = Array.isArray(value)
    ? value.map((each, index) => [index, each] as const)
    : Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries
    .map(([key, each]) => {
      const [first, second] = names;
      const variables = second ? { [first ?? '']: key, [second]: each } : first ? { [first]: each } : {};
      return run(node.body, { ...scope, dot: each, variables: { ...scope.variables, ...variables } });
    })
    .join('');
}

function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (value !== null && typeof value === 'object') return Object.keys(value).length > 0;
  return Boolean(value);
}

/** A pipeline: the value of each command is the last argument of the next. */
function evaluate(tokens: readonly string[], scope: Scope): unknown {
  const rest = [...tokens];
  const value = pipeline(rest, scope);
  if (rest.length > 0) throw new Error(`not understood: ${rest.join(' ')}`);
  return value;
}

function pipeline(rest: string[], scope: Scope): unknown {
  let value = command(rest, scope, []);
  while (rest[0] === '|') {
    rest.shift();
    value = command(rest, scope, [value]);
  }
  return value;
}

function command(rest: string[], scope: Scope, last: readonly unknown[]): unknown {
  const name = rest[0] ?? '';
  const call = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (call || name === 'include') rest.shift();
  const values: unknown[] = [];
  while (rest.length > 0 && rest[0] !== '|' && rest[0] !== ')') values.push(operand(rest, scope));
  values.push(...last);
  if (name === 'include') return scope.include(String(values[0]), values[1]);
  if (call) return call(...values);
  if (values.length !== 1) throw new Error(`${name} is no function that is known here`);
  return values[0];
}

function operand(rest: string[], scope: Scope): unknown {
  const token = rest.shift() ?? '';
  if (token === '(') {
    const value = pipeline(rest, scope);
    if (rest.shift() !== ')') throw new Error('a bracket is not closed');
    return value;
  }
  if (token.startsWith('"')) return JSON.parse(token);
  if (/^\d+$/.test(token)) return Number(token);
  if (token === 'true' || token === 'false') return token === 'true';
  const [first = '', ...path] = token.split('.');
  if (first !== '' && !(first in scope.variables)) throw new Error(`${token} is not known here`);
  const start = first === '' ? scope.dot : scope.variables[first];
  return path
    .filter(Boolean)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], start);
}

const indented = (spaces: unknown, text: unknown) => String(text).replace(/^/gm, ' '.repeat(Number(spaces)));

// biome-ignore lint/suspicious/noExplicitAny: a template passes what it likes, as in Go.
const functions: Record<string, (...values: any[]) => unknown> = {
  quote: (value: unknown) => JSON.stringify(String(value ?? '')),
  default: (fallback: unknown, value: unknown) => (isTrue(value) ? value : fallback),
  required: (message: string, value: unknown) => {
    if (value === undefined || value === null || value === '') throw new Error(message);
    return value;
  },
  fail: (message: string) => {
    throw new Error(message);
  },
  not: (value: unknown) => !isTrue(value),
  trunc: (length: number, text: string) => text.slice(0, length),
  trimSuffix: (suffix: string, text: string) => (text.endsWith(suffix) ? text.slice(0, -suffix.length) : text),
  toYaml: (value: unknown) => stringify(value, { lineWidth: 0, sortMapEntries: true }).trimEnd(),
  indent: (spaces: number, text: string) => indented(spaces, text),
  nindent: (spaces: number, text: string) => `\n${indented(spaces, text)}`,
  sha256sum: (text: string) => createHash('sha256').update(text).digest('hex'),
};
