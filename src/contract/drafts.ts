import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** The bucket of the drafts; a draft's path in it is `<user id>/<file name>`. */
export const draftsBucket = 'latexstore';

export const riskSchema = z.object({
  rule: z.string(),
  severity: z.enum(['high', 'medium', 'low', 'info']),
  title: z.string(),
  sentence: z.string().nullable(),
  quote: z.string().nullable(),
  why: z.string(),
  add: z.string(),
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
});
export type DraftResult = z.infer<typeof draftResultSchema>;

/** A file of the drafts folder, as a storage listing shows it. */
export const draftFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string().nullable(),
  metadata: z.object({ size: z.number().int().nullable() }),
});
export type DraftFile = z.infer<typeof draftFileSchema>;

const folder = z.object({ userId: z.uuid() });
const file = folder.extend({ fileName: z.string().min(1).max(200) });

export const listDrafts = endpoint({
  method: 'get',
  path: '/api/drafts/{userId}',
  summary: "The zip files of the caller's folder, newest first",
  access: 'member',
  params: folder,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(limits.drafts.listLimit).default(limits.drafts.listLimit),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ files: z.array(draftFileSchema), total: z.number().int() }),
});

export const signDraft = endpoint({
  method: 'post',
  path: '/api/drafts/{userId}/{fileName}/signed-url',
  summary: `A download address of one draft, valid for ${limits.drafts.signedUrlSeconds} seconds`,
  access: 'member',
  params: file,
  answer: z.object({ signedUrl: z.string() }),
});

export const removeDrafts = endpoint({
  method: 'delete',
  path: '/api/drafts',
  summary: 'Removes drafts by their paths, `<user id>/<file name>`',
  access: 'member',
  body: z.object({ paths: z.array(z.string().max(300)).min(1).max(100) }),
  answer: z.object({ removed: z.array(z.string()) }),
});

export const previewDraft = endpoint({
  method: 'get',
  path: '/api/drafts/{userId}/{fileName}/preview',
  summary: "A draft's PDF (by a signed address), risk checklist and literature coverage",
  access: 'member',
  params: file,
  answer: draftResultSchema.extend({
    fileName: z.string(),
    created_at: z.string(),
    pdf: z.object({ url: z.string(), engine: z.string(), pages: z.number().int() }),
  }),
});
