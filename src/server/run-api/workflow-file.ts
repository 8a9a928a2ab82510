import { z } from '@hono/zod-openapi';
import type { DocumentInput } from '#contract/document-file.ts';
import { smallBody } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { runLimits } from '#contract/run-limits.ts';
import { type Api, mountRaw } from '../base/http/endpoints.ts';
import type { Platform } from '../platform.ts';
import type { AnyRunnableTool } from '../runs/runnable-tool.ts';
import type { Runs } from '../runs/runs.ts';
import { mayHaveStarted } from '../runs/start-run.ts';
import { discardUpload } from '../runs/upload-store.ts';
import { cancelIfLeft } from './cancel-if-left.ts';
import { dataLines } from './data-lines.ts';
import type { StreamFormat } from './event-stream.ts';
import type { OpenStreams } from './open-streams.ts';
import { toolOfCall } from './tool-calls.ts';

/**
 * The two calls for an uploaded document (features specification, sections 4 and 7). The client waits for the
 * pre-analysis: disconnecting cancels it. The full analysis runs independently, and its stream only reports progress.
 * Each upload has at most one run of each kind, so a repeated call joins the existing run. A document whose run was
 * rejected is removed.
 */
export function mountWorkflowFile(
  api: Api,
  {
    platform,
    tools,
    runs,
    streams,
  }: {
    platform: Platform;
    tools: ReadonlyMap<string, AnyRunnableTool>;
    runs: Pick<Runs, 'startRun' | 'cancelRun' | 'follow'>;
    streams: OpenStreams;
  },
): void {
  /** Starts the run for this upload, or finds the existing one. */
  const start = async (userId: string, feature: string, call: FileCall, serves: (feature: string) => boolean) => {
    const idempotencyKey = `document:${feature}:${call.fileId}`;
    const upload = await findUpload(platform, userId, call.fileId);
    if (upload && !serves(upload.feature)) throw new AppError('upload_not_found');
    const input: DocumentInput = {
      fileName: upload?.fileName ?? '',
      kind: upload?.kind ?? 'pdf',
      keepPages: call.keepPages ?? false,
    };
    try {
      return await runs.startRun({ userId, feature, input, idempotencyKey, uploadId: call.fileId });
    } catch (error) {
      // If the rejection is temporary, the document is kept for the next try.
      const passes = error instanceof AppError && error.status === 429;
      if (upload && !passes && !mayHaveStarted(error)) await discardUpload(platform, call.fileId);
      throw error;
    }
  };

  mountRaw(api, preAnalysis, async ({ c, viewer, readBody }) => {
    const { user } = viewer;
    const { tool } = toolOfCall(c, tools, 'document');
    if (tool.preAnalysis !== undefined) throw new AppError('feature_inactive');
    const call = await readBody();
    const log = c.get('log');
    return streams.answer(viewer, async () => {
      const { runId, created } = await start(user.id, tool.slug, call, (feature) => {
        return tools.get(feature)?.tool.preAnalysis === tool.slug;
      });
      return {
        follow: (signal) => runs.follow(runId, 0, signal),
        request: c.req.raw.signal,
        format: dataLines,
        onEnd: cancelIfLeft(runs, { userId: user.id, runId, created }, log),
      };
    });
  });

  mountRaw(api, fullAnalysis, async ({ c, viewer, readBody }) => {
    const { tool } = toolOfCall(c, tools, 'document');
    if (tool.preAnalysis === undefined) throw new AppError('feature_inactive');
    const call = await readBody();
    return streams.answer(viewer, async () => {
      const { runId } = await start(viewer.user.id, tool.slug, call, (feature) => feature === tool.slug);
      return {
        follow: (signal) => runs.follow(runId, 0, signal),
        request: c.req.raw.signal,
        format: plainText,
        headers: { 'X-Run-Id': runId },
      };
    });
  });
}

const fileCall = z.object({ fileId: z.uuid(), keepPages: z.boolean().optional() });
type FileCall = z.infer<typeof fileCall>;

const documentCall = {
  method: 'post',
  access: 'member',
  keyScope: 'run',
  rateLimit: [runLimits.openRuns, runLimits.preAnalyses, runLimits.streams],
  idempotency: 'repeatable',
  fallback: 'internal',
  headers: z.object({ 'x-function-slug': z.string() }),
  bodyLimit: smallBody,
  body: fileCall,
} as const;

const preAnalysis = {
  ...documentCall,
  path: '/functions/v1/run-workflow-file',
  summary:
    'Checks whether an uploaded document is of the right kind; `workflow_finished` contains YES or the reason why not',
  answer: { type: 'text/event-stream', description: 'A stream, read to its end' },
} as const;

const fullAnalysis = {
  ...documentCall,
  path: '/functions/v1/async-run-workflow-file',
  summary:
    'Analyzes an uploaded document; the text reports the progress and ends with the report. `X-Run-Id` names the run',
  answer: { type: 'text/plain', description: 'A stream, read to its end' },
} as const;

/**
 * Null if it was removed or belongs to another user: its run may still be found. Throws for an upload that is not a
 * document.
 */
async function findUpload({ db }: Pick<Platform, 'db'>, userId: string, id: string) {
  const row = await db
    .selectFrom('uploads')
    .select(['feature', 'file_name as fileName', 'document_kind as kind'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.fileName === null || row.kind === null) throw new AppError('upload_not_found');
  return { feature: row.feature, fileName: row.fileName, kind: row.kind };
}

/** One line for each step, then the report, or the reason why there is none. */
const plainText: StreamFormat = {
  contentType: 'text/plain; charset=utf-8',
  heartbeat: '\n',
  write({ event }) {
    if (event.event === 'step_started') return `${event.data.title}…\n\n`;
    if (event.event === 'step_progress') return `${event.data.note}…\n\n`;
    if (event.event === 'error') return `${event.error}\n`;
    return event.event === 'workflow_finished' ? event.data.outputs.text : '';
  },
};
