import type { Author } from '#contract/author.ts';
import { withoutTexEscapes } from '#contract/printed-text.ts';
import type { Block, Figure, Inline, Manuscript, Origin, Sentence } from '../manuscript.ts';
import { bylinesOf } from './bylines.ts';
import { type Citation, citationStyle, isRaised, type ListedReference, type WrittenCitation } from './citation-text.ts';
import { columnShares } from './column-shares.ts';
import { equationLabel, isDisplayed, numberEquations } from './equation-numbers.ts';
import { figureLabels, type LabelReference, labelReferences, typedLabels, withoutLabels } from './label-references.ts';
import { printableText } from './printable-text.ts';
import { type RenderedMath, renderMath } from './render-math.ts';
import { missingStatements } from './statements.ts';
import { findTemplate } from './templates/find-template.ts';
import { ORIGIN_LABELS, WORDING } from './wording.ts';

/**
 * A manuscript laid out for every output: numbers assigned, math parsed, spacing decided. Renderers only add markup.
 */
export interface PagePlan {
  readonly title: readonly PlannedInline[];
  readonly authors: readonly Author[];
  readonly keywords: readonly string[];
  readonly abstract: readonly PlannedBlock[];
  readonly sections: readonly PlannedSection[];
  /** In the order of the template's list: cited works by first citation and then the others, or alphabetically. */
  readonly references: readonly ListedReference[];
  readonly referencesTitle: string;
  /** The citations, labels and references to labels that the author typed, by the id of their sentence, in order. */
  readonly citations: ReadonlyMap<string, readonly TypedCitation[]>;
  /** A citation as the template writes it. */
  cite(keys: readonly string[]): string;
}

export interface TypedCitation {
  readonly typed: string;
  readonly printed: string;
}

export interface PlannedSection {
  readonly id: string;
  readonly title: string;
  /** The heading under which the user wrote the title; null if the title is the template's. */
  readonly heading: Pick<Sentence, 'id' | 'origin'> | null;
  readonly blocks: readonly PlannedBlock[];
}

export type PlannedBlock =
  | {
      readonly kind: 'paragraph';
      /** The origin label for the margin. */
      readonly mark: string;
      /** First paragraphs after a heading, a float or a note are not indented. */
      readonly indented: boolean;
      /** The user's label of a list item; null for body text. */
      readonly label: string | null;
      /** The nesting levels of lists around the item. */
      readonly depth: number;
      readonly quote: boolean;
      readonly sentences: readonly PlannedSentence[];
    }
  | { readonly kind: 'heading'; readonly sentence: PlannedSentence }
  | {
      readonly kind: 'code';
      readonly mark: string;
      readonly sentence: PlannedSentence;
      readonly lines: readonly string[];
    }
  | PlannedTable
  | {
      readonly kind: 'figure';
      readonly figure: Figure;
      readonly number: number;
      /** Whether the number follows the number of the previous figure, so that automatic numbering produces it. */
      readonly counted: boolean;
      readonly caption: PlannedSentence | null;
    }
  | { readonly kind: 'gap'; readonly text: string }
  | { readonly kind: 'note'; readonly text: string };

export interface PlannedTable {
  readonly kind: 'table';
  readonly mark: string;
  readonly sentence: PlannedSentence;
  readonly align: readonly ('left' | 'right' | 'center')[];
  /** Header row first. */
  readonly rows: readonly (readonly (readonly PlannedInline[])[])[];
  /** Percentages of the width if the columns are too wide; null otherwise. */
  readonly shares: readonly number[] | null;
}

export interface PlannedSentence {
  readonly id: string;
  readonly origin: Origin;
  readonly inlines: readonly PlannedInline[];
}

export type PlannedInline =
  | { readonly kind: 'text'; readonly text: string }
  /** `display`: on a separate line; only in paragraphs, because titles, captions and list items cannot contain one. */
  | {
      readonly kind: 'math';
      readonly math: RenderedMath;
      readonly display: boolean;
      /** Of a displayed formula that the text refers to. */
      readonly number?: number;
    }
  /** Math that could not be parsed: its source in monospace. */
  | { readonly kind: 'code' | 'emphasis' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string }
  | { readonly kind: 'citation-needed' }
  | LabelReference
  | { readonly kind: 'figure-reference'; readonly id: string; readonly number: number; readonly proposed: boolean }
  | ({ readonly kind: 'citation' } & Pick<Citation, 'keys' | 'typed'> & WrittenCitation);

