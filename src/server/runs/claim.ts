import { type RawBuilder, sql } from 'kysely';
import type { Lane } from '#contract/tool.ts';
import type { Db, Trx } from '../base/db/database.ts';

/** A claim on a run: the right to write to it until another worker claims it or it ends. */
export interface Claim {
  readonly runId: string;
  readonly fence: number;
}

/**
 * Locks the run's row if the claim is still valid, and throws ClaimLost if the run was claimed again or has ended.
 * Every write of a worker follows this check in the same transaction.
 */
export type ClaimGuard = (trx: Trx, claim: Claim) => Promise<void>;

export const requireClaim: ClaimGuard = async (trx, claim) => {
  const held = await trx
    .selectFrom('runs')
    .select('id')
    .where('id', '=', claim.runId)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new ClaimLost();
};

export class ClaimLost extends Error {
  override readonly name = 'ClaimLost';
  constructor() {
    super('the run was taken over or has ended');
  }
}

/** What a worker gets with its claim. */
export interface ClaimedRun extends Claim {
  readonly userId: string;
  readonly feature: string;
  readonly input: unknown;
  readonly sample: boolean;
  readonly uploadId: string | null;
  readonly attempt: number;
  readonly interruptions: number;
  readonly createdAt: Date;
  /** By the database's clock; negative after the time limit. */
  readonly remainingSeconds: number;
  /** Trace context of the request that submitted the run. */
  readonly traceparent: string | null;
}

/** Which run a worker wants to claim next. */
export interface ClaimRequest {
  readonly lane: Lane;
  readonly worker: number;
  readonly claimSeconds: number;
  /** The last user served; the next user in the order of ids is served next. */
  readonly after: string;
  /** Users who already have the maximum number of slots. */
  readonly served: readonly string[];
  /** Runs that this worker is still executing: their claims are renewed, not taken again. */
  readonly atWork: readonly string[];
}

/**
 * Claims the next due run: users take turns (round robin), and each user's runs are claimed in the order of submission.
 * It is one statement, so several workers can call it concurrently; runs that another worker is claiming are skipped.
 * Each half of the round is one lookup in `runs_due_idx`, however many runs are waiting.
 */
export async function claimNext(db: Db, request: ClaimRequest): Promise<ClaimedRun | null> {
  const { rows } = await claimStatement(request).execute(db);
  return rows[0] ?? null;
}

export function claimStatement({ lane, worker, claimSeconds, after, served, atWork }: ClaimRequest) {
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
      lease_until = now() + make_interval(secs => ${claimSeconds}),
      started_at = coalesce(started_at, now()),
      deadline = coalesce(deadline, now() + make_interval(secs => time_limit_seconds))
    where id = coalesce(${firstOf(sql`user_id > ${after}`)}, ${firstOf(sql`user_id <= ${after}`)})
    returning id as "runId", fence, user_id as "userId", feature, input, sample, upload_id as "uploadId", attempt, interruptions, traceparent,
      created_at as "createdAt", extract(epoch from deadline - now())::double precision as "remainingSeconds"`;
}

/**
 * Renews a worker's claims; returns which ones are still valid. A run whose row is locked is being written to and needs
 * no renewal; waiting for the lock would delay the worker's other runs.
 */
export async function renewClaims(
  db: Db,
  worker: number,
  claims: readonly Claim[],
  claimSeconds: number,
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    with claimed as (
      select * from unnest(
        ${claims.map((claim) => claim.runId)}::uuid[], ${claims.map((claim) => claim.fence)}::bigint[]
      ) as claimed (id, fence)
    ), free as (
      select runs.id from runs join claimed using (id, fence) where state = 'running' for no key update of runs skip locked
    ), renewed as (
      update runs set lease_until = now() + make_interval(secs => ${claimSeconds}), worker = ${worker}
      from free where runs.id = free.id
    )
    select runs.id from runs join claimed using (id, fence) where state = 'running'`.execute(db);
  return new Set(rows.map((row) => row.id));
}

/** Ends a claim: a renewal that started earlier finds another fence, so it cannot take the run back. */
export const released = { fence: sql<number>`fence + 1`, worker: null, lease_until: null };

/** Releases a run so that another worker can continue it, immediately or after some seconds. */
export async function yieldRun(db: Db, claim: Claim, seconds = 0): Promise<void> {
  await db
    .updateTable('runs')
    .set({
      ...released,
      ...(seconds > 0 ? { not_before: sql<Date>`now() + make_interval(secs => ${seconds})` } : {}),
    })
    .where('id', '=', claim.runId)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'running')
    .execute();
}

/** Releases open runs whose worker has died, so that they are due again; returns how many. */
export async function releaseOrphanedRuns(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    update runs set worker = null, lease_until = null, interruptions = interruptions + 1
    where id in (
      select id from runs
      where state in ('queued', 'running') and worker is not null and not ${ownerLives}
      order by created_at limit 100 for update skip locked
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** First key of the advisory locks that show that a worker is alive; the second key is the worker's number. */
export const workerLockSpace = 7_215;

/**
 * A worker is alive while its connection holds its advisory lock, which PostgreSQL releases when the connection ends,
 * and while it renews its claims, in case the connection of a dead machine still appears open.
 */
const ownerLives = sql`(
  lease_until > now() and exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())
      and classid::bigint = ${sql.lit(workerLockSpace)} and objid::bigint = runs.worker
  )
)`;
