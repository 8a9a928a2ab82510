import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { runLimits } from './run-limits.ts';

export const runSample = endpoint({
  method: 'post',
  path: '/api/samples/{slug}',
  summary: 'Runs a tool on its own sample, free of charge, at most three times a day; joins a sample run in progress',
  access: 'member',
  keyScope: 'run',
  rateLimit: [runLimits.openRuns, runLimits.samples],
  idempotency: 'none',
  fallback: 'internal',
  params: z.object({ slug: z.string().max(100) }),
  answer: z.object({ runId: z.uuid() }),
});
