import { z } from 'zod';
import { authorSchema } from './author.ts';
import { limits } from './limits.ts';

export const sentenceMoves = ['background', 'gap', 'aim', 'method', 'result', 'interpretation', 'limitation'] as const;

const sentence = z.string().max(60);
const section = z.string().max(100);
const figure = z.string().max(20);
const move = z.enum(sentenceMoves);
const words = z.string().max(20_000);

/** A work to cite: one that the draft already has, a library record, or pasted text (a DOI, BibTeX or RIS). */
const citedSourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('draft'), key: z.string().max(250) }),
  z.object({ from: z.literal('library'), work: z.string().max(300) }),
  z.object({ from: z.literal('pasted'), text: z.string().max(20_000) }),
]);
export type CitedSource = z.infer<typeof citedSourceSchema>;

/**
 * One change of a draft; each creates a new version. Sentences, sections and figures are identified by their ids; code
 * and tables by the id of the sentence that contains their source. A new kind needs an entry here, a function in the
 * tool's engine (`apply-change.ts`, which does not compile without it) and a name in the list of versions.
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
  /** Rewrites the paragraph that contains the sentence. */
  z.object({ kind: z.literal('rewrite'), sentence, text: z.string().max(40_000) }),
  /** Moves it to the end of a section, with this move as its class. */
  z.object({ kind: z.literal('move'), sentence, section, move: move.nullable() }),
  /** Moves it past its neighbor in the section. Code, tables, headings and list items move as a whole. */
  z.object({ kind: z.literal('shift'), sentence, to: z.enum(['up', 'down']) }),
  /**
   * Adds a sentence after another one, or at the end of the section; as a separate paragraph (or list item) with
   * `paragraph`. `move`: its class; null to derive it from the neighbor.
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
  /** Joins it with the next sentence in its paragraph. */
  z.object({ kind: z.literal('join'), sentence }),
  /** Whether a paragraph starts with the sentence. */
  z.object({ kind: z.literal('paragraph'), sentence, begins: z.boolean() }),
  /** Also for code, tables, headings inside a section and captions. */
  z.object({ kind: z.literal('delete'), sentence }),

  // Sources.
  /** Cites a work at a sentence or, without one, as related work in the introduction. */
  z.object({ kind: z.literal('cite'), sentence: sentence.nullable(), source: citedSourceSchema }),
  /** Excludes a work from suggestions in all versions, or allows it again. */
  z.object({ kind: z.literal('refuse'), work: z.string().max(300), refused: z.boolean() }),
  z.object({ kind: z.literal('related-work'), shown: z.boolean() }),
  /** Repeats the literature lookups for references and statements. */
  z.object({ kind: z.literal('look-up') }),

  // Prompts and checklist.
  /** Text typed into a prompt of this section or of the abstract. */
  z.object({ kind: z.literal('answer'), section, move, text: words }),
  /** Dismisses a checklist item for a reason; null reopens it. */
  z.object({
    kind: z.literal('checklist'),
    item: z.string().max(200),
    reason: z.string().max(limits.drafts.reasonLength).nullable(),
  }),

  // The changes of sections, tables, code and figures.
  z.object({ kind: z.literal('heading'), section, text: z.string().max(1_000) }),
  /** An empty section after this one; the first if null. */
  z.object({ kind: z.literal('section-add'), after: section.nullable(), text: z.string().max(1_000) }),
  z.object({ kind: z.literal('section-move'), section, to: z.enum(['up', 'down']) }),
  /** Its content is moved to 'Notes to place'. */
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
  /** All figures in numbered order. */
  z.object({ kind: z.literal('figure-order'), figures: z.array(figure).max(limits.image.count) }),
]);
export type DraftChange = z.infer<typeof draftChangeSchema>;

/** What created a version: a run, or a change. */
export const versionCauses = ['first', ...draftChangeSchema.options.map(({ shape }) => shape.kind.value)] as const;
export type VersionCause = (typeof versionCauses)[number];
