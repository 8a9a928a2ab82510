import { type Selectable, sql } from 'kysely';
import type { Tables } from '../base/db/tables.ts';
import { readCheckpoints } from './checkpoints.ts';
import { finishedRun } from './finished-run.ts';
import { keepsInput } from './retry-run.ts';
import { runFolder } from './run-files.ts';
import type { RunsContext } from './runs-context.ts';
import { removeForgottenUploads, removeOrphanedUploads, removeUpload } from './upload-store.ts';

/**
 * Removes what an ended run no longer needs: its upload, working files, checkpoints and input, and stored results if it
 * did not succeed. A run that can be retried keeps its input for some days. Idempotent; an open run is left unchanged.
 */
export async function cleanRun(context: RunsContext, runId: string): Promise<void> {
  const { db, files } = context.platform;
  const run = await db.selectFrom('runs').selectAll().where('id', '=', runId).executeTakeFirst();
  // The user was deleted, and the run with them.
  if (!run) return files.removeAll(runFolder(runId));
  if (run.finished_at === null || run.cleaned_at !== null) return;
  if (run.state !== 'succeeded') await takeBackDelivery(context, run);
  await files.removeAll(runFolder(runId));
  if (
    run.upload_id !== null &&
    !(await isUploadInUse(context, run.upload_id)) &&
    !(await waitsForNextRun(context, run))
  )
    await removeUpload(context.platform, run.upload_id);
  const isKept = keepsInput(context.tools.get(run.feature)?.tool, run);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('run_steps').set({ output: null, artifacts: null }).where('run_id', '=', runId).execute();
    await trx.updateTable('model_calls').set({ answer: null }).where('run_id', '=', runId).execute();
    await trx
      .updateTable('runs')
      .set({ ...(isKept ? {} : { input: null }), cleaned_at: sql<Date>`now()` })
      .where('id', '=', runId)
      .execute();
  });
}

/**
 * Cleans up ended runs that their worker did not clean up. It waits for a while, so that a slow worker is not
 * disturbed.
 */
export async function cleanEndedRuns(context: RunsContext): Promise<void> {
  const runs = await context.platform.db
    .selectFrom('runs')
    .select('id')
    .where('finished_at', 'is not', null)
    .where('cleaned_at', 'is', null)
    .where('finished_at', '<', sql<Date>`now() - make_interval(secs => ${2 * context.timing.settleSeconds})`)
    .orderBy('finished_at')
    .limit(100)
    .execute();
  for (const { id } of runs) await cleanRun(context, id);
}

/** Removes files without a row, and uploads that were never used by a run. */
export async function sweep(context: RunsContext): Promise<void> {
  const { db, files } = context.platform;
  await cleanEndedRuns(context);
  await removeForgottenUploads(context.platform, context.timing.uploadSeconds);
  await removeOrphanedUploads(context.platform);
  const folders = new Set((await files.list('runs')).map((key) => key.split('/')[1] ?? ''));
  const ids = [...folders].filter((name) => /^[0-9a-f-]{36}$/.test(name));
  if (ids.length === 0) return;
  // Rows are created before their files, so a file without an uncleaned run is an orphan.
  const alive = await db
    .selectFrom('runs')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('cleaned_at', 'is', null)
    .execute();
  const keep = new Set(alive.map((run) => run.id));
  for (const id of ids) if (!keep.has(id)) await files.removeAll(runFolder(id));
}

/** Removes what an unfinished delivery had stored before the run was cancelled or failed. */
async function takeBackDelivery(context: RunsContext, run: Selectable<Tables['runs']>): Promise<void> {
  const runnable = context.tools.get(run.feature);
  if (!runnable?.deliver.discard) return;
  const done = await readCheckpoints(context.platform.db, run.id);
  if (!runnable.engine.steps.every((step) => done.outputs.has(step.id))) return;
  const result = done.outputs.get(runnable.engine.steps.at(-1)?.id ?? '');
  const made = { engine: run.engine, result, artifacts: done.artifacts };
  const { id: runId, user_id: userId, feature, created_at: createdAt, input, sample, upload_id: uploadId } = run;
  await runnable.deliver.discard(
    finishedRun(context, { runId, userId, feature, createdAt, input, sample, uploadId }, made),
  );
}

/** A pre-analysis that answered YES keeps its document for the full analysis for a while. */
async function waitsForNextRun(
  context: RunsContext,
  run: Pick<Selectable<Tables['runs']>, 'state' | 'result_kind' | 'upload_id'>,
): Promise<boolean> {
  if (run.state !== 'succeeded' || run.result_kind !== 'answer') return false;
  const upload = await context.platform.db
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', run.upload_id)
    .where('keep_until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return upload !== undefined;
}

async function isUploadInUse(context: RunsContext, uploadId: string): Promise<boolean> {
  const run = await context.platform.db
    .selectFrom('runs')
    .select('id')
    .where('upload_id', '=', uploadId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return run !== undefined;
}
