import { z } from 'zod';
import { authorSchema } from './author.ts';
import { sentenceMoves } from './draft-changes.ts';

/** What the draft sets behind a sentence that states something without a source. */
export const citationNeeded = '[citation needed]';

/** A sentence as the page shows it: its words, what the draft sets behind them, and whose words they are. */
export const draftSentenceSchema = z.object({
  id: z.string(),
  origin: z.enum(['user', 'user-repeated', 'user-edited', 'source', 'template', 'model']),
  /** Without layout marks; formulas as typed. */
  words: z.string(),
  /** What the draft adds: '[citation needed]', '[1]'. */
  added: z.array(z.string()),
  /** Addresses in it, with the words that lead there. */
  links: z.array(z.object({ text: z.string(), url: z.string() })),
  move: z
    .object({
      label: z.enum(sentenceMoves),
      sure: z.boolean(),
      /** What it could be instead, where the reading is not clear. */
      second: z.enum(sentenceMoves).nullable(),
    })
    .nullable(),
  editable: z.boolean(),
  /** The id of the body sentence that it repeats; an edit changes both. */
  repeats: z.string().nullable(),
  /** Of a cross-reference that the draft sets next to a sentence: what it ties together, and whether that is a proposal. */
  reference: z.object({ figure: z.string(), sentence: z.string(), proposed: z.boolean() }).nullable(),
  /** Papers often cite a source for such a sentence; a hint that is not printed. */
  mayNeedSource: z.boolean(),
});
export type DraftSentence = z.infer<typeof draftSentenceSchema>;

const blockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('paragraph'),
    list: z.enum(['bullet', 'numbered']).nullable(),
    /** Depth of a list in lists; 1 is the outermost. */
    depth: z.number().int(),
    quote: z.boolean(),
    sentences: z.array(draftSentenceSchema),
  }),
  z.object({ kind: z.literal('heading'), sentence: draftSentenceSchema }),
  z.object({ kind: z.literal('code'), sentence: draftSentenceSchema, lines: z.array(z.string()) }),
  /** Words of the cells, the head row first. */
  z.object({ kind: z.literal('table'), sentence: draftSentenceSchema, rows: z.array(z.array(z.string())) }),
  z.object({
    kind: z.literal('figure'),
    id: z.string(),
    number: z.number().int(),
    file: z.string(),
    width: z.number(),
    height: z.number(),
    caption: draftSentenceSchema.nullable(),
    /** The sentence that it belongs to. */
    mentionedBy: z.string().nullable(),
  }),
  /** `slot`: a part of the abstract for which a sentence can be chosen; `move`: what a sentence typed here becomes. */
  z.object({
    kind: z.literal('gap'),
    text: z.string(),
    slot: z.enum(sentenceMoves).nullable(),
    move: z.enum(sentenceMoves).nullable(),
  }),
  z.object({ kind: z.literal('note'), text: z.string() }),
]);
export type DraftBlock = z.infer<typeof blockSchema>;

/** The manuscript's text by section, as a page shows it. */
export const draftTextSchema = z.object({
  title: draftSentenceSchema,
  /** Titles to choose from while the author has given none. */
  titleProposals: z.array(z.string()),
  authors: z.array(authorSchema),
  keywords: z.array(z.string()),
  template: z.string(),
  parts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      heading: draftSentenceSchema.nullable(),
      /** Its heading can be given other words. */
      renamable: z.boolean(),
      /** What can be done with it as a whole. */
      arrange: z.array(z.enum(['up', 'down', 'remove'])),
      blocks: z.array(blockSchema),
    }),
  ),
  /** What the draft can cite already: seed papers and added works. */
  references: z.array(z.object({ key: z.string(), label: z.string() })),
  /** Whether verified works are quoted in the introduction; null where none was found, or there is no introduction. */
  relatedWork: z.enum(['shown', 'hidden']).nullable(),
  /** Where a sentence can be moved: to a section, as this move; null where sentences have none. */
  places: z.array(z.object({ section: z.string(), title: z.string(), move: z.enum(sentenceMoves).nullable() })),
});
export type DraftText = z.infer<typeof draftTextSchema>;

/** What differs between two versions, sentence by sentence, in reading order of the newer one. */
export const sentenceChangeSchema = z.object({
  kind: z.enum(['added', 'removed', 'moved', 'edited']),
  sentence: z.string(),
  /** Null where the version does not hold the sentence. */
  before: z.object({ words: z.string(), place: z.string() }).nullable(),
  after: z.object({ words: z.string(), place: z.string() }).nullable(),
});
export type SentenceChange = z.infer<typeof sentenceChangeSchema>;
