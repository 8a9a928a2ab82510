import type { MiddlewareHandler } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { HttpEnv } from './env.ts';

/**
 * Rejects state-changing requests that another site's page made (CSRF). Calls need a bearer token, which a foreign page
 * does not have, and the session cookie is SameSite=Lax; this is the third layer, using Fetch Metadata and the Origin
 * header. Requests without either (scripts, payment providers) pass.
 */
export function refuseCrossSite(appUrl: string): MiddlewareHandler<HttpEnv> {
  const own = new URL(appUrl).origin;
  return async (c, next) => {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) {
      const site = c.req.header('Sec-Fetch-Site');
      const origin = c.req.header('Origin');
      const sameHost = origin !== undefined && URL.canParse(origin) && new URL(origin).host === c.req.header('Host');
      if (site === 'cross-site' || (origin !== undefined && origin !== own && !sameHost))
        throw new AppError('cross_site');
    }
    await next();
  };
}
