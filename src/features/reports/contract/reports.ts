import { z } from 'zod';
import { endpoint, smallBody } from '#contract/endpoint.ts';

export const reportSummarySchema = z.object({
  id: z.uuid(),
  feature: z.string(),
  title: z.string(),
  engine: z.string(),
  created_at: z.string(),
  /** Created from the tool's own sample. */
  sample: z.boolean(),
});
export type ReportSummary = z.infer<typeof reportSummarySchema>;

export const reportId = z.object({ id: z.uuid() });

/** One report for its page, with reviews applied to its data and text. */
export const reportAnswer = reportSummarySchema.extend({
  markdown: z.string(),
  data: z.unknown(),
  formats: z.array(z.string()),
  /** The stored form of the document's pages; null if they were not stored. */
  pages: z.enum(['pdf', 'text']).nullable(),
  /** Number of reviews of each statement, by its key; a change names the version that it is based on. */
  review_versions: z.record(z.string(), z.number().int()),
});

export const listReports = endpoint({
  method: 'get',
  path: '/api/reports',
  summary: "The caller's reports, newest first",
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({
    feature: z.string().max(100).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(100),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ reports: z.array(reportSummarySchema), total: z.number().int() }),
});

export const getReport = endpoint({
  method: 'get',
  path: '/api/reports/{id}',
  summary: 'One report with its data and its download formats',
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: reportId,
  answer: reportAnswer,
});

/** Stored pages of a Word document: its paragraphs, at the indexes that passages use. */
export const storedTextSchema = z.object({ paragraphs: z.array(z.string()) });

export const reportPages = endpoint({
  method: 'get',
  path: '/api/reports/{id}/pages',
  summary: 'Returns the signed address of the document pages stored with a report',
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: reportId,
  answer: z.object({ kind: z.enum(['pdf', 'text']), signedUrl: z.string() }),
});

export const chooseRunPages = endpoint({
  method: 'put',
  path: '/api/runs/{id}/pages',
  summary: 'Decides whether the pages of the document are stored with the report, while its run is queued or running',
  access: 'member',
  keyScope: 'run',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: reportId,
  bodyLimit: smallBody,
  body: z.object({ keep: z.boolean() }),
  answer: z.object({ keep: z.boolean() }),
});

export const downloadReport = endpoint({
  method: 'post',
  path: '/api/reports/{id}/download',
  summary: 'Creates a file of a report and returns its signed address',
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: reportId,
  bodyLimit: smallBody,
  body: z.object({ format: z.string().max(20) }),
  answer: z.object({ signedUrl: z.string() }),
});

export const removeReports = endpoint({
  method: 'delete',
  path: '/api/reports',
  summary: 'Removes reports by their ids; unknown ids are ignored',
  access: 'member',
  keyScope: 'change',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ ids: z.array(z.uuid()).min(1).max(100) }),
  answer: z.object({ removed: z.array(z.uuid()) }),
});

export const removeReport = endpoint({
  method: 'delete',
  path: '/api/reports/{id}',
  summary: 'Removes one report',
  access: 'member',
  keyScope: 'change',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: reportId,
  answer: z.object({ removed: z.uuid() }),
});
