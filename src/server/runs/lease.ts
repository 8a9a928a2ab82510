import { sql } from 'kysely';
import type { Db, Trx } from '../db/database.ts';

/** A claim on a run: the right to write for it, until another worker claims it or it ends. */
export interface Claim {
  readonly runId: string;
  readonly fence: number;
}

/**
 * Locks the run's row when the claim still stands, and throws LeaseLost when it does not: the run was claimed again, or
 * has ended. Every write of a worker stands behind it in the same transaction.
 */
export type LeaseGuard = (trx: Trx, claim: Claim) => Promise<void>;

export const requireLease: LeaseGuard = async (trx, claim) => {
  const held = await trx
    .selectFrom('runs')
    .select('id')
    .where('id', '=', claim.runId)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new LeaseLost();
};

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
  constructor() {
    super('the run was taken over or has ended');
  }
}

/** What a worker learns with its claim. */
export interface ClaimedRun extends Claim {
  readonly userId: string;
  readonly feature: string;
  readonly input: unknown;
  readonly uploadId: string | null;
  readonly attempt: number;
  readonly interruptions: number;
  readonly createdAt: Date;
  /** By the database's clock; negative when the time is over. */
  readonly remainingSeconds: number;
}

/** Claims an open run that nobody works on; null when there is no such run, or it is not yet time for its next try. */
export async function claimRun(
  db: Db,
  runId: string,
  worker: number,
  leaseSeconds: number,
): Promise<ClaimedRun | null> {
  const { rows } = await sql<ClaimedRun>`
    update runs set
      state = 'running',
      fence = fence + 1,
      worker = ${worker},
      lease_until = now() + make_interval(secs => ${leaseSeconds}),
      interruptions = interruptions + (worker is not null)::integer,
      started_at = coalesce(started_at, now()),
      deadline = coalesce(deadline, now() + make_interval(secs => time_limit_seconds))
    where id = ${runId}
      and state in ('queued', 'running')
      and (worker is null or not ${ownerLives})
      and (not_before is null or not_before <= now())
    returning id as "runId", fence, user_id as "userId", feature, input, upload_id as "uploadId", attempt, interruptions,
      created_at as "createdAt", extract(epoch from deadline - now())::double precision as "remainingSeconds"`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * Renews the leases of a worker; answers which of its claims still stand. A run whose row is locked just now is being
 * written to and needs no renewal; waiting for it would keep the worker's other runs waiting too.
 */
export async function renewLeases(
  db: Db,
  worker: number,
  claims: readonly Claim[],
  leaseSeconds: number,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with claimed as (
      select * from unnest(
        ${claims.map((claim) => claim.runId)}::uuid[], ${claims.map((claim) => claim.fence)}::bigint[]
      ) as claimed (id, fence)
    ), free as (
      select runs.id from runs join claimed using (id, fence) where state = 'running' for no key update of runs skip locked
    ), renewed as (
      update runs set lease_until = now() + make_interval(secs => ${leaseSeconds}), worker = ${worker}
      from free where runs.id = free.id
    )
    select runs.id from runs join claimed using (id, fence) where state = 'running'`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Gives a run back, so that another worker may go on with it at once. */
export async function yieldRun(db: Db, claim: Claim): Promise<void> {
  await db
    .updateTable('runs')
    .set({ worker: null, lease_until: null, enqueued_at: new Date(0) })
    .where('id', '=', claim.runId)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'running')
    .execute();
}

/**
 * Takes open runs from owners that are gone, and finds runs whose job was lost; answers their ids so that each gets a new
 * job in the same transaction.
 */
export async function takeOwnerless(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update runs set
      worker = null,
      lease_until = null,
      enqueued_at = now(),
      interruptions = interruptions + (worker is not null)::integer
    where id in (
      select id from runs
      where state in ('queued', 'running')
        and case when worker is null
          then enqueued_at < now() - interval '30 seconds' and (not_before is null or not_before < now() - interval '30 seconds')
          else not ${ownerLives} end
      order by created_at limit 100 for update skip locked
    )
    returning id`.execute(trx);
  return rows.map((row) => row.id);
}

/** First key of the advisory locks by which workers show that they live; the second is the worker's number. */
export const workerLockSpace = 7_215;

/**
 * A worker lives as long as its connection holds its advisory lock, which PostgreSQL lets go the moment the connection
 * ends, and as long as it renews its lease, for the case that a dead machine's connection is still believed in.
 */
const ownerLives = sql`(
  lease_until > now() and exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid::bigint = ${sql.lit(workerLockSpace)} and objid::bigint = runs.worker
  )
)`;
