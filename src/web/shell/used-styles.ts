/**
 * Reduces a style sheet to what one document can use: rules whose classes and elements are in the document, and what
 * these rules refer to (custom properties, keyframes). States, attributes and widths count as possible, because they
 * change while the page is open. Expects the output of the build, without nested rules.
 */
export function createUsedStyles(css: string): (html: string) => string {
  const sheet = parse(css.replace(/\/\*[^*]*\*\//g, ''));
  return (html) => {
    const words = wordsOf(html);
    const rules = keep(sheet, words);
    const names = namesUsed(rules, html);
    return write(rules, names);
  };
}

type Rule =
  | { readonly kind: 'style'; readonly selectors: readonly Selector[]; readonly declarations: readonly Declaration[] }
  /** `@media`, `@supports`, `@layer` and the like, with rules in them. */
  | { readonly kind: 'group'; readonly prelude: string; readonly rules: readonly Rule[] }
  /** `@keyframes` and `@property`, which count only if their name is used. */
  | { readonly kind: 'named'; readonly name: string; readonly text: string; readonly names: readonly string[] }
  /** Everything else: fonts, pages, the order of layers. */
  | { readonly kind: 'other'; readonly text: string };

interface Selector {
  readonly text: string;
  readonly needs: Needs;
}

interface Declaration {
  readonly text: string;
  /** Its name, if it is a custom property. */
  readonly custom: string | null;
  readonly names: readonly string[];
}

/** The words that a document must contain: all of `words`, and at least one option from each list. */
interface Needs {
  readonly words: readonly string[];
  readonly options: readonly (readonly Needs[])[];
}

function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    const end = indexOutside(css, at, '{;');
    const isBlock = css[end] === '{';
    const close = isBlock ? closing(css, end, '{', '}') : end;
    if (isBlock) rules.push(toRule(css.slice(at, end).trim(), css.slice(end + 1, close)));
    else if (css.slice(at, end).trim() !== '') rules.push({ kind: 'other', text: css.slice(at, end + 1) });
    at = close + 1;
  }
  return rules;
}

function toRule(prelude: string, body: string): Rule {
  if (!prelude.startsWith('@')) {
    const selectors = split(prelude, ',').map((text) => ({ text, needs: needsOf(text) }));
    return { kind: 'style', selectors, declarations: split(body, ';').map(toDeclaration) };
  }
  const named = /^@(?:keyframes|property) ([\w-]+)$/.exec(prelude)?.[1];
  const text = `${prelude}{${body}}`;
  if (named) return { kind: 'named', name: named, text, names: namesIn(body) };
  if (/^@(?:font-face|page)\b/.test(prelude)) return { kind: 'other', text };
  return { kind: 'group', prelude, rules: parse(body) };
}

function toDeclaration(text: string): Declaration {
  const colon = text.indexOf(':');
  return { text, custom: text.startsWith('--') ? text.slice(0, colon) : null, names: namesIn(text.slice(colon + 1)) };
}

/** Names of custom properties and possible names of keyframes. */
const namesIn = (text: string): string[] => [...new Set(text.match(/[\w-]+/g))];

function needsOf(selector: string): Needs {
  const words: string[] = [];
  const options: Needs[][] = [];
  let at = 0;
  while (at < selector.length) {
    const rest = selector.slice(at);
    const name = /^[.#]?(?:\\.|[\w\u0080-\uffff-])+/.exec(rest)?.[0];
    const pseudo = /^::?[\w-]+/.exec(rest)?.[0];
    if (name) {
      // An id doesn't show whether a rule is used, because pages and scripts set ids.
      if (!name.startsWith('#')) words.push(name.startsWith('.') ? name.replace(/\\(.)/g, '$1') : name.toLowerCase());
      at += name.length;
    } else if (rest.startsWith('[')) {
      at = closing(selector, at, '[', ']') + 1;
    } else if (pseudo) {
      at += pseudo.length;
      if (fieldParts.test(pseudo)) options.push(fields);
      if (selector[at] !== '(') continue;
      const end = closing(selector, at, '(', ')');
      if (anyOf.has(pseudo)) options.push(split(selector.slice(at + 1, end), ',').map(needsOf));
      at = end + 1;
    } else {
      at += 1;
    }
  }
  return { words, options };
}

const anyOf = new Set([':is', ':where', ':has']);
const fieldParts =
  /^::?(?:placeholder|file-selector-button|-moz-ui-invalid|-webkit-(?:search|date|calendar|inner|outer))/;
const fields = ['input', 'textarea', 'select'].map((word) => ({ words: [word], options: [] }));

/** Classes (with a dot) and elements of a document. */
function wordsOf(html: string): Set<string> {
  // The parser adds elements that the text may leave out.
  const words = new Set(['html', 'head', 'body', 'tbody', 'colgroup']);
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) words.add(tag.toLowerCase());
  const lists = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list));
  for (const list of lists) for (const name of decoded(list).split(/\s+/)) words.add(`.${name}`);
  return words;
}

