import { createHash } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#contract/errors.ts';

/**
 * At most `attempts` per key within `seconds` of the first one, counted by one statement in the database: exact under
 * bursts and shared by all processes. Keys are stored as hashes, since they may hold email addresses.
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
        await limiter.consume(keyOf(parts));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new AttemptsExceeded(options, refused);
      }
    },
    async refuseWhenSpent(...parts) {
      const state = await limiter.get(keyOf(parts));
      if (state && state.consumedPoints >= options.attempts) throw new AttemptsExceeded(options, state);
    },
    async giveBack(...parts) {
      await limiter.reward(keyOf(parts));
    },
    async forget(...parts) {
      await limiter.delete(keyOf(parts));
    },
  };
}

export class AttemptsExceeded extends AppError {
  /** Name of the limit. */
  readonly limit: string;
  /** No attempt of this key was refused before, within the limit's time. */
  readonly first: boolean;
  /** The account that was tried, where the limit's caller knows it. */
  userId: string | undefined;

  constructor(limit: AttemptLimitOptions, { consumedPoints, msBeforeNext }: RateLimiterRes) {
    super('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
    this.limit = limit.name;
    this.first = consumedPoints === limit.attempts + 1;
  }
}

export interface AttemptLimitOptions {
  /** Distinct among all limits. */
  readonly name: string;
  readonly attempts: number;
  readonly seconds: number;
}

export interface AttemptLimit {
  /** Counts an attempt before it is made; throws too_many_attempts with the seconds to wait. */
  take(...key: string[]): Promise<void>;
  /** Throws as `take` does when no attempt is left, and counts nothing. */
  refuseWhenSpent(...key: string[]): Promise<void>;
  /** Takes one attempt off the count: it turned out not to be one. */
  giveBack(...key: string[]): Promise<void>;
  /** Forgets every attempt of the key. */
  forget(...key: string[]): Promise<void>;
}

/** Removes counters that have run out; returns how many. */
export async function removeSpentLimits(pool: pg.Pool): Promise<number> {
  const { rowCount } = await pool.query('delete from attempt_limits where expire < $1', [Date.now()]);
  return rowCount ?? 0;
}

function keyOf(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
