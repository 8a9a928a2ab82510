import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import type { WorkflowPace, WorkflowSettings } from '../../base/config/service-settings.ts';
import { retryAfterSeconds } from '../../base/http/retry-after.ts';
import { withTraceHeader } from '../../base/telemetry/spans.ts';
import { jsonOf } from '../model/question-prompt.ts';
import { readEventStream } from './read-event-stream.ts';

/**
 * One workflow on a Dify-compatible server (docs.dify.ai, "Workflow App API"). Free calls are retried on failure; a
 * workflow is started again only if the server reported that it did not start. Failures are AppErrors of the catalog
 * (`engine_…`), except for those of `look`, which may be temporary.
 */
export function createWorkflowClient(
  { baseUrl, filesUrl, keys, pace = workflowPace }: WorkflowSettings,
  slug: string,
): WorkflowClient {
  const authorization = { authorization: `Bearer ${keys[slug] ?? ''}` };
  const ask = createAsk(baseUrl, authorization, pace);
  const fileOrigins = [baseUrl, ...(filesUrl === null ? [] : [filesUrl])].map((url) => new URL(url).origin);
  return {
    pollSeconds: pace.pollSeconds,
    async sendFile({ name, type, bytes }, signal) {
      const form = () => {
        const body = new FormData();
        body.set('user', user);
        body.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
        return { method: 'POST', body };
      };
      const answer = await ask('/files/upload', form, signal, { again: () => true });
      return readBody(answer, z.object({ id: z.string().min(1) })).then(({ id }) => id);
    },
    async start(inputs, signal) {
      const body = JSON.stringify({ inputs, response_mode: 'streaming', user });
      const answer = await ask('/workflows/run', () => ({ method: 'POST', body, headers: json }), signal, {
        again: didNotStart,
      });
      if (!answer.body || !answer.headers.get('content-type')?.includes('text/event-stream')) {
        throw new AppError('engine_answer_unusable');
      }
      const events = readEventStream(answer.body, { silenceSeconds: pace.silenceSeconds, maxBytes });
      const ids = await firstIds(events, signal);
      return { ...ids, ended: outcomeIn(events).catch(() => null) };
    },
    async look(workflowRunId, signal) {
      const path = `/workflows/run/${encodeURIComponent(workflowRunId)}`;
      const answer = await ask(path, () => ({ method: 'GET' }), signal, { again: () => true, mayPass: true });
      const { status, outputs } = await readBody(answer, details);
      return status === 'running' || status === 'paused' ? null : { status, outputs: parsed(outputs) };
    },
    async stop(taskId) {
      const path = `/workflows/tasks/${encodeURIComponent(taskId)}/stop`;
      await fetch(baseUrl + path, {
        method: 'POST',
        headers: { ...authorization, ...json },
        body: JSON.stringify({ user }),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
    },
    async fetchFile(address, most, signal) {
      const url = URL.canParse(address, filesUrl ?? baseUrl) ? new URL(address, filesUrl ?? baseUrl) : null;
      // A response must not lead this process to other addresses, especially not in its own network (SSRF).
      if (url === null || !fileOrigins.includes(url.origin)) throw new AppError('engine_answer_unusable');
      const limit = AbortSignal.any([signal, AbortSignal.timeout(pace.fileSeconds * 1_000)]);
      const answer = await fetch(url, { redirect: 'error', signal: limit }).catch((cause) => {
        signal.throwIfAborted();
        throw new Error('a file of a workflow cannot be fetched', { cause });
      });
      if (!answer.ok || !answer.body) throw new Error(`a file of a workflow was answered with ${answer.status}`);
      return readAtMost(answer.body, most);
    },
  };
}

export interface WorkflowClient {
  /** Interval between two status checks of a workflow. */
  readonly pollSeconds: number;
  /** Returns the id by which a workflow's input refers to the file. */
  sendFile(file: { name: string; type: string; bytes: Uint8Array }, signal: AbortSignal): Promise<string>;
  start(inputs: object, signal: AbortSignal): Promise<StartedWorkflow>;
  /** Null while it is running. */
  look(workflowRunId: string, signal: AbortSignal): Promise<WorkflowOutcome | null>;
  stop(taskId: string): Promise<void>;
  fetchFile(address: string, mostBytes: number, signal: AbortSignal): Promise<Uint8Array>;
}

export interface StartedWorkflow {
  readonly workflowRunId: string;
  readonly taskId: string;
  /** Null when its stream ended without a result; never rejects. */
  readonly ended: Promise<WorkflowOutcome | null>;
}

export interface WorkflowOutcome {
  /** 'succeeded'; any other value means failure. */
  readonly status: string;
  readonly outputs: unknown;
}

const workflowPace: WorkflowPace = {
  retryDelays: [1, 4, 12],
  longestWait: 30,
  answerSeconds: 60,
  silenceSeconds: 60,
  pollSeconds: 3,
  fileSeconds: 60,
};

/** The user id that servers require; they don't learn who the person is. */
const user = 'foredraft';
const json = { 'content-type': 'application/json' };
const maxBytes = 40_000_000;

interface Failure {
  /** Null if there was no response. */
  readonly status: number | null;
  /** Whether the server may have received the request. */
  readonly sent: boolean;
  readonly retryAfter: number | null;
  /** For the log. */
  readonly text: string;
}

/** Rejected for now, or never sent: no workflow has started, and nothing was charged. */
const didNotStart = ({ status, sent }: Failure) => status === 429 || status === 503 || !sent;

interface AskRules {
  /** Whether a retry is safe. */
  readonly again: (failure: Failure) => boolean;
  /** A temporary failure is thrown as a plain error, which the run engine retries later. */
  readonly mayPass?: boolean;
}

function createAsk(baseUrl: string, authorization: Record<string, string>, pace: WorkflowPace) {
  return async (
    path: string,
    request: () => RequestInit,
    signal: AbortSignal,
    { again, mayPass = false }: AskRules,
  ): Promise<Response> => {
    for (let attempt = 0; ; attempt += 1) {
      const init = request();
      const answer = await tryOnce(baseUrl + path, { ...init, headers: { ...init.headers, ...authorization } }, signal);
      if (answer instanceof Response) return answer;
      const delay = pace.retryDelays[attempt];
      const transient = answer.status === null || answer.status === 429 || answer.status >= 500;
      const wait = Math.max(delay ?? 0, answer.retryAfter ?? 0);
      if (delay === undefined || !transient || !again(answer) || wait > pace.longestWait) {
        const cause = new Error(answer.text);
        if (mayPass && transient) throw new Error('a workflow could not be asked about', { cause });
        throw new AppError(transient && again(answer) ? 'engine_unavailable' : 'engine_failed', { cause });
      }
      await sleep(wait * 1_000, undefined, { signal });
    }
  };

  async function tryOnce(url: string, init: RequestInit, signal: AbortSignal): Promise<Response | Failure> {
    // Limits the time until the headers arrive; a stream may take longer.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), pace.answerSeconds * 1_000);
    try {
      const stop = AbortSignal.any([signal, patience.signal]);
      const answer = await fetch(url, { ...withTraceHeader(init), redirect: 'error', signal: stop });
      if (answer.ok) return answer;
      const text = `${answer.status} ${(await answer.text().catch(() => '')).slice(0, 500)}`;
      return {
        status: answer.status,
        sent: true,
        retryAfter: retryAfterSeconds(answer.headers.get('retry-after')),
        text,
      };
    } catch (error) {
      signal.throwIfAborted();
      const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? '';
      return { status: null, sent: !neverSent.has(code), retryAfter: null, text: code || (error as Error).message };
    } finally {
      clearTimeout(timer);
    }
  }
}

const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const started = z.object({
  event: z.literal('workflow_started'),
  task_id: z.string().min(1),
  workflow_run_id: z.string().min(1),
});
const finished = z.object({
  event: z.literal('workflow_finished'),
  data: z.object({ status: z.string(), outputs: z.unknown().optional() }),
});
const details = z.object({ status: z.string(), outputs: z.unknown().optional() });

/** Reads until the workflow's ids are known; throws engine_failed when the stream shows that it has not started. */
async function firstIds(
  events: AsyncGenerator<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<{ workflowRunId: string; taskId: string }> {
  try {
    for (;;) {
      const { done, value } = await events.next();
      if (done) throw new Error('the stream ended before the workflow had begun');
      if (value['event'] === 'error') throw new Error(`the stream said ${JSON.stringify(value).slice(0, 500)}`);
      const read = started.safeParse(value);
      if (read.success) return { workflowRunId: read.data.workflow_run_id, taskId: read.data.task_id };
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw new AppError('engine_failed', { cause });
  }
}

async function outcomeIn(events: AsyncGenerator<Record<string, unknown>>): Promise<WorkflowOutcome | null> {
  for await (const event of events) {
    const read = finished.safeParse(event);
    if (read.success) return { status: read.data.data.status, outputs: parsed(read.data.data.outputs) };
    if (event['event'] === 'error') return { status: 'failed', outputs: null };
  }
  return null;
}

/** Some versions return the outputs of a finished workflow as JSON text. */
function parsed(outputs: unknown): unknown {
  return typeof outputs === 'string' ? jsonOf(outputs) : outputs;
}

async function readBody<T>(answer: Response, schema: z.ZodType<T>): Promise<T> {
  const read = schema.safeParse(await answer.json().catch(() => null));
  if (!read.success) throw new AppError('engine_answer_unusable', { cause: read.error });
  return read.data;
}

async function readAtMost(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new AppError('engine_answer_unusable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
