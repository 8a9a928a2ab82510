import type pg from 'pg';
import { type AttemptLimit, createAttemptLimit } from '#server/base/limits/attempt-limit.ts';
import { accountLimits } from '../contract/account-limits.ts';

/** The limits that calls of accounts declare, for the rules that count attempts. */
export function createAccountLimits(pool: pg.Pool): AccountLimits {
  const limits = Object.entries(accountLimits).map(([name, limit]) => [name, createAttemptLimit(pool, limit)]);
  return Object.fromEntries(limits) as AccountLimits;
}

export type AccountLimits = { readonly [Name in keyof typeof accountLimits]: AttemptLimit };
