import { z } from 'zod';
import { draftResultSchema } from './draft-result.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** The bucket of the drafts; a draft's path in it is `<user id>/<file name>`. */
export const draftsBucket = 'latexstore';

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
