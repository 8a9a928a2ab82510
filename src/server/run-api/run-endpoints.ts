import { z } from '@hono/zod-openapi';
import { AppError } from '#contract/errors.ts';
import { runLimits } from '#contract/run-limits.ts';
import { cancelRun, getRun, listRuns } from '#contract/runs.ts';
import { runSample } from '#contract/samples.ts';
import type { Db } from '../base/db/database.ts';
import { type Api, mount, mountRaw } from '../base/http/endpoints.ts';
import type { AnyRunnableTool } from '../runs/runnable-tool.ts';
import type { Runs } from '../runs/runs.ts';
import { numberedEvents } from './event-stream.ts';
import type { OpenStreams } from './open-streams.ts';
import { findOwnRun, listOwnRuns } from './present-runs.ts';

/** The calls under /api/runs, which answer 404 for other users' runs, and the call that starts a sample run. */
export function mountRuns(
  api: Api,
  {
    db,
    tools,
    runs,
    streams,
  }: {
    db: Db;
    tools: ReadonlyMap<string, AnyRunnableTool>;
    runs: Pick<Runs, 'startRun' | 'cancelRun' | 'follow'>;
    streams: OpenStreams;
  },
): void {
  const ownRun = async (userId: string, runId: string) => {
    const run = await findOwnRun(db, userId, runId);
    if (!run) throw new AppError('run_not_found');
    return run;
  };

  mount(api, listRuns, async ({ viewer, query }) => ({
    runs: await listOwnRuns(db, viewer.user.id, {
      feature: query.feature,
      active: query.active === 'true',
      limit: query.limit ?? 20,
    }),
  }));
  mount(api, getRun, ({ viewer, params }) => ownRun(viewer.user.id, params.id));
  mount(api, cancelRun, async ({ viewer, params }) => {
    await runs.cancelRun(viewer.user.id, params.id);
    return ownRun(viewer.user.id, params.id);
  });

  mount(api, runSample, async ({ viewer, params: { slug } }) => {
    const sample = tools.get(slug)?.sample;
    if (!sample) throw new AppError('feature_inactive');
    const start = {
      userId: viewer.user.id,
      feature: slug,
      input: sample.input,
      idempotencyKey: null,
      sample: true,
    } as const;
    const { runId } = await runs.startRun(start);
    return { runId };
  });

  mountRaw(api, streamEvents, async ({ c, viewer }) => {
    const { id } = streamEvents.params.safeParse(c.req.param()).data ?? {};
    if (id === undefined) throw new AppError('run_not_found');
    await ownRun(viewer.user.id, id);
    const after = eventNumber(c.req.header('Last-Event-ID')) ?? eventNumber(c.req.query('after')) ?? 0;
    return streams.answer(viewer, () => ({
      follow: (signal) => runs.follow(id, after, signal),
      request: c.req.raw.signal,
      format: numberedEvents,
    }));
  });
}

const streamEvents = {
  method: 'get',
  path: '/api/runs/{id}/events',
  summary: 'Streams the events of a run; `Last-Event-ID` or `after` resumes after an event',
  access: 'member',
  keyScope: 'read',
  rateLimit: [runLimits.streams],
  idempotency: 'safe',
  fallback: 'internal',
  params: z.object({ id: z.uuid() }),
  query: z.object({ after: z.coerce.number().int().min(0).optional() }),
  answer: { type: 'text/event-stream', description: '`id:` and `data:` lines' },
} as const;

/** Null if the text is not an event number; the stream then starts with the first event. */
function eventNumber(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
