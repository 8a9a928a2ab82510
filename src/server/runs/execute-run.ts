import { type Span, SpanKind } from '@opentelemetry/api';
import { sql, type Updateable } from 'kysely';
import { BusyError, InputError, type Json, type StepContext } from '#contract/engine.ts';
import { AppError } from '#contract/errors.ts';
import type { ModelCalls } from '#contract/model.ts';
import type { Trx } from '../base/db/database.ts';
import type { Tables } from '../base/db/tables.ts';
import { stepSeconds } from '../base/metrics/process-metrics.ts';
import { markFailed, traceOf, withSpan } from '../base/telemetry/spans.ts';
import { beginStep, type Checkpoints, finishStep, noteProgress, readCheckpoints, readOutput } from './checkpoints.ts';
import { type ClaimedRun, ClaimLost, released, yieldRun } from './claim.ts';
import { cleanRun } from './clean-runs.ts';
import { endRun, failedWith, type RunOutcome } from './end-run.ts';
import { finishedRun, readArtifact, readUpload } from './finished-run.ts';
import { takeModelTurn } from './model-turn.ts';
import { appendEvent } from './run-events.ts';
import { artifactKey } from './run-files.ts';
import type { AnyRunnableTool } from './runnable-tool.ts';
import type { RunsContext } from './runs-context.ts';
import { createStoppable, WorkStopped } from './stoppable.ts';

/**
 * Executes a claimed run until it ends, is lost, or is released. The signal's reason is a WorkStopped; the time limit
 * is enforced here. Throws only if not even the failure could be recorded.
 */
export async function executeRun(context: RunsContext, run: ClaimedRun, outer: AbortSignal): Promise<void> {
  const parent = traceOf({ traceparent: run.traceparent ?? undefined });
  const attributes = { 'foredraft.run.id': run.runId, 'foredraft.tool': run.feature, 'foredraft.attempt': run.attempt };
  await withSpan(`run ${run.feature}`, { kind: SpanKind.CONSUMER, parent, attributes }, (span) =>
    executeClaimed(context, run, outer, span),
  );
}

async function executeClaimed(context: RunsContext, run: ClaimedRun, outer: AbortSignal, span: Span): Promise<void> {
  const runnable = context.tools.get(run.feature);
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new WorkStopped('timed-out')), Math.max(0, run.remainingSeconds * 1_000));
  const signal = AbortSignal.any([outer, limit.signal]);
  const work = createStoppable(signal);
  try {
    if (run.remainingSeconds <= 0) await failRun(context, run, failedWith('run_timed_out'));
    else if (!runnable) await failRun(context, run, failedWith('feature_inactive'));
    else if (run.interruptions > context.timing.interruptions) await failRun(context, run, failedWith('run_failed'));
    else await workThrough(context, run, runnable, signal, work);
  } catch (error) {
    // An aborted step fails with its own error, but what matters is the reason for the abort.
    const failure = signal.aborted ? signal.reason : error;
    markFailed(span, failure);
    await answerFailure(context, run, failure);
  } finally {
    clearTimeout(timer);
  }
  await work.settled(context.timing.settleSeconds);
  await cleanRun(context, run.runId);
}

async function workThrough(
  context: RunsContext,
  run: ClaimedRun,
  { tool, engine, deliver }: AnyRunnableTool,
  signal: AbortSignal,
  work: ReturnType<typeof createStoppable>,
): Promise<void> {
  const { db } = context.platform;
  const done = await readCheckpoints(db, run.runId);
  const input = tool.input.parse(run.input);
  let result: unknown = null;
  for (const [index, step] of engine.steps.entries()) {
    if (!done.outputs.has(step.id)) {
      const place = { id: step.id, title: step.title, position: index + 1, steps: engine.steps.length };
      const artifacts: Record<string, string> = {};
      const turn = await takeModelTurn(context, run, step, signal);
      const output = await measureStep(run.feature, step.id, async () => {
        try {
          await beginStep(context, run, place);
          const forStep = stepContext(context, { ...run, input }, step.id, done, artifacts, turn.model, signal);
          // A later step gets the checkpointed value instead of the original object, just like after a resume.
          return asJson(await work.run(() => step.run(forStep)));
        } finally {
          turn.end();
        }
      });
      const format = step.output?.format ?? 1;
      // The output doesn't match what the step declares: better to fail now than when a later step or version reads it.
      step.output?.read(output, format);
      await finishStep(context, run, place, { output, format, artifacts });
      done.outputs.set(step.id, { value: output, format });
      for (const [name, key] of Object.entries(artifacts)) done.artifacts.set(name, key);
    }
    result = done.outputs.get(step.id)?.value ?? null;
  }
  tool.result.parse(result);
  const finished = finishedRun(
    context,
    { ...run, input },
    { engine: engine.name, result, artifacts: done.artifacts },
    signal,
  );
  if (deliver.store) await work.run(async () => deliver.store?.(finished));
  signal.throwIfAborted();
  await db.transaction().execute(async (trx) => {
    await context.guard(trx, run);
    const { id, text } = await deliver.commit(trx, finished);
    const first = await endRun(trx, context, run.runId, {
      state: 'succeeded',
      kind: deliver.kind,
      resultId: id,
      text,
    });
    if (!first) throw new ClaimLost();
  });
}

