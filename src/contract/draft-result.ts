import { z } from 'zod';
import { modelReportSchema } from './model-report.ts';

/** An item of the checklist. Drafts stored before items had states say nothing of them. */
export const riskSchema = z.object({
  id: z.string().default(''),
  rule: z.string(),
  severity: z.enum(['high', 'medium', 'low', 'info']),
  title: z.string(),
  sentence: z.string().nullable(),
  quote: z.string().nullable(),
  why: z.string(),
  add: z.string(),
  /** 'satisfied': the quote says what was looked for; 'addressed': the sentence was changed and is no longer in question. */
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
      /** Ids of works that meet the row, and the words that they share with it. */
      works: z.array(z.string()),
      shared: z.record(z.string(), z.array(z.string())).optional(),
      read: z.record(z.string(), z.object({ stance: z.string(), quote: z.string() })).optional(),
      /** The words that are searched for. */
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

/** What a run that makes a draft ends with; its artifacts are `draft.zip` and `main.pdf`. */
export const draftResultSchema = z.object({
  title: z.string(),
  engine: z.string(),
  pdf: z.object({ engine: z.string(), pages: z.number().int() }),
  risks: z.array(riskSchema),
  coverage: coverageSchema,
  /** Absent where no language model was asked. */
  model: modelReportSchema.optional(),
  /** The run also left what versions are made from (draft-editor.ts, `workshopArtifact`); another server's draft has none. */
  workshop: z.literal(true).optional(),
});
export type DraftResult = z.infer<typeof draftResultSchema>;
