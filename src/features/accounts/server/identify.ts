import type { MiddlewareHandler } from 'hono';
import { anonKey, authPath } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import type { HttpEnv } from '#server/base/http/env.ts';
import { requestOrigin } from '#server/base/log/request-origin.ts';
import type { AccountsContext } from './accounts-context.ts';
import { userOfAccess } from './sessions.ts';

/**
 * Identifies the caller by the bearer access token; callers without one, or with the public key for guests, count as
 * guests.
 */
export function identifyBearer(context: AccountsContext): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const token = /^Bearer +(\S+) *$/i.exec(c.req.header('Authorization') ?? '')?.[1];
    if (token && token !== anonKey) {
      try {
        const claim = await context.tokens.readAccess(token);
        const user = await userOfAccess(context.platform.db, context, claim);
        if (user) {
          c.set('viewer', { user, sessionId: claim.sessionId });
          const origin = requestOrigin.getStore();
          if (origin) origin.userId = user.id;
        } else c.set('tokenProblem', 'invalid_token');
      } catch (error) {
        if (!(error instanceof AppError)) {
          throw c.req.path === authPath ? new AppError('get_user_failed', { cause: error }) : error;
        }
        c.set('tokenProblem', error.code === 'token_expired' ? 'token_expired' : 'invalid_token');
      }
    }
    await next();
  };
}
