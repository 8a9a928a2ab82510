import { z } from 'zod';
import { modelReportSchema } from './model-report.ts';

/** A checklist item. Older stored drafts have no states. */
export const riskSchema = z.object({
  id: z.string().default(''),
  rule: z.string(),
  severity: z.enum(['high', 'medium', 'low', 'info']),
  title: z.string(),
  sentence: z.string().nullable(),
  quote: z.string().nullable(),
  why: z.string(),
  add: z.string(),
  /**
   * 'satisfied': the quote contains what the rule looked for; 'addressed': the sentence was changed and no longer
   * matches.
   */
  state: z.enum(['open', 'satisfied', 'addressed', 'dismissed']).default('open'),
  /** Why the author dismissed it. */
  reason: z.string().optional(),
});

export const coverageSchema = z.object({
  literature: z.enum(['off', 'offline', 'on']),
  covered: z.number().int(),
  total: z.number().int(),
  rows: z.array(
    z.object({
      kind: z.enum(['sentence', 'keyphrase']),
      sentence: z.string().nullable(),
      text: z.string(),
      /** Ids of works that match the row, and the words that they share with it. */
      works: z.array(z.string()),
      shared: z.record(z.string(), z.array(z.string())).optional(),
      read: z.record(z.string(), z.object({ stance: z.string(), quote: z.string() })).optional(),
      /** The search words. */
      query: z.string().optional(),
      searches: z.array(z.object({ label: z.string(), url: z.url({ protocol: /^https$/ }) })),
    }),
  ),
  works: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        url: z.url({ protocol: /^https$/ }),
        source: z.string(),
        from: z.enum(['seed', 'search']),
        retractedBy: z.array(z.string()),
      }),
    )
    .optional(),
  figures: z
    .object({ medianYear: z.number().nullable(), recentShare: z.number().nullable(), venues: z.number() })
    .optional(),
  queries: z
    .array(
      z.object({
        query: z.string(),
        asked: z.array(z.object({ source: z.string(), total: z.number().nullable() })),
        found: z.number(),
      }),
    )
    .optional(),
  notes: z.array(z.string()).optional(),
});

/** The result of a run that makes a draft; its artifacts are `draft.zip` and `main.pdf`. */
export const draftResultSchema = z.object({
  title: z.string(),
  engine: z.string(),
  pdf: z.object({ engine: z.string(), pages: z.number().int() }),
  risks: z.array(riskSchema),
  coverage: coverageSchema,
  /** Absent if no language model was used. */
  model: modelReportSchema.optional(),
  /**
   * The run also stored the data that new versions are made from (`versionSourceArtifact` in draft-editor.ts); drafts of
   * external workflows have none.
   */
  workshop: z.literal(true).optional(),
});
export type DraftResult = z.infer<typeof draftResultSchema>;
