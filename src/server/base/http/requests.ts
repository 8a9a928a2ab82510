import { randomBytes, randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { TrustedProxies } from '../config/trusted-proxies.ts';
import { addressBlock } from '../limits/address-block.ts';
import { logContext } from '../log/log-context.ts';
import type { Logger } from '../log/logger.ts';
import { requestOrigin } from '../log/request-origin.ts';
import { activeTraceparent } from '../telemetry/spans.ts';
import { clientAddress } from './client-address.ts';
import type { HttpEnv } from './env.ts';

/**
 * Gives every request its id (a proxy's X-Request-Id where it is a UUID), its logger, its nonce and the caller's address, and writes one line when it is answered.
 * What a request says of its address counts only when it comes from one of the trusted proxies.
 */
export function trackRequests(log: Logger, trusted: TrustedProxies): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const requestId = givenId(c.req.header('X-Request-Id')) ?? randomUUID();
    const traceId = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-/.exec(
      activeTraceparent() ?? c.req.header('traceparent') ?? '',
    )?.[1];
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('viewer', null);
    c.set('tokenProblem', null);
    c.set('apiKey', null);
    c.set('nonce', randomBytes(16).toString('base64'));
    const address = clientAddress(remoteOf(c), c.req.header('X-Forwarded-For'), trusted);
    c.set('address', address);
    const startedAt = performance.now();
    await logContext.run({ requestId, ...(traceId ? { traceId } : {}) }, async () => {
      await requestOrigin.run({ requestId, addressBlock: addressBlock(address) }, next);
      c.header('X-Request-Id', requestId);
      const milliseconds = Math.round(performance.now() - startedAt);
      const line = { method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, milliseconds };
      // Hashed assets and health checks would drown what matters.
      if (c.req.path.startsWith('/assets/') || machinePaths.has(c.req.path)) log.debug(line, 'request');
      else log.info(line, 'request');
    });
  };
}

/** A UUID with or without its hyphens, as proxies make them; anything else could not be searched for in the security log. */
function givenId(header: string | undefined): string | null {
  const [, a, b, c, d, e] =
    /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i.exec(header ?? '') ?? [];
  return a ? [a, b, c, d, e].join('-').toLowerCase() : null;
}

/** The address of a file, a calendar or a shared page is the permission to read it, and the one of a mail's link to act. */
function loggedPath(path: string): string {
  return path.replace(/^\/(files|calendar|api\/reminders\/off)\/.+/, '/$1/:token').replace(sharedPath, '$1:token');
}

const machinePaths = new Set(['/healthz', '/readyz', '/metrics']);
const sharedPath = /^(\/(?:api\/shared|shared\/\w+)\/)[^/.]+/;

function remoteOf(c: Parameters<MiddlewareHandler<HttpEnv>>[0]): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // Requests that were made without a socket, as in tests of a single handler.
    return 'unknown';
  }
}
