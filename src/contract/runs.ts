import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const runStates = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const;
const resultKinds = ['draft', 'report', 'answer'] as const;
export type ResultKind = (typeof resultKinds)[number];
export type RunState = (typeof runStates)[number];

/** A run as its owner sees it. Times are ISO 8601 in UTC; `steps` names every step of the engine in order. */
export const runSchema = z.object({
  id: z.uuid(),
  feature: z.string(),
  state: z.enum(runStates),
  /** Uses the tool's own sample, free of charge. */
  sample: z.boolean(),
  cost: z.number().int(),
  /** The state of the hold. */
  charge: z.enum(['held', 'captured', 'released', 'none']),
  engine: z.string(),
  steps: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** The step at which a run failed or was cancelled has that state, and later steps are skipped. */
      state: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'skipped']),
      /** Progress within the running step, for example 'Reading page 3 of 12'. */
      note: z.string().nullable(),
      started_at: z.string().nullable(),
      finished_at: z.string().nullable(),
    }),
  ),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** Where the result is: a draft's file name or a report's id; an answer only has its text. */
  result: z.object({ kind: z.enum(resultKinds), id: z.string() }).nullable(),
  /**
   * Whether the pages of the uploaded document will be stored with the report; the owner can still change it. null for
   * other runs, and once the run has ended.
   */
  keeps_pages: z.boolean().nullable(),
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
});
export type Run = z.infer<typeof runSchema>;

/**
 * Events of a run in the order of their ids, streamed as `id:` and `data:` lines. Their names are those of the workflow
 * calls in the features specification, plus `step_*` for progress.
 */
export const runEventSchema = z.discriminatedUnion('event', [
  z.object({ event: z.literal('workflow_started'), data: z.object({ runId: z.string(), steps: z.number().int() }) }),
  z.object({
    event: z.literal('step_started'),
    data: z.object({ id: z.string(), title: z.string(), position: z.number().int(), steps: z.number().int() }),
  }),
  z.object({ event: z.literal('step_progress'), data: z.object({ id: z.string(), note: z.string() }) }),
  z.object({ event: z.literal('step_finished'), data: z.object({ id: z.string(), position: z.number().int() }) }),
  z.object({ event: z.literal('run_retried'), data: z.object({ attempt: z.number().int() }) }),
  z.object({
    event: z.literal('workflow_finished'),
    data: z.object({
      status: z.enum(['succeeded', 'failed', 'cancelled']),
      outputs: z.object({ text: z.string() }),
      runId: z.string(),
      result: z.object({ kind: z.enum(resultKinds), id: z.string() }).nullable(),
    }),
  }),
  z.object({ event: z.literal('error'), error: z.string(), code: z.string() }),
]);
export type RunEvent = z.infer<typeof runEventSchema>;

const runId = z.object({ id: z.uuid() });

export const getRun = endpoint({
  method: 'get',
  path: '/api/runs/{id}',
  summary: 'One run of the caller, with its steps',
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  params: runId,
  answer: runSchema,
});

export const listRuns = endpoint({
  method: 'get',
  path: '/api/runs',
  summary: "The caller's runs, newest first; with active=true only those queued or running",
  access: 'member',
  keyScope: 'read',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({
    feature: z.string().max(100).optional(),
    active: z.enum(['true', 'false']).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answer: z.object({ runs: z.array(runSchema) }),
});

export const cancelRun = endpoint({
  method: 'post',
  path: '/api/runs/{id}/cancel',
  summary: 'Cancels a queued or running run and releases its hold',
  access: 'member',
  keyScope: 'run',
  rateLimit: 'none',
  idempotency: 'repeatable',
  fallback: 'internal',
  params: runId,
  answer: runSchema,
});

/** Streamed, so it isn't part of the typed client: a GET request, with `Last-Event-ID` or `?after=` to resume. */
export const runEventsPath = (id: string) => `/api/runs/${id}/events`;
