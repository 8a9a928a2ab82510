import { z } from 'zod';
import { authorSchema } from './author.ts';
import { limits } from './limits.ts';

export const sentenceMoves = ['background', 'gap', 'aim', 'method', 'result', 'interpretation', 'limitation'] as const;

const sentence = z.string().max(60);
const section = z.string().max(100);
const figure = z.string().max(20);
const move = z.enum(sentenceMoves);
const words = z.string().max(20_000);

/** A work to cite: one that the draft has, one that a library of records has, or what was pasted: a DOI, BibTeX or RIS. */
const citedSourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('draft'), key: z.string().max(250) }),
  z.object({ from: z.literal('library'), work: z.string().max(300) }),
  z.object({ from: z.literal('pasted'), text: z.string().max(20_000) }),
]);
export type CitedSource = z.infer<typeof citedSourceSchema>;

/**
 * One change of a draft; each makes a new version. Sentences, sections and figures are named by their ids; code and tables
 * by the id of the sentence that has their source. A new kind is an entry here, an applier in the tool's engine
 * (`apply-change.ts`, which does not compile without it) and its name in the list of versions.
 */
export const draftChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template'), template: z.string().max(40) }),
  z.object({ kind: z.literal('restore'), version: z.number().int().min(1) }),

  // Front matter. The title is a sentence.
  z.object({ kind: z.literal('authors'), authors: z.array(authorSchema).max(limits.drafts.authors) }),
  z.object({ kind: z.literal('keywords'), keywords: z.array(z.string().max(100)).max(limits.drafts.keywords) }),
  /** The sentence that this part of the abstract repeats; null for none. */
  z.object({ kind: z.literal('abstract'), slot: move, sentence: sentence.nullable() }),

  // Sentences.
  z.object({ kind: z.literal('edit'), sentence, text: words }),
  /** The paragraph that contains the sentence, written anew. */
  z.object({ kind: z.literal('rewrite'), sentence, text: z.string().max(40_000) }),
  /** To the end of a section, as this move. */
  z.object({ kind: z.literal('move'), sentence, section, move: move.nullable() }),
  /** Past its neighbor in the section. Code, tables, headings and items of lists change places as a whole. */
  z.object({ kind: z.literal('shift'), sentence, to: z.enum(['up', 'down']) }),
  /**
   * A new sentence behind another one, or at the end of the section; in a paragraph (in a list: an item) of its own where
   * `paragraph` says so. `move`: what it says; null where its neighbor tells.
   */
  z.object({
    kind: z.literal('add'),
    section,
    after: sentence.nullable(),
    paragraph: z.boolean(),
    move: move.nullable(),
    text: words,
  }),
  z.object({ kind: z.literal('split'), sentence, first: words, second: words }),
  /** With the sentence behind it in its paragraph. */
  z.object({ kind: z.literal('join'), sentence }),
  /** Whether a paragraph begins with the sentence. */
  z.object({ kind: z.literal('paragraph'), sentence, begins: z.boolean() }),
  /** Also code, a table, a heading inside a section or a caption. */
  z.object({ kind: z.literal('delete'), sentence }),

  // Sources.
  /** Cites a work at a sentence; at none, among the related work of the introduction. */
  z.object({ kind: z.literal('cite'), sentence: sentence.nullable(), source: citedSourceSchema }),
  /** A work that is not to be proposed again, in any version; or that may be. */
  z.object({ kind: z.literal('refuse'), work: z.string().max(300), refused: z.boolean() }),
  z.object({ kind: z.literal('related-work'), shown: z.boolean() }),
  /** Asks the libraries of records about references and statements again. */
  z.object({ kind: z.literal('look-up') }),

  // Prompts and checklist.
  /** What was typed into a prompt of this section, or of the abstract. */
  z.object({ kind: z.literal('answer'), section, move, text: words }),
  /** Dismisses an item of the checklist for a reason; null opens it again. */
  z.object({
    kind: z.literal('checklist'),
    item: z.string().max(200),
    reason: z.string().max(limits.drafts.reasonLength).nullable(),
  }),

  // Sections, tables, code and figures.
  z.object({ kind: z.literal('heading'), section, text: z.string().max(1_000) }),
  /** An empty section behind this one; the first where it is null. */
  z.object({ kind: z.literal('section-add'), after: section.nullable(), text: z.string().max(1_000) }),
  z.object({ kind: z.literal('section-move'), section, to: z.enum(['up', 'down']) }),
  /** What it contains goes to Notes to place. */
  z.object({ kind: z.literal('section-remove'), section }),
  z.object({
    kind: z.literal('table'),
    sentence,
    rows: z
      .array(z.array(z.string().max(2_000)).max(50))
      .min(1)
      .max(300),
  }),
  z.object({ kind: z.literal('code'), sentence, text: z.string().max(40_000) }),
  z.object({ kind: z.literal('caption'), figure, text: words }),
  /** The sentence that a figure belongs to; null for none. */
  z.object({ kind: z.literal('figure'), figure, sentence: sentence.nullable() }),
  /** All figures in the order of their numbers. */
  z.object({ kind: z.literal('figure-order'), figures: z.array(figure).max(limits.image.count) }),
]);
export type DraftChange = z.infer<typeof draftChangeSchema>;

/** What made a version: its run, or a change. */
export const versionCauses = ['first', ...draftChangeSchema.options.map(({ shape }) => shape.kind.value)] as const;
export type VersionCause = (typeof versionCauses)[number];
