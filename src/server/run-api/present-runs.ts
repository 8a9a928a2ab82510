import { type Selectable, sql } from 'kysely';
import type { Run, RunState } from '#contract/runs.ts';
import type { Db } from '../base/db/database.ts';
import type { Tables } from '../base/db/tables.ts';

/** A run as its owner sees it; null if it belongs to someone else or does not exist. */
export async function findOwnRun(db: Db, userId: string, runId: string): Promise<Run | null> {
  const row = await ownRuns(db, userId).where('id', '=', runId).executeTakeFirst();
  return row ? ((await presentRuns(db, [row]))[0] ?? null) : null;
}

/** The user's runs, newest first. */
export async function listOwnRuns(
  db: Db,
  userId: string,
  filter: { feature?: string | undefined; active: boolean; limit: number },
): Promise<Run[]> {
  let query = ownRuns(db, userId);
  if (filter.feature !== undefined) query = query.where('feature', '=', filter.feature);
  if (filter.active) query = query.where('state', 'in', ['queued', 'running']);
  return presentRuns(db, await query.orderBy('created_at', 'desc').orderBy('id').limit(filter.limit).execute());
}

const columns = [
  'id',
  'feature',
  'state',
  'sample',
  'cost',
  'charge',
  'engine',
  'steps',
  'error_code',
  'error_message',
  'result_kind',
  'result_id',
  'created_at',
  'started_at',
  'finished_at',
] as const;

type RunRow = Pick<Selectable<Tables['runs']>, (typeof columns)[number]> & { keeps_pages: boolean | null };

function ownRuns(db: Db, userId: string) {
  return db
    .selectFrom('runs')
    .select(columns)
    .select(
      sql<boolean | null>`case when finished_at is null then (input->>'keepPages')::boolean end`.as('keeps_pages'),
    )
    .where('user_id', '=', userId);
}

async function presentRuns(db: Db, rows: readonly RunRow[]): Promise<Run[]> {
  if (rows.length === 0) return [];
  const steps = await db
    .selectFrom('run_steps')
    .select(['run_id', 'step_id', 'started_at', 'finished_at', 'note'])
    .where(
      'run_id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  const known = new Map(steps.map((step) => [`${step.run_id} ${step.step_id}`, step]));
  return rows.map((row) => ({
    id: row.id,
    feature: row.feature,
    state: row.state,
    sample: row.sample,
    cost: row.cost,
    charge: row.charge,
    engine: row.engine,
    steps: row.steps.map(({ id, title }) => {
      const step = known.get(`${row.id} ${id}`);
      const state = stepState(row.state, step);
      return {
        id,
        title,
        state,
        note: state === 'running' ? (step?.note ?? null) : null,
        started_at: step?.started_at.toISOString() ?? null,
        finished_at: step?.finished_at?.toISOString() ?? null,
      };
    }),
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
    result: row.result_kind && row.result_id !== null ? { kind: row.result_kind, id: row.result_id } : null,
    keeps_pages: row.keeps_pages,
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  }));
}

/** When a run has ended, no step is running or waiting. */
function stepState(
  run: RunState,
  step: { readonly finished_at: Date | null } | undefined,
): Run['steps'][number]['state'] {
  if (step?.finished_at) return 'done';
  if (run === 'queued' || run === 'running') return step ? 'running' : 'waiting';
  return step && run !== 'succeeded' ? run : 'skipped';
}
