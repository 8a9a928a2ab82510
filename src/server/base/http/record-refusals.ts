import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import type { Database } from '../db/database.ts';
import { AttemptsExceeded, createAttemptLimit } from '../limits/attempt-limit.ts';
import { type NewSecurityEvent, recordEvent } from '../security-log/record-event.ts';
import type { HttpContext, HttpEnv } from './env.ts';

/**
 * Records refused requests of logged-in users, and the first refusal by every limit. Requests of guests are not
 * recorded, and those of a user only up to a limit, because they could fill the table; the request log has their
 * status.
 */
export function recordRefusals({ db, pool }: Database): MiddlewareHandler<HttpEnv> {
  const recorded = createAttemptLimit(pool, { name: 'recorded-refusals', attempts: 100, seconds: 3_600 });
  return async (c, next) => {
    await next();
    const event = c.error && eventOf(c.error, c);
    if (!event) return;
    // The refusal has already been sent, so a failure to record it is only logged.
    try {
      if (event.kind === 'access_refused') await recorded.take(event.userId ?? '');
      await recordEvent(db, event);
    } catch (error) {
      if (error instanceof AttemptsExceeded) return;
      c.get('log').error({ err: error }, 'a refusal could not be recorded in the security log');
    }
  };
}

function eventOf(error: Error, c: HttpContext): NewSecurityEvent | null {
  const viewer = c.get('viewer') ?? c.get('apiKey');
  if (error instanceof AttemptsExceeded) {
    if (!error.first) return null;
    return {
      kind: 'attempts_exceeded',
      userId: error.userId ?? viewer?.impersonatedBy ?? viewer?.user.id ?? null,
      reason: error.limit,
    };
  }
  if (!viewer || !(error instanceof AppError) || !permissionCodes.has(error.code)) return null;
  // The route's pattern, because an address may contain something that grants access.
  const details = { method: c.req.method, route: routePath(c) };
  return { kind: 'access_refused', userId: viewer.impersonatedBy ?? viewer.user.id, reason: error.code, details };
}

const permissionCodes: ReadonlySet<ErrorCode> = new Set([
  'forbidden',
  'api_key_not_accepted',
  'api_key_scope',
  'superadmin_only',
  'own_account',
  'cross_site',
]);
