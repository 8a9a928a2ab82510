import { sql } from 'kysely';
import type { RunEvent } from '#contract/runs.ts';
import type { Db, Trx } from '../base/db/database.ts';
import { runChannel } from './runs-context.ts';

export interface StoredEvent {
  readonly seq: number;
  readonly event: RunEvent;
}

/**
 * Adds an event with the run's next number. Taking the number locks the run's row until the transaction ends, so that
 * numbers become visible in order; listeners are notified on commit.
 */
export async function appendEvent(trx: Trx, runId: string, event: RunEvent): Promise<void> {
  const mark = endsRun(event) ? ':ended' : event.event === 'workflow_started' ? ':due' : '';
  await sql`
    with next as (update runs set event_seq = event_seq + 1 where id = ${runId} returning event_seq)
    insert into run_events (run_id, seq, event) select ${runId}, event_seq, ${JSON.stringify(event)} from next`.execute(
    trx,
  );
  await sql`select pg_notify(${runChannel}, ${runId + mark})`.execute(trx);
}

/** No event follows this one. */
export function endsRun(event: RunEvent): boolean {
  return event.event === 'workflow_finished';
}

/** The events after these positions, for all the runs in one query, in order. */
export async function readEvents(
  db: Db,
  after: ReadonlyMap<string, number>,
): Promise<(StoredEvent & { runId: string })[]> {
  if (after.size === 0) return [];
  const { rows } = await sql<StoredEvent & { runId: string }>`
    select run_events.run_id as "runId", run_events.seq, run_events.event
    from run_events join unnest(${[...after.keys()]}::uuid[], ${[...after.values()]}::integer[]) as position (run_id, seq)
      on run_events.run_id = position.run_id and run_events.seq > position.seq
    order by run_events.run_id, run_events.seq`.execute(db);
  return rows;
}

/** Removes the result's text from the last events of these runs, because the result was deleted. */
export async function removeResults(db: Db, runIds: readonly string[]): Promise<void> {
  await sql`
    update run_events set event = (jsonb_set(event::jsonb, '{data,outputs,text}', '""'))::json
    where run_id = any(${runIds}::uuid[]) and event ->> 'event' = 'workflow_finished'`.execute(db);
}