/**
 * Figures keep the numbers by which the user's sentences mention them, including gaps. Figures that no block places go
 * at the end of the last section, so that none is lost.
 */
export function planPages(manuscript: Manuscript): PagePlan {
  const template = findTemplate(manuscript.template);
  const figures = new Map(manuscript.figures.map((figure) => [figure.id, figure]));
  const keysOfRecords = new Set(manuscript.references.map(({ key }) => key));
  const style = citationStyle(manuscript.references, template.authorYear ?? null);
  const bodies = withEveryFigure(manuscript);
  const numbers = new Map(manuscript.figures.map(({ id, number }) => [id, number]));
  const equations = numberEquations(manuscript);
  const labels = figureLabels(manuscript);
  /** Each number is printed once, in the body, because the abstract repeats sentences. */
  const unprinted = new Map<string, number>();
  const placed = new Set<string>();
  let last = 0;

  const inline = (part: Inline, running: boolean, textBefore: string): PlannedInline[] => {
    switch (part.kind) {
      case 'text':
        return labelReferences(part.text, equations, labels).map((piece) =>
          typeof piece === 'string' ? { kind: 'text', text: withoutTexEscapes(piece) } : piece,
        );
      case 'math': {
        const math = renderMath(part.tex);
        if (math === null) return [{ kind: 'code', text: part.source }];
        const display = running && isDisplayed(part.source);
        const number = display ? unprinted.get(equationLabel(part.source) ?? '') : undefined;
        if (number === undefined) return [{ kind: 'math', math, display }];
        unprinted.delete(equationLabel(part.source) ?? '');
        return [{ kind: 'math', math, display, number }];
      }
      case 'code':
      case 'emphasis':
      case 'strong':
        return [{ kind: part.kind, text: part.text }];
      case 'link':
        return [{ kind: 'link', text: part.text, url: part.url }];
      case 'citation-needed':
        return [{ kind: 'citation-needed' }];
      case 'figure-reference': {
        const number = numbers.get(part.figure);
        return number === undefined
          ? []
          : [{ kind: 'figure-reference', id: part.figure, number, proposed: part.proposed === true }];
      }
      case 'citation': {
        const keys = part.keys.filter((key) => keysOfRecords.has(key));
        const { typed, named } = part;
        return keys.length === 0
          ? []
          : [{ kind: 'citation', keys, typed, ...style.cite({ keys, typed, named, textBefore }) }];
      }
    }
  };
  const inlines = (parts: readonly Inline[], running = false): PlannedInline[] => {
    const planned: PlannedInline[] = [];
    for (const part of parts) planned.push(...inline(part, running, textOf(planned)));
    return planned;
  };
  const citations = new Map<string, TypedCitation[]>();
  const sentence = (one: Sentence, running = false): PlannedSentence => {
    const planned = inlines(citationsBeforeStop(one.inlines), running);
    citations.set(one.id, planned.flatMap(typedCitation));
    return { id: one.id, origin: one.origin, inlines: planned };
  };
  const captionOf = (caption: Sentence, number: number): PlannedSentence => {
    const planned = sentence(withoutLabels(withoutNumber(caption, number)));
    const hidden = typedLabels(caption.text).map((typed) => ({ typed, printed: '' }));
    citations.set(caption.id, [...(citations.get(caption.id) ?? []), ...hidden]);
    return planned;
  };
  const blocks = (list: readonly Block[]): PlannedBlock[] => {
    const planned: PlannedBlock[] = [];
    for (const block of list) {
      const before = planned.at(-1);
      if (block.kind === 'paragraph') {
        const sentences = block.sentences
          .map((one) => sentence(one, block.list === undefined))
          .filter((one) => one.inlines.length > 0);
        if (sentences.length === 0) continue;
        const origins = [...new Set(sentences.map((one) => ORIGIN_LABELS[one.origin]))];
        const indented = block.list === undefined && before?.kind === 'paragraph' && before.label === null;
        for (const [index, lines] of (block.list === undefined ? inLines(sentences) : [sentences]).entries())
          planned.push({
            kind: 'paragraph',
            mark: index === 0 ? origins.join(', ') : '',
            indented: indented && index === 0,
            label: label(block),
            depth: block.list === undefined ? 0 : (block.depth ?? 1) - 1,
            quote: block.quote === true,
            sentences: lines,
          });
      } else if (block.kind === 'heading') {
        planned.push({ kind: 'heading', sentence: sentence(block.sentence) });
      } else if (block.kind === 'code') {
        const mark = ORIGIN_LABELS[block.sentence.origin];
        planned.push({ kind: 'code', mark, sentence: sentence(block.sentence), lines: block.lines });
      } else if (block.kind === 'table') {
        planned.push({
          kind: 'table',
          mark: ORIGIN_LABELS[block.sentence.origin],
          sentence: sentence(block.sentence),
          align: block.align,
          rows: block.rows.map((row) => row.map((cell) => inlines(cell))),
          shares: columnShares(block.rows, template.columnCm),
        });
      } else if (block.kind === 'figure') {
        const figure = figures.get(block.figure);
        if (figure === undefined || placed.has(figure.id)) continue;
        const number = numbers.get(figure.id) as number;
        const counted = number === last + 1;
        last = number;
        placed.add(figure.id);
        const caption = figure.caption === null ? null : captionOf(figure.caption, number);
        planned.push({ kind: 'figure', figure, number, counted, caption });
      } else {
        planned.push(block);
      }
    }
    return planned;
  };

  const abstract = blocks(manuscript.abstract);
  for (const [equation, number] of equations) unprinted.set(equation, number);
  const { highlights } = template.limits ?? {};
  const asked = [
    ...(highlights === undefined
      ? []
      : [`Highlights: up to ${highlights.count}, each of at most ${highlights.characters} characters.`]),
    ...missingStatements(manuscript, template.statements ?? []),
  ];
  const statements: PlannedSection = {
    id: 'statements',
    title: WORDING.statements,
    heading: null,
    blocks: asked.map((text) => ({ kind: 'gap', text })),
  };
  const sections: PlannedSection[] = [
    ...bodies.map(({ id, title, heading, blocks: body }) => ({ id, title, heading, blocks: blocks(body) })),
    ...(asked.length === 0 ? [] : [statements]),
  ];
  return {
    title: sentence(manuscript.title).inlines,
    authors: bylinesOf(manuscript),
    keywords: manuscript.keywords,
    abstract,
    sections,
    references: style.list(),
    citations,
    // A list with works other than seed papers is an ordinary one; each entry has the result of its lookup.
    referencesTitle: manuscript.references.some(({ added }) => added !== undefined)
      ? WORDING.references
      : (manuscript.referencesTitle ?? WORDING.references),
    cite: (keys) =>
      style
        .cite({ keys: keys.filter((key) => keysOfRecords.has(key)), textBefore: '' })
        .parts.map(({ text }) => text)
        .join('')
        .trim(),
  };
}

