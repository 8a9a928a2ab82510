import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { runLimits } from '#contract/run-limits.ts';
import { runStates } from '#contract/runs.ts';

export const failedRunsPageSize = 10;

export const listFailedRuns = endpoint({
  method: 'get',
  path: '/api/admin/failed-runs',
  summary: 'A page of the runs that failed in the last 30 days, newest first, and whether each can be retried',
  access: 'admin',
  rateLimit: 'none',
  idempotency: 'safe',
  fallback: 'internal',
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  answer: z.object({
    runs: z.array(
      z.object({
        id: z.string(),
        tool: z.string(),
        /** null after the account was deleted. */
        username: z.string().nullable(),
        cost: z.int(),
        code: z.string(),
        reason: z.string(),
        failed_at: z.string(),
        /** Whether it can be retried, why not, or the state of its retry. */
        retry: z.enum(['possible', 'started_again', 'cause', 'file_deleted', 'input_deleted', ...runStates]),
      }),
    ),
    total: z.int(),
  }),
});
export type FailedRun = z.output<typeof listFailedRuns.answer>['runs'][number];

export const retryRun = endpoint({
  method: 'post',
  path: '/api/admin/runs/{id}/retry',
  summary: 'Starts a failed run again for its user, once, for the same credits',
  access: 'admin',
  rateLimit: [runLimits.openRuns],
  idempotency: 'repeatable',
  fallback: 'internal',
  params: z.object({ id: z.uuid('There is no such run') }),
  answer: z.object({ runId: z.string() }),
});
