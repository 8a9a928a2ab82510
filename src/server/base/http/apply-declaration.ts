import type pg from 'pg';
import type { Declaration } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { errorOfLimit, type RequestKey, type RequestLimit } from '#contract/rate-limits.ts';
import { addressBlock } from '../limits/address-block.ts';
import { type AttemptLimit, AttemptsExceeded, createAttemptLimit } from '../limits/attempt-limit.ts';
import type { HttpContext, Viewer } from './env.ts';
import { asAppError } from './failures.ts';

type Limits = Pick<Declaration, 'path' | 'rateLimit'>;

/**
 * Counts a request for every limit that its call declares for requests. Returns the function that counts; it is created
 * once, when the call is mounted.
 */
export function requestCounter({ path, rateLimit }: Limits, pool: pg.Pool | undefined): CountRequest {
  const limits = rateLimit === 'none' ? [] : rateLimit.filter((limit) => limit.counts === 'requests');
  const counted = limits.map((limit): [RequestLimit, AttemptLimit] => {
    if (!pool) throw new TypeError(`${path} declares a rate limit, so its api needs the database.`);
    return [limit, createAttemptLimit(pool, limit)];
  });
  return async (request) => {
    for (const [limit, counter] of counted) {
      try {
        await counter.take(...keys[limit.per](request));
      } catch (refused) {
        if (limit.error === undefined || !(refused instanceof AttemptsExceeded)) throw refused;
        throw new AppError(limit.error, { retryAfter: refused.retryAfter ?? 1, cause: refused });
      }
    }
  };
}

export type CountRequest = (request: CountedRequest) => Promise<void>;

interface CountedRequest {
  readonly c: HttpContext;
  /** Null for guests. */
  readonly viewer: Viewer | null;
  readonly body?: unknown;
}

const networkOf = ({ c }: CountedRequest) => addressBlock(c.get('address'));
const emailOf = ({ body }: CountedRequest) => (body as { readonly email: string }).email;

const keys: Record<RequestKey, (request: CountedRequest) => string[]> = {
  user: ({ viewer }) => [viewer?.user.id ?? ''],
  network: (request) => [networkOf(request)],
  email: (request) => [emailOf(request)],
  'email and network': (request) => [emailOf(request), networkOf(request)],
};

/**
 * Does the work of a call, and turns an unexpected failure into the error that the call declares for it. If a rule
 * refuses a request because of a limit that the call doesn't declare, that is a bug.
 */
export async function withFallback<T>(
  definition: Limits & Pick<Declaration, 'fallback'>,
  work: () => Promise<T> | T,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    requireDeclared(definition, thrown);
    const isUnexpected = !(thrown instanceof AppError) && asAppError(thrown).code === 'internal';
    if (!isUnexpected || definition.fallback === 'internal') throw thrown;
    throw new AppError(definition.fallback, { cause: thrown });
  }
}

function requireDeclared({ path, rateLimit }: Limits, thrown: unknown): void {
  if (!(thrown instanceof AppError) || thrown.status !== 429) return;
  const limits = rateLimit === 'none' ? [] : rateLimit;
  const declared =
    thrown instanceof AttemptsExceeded
      ? limits.some(({ name }) => name === thrown.limit)
      : limits.some((limit) => errorOfLimit(limit) === thrown.code);
  if (declared) return;
  const name = thrown instanceof AttemptsExceeded ? thrown.limit : thrown.code;
  throw new TypeError(`${path} refuses by the limit ${name}, which it does not declare.`, { cause: thrown });
}