function typedCitation(inline: PlannedInline): TypedCitation[] {
  if (inline.kind === 'label-reference')
    return [{ typed: inline.typed, printed: `${inline.before}${inline.number}${inline.after}` }];
  if (inline.kind !== 'citation' || inline.typed === undefined) return [];
  return [{ typed: inline.typed, printed: inline.parts.map(({ text }) => text).join('') }];
}

/** Each note without a final period is printed on a separate line, because in one paragraph they would run together. */
function inLines(sentences: readonly PlannedSentence[]): PlannedSentence[][] {
  const lines: PlannedSentence[][] = [];
  for (const sentence of sentences) {
    const open = lines.at(-1);
    const last = open?.findLast(({ origin }) => origin !== 'template');
    if (
      open === undefined ||
      (sentence.origin !== 'template' && last !== undefined && isNote(last) && !continues(last, sentence))
    )
      lines.push([sentence]);
    else open.push(sentence);
  }
  return lines;
}

/** Whether its words end without a period, in a script that uses periods. */
function isNote({ inlines }: PlannedSentence): boolean {
  const last = inlines.findLast(({ kind }) => kind !== 'citation-needed' && kind !== 'citation');
  if (last === undefined || !('text' in last)) return false;
  // '"We are tired." (nurse 7)'
  if (/[.?!]["”’] \([^()]{1,40}\)\s{0,3}$/u.test(last.text.slice(-60))) return false;
  return /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}%][)\]”"’]?\s{0,3}$/u.test(last.text.slice(-12));
}

