import { type Atom, findAtoms } from './atoms.ts';
import type { Inline, Sentence } from './manuscript.ts';
import { type MarkdownStructure, readMarkdown } from './markdown.ts';
import { maskSpans } from './mask-spans.ts';
import { findMath, type MathSpan } from './math.ts';
import { findTexMarks } from './tex-marks.ts';

/** The inlines of a text that is a single sentence, such as a caption. */
export function inlinesOf(text: string): Inline[] {
  const math = findMath(text);
  const atoms = findAtoms(text);
  return inlineReader(text, math, atoms, readMarkdown(maskSpans(text, math, atoms)))(0, text.length);
}

/** Reads the inlines of a range of the text; if marks overlap, the first and widest one counts. */
export function inlineReader(
  text: string,
  math: readonly MathSpan[],
  atoms: readonly Atom[],
  { spans }: MarkdownStructure,
): (from: number, to: number) => Inline[] {
  const known: { readonly start: number; readonly end: number; readonly inline: Inline }[] = [
    ...math.map(({ start, end, tex }) => ({
      start,
      end,
      inline: { kind: 'math' as const, tex: fold(tex), source: fold(text.slice(start, end)) },
    })),
    ...findTexMarks(text).map(({ kind, words, ...range }) => ({
      ...range,
      inline: {
        kind,
        text: fold(text.slice(words.start, words.end)),
        source: fold(text.slice(range.start, range.end)),
      },
    })),
    ...spans.flatMap((span): { start: number; end: number; inline: Inline }[] => {
      const [source, words] = [
        fold(text.slice(span.start, span.end)),
        fold(text.slice(span.words.start, span.words.end)),
      ];
      if (span.kind !== 'link') return [{ ...span, inline: { kind: span.kind, text: words, source } }];
      const url = text.slice(span.address.start, span.address.end).split(/\s/)[0] ?? '';
      return isAddress(url) ? [{ ...span, inline: { kind: span.kind, text: words, url, source } }] : [];
    }),
    ...atoms.flatMap(({ start, end, url }) => {
      const written = fold(text.slice(start, end));
      return url === null
        ? []
        : [{ start, end, inline: { kind: 'link' as const, text: written, url, source: written } }];
    }),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  return (from, to) => {
    const inlines: Inline[] = [];
    const push = (start: number, end: number) => {
      const folded = text.slice(start, end).replaceAll(/\s+/g, ' ');
      const value = start === from ? folded.trimStart() : folded;
      const kept = end === to ? value.trimEnd() : value;
      if (kept !== '') inlines.push({ kind: 'text', text: kept });
    };
    let at = from;
    for (let index = firstFrom(known, from); index < known.length; index += 1) {
      const { start, end, inline } = known[index] as (typeof known)[number];
      if (start >= to) break;
      if (start < at || end > to) continue;
      if (start > at) push(at, start);
      inlines.push(inline);
      at = end;
    }
    if (at < to) push(at, to);
    return inlines;
  };
}

function firstFrom(sorted: readonly { readonly start: number }[], from: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as { start: number }).start < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isAddress(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s<>"{}\\]+$/i.test(url);
}

/** The printed words of a sentence of the manuscript: without layout marks. */
export function printedWords({ inlines }: Pick<Sentence, 'inlines'>): string {
  return inlines
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'citation') return part.typed ?? '';
      return 'source' in part ? part.source : '';
    })
    .join('');
}

/** Collapses white space and trims. */
export function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
