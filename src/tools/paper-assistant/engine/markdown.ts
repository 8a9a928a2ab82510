import type { Nodes, Parents, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** The Markdown structure of a text, by offsets; the composer takes the words from there. */
export interface MarkdownStructure {
  /** Fenced code, tables, and `$$` formulas that no renderer can read; in order, not nested. */
  readonly literals: readonly Literal[];
  /** Depth of the list item whose first line starts at this offset; 1 is the outermost. */
  readonly depths: ReadonlyMap<number, number>;
  readonly quotes: readonly Range[];
  readonly spans: readonly Span[];
}

interface Range {
  readonly start: number;
  readonly end: number;
}

export type Literal = Range &
  (
    | { readonly kind: 'code' }
    | {
        readonly kind: 'table';
        readonly align: readonly ColumnAlign[];
        /** Ranges of the cells, header row first. */
        readonly rows: readonly (readonly Range[])[];
      }
  );

export type ColumnAlign = 'left' | 'right' | 'center';

/** Words with markup around them; `words` is their range without the marks. */
export type Span = Range & { readonly words: Range } & (
    | { readonly kind: 'code' | 'emphasis' | 'strong' }
    | { readonly kind: 'link'; readonly address: Range }
  );

/**
 * Reads a text as Markdown with tables and math, using remark. Formulas and URLs must already be overwritten.
 * Constructs that would misread notes are disabled: indented code, HTML, underlined headings of several lines and link
 * definitions.
 */
export function readMarkdown(text: string): MarkdownStructure {
  const tree = parser.parse(bounded(text)) as Root;
  const literals: Literal[] = [];
  const depths = new Map<number, number>();
  const quotes: Range[] = [];
  const spans: Span[] = [];
  const visit = (node: Nodes, depth: number): void => {
    const range = rangeOf(node);
    if (range === null) return;
    if (node.type === 'code' || node.type === 'math') literals.push({ kind: 'code', ...range });
    else if (node.type === 'table') literals.push(readTable(node, range));
    else if (node.type === 'blockquote') quotes.push(range);
    else if (node.type === 'listItem') depths.set(range.start, depth);
    const span = readSpan(node, range);
    if (span !== null) spans.push(span);
    else if ('children' in node)
      for (const child of (node as Parents).children) visit(child, node.type === 'list' ? depth + 1 : depth);
  };
  visit(tree, 0);
  return { literals, depths, quotes, spans };
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })
  .use(function off(this: Processor) {
    const data = this.data();
    data.micromarkExtensions = [
      ...(data.micromarkExtensions ?? []),
      {
        disable: {
          null: ['codeIndented', 'htmlFlow', 'htmlText', 'setextUnderline', 'definition', 'characterReference'],
        },
      },
    ];
  })
  .freeze();

function rangeOf({ position }: Nodes): Range | null {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? null : { start, end };
}

function readTable(table: Table, range: Range): Literal {
  const rows = table.children.map((row) =>
    row.children.map((cell) => {
      const [first, last] = [cell.children[0], cell.children.at(-1)];
      const [from, to] = [first && rangeOf(first), last && rangeOf(last)];
      return from && to ? { start: from.start, end: to.end } : { start: range.start, end: range.start };
    }),
  );
  const width = rows[0]?.length ?? 0;
  return {
    kind: 'table',
    ...range,
    align: Array.from({ length: width }, (_, column) => table.align?.[column] ?? 'left'),
    rows: rows.map((row) =>
      Array.from({ length: width }, (_, at) => row[at] ?? { start: range.start, end: range.start }),
    ),
  };
}

/** Marked-up words without nested markup; deeper markup stays as typed. */
function readSpan(node: Nodes, range: Range): Span | null {
  if (node.type === 'inlineCode') {
    const ticks = (range.end - range.start - node.value.length) / 2;
    return {
      kind: 'code',
      ...range,
      words: { start: range.start + Math.floor(ticks), end: range.end - Math.ceil(ticks) },
    };
  }
  if (node.type !== 'emphasis' && node.type !== 'strong' && node.type !== 'link') return null;
  const [only] = node.children;
  const words = only?.type === 'text' && node.children.length === 1 ? rangeOf(only) : null;
  if (words === null) return null;
  return node.type === 'link'
    ? { kind: 'link', ...range, words, address: { start: words.end + 2, end: range.end - 1 } }
    : { kind: node.type, ...range, words };
}

/**
 * The same text with input that slows down a Markdown parser overwritten: it takes quadratic time on nested containers
 * and on thousands of unmatched marks, which no author writes.
 */
function bounded(text: string): string {
  return text
    .split(/(\r?\n[ \t]*\r?\n)/)
    .map((block) => {
      // '> 5 mg' at the start of a line is a number, not a quote.
      const lines = block
        .replaceAll(/^([ \t]{0,8})>(?=[ \t]{0,8}[\d.=])/gm, '$1x')
        .replaceAll(/[^\r\n]+/g, boundedLine);
      const marks = lines.match(/[*_~`[\]!|<>$\\]/g)?.length ?? 0;
      return marks <= mostMarks ? lines : lines.replaceAll(/[*_~`[\]!|<>$\\]/g, 'x');
    })
    .join('');
}

const mostMarks = 1_000;
const deepest = 6;

function boundedLine(line: string): string {
  const marks = /[ \t]{0,40}(?:[-*+>]|\d{1,9}[.)])(?=[ \t>]|$)/y;
  let at = 0;
  for (let depth = 0; depth < deepest; depth += 1) {
    marks.lastIndex = at;
    if (!marks.test(line)) return /^[ \t]{40}/.test(line) ? 'x'.repeat(line.length) : line;
    at = marks.lastIndex;
  }
  return line.slice(0, at) + line.slice(at).replaceAll(/[^\s]/g, 'x');
}
