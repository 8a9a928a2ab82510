import { z } from 'zod';
import { draftChangeSchema, versionCauses } from '#contract/draft-changes.ts';
import { exportFormats } from '#contract/draft-formats.ts';
import { draftResultSchema } from '#contract/draft-result.ts';
import { draftTextSchema, sentenceChangeSchema } from '#contract/draft-text.ts';
import { endpoint, smallBody } from '#contract/endpoint.ts';
import { foundWorkSchema } from '#contract/found-work.ts';
import { limits } from '#contract/limits.ts';
import type { RateLimit } from '#contract/rate-limits.ts';
import { runLimits } from '#contract/run-limits.ts';
import { runStates } from '#contract/runs.ts';

/** The bucket for drafts; a draft's path is `<user id>/<file name>`. */
export const draftsBucket = 'latexstore';

/** A file of the drafts folder in a storage listing. */
export const draftFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The draft's title, or its file name if it has none. */
  title: z.string().optional(),
  created_at: z.string().nullable(),
  metadata: z.object({ size: z.number().int().nullable() }),
  /** Created by a sample run. */
  sample: z.boolean().default(false),
});
export type DraftFile = z.infer<typeof draftFileSchema>;

const folder = z.object({ userId: z.uuid() });
const file = folder.extend({ fileName: z.string().min(1).max(200) });

/** The libraries require a low request rate, which all users share. Both calls count towards it. */
export const lookUpLimits = {
  searches: { counts: 'requests', name: 'draft-look-ups', per: 'user', attempts: 60, seconds: 600 },
  changes: {
    counts: 'attempts',
    name: 'draft-look-ups',
    words: 'changes per user that look up literature',
    attempts: 60,
    seconds: 600,
  },
} as const satisfies Record<string, RateLimit>;

export const listDrafts = endpoint({
  method: 'get',
  path: '/api/drafts/{userId}',
  summary: "The zip files of the caller's folder, newest first",
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: folder,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(limits.drafts.listLimit).default(limits.drafts.listLimit),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  answer: z.object({ files: z.array(draftFileSchema), total: z.number().int() }),
});

export const findFirstSample = endpoint({
  method: 'get',
  path: '/api/drafts/{userId}/sample',
  summary:
    'The sample draft that new users find, which the list leaves out; null after it was deleted, and for older accounts',
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: folder,
  answer: z.object({ sample: draftFileSchema.nullable() }),
});

export const signDraft = endpoint({
  method: 'post',
  path: '/api/drafts/{userId}/{fileName}/signed-url',
  summary: `A download address of one draft, valid for ${limits.drafts.signedUrlSeconds} seconds`,
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: file,
  answer: z.object({ signedUrl: z.string() }),
});

export const removeDrafts = endpoint({
  method: 'delete',
  path: '/api/drafts',
  summary: 'Removes drafts by their paths, `<user id>/<file name>`',
  access: 'member',
  keyScope: 'change',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  bodyLimit: smallBody,
  body: z.object({ paths: z.array(z.string().max(300)).min(1).max(100) }),
  answer: z.object({ removed: z.array(z.string()) }),
});

const versionSchema = z.object({
  number: z.number().int(),
  cause: z.enum(versionCauses),
  /** For the cause 'restore': the restored version. */
  restored: z.number().int().nullable(),
  created_at: z.string(),
  title: z.string(),
  template: z.string(),
  /** Whether its zip and PDF exist. */
  ready: z.boolean(),
});
export type DraftVersion = z.infer<typeof versionSchema>;

