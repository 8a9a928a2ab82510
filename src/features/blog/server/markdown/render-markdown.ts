import type { Element, ElementContent, Properties, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { defaultUrlTransform } from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import rehypeKatex from 'rehype-katex';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { inputErrorOf } from '#contract/input-error-of.ts';
import { pictureSet } from '../../contract/posts.ts';
import { formulas } from './formulas.ts';

/**
 * Converts Markdown to safe HTML: the only way from a post's text to a reader, in public and in the editor's preview.
 * Raw HTML is dropped, the rest is sanitized, and only then are formulas, code colors and anchors added, by code that
 * takes no attribute from the text. The same text gives the same HTML. Throws InputError if the text is nested too
 * deeply.
 */
export function renderMarkdown(markdown: string, options: RenderOptions = {}): RenderedMarkdown {
  if (nestedTooDeep.test(markdown)) throw inputErrorOf('blog_text_too_deep');
  try {
    const tree = toTree.runSync(toTree.parse(markdown)) as Root;
    const words = textOf(tree).split(/\s+/).filter(Boolean).length;
    const hasMath = findMath(tree);
    decorate(tree, options);
    const finished = (options.plain ? plainMath : withColours).runSync(tree) as Root;
    return { html: writer.stringify(finished), hasMath, words };
  } catch (error) {
    // A few thousand levels of nested quotes or notes overflow the stack.
    throw error instanceof RangeError ? inputErrorOf('blog_text_too_deep') : error;
  }
}

/** A hundred nested quotes or lists on one line: the parser takes quadratic time on them, and no author writes that. */
const nestedTooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){100}/m;

export interface RenderOptions {
  /** Image sizes by address, so that nothing shifts when images load. */
  readonly sizes?: ReadonlyMap<string, ImageSize>;
  /** For feed readers without our styles: formulas as MathML only, code without colors. */
  readonly plain?: boolean;
  /** The base of relative addresses, if the text leaves the site. */
  readonly base?: string;
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export interface RenderedMarkdown {
  readonly html: string;
  readonly hasMath: boolean;
  readonly words: number;
}

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(formulas)
  .use(remarkRehype, { clobberPrefix: 'note-', footnoteLabel: 'Notes', footnoteLabelProperties: {} })
  .use(rehypeSanitize, {
    ...defaultSchema,
    // Only footnotes have ids, with the prefix above; raw HTML, which could bring others, isn't read.
    clobber: [],
    // Addresses that React Markdown allows; the sanitizer's own list would drop the attribute.
    protocols: {},
    attributes: {
      ...defaultSchema.attributes,
      code: [['className', /^language-[\w+#.-]{1,30}$/, 'math-inline', 'math-display']],
    },
  });

const katexOptions = { strict: 'ignore', trust: false, maxSize: 20, maxExpand: 200, throwOnError: false } as const;
const withColours = unified().use(rehypeKatex, katexOptions).use(rehypeHighlight, { detect: false });
const plainMath = unified().use(rehypeKatex, { ...katexOptions, output: 'mathml' });
const writer = unified().use(rehypeStringify);

function findMath(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', ({ properties }) => {
    found ||= Array.isArray(properties.className) && properties.className.some((name) => isMath.test(String(name)));
  });
  return found;
}

const isMath = /^(?:language-math|math-inline|math-display)$/;

/** Our own additions to the sanitized tree. */
function decorate(tree: Root, { sizes = new Map(), plain = false, base }: RenderOptions): void {
  const ids = new Map<string, number>();
  const shift = headingShift(tree);
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const { properties } = node;
    for (const name of ['href', 'src'] as const) {
      if (typeof properties[name] === 'string') properties[name] = safeAddress(properties[name], base);
    }
    const level = headingLevel(node);
    if (level) {
      node.tagName = `h${Math.min(6, level + shift)}`;
      if (!plain) addAnchor(node, ids);
    } else if (node.tagName === 'img') {
      decorateImage(node, sizes);
    } else if (node.tagName === 'input') {
      properties.ariaLabel = properties.checked ? 'Done' : 'Not done';
    } else if (node.tagName === 'p' && isPicture(node)) {
      becomeFigure(node);
    } else if (!plain && (node.tagName === 'table' || node.tagName === 'pre')) {
      parent.children[index] = scrollable(node);
      return [SKIP, index + 1];
    }
    return undefined;
  });
}

