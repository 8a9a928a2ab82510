import { z } from '@hono/zod-openapi';
import { sql } from 'kysely';
import { documentKindOf, documentMessages, documentNameProblem } from '#contract/document-file.ts';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { runLimits } from '#contract/run-limits.ts';
import { matchesKind } from '../adapters/documents/file-kind.ts';
import { type Api, mountRaw } from '../base/http/endpoints.ts';
import type { Platform } from '../platform.ts';
import { documentWaitSeconds } from '../runs/answer-delivery.ts';
import type { AnyRunnableTool } from '../runs/runnable-tool.ts';
import { discardUpload, uploadKey } from '../runs/upload-store.ts';
import type { ReceiveUpload } from './receive-upload.ts';
import { toolOfCall } from './tool-calls.ts';

/**
 * `POST /functions/v1/file-upload` (features specification, section 7): accepts one PDF or DOCX for a document tool.
 * The page's checks are repeated; a rejected file is removed before the answer is sent, and an unused one after a
 * while.
 */
export function mountFileUpload(
  api: Api,
  {
    platform,
    tools,
    receiveUpload,
  }: { platform: Platform; tools: ReadonlyMap<string, AnyRunnableTool>; receiveUpload: ReceiveUpload },
): void {
  mountRaw(api, uploadCall, async ({ c, viewer: { user } }) => {
    const { tool } = toolOfCall(c, tools, 'document');
    if (tool.preAnalysis === undefined) throw new AppError('feature_inactive');
    const upload = await receiveUpload(c.req.raw, {
      userId: user.id,
      feature: tool.slug,
      maxBytes: uploadCall.bodyLimit,
      problemOfName(name) {
        const problem = documentNameProblem(name);
        return problem && new AppError(problem.code, { message: problem.message });
      },
    }).catch((error) => {
      throw error instanceof AppError && error.code === 'too_large'
        ? new AppError('document_too_large', { message: documentMessages.size, cause: error })
        : error;
    });
    try {
      const kind = documentKindOf(upload.name);
      if (!kind || !matchesKind(await platform.files.get(uploadKey(upload.id)), kind)) {
        throw new AppError('document_misnamed');
      }
      // A client that disconnects during the upload has cancelled: the page asked before it was left.
      if (c.req.raw.signal.aborted) throw new AppError('upload_failed');
      await platform.db
        .updateTable('uploads')
        .set({
          file_name: upload.name,
          document_kind: kind,
          keep_until: sql<Date>`now() + make_interval(secs => ${documentWaitSeconds})`,
        })
        .where('id', '=', upload.id)
        .execute();
      return c.json({ id: upload.id });
    } catch (error) {
      await discardUpload(platform, upload.id);
      throw error;
    }
  });
}

const uploadCall = {
  method: 'post',
  path: '/functions/v1/file-upload',
  summary: 'Accepts a document (PDF or DOCX, up to 10 MB) for a document tool',
  access: 'member',
  keyScope: 'run',
  rateLimit: [runLimits.uploads, runLimits.storedUploads],
  idempotency: 'none',
  fallback: 'internal',
  headers: z.object({ 'x-function-slug': z.string() }),
  bodyLimit: limits.document.bytes,
  body: 'file',
  answer: { type: 'application/json', schema: z.object({ id: z.string() }) },
} as const;