function decoded(text: string): string {
  return text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function keep(rules: readonly Rule[], words: ReadonlySet<string>): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    if (rule.kind === 'group') {
      const inside = keep(rule.rules, words);
      return inside.length > 0 ? [{ ...rule, rules: inside }] : [];
    }
    if (rule.kind !== 'style') return [rule];
    const selectors = rule.selectors.filter(({ needs }) => isMet(needs, words));
    return selectors.length > 0 ? [{ ...rule, selectors }] : [];
  });
}

function isMet({ words: needed, options }: Needs, words: ReadonlySet<string>): boolean {
  return needed.every((word) => words.has(word)) && options.every((list) => list.some((needs) => isMet(needs, words)));
}

/** What declarations refer to, directly or through custom properties; style attributes of the document count too. */
function namesUsed(rules: readonly Rule[], html: string): Set<string> {
  const used = new Set([...html.matchAll(/\sstyle="([^"]*)"/g)].flatMap(([, text = '']) => namesIn(text)));
  const waiting = new Map<string, string[]>();
  const visit = (list: readonly Rule[]) => {
    for (const rule of list) {
      if (rule.kind === 'group') visit(rule.rules);
      const parts = rule.kind === 'style' ? rule.declarations : [];
      for (const { custom, names } of parts) {
        if (custom === null) for (const name of names) used.add(name);
        else waiting.set(custom, [...(waiting.get(custom) ?? []), ...names]);
      }
      if (rule.kind === 'named') waiting.set(rule.name, [...(waiting.get(rule.name) ?? []), ...rule.names]);
    }
  };
  visit(rules);
  // Iterating over a set includes values that are added during the iteration.
  for (const name of used) for (const further of waiting.get(name) ?? []) used.add(further);
  return used;
}

function write(rules: readonly Rule[], used: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (rule.kind === 'other') return rule.text;
      if (rule.kind === 'named') return used.has(rule.name) ? rule.text : '';
      const inside =
        rule.kind === 'group'
          ? write(rule.rules, used)
          : rule.declarations
              .filter(({ custom }) => custom === null || used.has(custom))
              .map(({ text }) => text)
              .join(';');
      if (inside === '') return '';
      return `${rule.kind === 'group' ? rule.prelude : rule.selectors.map(({ text }) => text).join(',')}{${inside}}`;
    })
    .join('');
}

/** Splits at a sign outside of brackets and strings. */
function split(text: string, sign: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = indexOutside(text, start, sign);
    parts.push(text.slice(start, end));
    start = end + 1;
  }
  return parts.filter((part) => part.trim() !== '');
}

/** The index of the next of these signs outside of brackets and strings, or the length of the text. */
function indexOutside(text: string, from: number, signs: string): number {
  for (let at = from; at < text.length; at += 1) {
    const one = text[at] as string;
    if (one === '\\') at += 1;
    else if (one === '(') at = closing(text, at, '(', ')');
    else if (one === '[') at = closing(text, at, '[', ']');
    else if (one === '"' || one === "'") at = endOfString(text, at);
    else if (signs.includes(one)) return at;
  }
  return text.length;
}

/** The index of the bracket that closes the one at `from`. */
function closing(text: string, from: number, open: string, close: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const one = text[at];
    if (one === '\\') at += 1;
    else if (one === '"' || one === "'") at = endOfString(text, at);
    else if (one === open) depth += 1;
    else if (one === close) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return text.length;
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[from]) return at;
  }
  return text.length;
}
