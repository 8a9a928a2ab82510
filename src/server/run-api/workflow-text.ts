import { z } from '@hono/zod-openapi';
import { AppError } from '#contract/errors.ts';
import { runLimits } from '#contract/run-limits.ts';
import { type Api, mountRaw, parseInput } from '../base/http/endpoints.ts';
import type { AnyRunnableTool } from '../runs/runnable-tool.ts';
import type { Runs } from '../runs/runs.ts';
import { cancelIfLeft } from './cancel-if-left.ts';
import { dataLines } from './data-lines.ts';
import type { OpenStreams } from './open-streams.ts';
import { toolOfCall } from './tool-calls.ts';

/**
 * `POST /functions/v1/run-workflow-text` (features specification, section 7): the form's values as JSON text become a
 * run, and the answer is its events. A client that disconnects before the end cancels the run that its call started
 * (product decisions, reading 5).
 */
export function mountWorkflowText(
  api: Api,
  {
    tools,
    runs,
    streams,
  }: {
    tools: ReadonlyMap<string, AnyRunnableTool>;
    runs: Pick<Runs, 'startRun' | 'cancelRun' | 'follow'>;
    streams: OpenStreams;
  },
): void {
  mountRaw(api, textCall, async ({ c, viewer, readBody, idempotencyKey }) => {
    const { user } = viewer;
    const { tool } = toolOfCall(c, tools, 'values');
    const { text } = await readBody();
    const input = parseInput(tool.input, parseJson(text));
    const log = c.get('log');
    return streams.answer(viewer, async () => {
      const { runId, created } = await runs.startRun({ userId: user.id, feature: tool.slug, input, idempotencyKey });
      return {
        follow: (signal) => runs.follow(runId, 0, signal),
        request: c.req.raw.signal,
        format: dataLines,
        onEnd: cancelIfLeft(runs, { userId: user.id, runId, created }, log),
      };
    });
  });
}

const textCall = {
  method: 'post',
  path: '/functions/v1/run-workflow-text',
  summary: 'Runs a tool that takes typed values and streams its events; `workflow_finished` contains the text',
  access: 'member',
  keyScope: 'run',
  rateLimit: [runLimits.openRuns, runLimits.streams],
  idempotency: 'key',
  fallback: 'internal',
  headers: z.object({ 'x-function-slug': z.string() }),
  body: z.object({ text: z.string().max(100_000) }),
  // The maximum length of a tool's text, plus JSON's overhead.
  bodyLimit: 131_072,
  answer: { type: 'text/event-stream', description: '`data: ` lines separated by blank lines' },
} as const;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_input', { cause });
  }
}
