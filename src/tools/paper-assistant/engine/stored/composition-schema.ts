import { z } from 'zod';
import { modelReportSchema } from '#contract/model-report.ts';
import type { Composition } from '../compose.ts';
import type { Block, Coverage, Inline, Manuscript, Reference, Sentence } from '../manuscript.ts';

/**
 * A composition as stored in draft_versions. Strict: a field added to the manuscript but not here fails the tests
 * instead of being lost with the next version.
 */

const origin = z.enum(['user', 'user-repeated', 'user-edited', 'source', 'template', 'model']);
export const moveSchema = z.enum(['background', 'gap', 'aim', 'method', 'result', 'interpretation', 'limitation']);
const confidence = z.enum(['high', 'low']);

const inline: z.ZodType<Inline> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('math'), tex: z.string(), source: z.string() }),
  z.strictObject({ kind: z.literal('link'), text: z.string(), url: z.string(), source: z.string() }),
  z.strictObject({ kind: z.enum(['code', 'emphasis', 'strong']), text: z.string(), source: z.string() }),
  z.strictObject({ kind: z.literal('citation-needed') }),
  z.strictObject({ kind: z.literal('figure-reference'), figure: z.string(), proposed: z.literal(true).optional() }),
  z.strictObject({
    kind: z.literal('citation'),
    keys: z.array(z.string()),
    typed: z.string().optional(),
    named: z.literal(true).optional(),
  }),
]);

const sentence: z.ZodType<Sentence> = z.strictObject({
  id: z.string(),
  origin,
  text: z.string(),
  inlines: z.array(inline),
  lead: z.string().optional(),
  trail: z.string().optional(),
  move: z
    .strictObject({ label: moveSchema, confidence, second: moveSchema.optional(), guess: z.literal(true).optional() })
    .optional(),
  repeats: z.string().optional(),
  shortens: z.string().optional(),
  record: z.string().optional(),
});

const block: z.ZodType<Block> = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('paragraph'),
    sentences: z.array(sentence),
    list: z.enum(['bullet', 'numbered']).optional(),
    depth: z.number().int().optional(),
    quote: z.literal(true).optional(),
  }),
  z.strictObject({ kind: z.literal('code'), sentence, lines: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('table'),
    sentence,
    align: z.array(z.enum(['left', 'right', 'center'])),
    rows: z.array(z.array(z.array(inline))),
  }),
  z.strictObject({ kind: z.literal('heading'), sentence }),
  z.strictObject({ kind: z.literal('figure'), figure: z.string() }),
  z.strictObject({
    kind: z.literal('gap'),
    text: z.string(),
    slot: moveSchema.optional(),
    move: moveSchema.optional(),
  }),
  z.strictObject({ kind: z.literal('note'), text: z.string() }),
]);

export const referencesSchema: z.ZodType<readonly Reference[]> = z.array(
  z.strictObject({
    key: z.string(),
    type: z.string(),
    fields: z.record(z.string(), z.string()),
    typed: z.record(z.string(), z.string()).optional(),
    record: z.strictObject({ source: z.string(), id: z.string() }).optional(),
    remarks: z.array(z.string()).optional(),
    added: z.enum(['author', 'related-work']).optional(),
    verdict: z.enum(['verified', 'metadata-differs', 'not-found', 'retracted', 'of-concern', 'unverified-offline']),
  }),
);

const manuscript: z.ZodType<Manuscript> = z.strictObject({
  engine: z.string(),
  title: sentence,
  titleProposals: z.array(z.string()).optional(),
  authors: z.array(z.string()),
  bylines: z
    .array(
      z.strictObject({
        name: z.string(),
        affiliation: z.string(),
        email: z.string(),
        orcid: z.string(),
        corresponding: z.boolean(),
      }),
    )
    .optional(),
  keywords: z.array(z.string()),
  template: z.string(),
  articleType: z.string(),
  design: z.string(),
  constraints: z.string(),
  language: z.string().optional(),
  abstract: z.array(block),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      origin,
      heading: sentence.optional(),
      covers: z.array(z.enum(['introduction', 'methods', 'results', 'discussion'])).optional(),
      aside: z.literal(true).optional(),
      blocks: z.array(block),
    }),
  ),
  figures: z.array(
    z.strictObject({
      id: z.string(),
      number: z.number().int(),
      numberedBy: z.literal('author').optional(),
      file: z.string(),
      width: z.number(),
      height: z.number(),
      caption: sentence.nullable(),
      mentionedBy: z.string().nullable(),
      boundBy: z.enum(['number', 'words', 'author']).nullable(),
    }),
  ),
  references: referencesSchema,
  relatedWork: z.literal('hidden').optional(),
  unmatchedCitations: z.array(z.strictObject({ sentence: z.string(), typed: z.string() })).optional(),
  referencesTitle: z.string().optional(),
  abstractHeading: sentence.optional(),
  keywordLine: sentence.optional(),
});

const source = z.enum(['OpenAlex', 'Crossref', 'DataCite', 'arXiv']);

const coverage: z.ZodType<Coverage> = z.strictObject({
  literature: z.enum(['off', 'offline', 'on']),
  covered: z.number().int(),
  total: z.number().int(),
  rows: z.array(
    z.strictObject({
      kind: z.enum(['sentence', 'keyphrase']),
      sentence: z.string().nullable(),
      text: z.string(),
      works: z.array(z.string()),
      shared: z.record(z.string(), z.array(z.string())).optional(),
      read: z.record(z.string(), z.strictObject({ stance: z.string(), quote: z.string() })).optional(),
      query: z.string(),
      searches: z.array(z.strictObject({ label: z.string(), url: z.string() })),
    }),
  ),
  seeds: z.strictObject({ found: z.number().int(), kept: z.number().int(), unreadable: z.number().int() }).optional(),
  works: z
    .array(
      z.strictObject({
        id: z.string(),
        label: z.string(),
        url: z.string(),
        source: z.string(),
        from: z.enum(['seed', 'search']),
        retractedBy: z.array(z.string()),
      }),
    )
    .optional(),
  figures: z
    .strictObject({ medianYear: z.number().nullable(), recentShare: z.number().nullable(), venues: z.number() })
    .optional(),
  queries: z
    .array(
      z.strictObject({
        query: z.string(),
        asked: z.array(z.strictObject({ source, total: z.number().nullable() })),
        found: z.number(),
      }),
    )
    .optional(),
  notes: z.array(z.string()).optional(),
});

export const compositionSchema: z.ZodType<Composition> = z.strictObject({
  manuscript,
  risks: z.array(
    z.strictObject({
      id: z.string(),
      rule: z.string(),
      severity: z.enum(['high', 'medium', 'low', 'info']),
      title: z.string(),
      sentence: z.string().nullable(),
      quote: z.string().nullable(),
      why: z.string(),
      add: z.string(),
      guideline: z.string().optional(),
      state: z.enum(['open', 'satisfied', 'addressed', 'dismissed']),
      reason: z.string().optional(),
    }),
  ),
  coverage,
  provenance: z.array(
    z.strictObject({
      sentence: z.string(),
      origin,
      text: z.string(),
      repeats: z.string().optional(),
      shortens: z.string().optional(),
      record: z.string().optional(),
      where: z.string(),
      place: z.string(),
      move: moveSchema.optional(),
      confidence: confidence.optional(),
    }),
  ),
  model: modelReportSchema.strict().optional(),
});
