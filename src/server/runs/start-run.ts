import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db, Trx } from '../base/db/database.ts';
import { activeTraceparent } from '../base/telemetry/spans.ts';
import { appendEvent } from './run-events.ts';
import { requireRoom } from './run-limits.ts';
import type { RunsContext } from './runs-context.ts';
import { placeOfSample } from './sample-runs.ts';

export interface StartRun {
  readonly userId: string;
  /** Slug of the tool. */
  readonly feature: string;
  /** Validated: the output of the tool's schema or of its `accept`. */
  readonly input: unknown;
  /** The same key of the same user identifies the same run. Null: every call starts a new run. */
  readonly idempotencyKey: string | null;
  readonly uploadId?: string;
  /** SHA-256 of the upload; see `sameContentMinutes`. */
  readonly contentHash?: string;
  /** Uses the tool's own sample: free of charge, limited per day. */
  readonly sample?: true;
  /** Retries this failed run, for what it would have cost; a second retry of it is the same run. */
  readonly retry?: { readonly of: string; readonly cost: number };
}

export interface StartedRun {
  readonly runId: string;
  readonly uploadId: string | null;
  /** False if the same submission was made before and this is its run. */
  readonly created: boolean;
}

/**
 * Accepts a run: creates its row and its hold in one transaction, so that both exist or neither does. Throws
 * feature_inactive, out_of_credits, upload_not_found, too_many_open_runs, too_many_pre_analyses, too_many_samples, and
 * conflict when the key was used for another tool.
 */
export async function startRun(context: RunsContext, start: StartRun): Promise<StartedRun> {
  return context.platform.db.transaction().execute((trx) => startRunIn(trx, context, start));
}

/** startRun in the caller's transaction. */
export async function startRunIn(trx: Trx, context: RunsContext, start: StartRun): Promise<StartedRun> {
  const runnable = context.tools.get(start.feature);
  if (!runnable) throw new AppError('feature_inactive');
  // Submissions of one user are serialized, so that duplicates are detected and limits are exact.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`runs:${start.userId}`}, 0))`.execute(trx);
  const before = await findSubmitted(trx, start);
  if (before) return before;
  const sample = start.sample ? await placeOfSample(trx, start.userId, start.feature) : null;
  if (sample && 'runId' in sample) return { ...sample, uploadId: null, created: false };
  await requireRoom(trx, context, start.userId, runnable.tool);
  const feature =
    runnable.tool.takes === 'version' ? paidFor(runnable.tool.name) : await pricedFeature(trx, context, start.feature);
  const cost = sample ? 0 : (start.retry?.cost ?? feature.credit_cost);
  const run = await trx
    .insertInto('runs')
    .values({
      user_id: start.userId,
      feature: start.feature,
      engine: runnable.engine.name,
      steps: JSON.stringify(runnable.engine.steps.map(({ id, title }) => ({ id, title }))),
      input: JSON.stringify(start.input),
      upload_id: start.uploadId ?? null,
      content_hash: start.contentHash ?? null,
      sample: sample !== null,
      idempotency_key: sample?.key ?? keyOf(start) ?? sql<string>`'own:' || gen_random_uuid()`,
      cost,
      charge: cost === 0 ? 'none' : 'held',
      lane: runnable.tool.lane ?? 'long',
      time_limit_seconds: runnable.tool.timeLimitSeconds,
      traceparent: activeTraceparent(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (start.uploadId) await requireUpload(trx, start.userId, start.uploadId);
  if (cost > 0) {
    await context.charges.hold(trx, {
      userId: start.userId,
      runId: run.id,
      amount: cost,
      feature: start.feature,
      description: feature.name,
    });
  }
  await appendEvent(trx, run.id, {
    event: 'workflow_started',
    data: { runId: run.id, steps: runnable.engine.steps.length },
  });
  return { runId: run.id, uploadId: start.uploadId ?? null, created: true };
}

/**
 * Whether a failed start may have accepted the run after all, because the database connection may break after the
 * commit. The upload is then kept for the run, or for a retry of the call.
 */
export function mayHaveStarted(error: unknown): boolean {
  return !(error instanceof AppError);
}

/** A version belongs to a draft that is already paid for. */
function paidFor(name: string): { name: string; credit_cost: number } {
  return { name, credit_cost: 0 };
}

async function pricedFeature(
  trx: Trx,
  context: RunsContext,
  slug: string,
): Promise<{ name: string; credit_cost: number }> {
  const feature = await context.findFeature(trx, slug);
  if (!feature) throw new AppError('feature_inactive');
  return feature;
}

/**
 * A package without an idempotency key counts as a duplicate when the same user sent the same bytes within this time,
 * and the first run has neither failed nor been cancelled.
 */
export const sameContentMinutes = 10;

/** The run that was already created for this submission, if any. */
export async function findSubmitted(
  db: Db,
  start: Pick<StartRun, 'userId' | 'feature' | 'idempotencyKey' | 'contentHash' | 'retry'>,
): Promise<StartedRun | null> {
  const ofUser = db.selectFrom('runs').select(['id', 'feature', 'upload_id']).where('user_id', '=', start.userId);
  const key = keyOf(start);
  if (key !== null) {
    const run = await ofUser.where('idempotency_key', '=', key).executeTakeFirst();
    if (!run) return null;
    if (run.feature !== start.feature) throw new AppError('conflict');
    return { runId: run.id, uploadId: run.upload_id, created: false };
  }
  if (start.contentHash === undefined) return null;
  const run = await ofUser
    .where('feature', '=', start.feature)
    .where('content_hash', '=', start.contentHash)
    .where('state', 'in', ['queued', 'running', 'succeeded'])
    .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${sameContentMinutes})`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return run ? { runId: run.id, uploadId: run.upload_id, created: false } : null;
}

/** The stored key: the prefixes separate keys of clients from those of retries. Null if the run has no key. */
function keyOf({ idempotencyKey, retry }: Pick<StartRun, 'idempotencyKey' | 'retry'>): string | null {
  if (retry) return `${retryPrefix}${retry.of}`;
  return idempotencyKey === null ? null : `key:${idempotencyKey}`;
}

/** Followed by the id of the failed run. */
export const retryPrefix = 'retry:';

/**
 * Takes the upload for a run; the cleanup of abandoned uploads waits for this row lock and then sees that it is used.
 */
async function requireUpload(trx: Trx, userId: string, uploadId: string): Promise<void> {
  const upload = await trx
    .updateTable('uploads')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', uploadId)
    .where('user_id', '=', userId)
    .where('received_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!upload) throw new AppError('upload_not_found');
}
