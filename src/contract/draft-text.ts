import { z } from 'zod';

/** What the draft sets behind a sentence that states something without a source. */
export const citationNeeded = '[citation needed]';

const sentenceMoves = ['background', 'gap', 'aim', 'method', 'result', 'interpretation', 'limitation'] as const;

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
  }),
  /** `slot`: a part of the abstract for which a sentence can be chosen. */
  z.object({ kind: z.literal('gap'), text: z.string(), slot: z.enum(sentenceMoves).nullable() }),
  z.object({ kind: z.literal('note'), text: z.string() }),
]);
export type DraftBlock = z.infer<typeof blockSchema>;

/** The manuscript's text by section, as a page shows it. */
export const draftTextSchema = z.object({
  title: draftSentenceSchema,
  /** Titles to choose from while the author has given none. */
  titleProposals: z.array(z.string()),
  authors: z.array(z.string()),
  keywords: z.array(z.string()),
  template: z.string(),
  parts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      heading: draftSentenceSchema.nullable(),
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

/** A work to cite: one that the draft has, one that a library of records has, or what was pasted: a DOI, BibTeX or RIS. */
const citedSourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('draft'), key: z.string().max(250) }),
  z.object({ from: z.literal('library'), work: z.string().max(300) }),
  z.object({ from: z.literal('pasted'), text: z.string().max(20_000) }),
]);
export type CitedSource = z.infer<typeof citedSourceSchema>;

/** One change of a draft; each makes a new version. Sentences and sections are named by their ids. */
export const draftChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('template'), template: z.string().max(40) }),
  z.object({
    kind: z.literal('move'),
    sentence: z.string().max(60),
    section: z.string().max(100),
    move: z.enum(sentenceMoves).nullable(),
  }),
  /** The sentence that this part of the abstract repeats; null for none. */
  z.object({ kind: z.literal('abstract'), slot: z.enum(sentenceMoves), sentence: z.string().max(60).nullable() }),
  /** The sentence that a figure belongs to; null for none. */
  z.object({ kind: z.literal('figure'), figure: z.string().max(20), sentence: z.string().max(60).nullable() }),
  z.object({ kind: z.literal('edit'), sentence: z.string().max(60), text: z.string().max(20_000) }),
  /** The paragraph in which the sentence stands, written anew. */
  z.object({ kind: z.literal('rewrite'), sentence: z.string().max(60), text: z.string().max(40_000) }),
  /** Cites a work at a sentence; at none, among the related work of the introduction. */
  z.object({ kind: z.literal('cite'), sentence: z.string().max(60).nullable(), source: citedSourceSchema }),
  /** A work that is not to be proposed again, in any version; or that may be. */
  z.object({ kind: z.literal('refuse'), work: z.string().max(300), refused: z.boolean() }),
  z.object({ kind: z.literal('related-work'), shown: z.boolean() }),
  /** Asks the libraries of records about references and statements again. */
  z.object({ kind: z.literal('look-up') }),
  z.object({ kind: z.literal('restore'), version: z.number().int().min(1) }),
]);
export type DraftChange = z.infer<typeof draftChangeSchema>;

/** What differs between two versions, sentence by sentence, in reading order of the newer one. */
export const sentenceChangeSchema = z.object({
  kind: z.enum(['added', 'removed', 'moved', 'edited']),
  sentence: z.string(),
  /** Null where the version does not hold the sentence. */
  before: z.object({ words: z.string(), place: z.string() }).nullable(),
  after: z.object({ words: z.string(), place: z.string() }).nullable(),
});
export type SentenceChange = z.infer<typeof sentenceChangeSchema>;