/** 'The aims were' and 'to estimate …' are one sentence. */
function continues(last: PlannedSentence, next: PlannedSentence): boolean {
  const text = ({ inlines }: PlannedSentence, at: number) => {
    const inline = inlines.at(at);
    return inline !== undefined && 'text' in inline ? inline.text : '';
  };
  return (
    /\b(?:is|are|was|were|to|that|whether)\s{0,3}$/i.test(text(last, -1).slice(-12)) && /^\p{Ll}/u.test(text(next, 0))
  );
}

/** 'Figure 2. Flow of households': the template prints the number before it. */
function withoutNumber(caption: Sentence, number: number): Sentence {
  const [first, ...rest] = caption.inlines;
  if (first?.kind !== 'text') return caption;
  const [label = '', said] = /^fig(?:ure|\.)? ?(\d{1,2})(?![\d.]\d|[a-z])[.:|–—-]? ?/i.exec(first.text) ?? [];
  const words = first.text.slice(label.length);
  if (Number(said) !== number || (rest.length === 0 && !/\p{L}/u.test(words)) || /^[a-z]{1,12}s\b/.test(words))
    return caption;
  return { ...caption, inlines: [{ kind: 'text', text: words }, ...rest] };
}

/**
 * A citation that the product adds after a sentence is printed before the period, as in papers, and so is one that the
 * author typed as a raised number after a period or a comma; the model keeps the words unchanged.
 */
function citationsBeforeStop(inlines: readonly Inline[]): readonly Inline[] {
  const result: Inline[] = [];
  for (const [at, inline] of inlines.entries()) {
    const words = result.at(-1);
    const moves =
      inline.kind === 'citation' &&
      (inline.typed === undefined ? at === inlines.length - 1 : isRaised(inline.typed)) &&
      words?.kind === 'text';
    const [stop = ''] = moves ? (/(?<![.?!])[.?!]$|[,;:]$/.exec(words.text) ?? []) : [];
    if (!moves || stop === '') {
      result.push(inline);
      continue;
    }
    result[result.length - 1] = { kind: 'text', text: words.text.slice(0, -1) };
    result.push(inline, { kind: 'text', text: stop });
  }
  return result;
}

/** The text that the citation follows; only brackets and names in it matter. */
function textOf(inlines: readonly PlannedInline[]): string {
  return inlines
    .flatMap((part) => {
      if ('text' in part) return [part.text];
      return part.kind === 'citation' ? part.parts.map(({ text }) => text) : [];
    })
    .join('');
}

function label(block: Block & { kind: 'paragraph' }): string | null {
  if (block.list === undefined) return null;
  const written = printableText(block.sentences[0]?.lead ?? '').trim();
  return block.list === 'numbered' && written !== '' && written.length < 8 ? written : '•';
}

interface Body {
  readonly id: string;
  readonly title: string;
  readonly heading: Sentence | null;
  readonly blocks: Block[];
}

function withEveryFigure(manuscript: Manuscript): Body[] {
  const bodies: Body[] = manuscript.sections.map(({ id, title, heading, blocks }) => ({
    id,
    title,
    heading: heading ?? null,
    blocks: [...blocks],
  }));
  const inBlocks = new Set(
    [...manuscript.abstract, ...bodies.flatMap((body) => body.blocks)].map((block) =>
      block.kind === 'figure' ? block.figure : null,
    ),
  );
  const lost = manuscript.figures.filter((figure) => !inBlocks.has(figure.id));
  if (lost.length === 0) return bodies;
  if (bodies.length === 0) bodies.push({ id: 'figures', title: 'Figures', heading: null, blocks: [] });
  (bodies.at(-1) as Body).blocks.push(...lost.map((figure) => ({ kind: 'figure' as const, figure: figure.id })));
  return bodies;
}
