import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterState } from '../../base/cluster/shared.ts';
import { retryAfterSeconds } from '../../base/http/retry-after.ts';
import { fetchWithinOrigin } from '../../base/http/same-origin-fetch.ts';
import { inTurn } from '../../base/limits/turns.ts';

/**
 * Fetches from a public service within its usage rules: limited concurrency, a gap between requests, backoff on
 * request, and no requests for a while after it was unreachable. All callers share that pause, so it is never longer
 * than one backoff.
 */
export function createThrottledFetch(
  shared: Pick<ClusterState, 'turns' | 'pace'>,
  rules: ThrottleRules,
): ThrottledFetch {
  const turns = shared.turns(`requests to ${rules.name}`, { count: rules.concurrency });
  const pace = shared.pace(rules.name);
  let gap = rules.gapMilliseconds;
  let silentUntil = 0;
  let failures = 0;

  return (address, { signal } = {}) =>
    inTurn(turns, async () => {
      signal?.throwIfAborted();
      // Checked when a caller's turn comes, so that waiting callers don't repeat a failing request.
      if (Date.now() < silentUntil) throw new Unreachable(`${rules.name} did not answer a moment ago`);
      const wait = await pace.wait(gap);
      if (wait > 0) await sleep(wait, undefined, signal ? { signal } : {});
      return await attempt(address, signal);
    });

  async function attempt(address: string, signal: AbortSignal | undefined): Promise<FetchedText> {
    for (let attempt = 0; ; attempt += 1) {
      const limit = AbortSignal.timeout(rules.timeoutMilliseconds);
      let response: Response;
      let body: string;
      try {
        response = await fetchWithinOrigin(address, {
          headers: { 'user-agent': rules.userAgent, accept: rules.accept ?? 'application/json' },
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
        });
        body = await readAtMost(response, rules.maxBytes ?? 4_000_000);
      } catch (error) {
        signal?.throwIfAborted();
        pause(0);
        throw new Unreachable(`${rules.name} cannot be reached`, { cause: error });
      }
      readLimits(response.headers);
      if (response.status !== 429 && response.status < 500) {
        failures = 0;
        return { status: response.status, body };
      }
      const delay = rules.backOffMilliseconds[attempt];
      const asked = (retryAfterSeconds(response.headers.get('retry-after')) ?? 0) * 1_000;
      if (delay === undefined || asked > 30_000) {
        pause(asked);
        throw new Unreachable(`${rules.name} answered ${response.status}`);
      }
      await sleep(Math.max(delay, asked), undefined, signal ? { signal } : {});
    }
  }

  /** The service's Retry-After takes precedence; otherwise the next backoff step is used. */
  function pause(asked: number): void {
    const step = rules.backOffMilliseconds[Math.min(failures, rules.backOffMilliseconds.length - 1)] ?? 0;
    failures += 1;
    silentUntil = Date.now() + Math.max(step, asked);
  }

  /** Crossref states its rate limit in every response: this many requests in this many seconds. */
  function readLimits(headers: Headers): void {
    const requests = Number(headers.get('x-rate-limit-limit'));
    const seconds = Number.parseFloat(headers.get('x-rate-limit-interval') ?? '');
    if (requests > 0 && seconds > 0) gap = Math.max(rules.gapMilliseconds, (seconds * 1_000) / requests);
  }
}

export type ThrottledFetch = (address: string, options?: { signal?: AbortSignal | undefined }) => Promise<FetchedText>;

export interface FetchedText {
  readonly status: number;
  readonly body: string;
}

export interface ThrottleRules {
  readonly name: string;
  readonly userAgent: string;
  readonly accept?: string;
  /** Concurrent requests. */
  readonly concurrency: number;
  /** From the start of one request to the start of the next. */
  readonly gapMilliseconds: number;
  readonly timeoutMilliseconds: number;
  /** Before each retry after 429 or 5xx, and the pause after a service was unreachable. */
  readonly backOffMilliseconds: readonly number[];
  readonly maxBytes?: number;
}

/** No answer: the network or the service is down. Nothing is known about the requested record. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > most) throw new Error(`more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '');
}
