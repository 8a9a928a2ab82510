import { z } from '@hono/zod-openapi';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { runLimits } from '#contract/run-limits.ts';
import { type Api, mountRaw } from '../base/http/endpoints.ts';
import { inTurn } from '../base/limits/turns.ts';
import type { Platform } from '../platform.ts';
import type { AnyRunnableTool } from '../runs/runnable-tool.ts';
import { findSubmitted, mayHaveStarted, type StartedRun, type StartRun } from '../runs/start-run.ts';
import { discardUpload, uploadKey } from '../runs/upload-store.ts';
import type { ReceiveUpload } from './receive-upload.ts';
import { toolOfCall } from './tool-calls.ts';

/**
 * `POST /functions/v1/upload-zip-to-temp` (features specification, section 7): a research package becomes a run. A
 * rejected package is removed immediately and costs nothing. Duplicate submissions become one run: the same
 * Idempotency-Key of the same user or, without a key, the same bytes of the same user within ten minutes, as long as
 * the first run is open or has succeeded.
 */
export function mountUploads(
  api: Api,
  options: {
    platform: Platform;
    tools: ReadonlyMap<string, AnyRunnableTool>;
    receiveUpload: ReceiveUpload;
    runs: { startRun(start: StartRun): Promise<StartedRun> };
  },
): void {
  const { platform, tools, receiveUpload, runs } = options;
  // A package is in memory while it is checked: at most two at a time, and at most one per user.
  const turns = platform.shared.turns('package checks', { count: 2, perKey: 1 });
  mountRaw(api, uploadCall, async ({ c, viewer: { user }, idempotencyKey }) => {
    const { tool, accept } = toolOfCall(c, tools, 'package');
    if (!accept) throw new AppError('feature_inactive');
    const upload = await receiveUpload(c.req.raw, {
      userId: user.id,
      feature: tool.slug,
      maxBytes: uploadCall.bodyLimit,
    });
    let starting = false;
    try {
      const submission = { userId: user.id, feature: tool.slug, idempotencyKey, contentHash: upload.sha256 };
      const before = await findSubmitted(platform.db, submission);
      const check = async () => accept(await platform.files.get(uploadKey(upload.id)), platform.ports);
      const input = before ? null : await inTurn(turns, check, { key: user.id });
      // A client that disconnects during the check has cancelled: the page asked before it was left.
      if (c.req.raw.signal.aborted) throw new AppError('upload_failed');
      starting = true;
      const run = before ?? (await runs.startRun({ ...submission, input, uploadId: upload.id }));
      if (!run.created) await discardUpload(platform, upload.id);
      return c.json({ fileId: run.uploadId ?? upload.id, runId: run.runId });
    } catch (error) {
      if (!(starting && mayHaveStarted(error))) await discardUpload(platform, upload.id);
      throw error;
    }
  });
}

const uploadCall = {
  method: 'post',
  path: '/functions/v1/upload-zip-to-temp',
  summary: 'Accepts a research package and starts its run',
  access: 'member',
  keyScope: 'run',
  rateLimit: [runLimits.uploads, runLimits.storedUploads, runLimits.openRuns],
  idempotency: 'key',
  fallback: 'internal',
  headers: z.object({ 'x-function-slug': z.string() }),
  bodyLimit: limits.packageBytes,
  body: 'file',
  answer: { type: 'application/json', schema: z.object({ fileId: z.string(), runId: z.string() }) },
} as const;
