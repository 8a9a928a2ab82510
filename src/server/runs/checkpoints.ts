import { sql } from 'kysely';
import type { Json } from '#contract/engine.ts';
import type { StepOutput } from '#contract/step-output.ts';
import type { Db } from '../base/db/database.ts';
import type { Claim } from './claim.ts';
import { appendEvent } from './run-events.ts';
import type { RunsContext } from './runs-context.ts';

/** The stored results of finished steps. */
export interface Checkpoints {
  readonly outputs: Map<string, StoredOutput>;
  /** Keys in the file store, by the name that the engine uses; a later step may replace a file. */
  readonly artifacts: Map<string, string>;
}

export interface StoredOutput {
  readonly value: unknown;
  readonly format: number;
}

/** The output of a finished step as its later steps get it. */
export function readOutput<Output>({ outputs }: Checkpoints, of: StepOutput<Output>): Output {
  const stored = outputs.get(of.step);
  if (!stored) throw new Error(`the step ${of.step} has no checkpoint yet`);
  return of.read(structuredClone(stored.value), stored.format);
}

export async function readCheckpoints(db: Db, runId: string): Promise<Checkpoints> {
  const rows = await db
    .selectFrom('run_steps')
    .select(['step_id', 'output', 'output_format', 'artifacts'])
    .where('run_id', '=', runId)
    .where('finished_at', 'is not', null)
    .orderBy('finished_at')
    .execute();
  return {
    outputs: new Map(rows.map((row) => [row.step_id, { value: row.output, format: row.output_format }])),
    artifacts: new Map(rows.flatMap((row) => Object.entries(row.artifacts ?? {}))),
  };
}

export interface StepPlace {
  readonly id: string;
  readonly title: string;
  /** From 1. */
  readonly position: number;
  readonly steps: number;
}

/** Announces a step; one that was announced before its worker died is not announced again. */
export async function beginStep(context: RunsContext, claim: Claim, step: StepPlace): Promise<void> {
  await context.platform.db.transaction().execute(async (trx) => {
    await context.guard(trx, claim);
    const { rows } = await sql<{ first: boolean }>`
      insert into run_steps (run_id, step_id) values (${claim.runId}, ${step.id})
      on conflict (run_id, step_id) do update set started_at = now(), note = null where run_steps.finished_at is null
      returning xmax = 0 as first`.execute(trx);
    if (rows[0]?.first) {
      await appendEvent(trx, claim.runId, {
        event: 'step_started',
        data: { id: step.id, title: step.title, position: step.position, steps: step.steps },
      });
    }
  });
}

/** Stores a note about a step's progress; the run's page shows it, also when it is opened later. */
export async function noteProgress(context: RunsContext, claim: Claim, stepId: string, note: string): Promise<void> {
  await context.platform.db.transaction().execute(async (trx) => {
    await context.guard(trx, claim);
    await trx
      .updateTable('run_steps')
      .set({ note })
      .where('run_id', '=', claim.runId)
      .where('step_id', '=', stepId)
      .execute();
    await appendEvent(trx, claim.runId, { event: 'step_progress', data: { id: stepId, note } });
  });
}

/** Stores a step's checkpoint; after this the step is never run again. */
export async function finishStep(
  context: RunsContext,
  claim: Claim,
  step: StepPlace,
  left: { readonly output: Json; readonly format: number; readonly artifacts: Readonly<Record<string, string>> },
): Promise<void> {
  await context.platform.db.transaction().execute(async (trx) => {
    await context.guard(trx, claim);
    await trx
      .updateTable('run_steps')
      .set({
        // The current time, not the transaction's start, because checkpoints are read in this order.
        finished_at: sql<Date>`clock_timestamp()`,
        output: JSON.stringify(left.output),
        output_format: left.format,
        artifacts: JSON.stringify(left.artifacts),
      })
      .where('run_id', '=', claim.runId)
      .where('step_id', '=', step.id)
      .execute();
    await trx.updateTable('runs').set({ interruptions: 0 }).where('id', '=', claim.runId).execute();
    await appendEvent(trx, claim.runId, { event: 'step_finished', data: { id: step.id, position: step.position } });
  });
}
