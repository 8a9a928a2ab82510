import type { ErrorCode } from './errors.ts';

/** A limit on how often a call can be made. A request over it gets 429 with Retry-After. */
export type RateLimit = RequestLimit | AttemptsLimit | RuleLimit;

/** The server counts every request that has access and valid input, before the call does anything. */
export interface RequestLimit extends CountedLimit {
  readonly counts: 'requests';
  readonly per: RequestKey;
}

/** The call's own code counts, because only some requests are attempts, or because a success undoes its count. */
export interface AttemptsLimit extends CountedLimit {
  readonly counts: 'attempts';
  /** What is counted, and per what: 'wrong codes per user'. */
  readonly words: string;
}

/** The call's own rule reads the database, or the limit is a setting of the installation. */
export interface RuleLimit {
  readonly counts: 'rule';
  readonly name: string;
  readonly words: string;
  readonly error: ErrorCode;
}

interface CountedLimit {
  /** Part of the key under which the server counts: limits with the same name count together. */
  readonly name: string;
  readonly attempts: number;
  /** Starting with the first one. */
  readonly seconds: number;
  /** too_many_attempts by default. */
  readonly error?: ErrorCode;
}

/** Requests that are counted together. A network is the caller's address block; an email is a field in the body. */
export type RequestKey = 'user' | 'network' | 'email' | 'email and network';

/** The error for a request over the limit. */
export function errorOfLimit({ error = 'too_many_attempts' }: RateLimit): ErrorCode {
  return error;
}

/** The limit in words, for the API documentation. */
export function describeLimit(limit: RateLimit): string {
  if (limit.counts === 'rule') return `At most ${limit.words}.`;
  const { attempts, seconds } = limit;
  const what =
    limit.counts === 'requests' ? `${numbered(attempts, 'request')} per ${limit.per}` : `${attempts} ${limit.words}`;
  return `At most ${what} within ${duration(seconds)}.`;
}

function duration(seconds: number): string {
  if (seconds % 3_600 === 0) return numbered(seconds / 3_600, 'hour');
  return seconds % 60 === 0 ? numbered(seconds / 60, 'minute') : numbered(seconds, 'second');
}

const numbered = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
