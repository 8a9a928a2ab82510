import { type RawBuilder, sql } from 'kysely';
import type { Lane } from '#contract/tool.ts';
import type { Db, Trx } from '../base/db/database.ts';

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
  readonly sample: boolean;
  readonly uploadId: string | null;
  readonly attempt: number;
  readonly interruptions: number;
  readonly createdAt: Date;
  /** By the database's clock; negative when the time is over. */
  readonly remainingSeconds: number;
  /** The trace of the request that submitted it. */
  readonly traceparent: string | null;
}

/** Whose turn it is, and what a worker does not want. */
export interface ClaimRequest {
  readonly lane: Lane;
  readonly worker: number;
  readonly leaseSeconds: number;
  /** The user who was served last: the one after them, in the order of ids, comes next. */
  readonly after: string;
  /** Users who have all the places that one user may have. */
  readonly served: readonly string[];
  /** Runs that this worker is still at: their leases are renewed, not claimed again. */
  readonly atWork: readonly string[];
}

/**
 * Claims the next run that is due: users take turns, and each user's runs come in the order in which they were submitted.
 * One statement, so several workers may ask at the same time; a run that another one is claiming is passed over. Each
 * half of the circle of users is one step down `runs_due_idx`, however many runs wait.
 */
export async function claimNext(db: Db, request: ClaimRequest): Promise<ClaimedRun | null> {
  const { rows } = await claimStatement(request).execute(db);
  return rows[0] ?? null;
}

export function claimStatement({ lane, worker, leaseSeconds, after, served, atWork }: ClaimRequest) {
  const firstOf = (users: RawBuilder<unknown>) => sql`(
    select id from runs
    where lane = ${lane} and worker is null and state in ('queued', 'running') and ${users}
      and user_id <> all(${served}::uuid[]) and id <> all(${atWork}::uuid[])
      and (not_before is null or not_before <= now())
    order by user_id, created_at limit 1 for no key update skip locked
  )`;
  return sql<ClaimedRun>`
    update runs set
      state = 'running',
      fence = fence + 1,
      worker = ${worker},
      lease_until = now() + make_interval(secs => ${leaseSeconds}),
      started_at = coalesce(started_at, now()),
      deadline = coalesce(deadline, now() + make_interval(secs => time_limit_seconds))
    where id = coalesce(${firstOf(sql`user_id > ${after}`)}, ${firstOf(sql`user_id <= ${after}`)})
    returning id as "runId", fence, user_id as "userId", feature, input, sample, upload_id as "uploadId", attempt, interruptions, traceparent,
      created_at as "createdAt", extract(epoch from deadline - now())::double precision as "remainingSeconds"`;
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

/** Gives a run back, so that another worker may go on with it, at once or after these seconds. */
export async function yieldRun(db: Db, claim: Claim, seconds = 0): Promise<void> {
  await db
    .updateTable('runs')
    .set({
      worker: null,
      lease_until: null,
      ...(seconds > 0 ? { not_before: sql<Date>`now() + make_interval(secs => ${seconds})` } : {}),
    })
    .where('id', '=', claim.runId)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'running')
    .execute();
}

/** Takes open runs from owners that are gone, so that they are due again; answers how many. */
export async function takeOwnerless(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update runs set worker = null, lease_until = null, interruptions = interruptions + 1
    where id in (
      select id from runs
      where state in ('queued', 'running') and worker is not null and not ${ownerLives}
      order by created_at limit 100 for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
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
