import { z } from '@hono/zod-openapi';
import { AppError } from '#contract/errors.ts';
import { requireViewer } from '../base/http/authorize.ts';
import { type Api, failureAnswer, parseInput, securityOf } from '../base/http/endpoints.ts';
import { idempotencyKeyOf } from '../base/http/idempotency-key.ts';
import { readJson } from '../base/http/json-body.ts';
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
/** In bytes: the longest text of a typed tool, with JSON's overhead. */
const textBodyLimit = 131_072;

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
  const path = '/functions/v1/run-workflow-text';
  api.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'Runs a tool that takes typed values and streams its events; `workflow_finished` contains the text',
    tags: ['functions'],
    security: securityOf('run'),
    request: {
      headers: z.object({ 'x-function-slug': z.string(), 'idempotency-key': z.string().max(200).optional() }),
      body: { required: true, content: { 'application/json': { schema: call } } },
    },
    responses: {
      200: {
        description: '`data: ` lines separated by blank lines',
        content: { 'text/event-stream': { schema: z.string() } },
      },
      default: failureAnswer,
    },
  });
  api.post(
    path,
    async (c, next) => {
      requireViewer(c, 'member', { keyScope: 'run' });
      await next();
    },
    async (c) => {
      const viewer = requireViewer(c, 'member', { keyScope: 'run' });
      const { user } = viewer;
      const { tool } = toolOfCall(c, tools, 'values');
      const idempotencyKey = idempotencyKeyOf(c);
      const { text } = parseInput(call, await readJson(c, textBodyLimit));
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
    },
  );
}

const call = z.object({ text: z.string().max(100_000) });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('invalid_input', { cause });
  }
}