export const previewDraft = endpoint({
  method: 'get',
  path: '/api/drafts/{userId}/{fileName}/preview',
  summary:
    "A version of a draft, the newest unless said: its text, PDF (by a signed address) and findings; all versions' list",
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: file,
  query: z.object({ version: z.coerce.number().int().min(1).max(limits.drafts.versions).optional() }),
  answer: draftResultSchema.extend({
    fileName: z.string(),
    /** Created from the sample text that comes with the product. */
    sample: z.boolean(),
    created_at: z.string(),
    /** Null until the version's files exist. */
    pdf: z.object({ url: z.string(), engine: z.string(), pages: z.number().int() }).nullable(),
    /** The run that is generating the version's files, or the last one that failed. */
    making: z.object({ runId: z.string(), state: z.enum(runStates), message: z.string().nullable() }).nullable(),
    /** Null for drafts from before versions existed; these have no text either. */
    version: versionSchema.nullable(),
    versions: z.array(versionSchema),
    text: draftTextSchema.nullable(),
    /** Signed URLs of the images by their paths in the draft; none after they were deleted. */
    figures: z.record(z.string(), z.string()),
    /** Whether this server searches the literature. */
    lookUps: z.boolean(),
    /** Ids of works that the author rejected. */
    refusedWorks: z.array(z.string()),
    templates: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The journal's limits with their source; null if unknown. */
        limits: z.string().nullable(),
      }),
    ),
    /** What is stored of the author's input; null if nothing is, so that the draft cannot be changed. */
    inputs: z.object({ images: z.number().int() }).nullable(),
  }),
});
export type DraftPreview = z.infer<typeof previewDraft.answer>;

export const changeDraft = endpoint({
  method: 'post',
  path: '/api/drafts/{userId}/{fileName}/versions',
  summary:
    'Changes a draft, which makes a new version; `base` is the newest version that the caller knows. Costs nothing',
  access: 'member',
  keyScope: 'change',
  rateLimit: [lookUpLimits.changes],
  idempotency: 'repeatable',
  fallback: 'internal',
  params: file,
  // A part of a draft has up to 40,000 characters.
  bodyLimit: 262_144,
  body: z.object({ base: z.number().int().min(1), change: draftChangeSchema }),
  answer: z.object({ version: z.number().int() }),
});

export const searchWorks = endpoint({
  method: 'get',
  path: '/api/drafts/{userId}/{fileName}/works',
  summary: 'Searches literature libraries for works to cite, without those that the author rejected. Free of charge',
  access: 'member',
  keyScope: 'read',
  rateLimit: [lookUpLimits.searches],
  idempotency: 'safe',
  fallback: 'internal',
  params: file,
  query: z.object({ query: z.string().trim().min(2, 'Please type at least two characters.').max(300) }),
  answer: z.object({
    /** 'offline': no library answered, so nothing is known about matching works. */
    state: z.enum(['answered', 'offline']),
    works: z.array(foundWorkSchema),
  }),
});

const version = file.extend({ version: z.coerce.number().int().min(1).max(limits.drafts.versions) });

export const makeVersionFiles = endpoint({
  method: 'post',
  path: '/api/drafts/{userId}/{fileName}/versions/{version}/files',
  summary:
    'Starts creating the zip and the PDF of a version; `runId` is the run that creates them, null if they already exist',
  access: 'member',
  keyScope: 'read',
  rateLimit: [runLimits.openRuns],
  idempotency: 'repeatable',
  fallback: 'internal',
  params: version,
  answer: z.object({ runId: z.string().nullable() }),
});

export const signVersion = endpoint({
  method: 'post',
  path: '/api/drafts/{userId}/{fileName}/versions/{version}/signed-url',
  summary: `A download address of one version, valid for ${limits.drafts.signedUrlSeconds} seconds`,
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: version,
  answer: z.object({ signedUrl: z.string() }),
});

export const exportVersion = endpoint({
  method: 'post',
  path: '/api/drafts/{userId}/{fileName}/versions/{version}/exports',
  summary: `Makes a PDF, LaTeX, Word or Markdown file of a version and answers its address, valid for ${limits.drafts.signedUrlSeconds} seconds`,
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: version,
  bodyLimit: smallBody,
  body: z.object({ format: z.enum(exportFormats) }),
  answer: z.object({ signedUrl: z.string() }),
});

export const compareVersions = endpoint({
  method: 'get',
  path: '/api/drafts/{userId}/{fileName}/versions/{version}/changes',
  summary: 'The differences between two versions, sentence by sentence',
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: version,
  query: z.object({ since: z.coerce.number().int().min(1).max(limits.drafts.versions) }),
  answer: z.object({ changes: z.array(sentenceChangeSchema) }),
});

export const removeInputs = endpoint({
  method: 'delete',
  path: '/api/drafts/{userId}/{fileName}/inputs',
  summary:
    'Deletes what the author gave for a draft (text, images, seed papers, options); the draft and its versions stay',
  access: 'member',
  keyScope: 'change',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: file,
  answer: z.object({ images: z.number().int() }),
});
