import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#contract/errors.ts';

/**
 * At most `attempts` per key within `seconds` of the first one, counted by one database statement: exact under bursts
 * and shared by all processes. Keys are stored as hashes, because they may contain email addresses.
 */
export function createAttemptLimit(pool: pg.Pool, options: AttemptLimitOptions): AttemptLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'attempt_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: options.name,
    points: options.attempts,
    duration: options.seconds,
  });
  return {
    async take(...parts) {
      try {
        await limiter.consume(limitKey(parts));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new AttemptsExceeded(options, refused);
      }
    },
    async refuseWhenSpent(...parts) {
      const state = await limiter.get(limitKey(parts));
      if (state && state.consumedPoints >= options.attempts) throw new AttemptsExceeded(options, state);
    },
    async giveBack(...parts) {
      await limiter.reward(limitKey(parts));
    },
    async forget(...parts) {
      await limiter.delete(limitKey(parts));
    },
  };
}

export class AttemptsExceeded extends AppError {
  /** The limit's name. */
  readonly limit: string;
  /** This is the first refusal for this key in the current time window. */
  readonly first: boolean;
  /** The account that was tried, if the caller knows it. */
  userId: string | undefined;

  constructor(limit: AttemptLimitOptions, { consumedPoints, msBeforeNext }: RateLimiterRes) {
    super('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
    this.limit = limit.name;
    this.first = consumedPoints === limit.attempts + 1;
  }
}

export interface AttemptLimitOptions {
  /** Unique among all limits. */
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

export interface AttemptLimit {
  /** Counts an attempt before it is made; throws too_many_attempts with the seconds to wait. */
  take(...key: string[]): Promise<void>;
  /** Throws like `take` when no attempt is left, but counts nothing. */
  refuseWhenSpent(...key: string[]): Promise<void>;
  /** Takes back an attempt that turned out not to be one. */
  giveBack(...key: string[]): Promise<void>;
  /** Resets the count for the key. */
  forget(...key: string[]): Promise<void>;
}

/** Removes expired counters; returns how many. */
export async function removeSpentLimits(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query('delete from attempt_limits where expire < $1', [Date.now()]);
  return rowCount ?? 0;
}

function limitKey(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