async function measureStep<Output>(tool: string, step: string, work: () => Promise<Output>): Promise<Output> {
  const end = stepSeconds.startTimer({ tool, step });
  return withSpan(`step ${step}`, { attributes: { 'foredraft.tool': tool, 'foredraft.step': step } }, () =>
    work().then(
      (output) => {
        end({ outcome: 'finished' });
        return output;
      },
      (error) => {
        end({ outcome: 'failed' });
        throw error;
      },
    ),
  );
}

function stepContext(
  context: RunsContext,
  run: ClaimedRun,
  stepId: string,
  done: Checkpoints,
  artifacts: Record<string, string>,
  model: ModelCalls | null,
  signal: AbortSignal,
): StepContext {
  const { files, ports } = context.platform;
  return {
    input: run.input,
    upload: () => readUpload(context, run),
    output: (of) => readOutput(done, of),
    artifacts: {
      async put(name, bytes) {
        signal.throwIfAborted();
        const key = artifactKey(run, name);
        await files.put(key, bytes);
        artifacts[name] = key;
      },
      get: (name) => readArtifact(context, artifacts[name] ?? done.artifacts.get(name), name),
    },
    async progress(note) {
      signal.throwIfAborted();
      await noteProgress(context, run, stepId, note);
    },
    ports,
    model,
    signal,
  };
}

/** Decides what an error means for the run. */
async function answerFailure(context: RunsContext, run: ClaimedRun, error: unknown): Promise<void> {
  const { log } = context.platform;
  if (error instanceof ClaimLost) return;
  if (error instanceof WorkStopped) {
    if (error.reason === 'timed-out') await failRun(context, run, failedWith('run_timed_out'));
    if (error.reason === 'stopping') await yieldRun(context.platform.db, run);
    return;
  }
  if (error instanceof InputError || (error instanceof AppError && error.status < 500)) {
    await failRun(context, run, { state: 'failed', code: error.code, message: error.message });
    return;
  }
  if (error instanceof BusyError) {
    await waitInLine(context, run);
    return;
  }
  const delay = context.timing.retryDelays[run.attempt];
  log.warn({ err: error, attempt: run.attempt + 1, again: delay !== undefined }, 'a run met a failure');
  if (delay === undefined) await failRun(context, run, failedWith('run_failed'));
  else await retryLater(context, run, delay);
}

async function failRun(context: RunsContext, run: ClaimedRun, outcome: RunOutcome): Promise<void> {
  await unlessLost(() =>
    context.platform.db.transaction().execute(async (trx) => {
      await context.guard(trx, run);
      await endRun(trx, context, run.runId, outcome);
    }),
  );
}

async function retryLater(context: RunsContext, run: ClaimedRun, seconds: number): Promise<void> {
  await unlessLost(() =>
    context.platform.db.transaction().execute(async (trx) => {
      await context.guard(trx, run);
      await appendEvent(trx, run.runId, { event: 'run_retried', data: { attempt: run.attempt + 1 } });
      await returnToQueue(trx, run, seconds, { attempt: run.attempt + 1 });
    }),
  );
}

/** Releases the run; it is due again after this many seconds. */
async function returnToQueue(
  trx: Trx,
  { runId }: ClaimedRun,
  seconds: number,
  changes: Updateable<Tables['runs']>,
): Promise<void> {
  await trx
    .updateTable('runs')
    .set({
      ...changes,
      ...released,
      not_before: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .where('id', '=', runId)
    .execute();
}

/** Releases the run for some seconds; the waiting time does not count against its time limit. */
async function waitInLine(context: RunsContext, run: ClaimedRun): Promise<void> {
  await unlessLost(() =>
    context.platform.db.transaction().execute(async (trx) => {
      await context.guard(trx, run);
      await returnToQueue(trx, run, context.timing.busySeconds, { state: 'queued', deadline: null });
    }),
  );
}

/** A worker that has lost the run must not write about it any more. */
async function unlessLost(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
  }
}

function asJson(value: Json): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}
