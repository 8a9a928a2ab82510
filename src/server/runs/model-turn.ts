import { sql } from 'kysely';
import { BusyError, type Step } from '#contract/engine.ts';
import type { ModelCalls } from '#contract/model.ts';
import { busyModel } from '../adapters/model/patience.ts';
import type { Claim } from './claim.ts';
import type { RunsContext } from './runs-context.ts';

/** A step's access to the language model, and how it frees its slot. */
export interface ModelTurn {
  readonly model: ModelCalls | null;
  end(): void;
}

/**
 * Takes one of the slots for steps that wait for the model. Throws BusyError while all are taken: the run then frees
 * its own slot and retries later. If a step's time is up by then, it continues without the model.
 */
export async function takeModelTurn(
  { platform: { db, model }, modelPlaces, timing }: RunsContext,
  { runId }: Claim,
  { waitsForModel }: Step,
  signal: AbortSignal,
): Promise<ModelTurn> {
  if (model === null || waitsForModel === undefined) return { model: null, end: () => {} };
  const { seconds } = waitsForModel;
  const left = seconds === undefined ? undefined : await secondsLeft(db, runId, seconds, timing.reserveSeconds);
  if (!modelPlaces.take()) {
    if (left === undefined || left > 0) throw new BusyError('every place for runs that wait for the model is taken');
    return { model: busyModel(model.name), end: () => {} };
  }
  try {
    return { model: await model.forRun(db, runId, signal, left), end: () => modelPlaces.giveBack() };
  } catch (error) {
    modelPlaces.giveBack();
    throw error;
  }
}

/** Measured by the database's clock from the last checkpoint, so that neither queueing nor a restart adds to it. */
async function secondsLeft(
  db: RunsContext['platform']['db'],
  runId: string,
  seconds: number,
  reserve: number,
): Promise<number> {
  const { rows } = await sql<{ waited: number | null; remaining: number | null }>`
    select
      extract(epoch from clock_timestamp() - max(run_steps.finished_at))::double precision as waited,
      extract(epoch from runs.deadline - clock_timestamp())::double precision as remaining
    from runs left join run_steps on run_steps.run_id = runs.id
    where runs.id = ${runId} group by runs.id`.execute(db);
  const { waited = 0, remaining = null } = rows[0] ?? {};
  return Math.min(seconds - (waited ?? 0), remaining === null ? seconds : remaining - reserve);
}
