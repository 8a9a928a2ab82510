import { z } from 'zod';
import { authorSchema } from './author.ts';
import { sentenceMoves } from './draft-changes.ts';

/** The mark after a sentence that makes a claim without a source. */
export const citationNeeded = '[citation needed]';

/** A sentence for display: its words, the marks that the draft adds, and who wrote it. */
export const draftSentenceSchema = z.object({
  id: z.string(),
  origin: z.enum(['user', 'user-repeated', 'user-edited', 'source', 'template', 'model']),
  /** Without markup; formulas and citations as typed. */
  words: z.string(),
  /**
   * The formulas in the words, in order: as typed, and as TeX of known macros without its delimiters. `display`: on a
   * separate line.
   */
  formulas: z.array(z.object({ typed: z.string(), tex: z.string(), display: z.boolean() })),
  /**
   * The citations, LaTeX labels and references in the words, in order: as typed, and as the draft prints them: '[1]' or
   * '(Lee, 2019)'; a label prints nothing.
   */
  citations: z.array(z.object({ typed: z.string(), printed: z.string() })),
  /** Marks that the draft adds: '[citation needed]', '[1]'. */
  added: z.array(z.string()),
  /** URLs in it, with their link texts. */
  links: z.array(z.object({ text: z.string(), url: z.string() })),
  move: z
    .object({
      label: z.enum(sentenceMoves),
      sure: z.boolean(),
      /** The second most likely class, if the classification is uncertain. */
      second: z.enum(sentenceMoves).nullable(),
    })
    .nullable(),
  editable: z.boolean(),
  /** The id of the body sentence that this sentence repeats; an edit changes both. */
  repeats: z.string().nullable(),
  /**
   * For a cross-reference that the draft added to a sentence: what it refers to, and whether it is only a suggestion.
   */
  reference: z.object({ figure: z.string(), sentence: z.string(), proposed: z.boolean() }).nullable(),
  /** A hint that papers often cite a source for such a sentence; it is not printed. */
  mayNeedSource: z.boolean(),
});
export type DraftSentence = z.infer<typeof draftSentenceSchema>;

const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paragraph'),
    list: z.enum(['bullet', 'numbered']).nullable(),
    /** Nesting depth of a list; 1 is the outermost. */
    depth: z.number().int(),
    quote: z.boolean(),
    sentences: z.array(draftSentenceSchema),
  }),
  z.object({ kind: z.literal('heading'), sentence: draftSentenceSchema }),
  z.object({ kind: z.literal('code'), sentence: draftSentenceSchema, lines: z.array(z.string()) }),
  /** Cell texts, header row first. */
  z.object({ kind: z.literal('table'), sentence: draftSentenceSchema, rows: z.array(z.array(z.string())) }),
  z.object({
    kind: z.literal('figure'),
    id: z.string(),
    number: z.number().int(),
    file: z.string(),
    width: z.number(),
    height: z.number(),
    caption: draftSentenceSchema.nullable(),
    /** The sentence that the item belongs to. */
    mentionedBy: z.string().nullable(),
  }),
  /** `slot`: a part of the abstract for which a sentence can be chosen; `move`: the class of a sentence typed here. */
  z.object({
    kind: z.literal('gap'),
    text: z.string(),
    slot: z.enum(sentenceMoves).nullable(),
    move: z.enum(sentenceMoves).nullable(),
  }),
  z.object({ kind: z.literal('note'), text: z.string() }),
]);
export type DraftBlock = z.infer<typeof blockSchema>;

/** The manuscript's text by section, for display. */
export const draftTextSchema = z.object({
  title: draftSentenceSchema,
  /** Suggested titles, as long as the author hasn't given one. */
  titleProposals: z.array(z.string()),
  authors: z.array(authorSchema),
  keywords: z.array(z.string()),
  template: z.string(),
  parts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      heading: draftSentenceSchema.nullable(),
      /** Whether its heading can be changed. */
      renamable: z.boolean(),
      /** What can be done with it as a whole. */
      arrange: z.array(z.enum(['up', 'down', 'remove'])),
      blocks: z.array(blockSchema),
    }),
  ),
  /** References that the draft can already cite: seed papers and added works. */
  references: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Whether verified works are quoted in the introduction; null if none was found or there is no introduction. */
  relatedWork: z.enum(['shown', 'hidden']).nullable(),
  /** The sections to which a sentence can be moved, by move; null if the draft's sentences are not classified. */
  places: z.array(z.object({ section: z.string(), title: z.string(), move: z.enum(sentenceMoves).nullable() })),
});
export type DraftText = z.infer<typeof draftTextSchema>;

/** The sentence differences between two versions, in reading order of the newer one. */
export const sentenceChangeSchema = z.object({
  kind: z.enum(['added', 'removed', 'moved', 'edited']),
  sentence: z.string(),
  /** Null if that version does not contain the sentence. */
  before: z.object({ words: z.string(), place: z.string() }).nullable(),
  after: z.object({ words: z.string(), place: z.string() }).nullable(),
});
export type SentenceChange = z.infer<typeof sentenceChangeSchema>;