/** The title of the page is its only heading of the first level: the text's own begin at the second. */
function headingShift(tree: Root): number {
  let highest = Number.POSITIVE_INFINITY;
  visit(tree, 'element', (node) => {
    highest = Math.min(highest, headingLevel(node) ?? highest);
  });
  return Number.isFinite(highest) ? 2 - highest : 0;
}

/** 1 to 6; null for the label of the notes, which is not a heading of the text. */
function headingLevel({ tagName, properties }: Element): number | null {
  return /^h[1-6]$/.test(tagName) && properties.id !== 'footnote-label' ? Number(tagName[1]) : null;
}

/**
 * Empty unless the scheme is http, https, irc, ircs, mailto or xmpp; relative addresses stay (platform specification,
 * section 2.14), relative to the base if there is one.
 */
function safeAddress(address: string, base: string | undefined): string {
  const safe = defaultUrlTransform(address);
  return base && safe && URL.canParse(safe, base) ? new URL(safe, base).href : safe;
}

function decorateImage(node: Element, sizes: ReadonlyMap<string, ImageSize>): void {
  const source = String(node.properties.src);
  const size = sizes.get(source);
  node.properties = {
    ...node.properties,
    ...(size ? { ...size, srcSet: pictureSet(source, size.width), sizes: '(min-width: 42rem) 38rem, 92vw' } : {}),
    alt: node.properties.alt ?? '',
    loading: 'lazy',
    decoding: 'async',
    // The host of an image must not learn which page a reader visits.
    ...(/^[a-z]+:|^\/\//i.test(source) ? { referrerPolicy: 'no-referrer' } : {}),
  };
}

function isPicture(paragraph: Element): boolean {
  const [image, ...rest] = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return rest.length === 0 && image?.type === 'element' && image.tagName === 'img';
}

/** An image in its own paragraph becomes a figure, with its title as the caption. */
function becomeFigure(paragraph: Element): void {
  const [image] = paragraph.children.filter((child) => child.type === 'element');
  if (!image) return;
  const { title, ...properties } = image.properties;
  image.properties = properties;
  paragraph.tagName = 'figure';
  paragraph.children = [image];
  if (title) paragraph.children.push(element('figcaption', {}, [{ type: 'text', value: String(title) }]));
}

/** A heading can be linked to. Its id has a prefix, so that no heading takes an id of the page's own. */
function addAnchor(heading: Element, ids: Map<string, number>): void {
  const title = textOf(heading);
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .match(/[\p{L}\p{N}]+/gu);
  const name = words?.join('-').slice(0, 80) || 'section';
  const before = ids.get(name) ?? 0;
  ids.set(name, before + 1);
  const id = `s-${before === 0 ? name : `${name}-${before + 1}`}`;
  if (heading.properties.id === undefined) heading.properties.id = id;
  const properties = { href: `#${heading.properties.id}`, className: ['anchor'], ariaLabel: `Link to “${title}”` };
  heading.children.push(element('a', properties, [{ type: 'text', value: '#' }]));
}

/** Wide content scrolls separately, also by keyboard, and never the page (WCAG 2.1.1). */
function scrollable(node: Element): Element {
  const [name, className] =
    node.tagName === 'table'
      ? ['Table', 'table-scroll']
      : findMath({ type: 'root', children: [node] })
        ? ['Formula', 'math-scroll']
        : ['Code', 'code-scroll'];
  return element('div', { className: [className], role: 'region', ariaLabel: name, tabIndex: 0 }, [node]);
}

function element(tagName: string, properties: Properties, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}
